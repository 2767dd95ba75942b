import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { inputWithButtonStyle } from './field-style.ts'

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
            className="absolute inset-y-0.5 inset-e-0.5 min-w-16 rounded-sm px-3 text-sm font-semibold text-brand hover:bg-brand-soft"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
