import type { AdminReportRecord } from '../../../api/reports/admin-reports.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { fill } from '../../../locales/texts.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminReportPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { type ReportFilters, shownStages } from '../list-filters.ts'
import { reportsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { items as route } from '../routes.ts'
import { durationInWords } from '../shell/duration-in-words.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { assigneeColumnOf, rowCell, rowName } from '../table/columns/cells.tsx'
import { DisputedBadge, itemColumnsOf } from '../table/columns/item-columns.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { withStatus } from '../table/list.ts'
import { RowLink } from '../table/RowLink.tsx'
import { type Decision, reasonForReporter, reportDecisions } from './decisions.ts'
import { StageBadges } from './StageBadges.tsx'

/** The decisions that do not make a report public: staff must see the evidence of those that do. */
const inBulk = reportDecisions.filter(({ to }) => to !== 'active')

/** Decisions on several reports at once. */
const bulkReports: Bulk<AdminReportRecord> = {
  nameOf: ({ name }) => name,
  actions: inBulk.map((decision) => ({
    label: decision.label,
    send: decision.send,
    consequence: decision.consequence,
    variant: decision.variant === 'danger' ? 'secondary' : decision.variant,
    reason: decision.needsReason ? reasonForReporter : null,
    isPossible: ({ status }) => decision.from.includes(status),
    decide: (item, reason) => decide(item, decision, reason),
    refreshes: [[reportsList.key], tasksQuery.queryKey],
  })),
}

const column = tableColumnsOf<AdminReportRecord>()
const common = itemColumnsOf<AdminReportRecord>(adminReportPath)
const assignee = assigneeColumnOf<AdminReportRecord>()

const reportColumns = column.columns([
  column.accessor(({ name }) => name, { id: 'name', ...rowName(adminTableWords.name, NameCell) }),
  column.accessor(
    'reportStatus',
    rowCell(adminReportWords.report, ({ reportStatus }: AdminReportRecord) => (
      <StatusBadge status={reportStatus} />
    )),
  ),
  column.accessor(
    'status',
    rowCell(adminReportWords.status, (report: AdminReportRecord) => (
      <span className="flex flex-wrap gap-1 sm:py-1.5">
        <StageBadges report={report} />
        <DisputedBadge item={report} />
      </span>
    )),
  ),
  common.description,
  common.identifiers,
  { ...assignee, meta: { ...assignee.meta, isSpare: true } },
  column.accessor(({ createdAt }) => createdAt, {
    id: 'createdAt',
    ...rowCell(adminTableWords.created, WaitCell),
  }),
])

/** What is reported, and by whom. */
function NameCell({ id, name, assetImageUrl, imageUrl, owner }: AdminReportRecord) {
  return (
    <RowLink to={adminReportPath(id)}>
      <UploadedImage
        src={assetImageUrl ?? imageUrl}
        alt=""
        className="me-2.5 size-8 shrink-0 rounded-sm"
      />
      <span className="grid min-w-0 leading-tight">
        <span className="truncate">{name} </span>
        <span className="truncate text-xs font-normal text-muted">{owner.name}</span>
      </span>
    </RowLink>
  )
}

/** How long a pending report waits, or the day of another one. */
function WaitCell({ status, createdAt }: AdminReportRecord) {
  return (
    <span className="whitespace-nowrap">
      {status === 'pending'
        ? fill(adminReportWords.waits, { duration: durationInWords(Date.now() - createdAt) })
        : longDate(createdAt)}
    </span>
  )
}

const screen = {
  title: adminReportWords.items,
  intro: adminReportWords.intro,
  caption: adminReportWords.reportedItems,
  list: reportsList,
  columns: reportColumns,
  bulk: bulkReports,
  empty: adminReportWords.empty,
  filters: [
    {
      name: 'status',
      legend: adminReportWords.statusFilter,
      choices: shownStages,
      initial: 'pending',
      labels: { ...adminStateWords.stage, all: adminStateWords.all },
      empty: { pending: adminReportWords.queueEmpty },
    },
  ] as const,
  searchLabel: adminReportWords.searchHint,
  csv: (search: ReportFilters) => ({
    list: 'items' as const,
    filters: withStatus(search, 'pending'),
  }),
}

/** Reports. A row opens its evidence and the decisions. */
export function ListReports() {
  return <ListScreen {...screen} search={route.useSearch()} />
}

function decide({ id }: AdminReportRecord, { to }: Decision, reason: string) {
  return call('PATCH /admin/items/{id}', { id, status: to, ...(reason && { reason }) })
}
