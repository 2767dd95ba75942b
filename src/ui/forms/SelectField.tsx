import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { selectStyle } from './field-style.ts'

type Props = ComponentProps<'select'> &
  FieldText & {
    /** The first, empty choice; it cannot be chosen again. */
    placeholder?: string | undefined
  }

/** A labelled native select; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  placeholder,
  children,
  ...select
}: Props) {
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
