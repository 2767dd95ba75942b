import { Fragment, type ReactNode } from 'react'

export type FactEntry = readonly [label: string, value: ReactNode]

/** Lists names and values side by side; empty values are omitted. */
export function DescriptionList({ facts }: { facts: readonly FactEntry[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
