import { Link } from '@tanstack/react-router'
import type { AdminAssetRecord } from '../../../api/assets/admin-asset-record.ts'
import { adminAssetWords } from '../../../locales/en/screens/admin/assets.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { adminAssetPath, userPath } from '../../paths.ts'
import { tableColumnsOf } from '../table/features.ts'
import { itemColumnsOf } from '../table/item-columns.tsx'

const column = tableColumnsOf<AdminAssetRecord>()
const common = itemColumnsOf<AdminAssetRecord>(adminAssetPath)

export const assetColumns = column.columns([
  common.name,
  column.accessor('type', {
    header: adminAssetWords.type,
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-1.5">
        {original.type}
        {original.disputed && <StageBadge tone="bad">{adminAssetWords.disputed}</StageBadge>}
      </span>
    ),
  }),
  common.description,
  common.identifiers,
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: adminAssetWords.owner,
    cell: ({ row: { original } }) => (
      <Link
        to={userPath(original.owner.id)}
        className="wrap-anywhere underline-offset-4 hover:underline"
      >
        {original.owner.name}
      </Link>
    ),
  }),
  common.createdAt,
])
