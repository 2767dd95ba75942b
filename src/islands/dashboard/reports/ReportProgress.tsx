import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import type { ReportEventKind } from '../../../domain/reports/report-history.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { waitText } from '../../../locales/waits.ts'
import { cx } from '../../../ui/cx.ts'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { reportHistoryQuery } from '../queries.ts'
import { matchesQuery } from '../screen-queries.ts'

/** Where a loss is on its way: sent, read, public, checked, matched, back. */
export function ReportProgress({ report }: { report: ReportRecord }) {
  const { progress: words, events } = useWords('reportWords', reportWords)
  const { dayInWords } = useDates()
  const { data: history } = useQuery(reportHistoryQuery(report.id))
  const { data: matches = [] } = useQuery({ ...matchesQuery, refetchOnMount: 'always' })
  const { id, stage, outcome } = report
  const hours = history?.readWithinHours
  const checks = history?.checks
  const isPending = stage === 'pending'
  const has = (...kinds: readonly ReportEventKind[]) =>
    history?.events.some(({ kind }) => kinds.includes(kind)) ?? false
  // Its reporter may close it before our team reads it.
  const isConfirmed = isOpen(stage) ? !isPending : has('confirmed', 'reopened')
  const isRead = isConfirmed || has('refused', 'closed', 'archived')
  const isReadFirst = isPending || (history?.reportedAs ?? report.status) === 'Stolen'
  const last = checks?.day && { state: checks.state ?? '', day: dayInWords(checks.day) }
  const steps = [
    { text: words.sent, isDone: true },
    ...(isReadFirst
      ? [{ text: words.read, isDone: isRead, more: hours && waitText(words.usually, hours) }]
      : []),
    // Until then, a check says that it is under review.
    { text: isReadFirst ? events.confirmed : words.public, isDone: isConfirmed },
    {
      text: checks?.times ? fill(words.checkedTimes, { times: checks.times }) : words.checked,
      isDone: Boolean(checks),
      more: last && fill(last.state ? words.lastIn : words.lastOn, last),
    },
    {
      text: words.matched,
      isDone: matches.some(({ reportId, asked }) => reportId === id && !asked),
    },
    { text: words.back, isDone: outcome === 'recovered' },
  ]
  // What a closed report has not reached, it never will.
  const shown = isOpen(stage) ? steps : steps.filter(({ isDone }) => isDone)
  return (
    <ol aria-label={words.title} className="mt-4 grid gap-2 text-sm">
      {shown.map(({ text, isDone, more }) => (
        <li key={text} className="flex gap-3">
          <span
            aria-hidden="true"
            className={cx(
              'mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-2',
              isDone ? 'border-brand bg-brand text-on-brand' : 'border-line-strong',
            )}
          >
            {isDone && <Check className="size-3.5" />}
          </span>
          <span>
            <span className={cx('block', isDone ? 'font-semibold' : 'text-muted')}>
              {text}
              {!isDone && <span className="sr-only"> ({words.notYet})</span>}
            </span>
            {more && <span className="block text-muted">{more}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
