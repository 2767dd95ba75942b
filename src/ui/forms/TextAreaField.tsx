import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { identifierInputStyle, textAreaStyle } from './field-style.ts'

type Props = ComponentProps<'textarea'> &
  FieldText & {
    /** Uses a monospaced font, for lists of identifiers. Long lists scroll. */
    mono?: boolean | undefined
  }

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  mono = false,
  className,
  id,
  ...area
}: Props) {
  const style = cx(
    textAreaStyle,
    area.rows === 2 && 'min-h-20!',
    mono && identifierInputStyle,
    mono && 'max-h-80',
  )
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={style} />}
    </FieldFrame>
  )
}
