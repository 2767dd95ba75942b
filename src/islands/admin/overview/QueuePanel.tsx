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
        {waiting.map(({ kind, count, ageMs, medianMs }) => {
          const { label, href } = taskLink({ kind, count })
          return (
            <li key={kind}>
              <a
                href={href}
                className={`grid min-h-12 items-center gap-x-5 gap-y-1 py-2 hover:bg-sunken ${columns}`}
              >
                <span className="font-semibold text-brand">{label}</span>
                <Duration head={adminOverviewWords.oldest} ms={ageMs} maxMs={maxMs} />
                <Duration head={adminOverviewWords.median} ms={medianMs} maxMs={maxMs} />
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const aimLine = [
  { strokeWidth: 4, className: 'stroke-surface' },
  { strokeWidth: 2, className: 'stroke-ink' },
] as const

interface DurationProps {
  head: string
  ms: number | null
  maxMs: number
}

/** A duration with its bar, orange over the aim; on a phone with its heading too. */
function Duration({ head, ms, maxMs }: DurationProps) {
  const aim = (100 * aimMs) / maxMs
  return (
    <span className="grid grid-cols-[8rem_minmax(0,1fr)_5rem] items-center gap-2 text-sm tabular-nums sm:grid-cols-[minmax(0,1fr)_5rem]">
      <span className="text-xs text-muted sm:sr-only">{head} </span>
      <svg
        viewBox="0 0 100 16"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-5 w-full overflow-visible"
      >
        <rect y="4" width="100" height="8" className="fill-sunken" />
        {ms !== null && (
          <>
            <rect
              y="4"
              width={Math.max(2, (100 * ms) / maxMs)}
              height="8"
              className={ms > aimMs ? 'fill-lost-fill' : 'fill-brand'}
            />
            {/* Outlined in the colour of the card, so that it shows on any bar. */}
            {aimLine.map((line) => (
              <line
                key={line.className}
                x1={aim}
                x2={aim}
                y2="16"
                vectorEffect="non-scaling-stroke"
                {...line}
              />
            ))}
          </>
        )}
      </svg>
      <span className={ms === null ? 'text-xs text-muted' : undefined}>
        {ms === null ? adminOverviewWords.noneYet : durationInWords(ms)}
      </span>
    </span>
  )
}
