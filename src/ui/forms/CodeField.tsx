import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

export const codeLength = 6
const boxes = [...Array(codeLength).keys()]

type Props = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> &
  FieldText & {
    /** Submits the form whenever the sixth digit is typed or pasted. */
    submitsForm?: boolean
  }

// The letter spacing centres each digit in its box (box + gap). The input is wider than its visible
// part, so that the caret after the sixth digit does not scroll the first digit out of view.
const inputStyle =
  'peer absolute inset-y-0 inset-s-0 z-1 w-[calc(100%+2rem)] bg-transparent selection:bg-transparent font-mono text-2xl font-medium outline-none ' +
  'ps-[calc((100cqi-2.5rem)/12-0.5ch)] tracking-[calc((100cqi+0.5rem)/6-1ch)]'

const boxesStyle =
  'grid h-14 grid-cols-6 gap-2 [&>span]:rounded-md [&>span]:border [&>span]:border-line-strong [&>span]:bg-surface ' +
  'rounded-md group-has-focus/code:outline-3 group-has-focus/code:outline-offset-2 group-has-focus/code:outline-focus ' +
  'group-has-focus/code:[&>[data-next]]:border-brand group-has-focus/code:[&>[data-next]]:ring-2 group-has-focus/code:[&>[data-next]]:ring-brand ' +
  'group-has-aria-invalid/code:[&>span]:border-stolen group-has-aria-invalid/code:[&>span]:ring-1 group-has-aria-invalid/code:[&>span]:ring-stolen ' +
  'group-has-disabled/code:[&>span]:border-line group-has-disabled/code:[&>span]:bg-sunken'

/**
 * A field for a one-time code of six digits. It is one real input, so that pasting, arrow keys,
 * backspace and the phone's own suggestion work. The six boxes are only drawn. The field drops
 * everything but digits, which may be of any script.
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
  const frame = useRef<HTMLDivElement>(null)
  /** The box of the next digit. */
  const [next, setNext] = useState(0)

  // Submits a code that was pasted before the page's script had loaded.
  useEffect(() => {
    const typed = submitsForm ? frame.current?.querySelector('input') : null
    // After the effects of the form, in which it registers its fields.
    if (typed?.value.length === codeLength) queueMicrotask(() => typed.form?.requestSubmit())
  }, [submitsForm])

  // Typing replaces a refused code. One digit changed at a time would send each code between.
  useEffect(() => {
    if (error) frame.current?.querySelector('input')?.select()
  }, [error])

  function change(event: ChangeEvent<HTMLInputElement>) {
    removeNonDigits(event.target)
    onChange?.(event)
    if (submitsForm && event.target.value.length === codeLength) event.target.form?.requestSubmit()
  }

  return (
    <FieldFrame {...{ label, hint: error ? undefined : hint, error, optional, className, id }}>
      {(wiring) => (
        <div ref={frame} className="group/code @container relative mb-0.5">
          <div className="absolute inset-0 overflow-clip">
            <input
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="\p{Nd}{6}"
              {...input}
              {...wiring}
              type="text"
              className={inputStyle}
              onChange={change}
              onSelect={({ currentTarget }) => setNext(currentTarget.selectionStart ?? 0)}
            />
          </div>
          <div aria-hidden="true" className={boxesStyle}>
            {boxes.map((box) => (
              <span key={box} data-next={(!error && box === next) || undefined} />
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

/** Removes other characters and keeps the caret after the same digit. */
function removeNonDigits(input: HTMLInputElement) {
  const digits = digitsOf(input.value)
  if (digits === input.value) return
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = digits
  input.setSelectionRange(caret, caret)
}

function digitsOf(text: string): string {
  return text.replace(/\P{Nd}/gu, '').slice(0, codeLength)
}
