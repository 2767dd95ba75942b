import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './FieldFrame.tsx'
import { labelStyle } from './field-style.ts'

interface Choice {
  value: string
  label: ReactNode
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultChecked' | 'id'> & {
  label: ReactNode
  choices: readonly Choice[]
  /** The value until the user chooses another. */
  initial?: string | undefined
  error?: string | undefined
}

/** A choice of a few values: radio buttons that look like one divided button. */
export function ChoiceField({ label, choices, initial, error, className, ...input }: Props) {
  const errorId = useId()

  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={`mb-1.5 ${labelStyle}`}>{label}</legend>
      <div
        className={cx(
          'grid auto-cols-fr grid-flow-col gap-1 rounded-md border bg-surface p-1',
          error ? 'mb-1.5 border-stolen' : 'border-line-strong',
        )}
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-11 items-center justify-center rounded-sm border border-line px-3 text-center text-sm font-semibold hover:bg-brand-soft has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              {...input}
              type="radio"
              value={choice.value}
              defaultChecked={choice.value === initial}
              // The form focuses the first control that is marked so.
              aria-invalid={error && index === 0 ? true : undefined}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} message={error} />}
    </fieldset>
  )
}
