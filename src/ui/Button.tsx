import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { cx } from './cx.ts'
import { Spinner } from './feedback/Spinner.tsx'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** While true, a spinner covers the label, the width stays and presses are ignored. */
    busy?: boolean | undefined
  }

export function Button({
  variant,
  size,
  wide,
  busy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonStyle({ variant, size, wide }), className)}
      {...rest}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
    </button>
  )
}
