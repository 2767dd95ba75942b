import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { type ReportStatus, reportStatuses } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useDebouncedValue } from '../../forms/use-debounced-value.ts'
import { paths } from '../../paths.ts'
import { IconLink, TextLink } from '../../shell/nav/links.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { useKeptText } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { ReportStatusTag } from '../../words/ReportStatusTag.tsx'
import { useWords } from '../../words/use-words.ts'
import { QueuedReports } from '../offline/QueuedReports.tsx'
import { assetSearchQuery, hasWords, reportsQuery } from '../queries.ts'
import { NoReports } from './NoReports.tsx'
import { ReportCard } from './ReportCard.tsx'
import { ReportGrid, useMatchedReports } from './ReportGrid.tsx'
import { ReportGridSkeleton } from './ReportSkeletons.tsx'

/** Of a search by identifier, which the server does. */
const pauseMs = 200
const maxFound = 100

export function ListMyReports() {
  const words = useWords('reportWords', reportWords)
  const reports = useQuery(reportsQuery)
  const [typed, setTyped] = useKeptText()
  // The input updates first; the list follows when React has time.
  const text = useDeferredValue(typed)
  const settled = useDebouncedValue(typed.trim(), pauseMs)
  const { data: itemsFound } = useQuery(assetSearchQuery(settled, maxFound))

  return (
    <>
      <ScreenHeader
        title={words.title}
        tabTitle={words.reports}
        action={<IconLink to={paths.newReport} icon={Plus} text={words.newReport} />}
      />
      <SearchBox
        label={words.searchReports}
        placeholder={words.searchReportsHint}
        value={typed}
        onChange={setTyped}
        className="mb-6"
      />
      <QueuedReports />
      <QueryBoundary query={reports} skeleton={<ReportGridSkeleton />}>
        {(all) => {
          if (all.length === 0) return <NoReports />
          return text.trim() === '' ? (
            <AllReports reports={all} />
          ) : (
            <MatchingReports
              reports={all}
              text={text}
              items={settled === typed.trim() ? itemsFound : undefined}
            />
          )
        }}
      </QueryBoundary>
    </>
  )
}

/** The number of reports in the panel at the top (spec §9). */
const highlighted = 2

function AllReports({ reports }: { reports: readonly ReportRecord[] }) {
  const words = useWords('reportWords', reportWords)
  const rest = reports.slice(highlighted)
  return (
    <>
      <YourReports reports={reports} latest={reports.slice(0, highlighted)} />
      {rest.length > 0 && (
        <section aria-labelledby="more-reports" className="mt-10">
          <h2 id="more-reports" className="mb-4 text-xl">
            {words.reports}
          </h2>
          <ReportGrid name="reports" reports={rest} />
        </section>
      )}
    </>
  )
}

/** The reports with the text, and those of the items that the server found by it. */
function MatchingReports({
  reports,
  text,
  items = [],
}: {
  reports: readonly ReportRecord[]
  text: string
  items?: readonly AssetRecord[] | undefined
}) {
  const words = useWords('reportWords', reportWords)
  const wanted = text.trim()
  const found = new Set(items.map(({ id }) => id))
  const matching = reports.filter(
    ({ assetId, name, description, status, location, state, policeReference }) =>
      found.has(assetId) ||
      hasWords(
        [name, description, status, location, state, policeReference].filter(Boolean).join(' / '),
        wanted,
      ),
  )
  return (
    <section aria-live="polite">
      {matching.length === 0 ? (
        <EmptyState title={words.noResults} />
      ) : (
        <ReportGrid key={wanted} reports={matching} />
      )}
    </section>
  )
}

interface Props {
  /** All reports, for the counts. */
  reports: readonly ReportRecord[]
  latest: readonly ReportRecord[]
}

/** The panel at the top: the number of reports by status, and the latest two. */
function YourReports({ reports, latest }: Props) {
  const words = useWords('reportWords', reportWords)
  const matched = useMatchedReports(latest)
  return (
    <section aria-labelledby="your-reports">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="your-reports" className="text-xl">
          {words.yourReports}
        </h2>
        <TextLink to={paths.newReport}>{words.newReport}</TextLink>
      </div>
      <dl className="mb-4 grid grid-cols-3 divide-x divide-line rounded-lg border border-line bg-sunken">
        {reportStatuses.map((status) => (
          <div key={status} className="grid justify-items-center gap-2 px-0.5 py-3 sm:px-2 sm:py-5">
            <dt className="order-2 max-sm:[&_svg]:hidden">
              <ReportStatusTag status={status} />
            </dt>
            <dd className="text-3xl font-semibold tabular-nums">{count(reports, status)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-4 sm:grid-cols-2">
        {latest.map((report) => (
          <li key={report.id} className="grid">
            <ReportCard report={report} id={report.id} match={matched.has(report.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function count(reports: readonly ReportRecord[], status: ReportStatus): number {
  return reports.filter((report) => report.status === status).length
}
