import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminReportPath } from '../../paths.ts'
import { assigneeColumnOf } from '../table/assignee-column.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { itemColumnsOf } from '../table/item-columns.tsx'
import { StageBadges } from './StageBadges.tsx'

const column = tableColumnsOf<AdminReportRecord>()
const common = itemColumnsOf<AdminReportRecord>(adminReportPath)

export const reportColumns = column.columns([
  common.name,
  column.accessor('reportStatus', {
    header: adminReportWords.report,
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor('status', {
    header: adminReportWords.status,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        <StageBadges report={original} />
        {original.disputed && <StageBadge tone="bad">{adminStateWords.disputed}</StageBadge>}
      </span>
    ),
  }),
  common.description,
  common.identifiers,
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: adminReportWords.owner,
    meta: { cell: 'max-w-48', isMinor: true },
    cell: ({ getValue }) => <span className="block truncate">{getValue()}</span>,
  }),
  assigneeColumnOf<AdminReportRecord>(),
  // Who works on a case is worth more room than its day, which its page shows.
  { ...common.createdAt, meta: { ...common.createdAt.meta, isSpare: true } },
])
