import { Link } from '@tanstack/react-router'
import type { ItemRecord } from '../../../api/item-record.ts'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf } from '../../dates.ts'
import { adminItemPath } from '../../paths.ts'
import { NumberList } from '../NumberList.tsx'
import { rowLinkStyle } from '../row-style.ts'
import { columnsOf } from '../table/features.ts'
import { ItemActions } from './ItemActions.tsx'
import { stageTones } from './stages.ts'

const column = columnsOf<ItemRecord>()

export const itemColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { rowHeader: true, cell: 'min-w-28' },
    cell: ({ row: { original } }) => (
      <Link to={adminItemPath(original.id)} className={rowLinkStyle}>
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
        <StageBadge tone={stageTones[original.status]}>{original.status}</StageBadge>
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
    cell: ({ row }) => <NumberList identifiers={row.original.identifiers} />,
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
    cell: ({ row }) => <ItemActions item={row.original} />,
  }),
])
