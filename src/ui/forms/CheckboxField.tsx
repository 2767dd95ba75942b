import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './FieldFrame.tsx'
import { hintStyle } from './field-style.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function CheckboxField({ label, hint, error, className, id, ...input }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`

  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className="peer my-3 size-5 shrink-0 accent-brand"
        />
        <label htmlFor={controlId} className="min-h-11 grow py-2.5 text-sm leading-6">
          {label}
        </label>
      </div>
      {error ? (
        <div className="ms-8">
          <FieldError id={noteId} message={error} />
        </div>
      ) : (
        hint && (
          <p id={noteId} className={cx(hintStyle, 'ms-8')}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
