import { Fragment, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { Identifier } from './Identifier.tsx'

/** A long value is below its name on a phone. */
export type FactEntry = readonly [label: string, value: ReactNode, isLong?: boolean]

interface Labelled {
  label: string
  value: string
}

/** Identifiers as facts. On a phone each has the whole width, so that no digit wraps. */
export function identifierFacts(identifiers: readonly Labelled[]): FactEntry[] {
  return identifiers.map(({ label, value }) => [
    label,
    <Identifier key={value} value={value} className="font-semibold" />,
    true,
  ])
}

const longStyle = 'max-sm:col-span-full'

/** Lists names and values side by side; empty values are omitted. */
export function DescriptionList({ facts }: { facts: readonly FactEntry[] }) {
  return (
    <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2 text-sm">
      {facts.map(
        ([label, value, isLong]) =>
          value && (
            <Fragment key={label}>
              <dt className={cx('text-muted', isLong && longStyle)}>{label}</dt>
              <dd className={cx('min-w-0 wrap-anywhere', isLong && `${longStyle} max-sm:-mt-2`)}>
                {value}
              </dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
