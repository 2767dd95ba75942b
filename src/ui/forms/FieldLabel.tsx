import type { ReactNode } from 'react'
import { labelStyle } from './field-style.ts'

interface Props {
  htmlFor: string
  children: ReactNode
  /** True, or the word to show instead of “optional”. */
  optional?: boolean | string | undefined
}

/** The label of a control. It says if the control is optional. */
export function FieldLabel({ htmlFor, children, optional }: Props) {
  return (
    <label htmlFor={htmlFor} className={labelStyle}>
      {children}
      {optional && (
        // Stays beside the last word of the label.
        <span className="font-normal whitespace-nowrap text-muted">
          {'\u00a0'}({optional === true ? 'optional' : optional})
        </span>
      )}
    </label>
  )
}
