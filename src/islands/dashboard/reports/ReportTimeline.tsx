import { useQuery } from '@tanstack/react-query'
import type { ReportHistory } from '../../../api/reports/reports.ts'
import type { ReportEvent, ReportEventKind } from '../../../domain/reports/report-history.ts'
import type { ReportStatus } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Fold } from '../../../ui/sections/Fold.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { reportHistoryQuery } from '../queries.ts'

/** The history of a report, newest first. */
export function ReportTimeline({ id }: { id: string }) {
  const words = useWords('reportWords', reportWords)
  const history = useQuery(reportHistoryQuery(id))
  return (
    <Fold title={words.timeline}>
      <QueryBoundary query={history} skeleton={<TimelineSkeleton />}>
        {(data) => <Events history={data} />}
      </QueryBoundary>
    </Fold>
  )
}

function Events({ history }: { history: ReportHistory }) {
  const words = useWords('reportWords', reportWords)
  const { momentOf } = useDates()
  const wasLost = history.events.some(({ kind }) => kind === 'stolen')
  const reportedAs = wasLost ? 'Lost' : history.reportedAs
  return (
    <ol className="grid">
      {history.events.toReversed().map((event, index) => (
        <li
          key={`${event.at} ${event.kind}`}
          className="group relative grid gap-0.5 border-s-2 border-line ps-5 pb-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={cx(
              'absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 border-surface',
              index === 0 ? (dotColours[event.kind] ?? 'bg-brand') : 'bg-line-strong',
            )}
          />
          <p className="text-sm font-semibold">{eventLabel(words, event, reportedAs)}</p>
          {event.reason && (
            <p className="rounded-md bg-sunken px-3 py-2 text-sm break-words whitespace-pre-line">
              {event.reason}
            </p>
          )}
          <p className="text-xs text-muted">
            <time dateTime={new Date(event.at).toISOString()}>{momentOf(event.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

const dotColours: Partial<Record<ReportEventKind, string>> = {
  'under-review': 'bg-marigold',
  refused: 'bg-stolen',
  recovered: 'bg-found',
  'handed-over': 'bg-found',
}

function TimelineSkeleton() {
  return (
    <div className="grid gap-4">
      {['newest', 'oldest'].map((place) => (
        <div key={place} className="grid gap-2">
          <Skeleton className="h-4.5 w-48 max-w-full" />
          <Skeleton className="h-4 w-32" />
        </div>
      ))}
    </div>
  )
}

/** The label of an event in a report's history. It names the action, and no other user. */
function eventLabel(
  words: typeof reportWords,
  { kind, fields }: Pick<ReportEvent, 'kind' | 'fields'>,
  reportedAs: ReportStatus,
): string {
  if (kind === 'reported') return words.events.reported[reportedAs]
  return fill(words.events[kind], { fields: listText(words, fields) })
}

/**
 * `the place, the state and the picture`. Not with `Intl.ListFormat`, which lacks some languages.
 */
function listText(words: typeof reportWords, fields: readonly string[]): string {
  const names: Readonly<Record<string, string>> = words.fields
  const all = [...new Set(fields.map((field) => names[field] ?? field))]
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} ${words.and} ${last}`
}
