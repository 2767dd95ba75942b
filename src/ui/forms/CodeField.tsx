import type { ChangeEvent, ComponentProps } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

export const codeLength = 6

type Props = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> &
  FieldText & {
    /** Sends the form each time the sixth digit is in, typed or pasted. */
    submitsForm?: boolean
  }

// The digits are in the middle of their boxes: each is as far from the next as the boxes are (box + gap).
// Wider than it is seen, so that the caret behind the sixth digit does not scroll the first away.
const inputStyle =
  'peer absolute inset-y-0 inset-s-0 z-1 w-[calc(100%+2rem)] bg-transparent font-mono text-2xl font-medium outline-none ' +
  'ps-[calc((100cqi-2.5rem)/12-0.5ch)] tracking-[calc((100cqi+0.5rem)/6-1ch)]'

const boxesStyle =
  'grid h-14 grid-cols-6 gap-2 [&>span]:rounded-md [&>span]:border [&>span]:border-line-strong [&>span]:bg-surface ' +
  'group-has-focus:[&>span]:border-brand group-has-focus:[&>span]:ring-1 group-has-focus:[&>span]:ring-brand ' +
  'group-has-aria-invalid:[&>span]:border-stolen group-has-aria-invalid:[&>span]:ring-1 group-has-aria-invalid:[&>span]:ring-stolen ' +
  'group-has-disabled:[&>span]:border-line group-has-disabled:[&>span]:bg-sunken'

/**
 * A one-time code of six digits: one real input, so that paste, arrows, backspace and the phone's own
 * suggestion work, drawn as six boxes. Anything but a digit is dropped.
 */
export function CodeField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  onChange,
  submitsForm = false,
  ...input
}: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepDigits(event.target)
    onChange?.(event)
    if (submitsForm && event.target.value.length === codeLength) event.target.form?.requestSubmit()
  }

  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <div className="group @container relative">
          <div className="absolute inset-0 overflow-clip">
            <input
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="\d{6}"
              {...input}
              {...wiring}
              type="text"
              className={inputStyle}
              onChange={change}
            />
          </div>
          <div aria-hidden="true" className={boxesStyle}>
            <span />
            <span />
            <span />
            <span />
            <span />
            <span />
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

/** Leaves the caret behind the digit it stood behind. */
function keepDigits(input: HTMLInputElement) {
  const digits = digitsOf(input.value)
  if (digits === input.value) return
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = digits
  input.setSelectionRange(caret, caret)
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength)
}
