import type { ItemRecord } from '../../api/item-record.ts'
import { Identifier } from '../../ui/Identifier.tsx'
import { StageBadge, StatusBadge } from '../../ui/StatusBadge.tsx'
import { shortDateOf } from '../dates.ts'
import { ItemActions } from './ItemActions.tsx'
import { stageTones } from './stages.ts'
import { columnsOf } from './table/features.ts'

const column = columnsOf<ItemRecord>()

export const itemColumns = column.columns([
  column.accessor('name', { header: 'Name', meta: { rowHeader: true, cell: 'min-w-28' } }),
  column.accessor('description', {
    header: 'Description',
    meta: { cell: 'min-w-32' },
    cell: ({ getValue }) => <span className="line-clamp-2">{getValue() || 'No description'}</span>,
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
    cell: ({ row }) => (
      <span>
        {row.original.identifiers.map(({ label, value }) => (
          <span key={label} className="block">
            <span className="block text-xs text-muted">{label}</span>
            <Identifier value={value} className="text-xs" />
          </span>
        ))}
      </span>
    ),
  }),
  column.accessor(({ owner }) => owner.name, { id: 'owner', header: 'Owner' }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ getValue }) => <span className="whitespace-nowrap">{shortDateOf(getValue())}</span>,
  }),
  column.display({
    id: 'actions',
    header: 'Decision',
    meta: { hideHeader: true },
    cell: ({ row }) => <ItemActions item={row.original} />,
  }),
])
