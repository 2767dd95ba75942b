import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminReportPath } from '../../paths.ts'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { itemColumnsOf } from '../table/item-columns.tsx'
import { ReportActions } from './ReportActions.tsx'
import { stageVariants } from './stages.ts'

const column = tableColumnsOf<AdminReportRecord>()
const common = itemColumnsOf<AdminReportRecord>(adminReportPath)

export const reportColumns = column.columns([
  common.name,
  common.description,
  column.accessor('status', {
    header: adminReportWords.status,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        <StageBadge tone={stageVariants[original.status]}>{original.status}</StageBadge>
        {original.disputed && <StageBadge tone="bad">{adminReportWords.disputed}</StageBadge>}
      </span>
    ),
  }),
  column.accessor('reportStatus', {
    header: adminReportWords.report,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  common.identifiers,
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: adminReportWords.owner,
    meta: { cell: 'min-w-24 wrap-anywhere' },
  }),
  common.createdAt,
  decisionColumn<AdminReportRecord>((row) => <ReportActions item={row} />),
])
