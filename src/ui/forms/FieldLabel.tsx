import type { ReactNode } from 'react'
import { labelStyle } from './field-style.ts'

interface TextProps {
  children: ReactNode
  /** True, or the word to show instead of “optional”. */
  optional?: boolean | string | undefined
}

/** The label of a control. It says if the control is optional. */
export function FieldLabel({ htmlFor, ...text }: TextProps & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className={labelStyle}>
      <LabelText {...text} />
    </label>
  )
}

/** The same for the legend of a group. */
export function LabelText({ children, optional }: TextProps) {
  return (
    <>
      {children}
      {optional && (
        // Stays beside the last word of the label.
        <span className="font-normal whitespace-nowrap text-muted">
          {'\u00a0'}({optional === true ? 'optional' : optional})
        </span>
      )}
    </>
  )
}
