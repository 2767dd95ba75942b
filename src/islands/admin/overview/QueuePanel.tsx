import { contestDeadline } from '../../../domain/disputes/disputes.ts'
import { deadlineWords } from '../../../locales/en/screens/admin/deadlines.ts'
import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { deadlineLabel } from '../disputes/deadline.ts'
import { taskLink } from '../header/task-paths.ts'
import type { Stats } from '../queries.ts'
import { durationInWords, isOverAim } from '../shell/duration-in-words.ts'

const columns = 'sm:grid-cols-[minmax(0,1fr)_9rem_9rem]'

/**
 * The queues of staff: the number of tasks, the age of the oldest and the median time to decide.
 */
export function QueuePanel({ queues }: { queues: Stats['queues'] }) {
  const now = Date.now()
  const waiting = queues
    .filter(({ count }) => count > 0)
    .map((queue) => ({ ...queue, ageMs: queue.oldestAt === null ? null : now - queue.oldestAt }))
  return (
    <Card>
      <h2 className="text-lg">{adminOverviewWords.toReview}</h2>
      {waiting.length === 0 && <p className="text-muted">{adminOverviewWords.nothingToReview}</p>}
      {waiting.length > 0 && (
        <>
          <p className="pb-2 text-sm text-muted">{adminOverviewWords.aim}</p>
          <div aria-hidden="true" className={`hidden gap-x-5 sm:grid ${columns}`}>
            {['', adminOverviewWords.oldest, adminOverviewWords.median].map((head) => (
              <span key={head} className="text-xs text-muted">
                {head}
              </span>
            ))}
          </div>
        </>
      )}
      <ul className="grid divide-y divide-line empty:hidden">
        {waiting.map(({ kind, count, oldestAt, ageMs, medianMs }) => {
          const { label, href } = taskLink({ kind, count })
          return (
            <li key={kind}>
              <a
                href={href}
                className={`grid min-h-12 items-center gap-x-5 gap-y-1 py-2 hover:bg-sunken ${columns}`}
              >
                <span>
                  <span className="block font-semibold text-brand">{label}</span>
                  {kind === 'open-disputes' && oldestAt !== null && (
                    <span className="block text-sm text-muted">
                      {nextDeadline(contestDeadline(oldestAt), now)}
                    </span>
                  )}
                </span>
                <Duration head={adminOverviewWords.oldest} ms={ageMs} />
                <Duration head={adminOverviewWords.median} ms={medianMs} />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** That of the oldest dispute comes first. */
function nextDeadline(deadline: number, now: number): string {
  const day = deadlineLabel(deadline)
  return deadline < now ? day : `${deadlineWords.due} ${day}`
}

interface DurationProps {
  head: string
  ms: number | null
}

/** A duration, orange over the aim; on a phone with its heading too. */
function Duration({ head, ms }: DurationProps) {
  const isLate = ms !== null && isOverAim(ms)
  return (
    <span className={cx('text-sm tabular-nums', ms === null && 'text-muted max-sm:hidden')}>
      <span className="text-xs text-muted sm:sr-only">{head} </span>
      <span className={cx(isLate && 'font-semibold text-lost')}>
        {ms === null ? adminOverviewWords.noneYet : durationInWords(ms)}
      </span>
    </span>
  )
}
