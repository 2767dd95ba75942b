import { adminOverviewWords } from '../../../locales/en/screens/admin/overview.ts'
import { Card } from '../../../ui/Card.tsx'
import { taskLink } from '../header/task-paths.ts'
import type { Stats } from '../queries.ts'
import { durationInWords } from '../shell/duration-in-words.ts'

/** Staff aim to decide within a day. */
const aimMs = 24 * 3_600_000

const columns = 'sm:grid-cols-[minmax(0,1fr)_10rem_10rem]'

/**
 * The queues of staff: the number of tasks, the age of the oldest and the median time to decide.
 */
export function QueuePanel({ queues }: { queues: Stats['queues'] }) {
  const now = Date.now()
  const waiting = queues
    .filter(({ count }) => count > 0)
    .map((queue) => ({ ...queue, ageMs: queue.oldestAt === null ? null : now - queue.oldestAt }))
  // All bars share one scale, so that they can be compared.
  const maxMs = Math.max(
    aimMs,
    ...waiting.flatMap(({ ageMs, medianMs }) => [ageMs ?? 0, medianMs ?? 0]),
  )
  return (
    <Card className="grow-2 basis-0">
      <div className={`grid items-end gap-x-5 pb-1 ${columns}`}>
        <h2 className="text-lg">{adminOverviewWords.toReview}</h2>
        {waiting.length > 0 &&
          [adminOverviewWords.oldest, adminOverviewWords.median].map((head) => (
            <span key={head} aria-hidden="true" className="text-xs text-muted max-sm:hidden">
              {head}
            </span>
          ))}
      </div>
      {waiting.length === 0 && <p className="text-muted">{adminOverviewWords.nothingToReview}</p>}
      {waiting.length > 0 && <p className="text-sm text-muted">{adminOverviewWords.aim}</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {waiting.map(({ kind, count, ageMs, medianMs }) => {
          const { label, href } = taskLink({ kind, count })
          return (
            <li key={kind}>
              <a
                href={href}
                className={`grid min-h-12 items-center gap-x-5 gap-y-1 py-2 hover:bg-sunken ${columns}`}
              >
                <span className="font-semibold text-brand">{label}</span>
                <Duration
                  head={adminOverviewWords.oldest}
                  ms={ageMs}
                  maxMs={maxMs}
                  fill="fill-lost"
                />
                <Duration
                  head={adminOverviewWords.median}
                  ms={medianMs}
                  maxMs={maxMs}
                  fill="fill-brand"
                />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface DurationProps {
  head: string
  ms: number | null
  maxMs: number
  fill: string
}

/** A duration with its bar; on a phone with its heading too. */
function Duration({ head, ms, maxMs, fill }: DurationProps) {
  return (
    <span className="grid grid-cols-[8rem_minmax(0,1fr)_5rem] items-center gap-2 text-sm tabular-nums sm:grid-cols-[minmax(0,1fr)_5rem]">
      <span className="text-xs text-muted sm:sr-only">{head} </span>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2.5 w-full"
      >
        <rect width="100" height="8" className="fill-sunken" />
        {ms !== null && (
          <>
            <rect width={Math.max(2, (100 * ms) / maxMs)} height="8" className={fill} />
            <rect x={(100 * aimMs) / maxMs - 1} width="1.5" height="8" className="fill-ink" />
          </>
        )}
      </svg>
      <span className={ms === null ? 'text-xs text-muted' : undefined}>
        {ms === null ? adminOverviewWords.noneYet : durationInWords(ms)}
      </span>
    </span>
  )
}
