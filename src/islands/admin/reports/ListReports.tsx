import type { AdminReportRecord } from '../../../api/reports/admin-reports.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { adminTableWords } from '../../../locales/en/screens/admin/table.ts'
import { StatusTag } from '../../../ui/tag/TagLabel.tsx'
import { adminReportPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { type ReportFilters, shownStages } from '../list-filters.ts'
import { reportsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { items as route } from '../routes.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { assigneeColumnOf, rowCell, waitCell } from '../table/columns/cells.tsx'
import { DisputedBadge, itemColumnsOf } from '../table/columns/item-columns.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { withStatus } from '../table/list.ts'
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
    variant: decision.variant,
    reason: reasonForReporter(decision),
    isPossible: ({ status }) => decision.from.includes(status),
    decide: (item, reason) => decide(item, decision, reason),
    refreshes: [[reportsList.key], tasksQuery.queryKey],
  })),
}

const column = tableColumnsOf<AdminReportRecord>()
const common = itemColumnsOf<AdminReportRecord>(adminReportPath)
const assignee = assigneeColumnOf<AdminReportRecord>()

const reportColumns = column.columns([
  common.name,
  column.accessor(
    'reportStatus',
    rowCell(adminReportWords.report, ({ reportStatus }: AdminReportRecord) => (
      <StatusTag status={reportStatus} />
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
    ...waitCell(adminTableWords.created, ({ createdAt, status }: AdminReportRecord) => ({
      since: createdAt,
      isWaiting: status === 'pending',
    })),
  }),
])

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

function decide({ id, reportStatus }: AdminReportRecord, { to }: Decision, reason: string) {
  return call('PATCH /admin/items/{id}', {
    ...{ id, reportStatus, status: to },
    ...(reason && { reason }),
  })
}
