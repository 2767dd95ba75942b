import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { selectStyle } from './field-style.ts'

/** An option; a string is both its value and its label. */
type Choice = string | { value: string; label: string }

type Props = ComponentProps<'select'> &
  FieldText & {
    /** The first, empty option; users cannot choose it again. */
    placeholder?: string | undefined
    choices?: readonly Choice[]
  }

/** A native select of `choices` with a label. Its children are other options, which come first. */
export function SelectField({ placeholder, choices = [], children, ...field }: Props) {
  const { label, hint, error, optional, className, id, ...select } = field
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={selectStyle}>
            {placeholder !== undefined && (
              <option value="" disabled={!optional}>
                {placeholder}
              </option>
            )}
            {children}
            {choices.map((choice) => {
              const { value, label } =
                typeof choice === 'string' ? { value: choice, label: choice } : choice
              return (
                <option key={value} value={value}>
                  {label}
                </option>
              )
            })}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 inset-e-3.5 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  )
}
