import type { ReactNode } from 'react'

/** Lists names and values below each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container grid divide-y divide-line border-y border-line">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 @sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 text-sm font-medium">{children}</dd>
    </div>
  )
}
