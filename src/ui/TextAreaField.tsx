import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { textAreaStyle } from './field-style.ts'

type Props = ComponentProps<'textarea'> & FieldWords

export function TextAreaField({ label, hint, error, optional, className, id, ...area }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={textAreaStyle} />}
    </FieldFrame>
  )
}
