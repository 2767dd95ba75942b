import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldLabel } from './FieldLabel.tsx'
import { errorStyle, hintStyle } from './field-style.ts'

export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Shows "(optional)" beside the label, or this word of another language. */
  optional?: boolean | string | undefined
  className?: string | undefined
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldText {
  /** A fixed id, for when another element refers to the control. */
  id?: string | undefined
  children: (wiring: ControlWiring) => ReactNode
}

/** An error is below the hint, or takes its place if it says the same. */
export function FieldFrame({ label, error, optional, className, id, children, ...text }: Props) {
  const hint = error && saysTheSame(text.hint, error) ? undefined : text.hint
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const wiring: ControlWiring = {
    id: controlId,
    'aria-describedby': cx(error && errorId, hint ? hintId : undefined) || undefined,
    'aria-invalid': error ? true : undefined,
  }

  return (
    <div className={cx('grid gap-1.5', className)}>
      <FieldLabel htmlFor={controlId} optional={optional}>
        {label}
      </FieldLabel>
      {children(wiring)}
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} message={error} />}
    </div>
  )
}

/** In any language both name the same figure, such as 8 characters or *#06#. */
function saysTheSame(hint: ReactNode, error: string): boolean {
  const figures = typeof hint === 'string' ? hint.match(/\*#\d+#|\d+/g) : null
  return figures?.some((figure) => error.match(/\*#\d+#|\d+/g)?.includes(figure)) ?? false
}

export function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className={errorStyle}>
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      {message}
    </p>
  )
}
