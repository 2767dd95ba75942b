import { Link } from '@tanstack/react-router'
import type { AdminAssetRecord } from '../../../api/assets/admin-asset-record.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { adminAssetPath, userPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'
import { IdentifierList } from '../shell/IdentifierList.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { rowLinkStyle } from '../table/row-style.ts'

const column = tableColumnsOf<AdminAssetRecord>()

export const assetColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { rowHeader: true, cell: 'min-w-28' },
    cell: ({ row: { original } }) => (
      <Link to={adminAssetPath(original.id)} className={rowLinkStyle}>
        {original.name}
      </Link>
    ),
  }),
  column.accessor('type', {
    header: 'Type',
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-1.5">
        {original.type}
        {original.disputed && <StageBadge tone="bad">disputed</StageBadge>}
      </span>
    ),
  }),
  column.accessor('description', {
    header: 'Description',
    meta: { cell: 'min-w-32' },
    cell: ({ getValue }) => (
      <span className="line-clamp-2 wrap-anywhere">{getValue() || 'No description'}</span>
    ),
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
    cell: ({ row: { original } }) => (
      <Link
        to={userPath(original.owner.id)}
        className="wrap-anywhere underline-offset-4 hover:underline"
      >
        {original.owner.name}
      </Link>
    ),
  }),
  column.accessor('createdAt', {
    header: 'Created',
    cell: ({ getValue }) => dateOf(getValue()),
  }),
])
