import type { Trends } from './queries.ts'

/** The states with most reports, the longest bar first. */
export function StateBars({ states }: { states: Trends['states'] }) {
  const max = Math.max(1, ...states.map(({ reports }) => reports))
  return (
    <ul aria-hidden="true" className="grid gap-2">
      {states.map(({ state, reports }) => (
        <li
          key={state}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)_2.5rem] items-center gap-3 text-sm"
        >
          <span>{state}</span>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-3 w-full"
          >
            <rect width="100" height="8" className="fill-sunken" />
            <rect width={(100 * reports) / max} height="8" className="fill-brand" />
          </svg>
          <span className="text-end tabular-nums">{reports}</span>
        </li>
      ))}
    </ul>
  )
}
