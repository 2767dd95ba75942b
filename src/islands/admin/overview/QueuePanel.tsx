import { Link } from '@tanstack/react-router'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { taskLink } from '../header/task-labels.ts'
import { durationText } from './duration-text.ts'
import type { Stats } from './queries.ts'

/** What waits for a decision: how much, for how long, and how long decisions take. */
export function QueuePanel({ queues }: { queues: Stats['queues'] }) {
  const now = Date.now()
  const waiting = queues.filter(({ count }) => count > 0)
  return (
    <Card>
      <h2 className="mb-3 text-lg">{adminOverviewWords.toReview}</h2>
      {waiting.length === 0 && <p className="text-muted">{adminOverviewWords.nothingToReview}</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {waiting.map(({ kind, count, oldestAt, medianMs }) => {
          const { label, to, search = {} } = taskLink({ kind, count })
          return (
            <li key={kind}>
              <Link
                to={to}
                search={search}
                className="flex min-h-12 flex-wrap items-center gap-x-4 py-2 hover:bg-sunken"
              >
                <span className="me-auto font-semibold text-brand">{label}</span>
                {oldestAt !== null && (
                  <span className="text-sm tabular-nums">
                    {fill(adminOverviewWords.oldest, { age: durationText(now - oldestAt) })}
                  </span>
                )}
                {medianMs !== null && (
                  <span className="text-sm text-muted tabular-nums">
                    {fill(adminOverviewWords.median, { time: durationText(medianMs) })}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
