import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { radioStyle } from './field-style.ts'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

/** A radio button that looks like a card. */
export function ChoiceCard({ children, className, ...input }: Props) {
  return (
    <label
      className={cx(
        'flex items-center rounded-md border border-line-strong bg-surface px-3.5 py-3 transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input {...input} type="radio" className={radioStyle} />
      {children}
    </label>
  )
}
