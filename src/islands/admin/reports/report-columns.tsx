import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { adminReportWords as words } from '../../../locales/en/screens/admin/reports.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminReportPath } from '../../paths.ts'
import { assigneeColumnOf } from '../table/columns/assignee-column.tsx'
import { rowCell, textCell } from '../table/columns/cells.tsx'
import { DisputedBadge, itemColumnsOf } from '../table/columns/item-columns.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { StageBadges } from './StageBadges.tsx'

const column = tableColumnsOf<AdminReportRecord>()
const common = itemColumnsOf<AdminReportRecord>(adminReportPath)

export const reportColumns = column.columns([
  common.name,
  column.accessor(
    'reportStatus',
    rowCell(words.report, ({ reportStatus }: AdminReportRecord) => (
      <StatusBadge status={reportStatus} />
    )),
  ),
  column.accessor(
    'status',
    rowCell(words.status, (report: AdminReportRecord) => (
      <span className="flex flex-wrap gap-1">
        <StageBadges report={report} />
        <DisputedBadge item={report} />
      </span>
    )),
  ),
  common.description,
  common.identifiers,
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    ...textCell(words.owner, { cell: 'max-w-48', isMinor: true }),
  }),
  assigneeColumnOf<AdminReportRecord>(),
  // Hidden before the assignee is, because the report’s screen shows the day too.
  { ...common.createdAt, meta: { ...common.createdAt.meta, isSpare: true } },
])
