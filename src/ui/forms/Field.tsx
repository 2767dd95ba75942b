import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { identifierInputStyle, inputStyle } from './field-style.ts'

type Props = ComponentProps<'input'> &
  FieldText & {
    /** Monospaced, for what is read character by character. */
    mono?: boolean | undefined
  }

/** A labelled input. Takes `{...register('name')}` as it is. */
export function Field({ label, hint, error, optional, className, mono, id, ...input }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <input {...input} {...wiring} className={cx(inputStyle, mono && identifierInputStyle)} />
      )}
    </FieldFrame>
  )
}
