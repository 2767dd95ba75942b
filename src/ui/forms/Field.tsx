import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { identifierInputStyle, inputStyle, inputWithIconStyle } from './field-style.ts'

type Props = ComponentProps<'input'> &
  FieldText & {
    /** Uses a monospaced font, for values that users read character by character. */
    mono?: boolean | undefined
    /** A button with an icon, inside the input at its end: see `fieldButtonStyle`. */
    end?: ReactNode
  }

/** An input with a label. Spread `{...register('name')}` into it. */
export function Field({ label, hint, error, optional, className, mono, end, id, ...input }: Props) {
  const style = cx(end ? inputWithIconStyle : inputStyle, mono && identifierInputStyle)
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <div className="relative">
          <input {...input} {...wiring} className={style} />
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
