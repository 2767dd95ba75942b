import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { identifierInputStyle, inputStyle } from './field-style.ts'

type Props = ComponentProps<'input'> &
  FieldText & {
    /** Uses a monospaced font, for values that users read character by character. */
    mono?: boolean | undefined
  }

/** An input with a label. Spread `{...register('name')}` into it. */
export function Field({ label, hint, error, optional, className, mono, id, ...input }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <input {...input} {...wiring} className={cx(inputStyle, mono && identifierInputStyle)} />
      )}
    </FieldFrame>
  )
}
