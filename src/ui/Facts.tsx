import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Lists names and values side by side. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="@container grid divide-y divide-line border-line not-first:border-t">
      {children}
    </dl>
  )
}

interface FactProps {
  label: string
  /** The value is below its name in a narrow card, so that no digit wraps. */
  isLong?: boolean
  children: ReactNode
}

export function Fact({ label, isLong, children }: FactProps) {
  return (
    <div
      className={cx(
        'grid gap-x-4 py-3 text-sm @sm:grid-cols-[9rem_minmax(0,1fr)]',
        !isLong && 'grid-cols-[7rem_minmax(0,1fr)]',
      )}
    >
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  )
}
