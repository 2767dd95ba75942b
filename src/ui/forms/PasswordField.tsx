import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { fieldButtonStyle, inputWithButtonStyle } from './field-style.ts'

interface Props extends Omit<ComponentProps<'input'>, 'type'>, FieldText {
  /** What the button says that shows or hides the password; English if left out. */
  reveal?: { show: string; hide: string }
}

export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  reveal,
  ...input
}: Props) {
  const [shown, setShown] = useState(false)
  const english = shown ? 'Hide' : 'Show'

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
            {...(!reveal && { 'aria-label': `${english} password` })}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            className={`${fieldButtonStyle} min-w-16`}
          >
            {reveal ? reveal[shown ? 'hide' : 'show'] : english}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
