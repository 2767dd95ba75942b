import { Link } from '@tanstack/react-router'
import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminReportPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'
import { IdentifierList } from '../shell/IdentifierList.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { rowLinkStyle } from '../table/row-style.ts'
import { ReportActions } from './ReportActions.tsx'
import { stageVariants } from './stages.ts'

const column = tableColumnsOf<AdminReportRecord>()

export const reportColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { rowHeader: true, cell: 'min-w-28' },
    cell: ({ row: { original } }) => (
      <Link to={adminReportPath(original.id)} className={rowLinkStyle}>
        {original.name}
      </Link>
    ),
  }),
  column.accessor('description', {
    header: 'Description',
    meta: { cell: 'min-w-32' },
    cell: ({ getValue }) => (
      <span className="line-clamp-2 wrap-anywhere">{getValue() || 'No description'}</span>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        <StageBadge tone={stageVariants[original.status]}>{original.status}</StageBadge>
        {original.disputed && <StageBadge tone="bad">disputed</StageBadge>}
      </span>
    ),
  }),
  column.accessor('reportStatus', {
    header: 'Report',
    cell: ({ getValue }) => <StatusBadge status={getValue()} />,
  }),
  column.accessor(({ identifiers }) => identifiers[0]?.value ?? '', {
    id: 'identifiers',
    header: 'Identifiers',
    meta: { cell: 'min-w-44' },
    cell: ({ row }) => <IdentifierList identifiers={row.original.identifiers} />,
  }),
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: 'Owner',
    meta: { cell: 'min-w-24 wrap-anywhere' },
  }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ getValue }) => dateOf(getValue()),
  }),
  column.display({
    id: 'actions',
    header: 'Decision',
    meta: { hideHeader: true, cell: 'actions' },
    cell: ({ row }) => <ReportActions item={row.original} />,
  }),
])
