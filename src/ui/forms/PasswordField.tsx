import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { fieldButtonStyle, inputWithButtonStyle } from './field-style.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldText

export function PasswordField({ label, hint, error, optional, className, id, ...input }: Props) {
  const [shown, setShown] = useState(false)

  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(wiring) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={inputWithButtonStyle}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className={`${fieldButtonStyle} min-w-16`}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
