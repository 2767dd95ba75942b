import { type ComponentProps, type ReactNode, type RefCallback, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './FieldFrame.tsx'
import { labelStyle, radioStyle } from './field-style.ts'

interface Choice {
  value: string
  label: ReactNode
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultChecked' | 'id' | 'ref'> & {
  ref?: RefCallback<HTMLInputElement>
  label: ReactNode
  choices: readonly Choice[]
  /** The value until the user chooses another. */
  initial?: string | undefined
  error?: string | undefined
}

/** A choice of a few values: radio buttons with a frame. */
export function ChoiceField({ label, choices, initial, error, className, ref, ...input }: Props) {
  const errorId = useId()

  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={`mb-1.5 ${labelStyle}`}>{label}</legend>
      <div className={cx('flex flex-wrap gap-2', error && 'mb-1.5')}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={cx(
              error ? 'border-stolen' : 'border-line-strong',
              'flex min-h-12 min-w-max grow basis-0 items-center gap-2 rounded-md border bg-surface px-2.5 text-sm font-semibold hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              {...input}
              // react-hook-form reads the first button alone, unless a later one is checked by
              // default. One may have been pressed before hydration.
              ref={(button) => {
                if (button?.checked) button.defaultChecked = true
                return ref?.(button)
              }}
              type="radio"
              value={choice.value}
              defaultChecked={choice.value === initial}
              // The form focuses the first control that is marked so.
              aria-invalid={error && index === 0 ? true : undefined}
              className={radioStyle}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}
