import { Link } from '@tanstack/react-router'
import type { AdminAssetRecord } from '../../../api/assets/admin-asset-record.ts'
import { adminAssetWords } from '../../../locales/en/screens/admin/assets.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { adminAssetPath, userPath } from '../../paths.ts'
import { tableColumnsOf } from '../table/features.ts'
import { itemColumnsOf } from '../table/item-columns.tsx'
import { cellLinkStyle } from '../table/row-style.ts'

const column = tableColumnsOf<AdminAssetRecord>()
const common = itemColumnsOf<AdminAssetRecord>(adminAssetPath)

export const assetColumns = column.columns([
  common.name,
  column.accessor('type', {
    header: adminAssetWords.type,
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-1.5">
        {original.type}
        {original.disputed && <StageBadge tone="bad">{adminStateWords.disputed}</StageBadge>}
      </span>
    ),
  }),
  common.description,
  common.identifiers,
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: adminAssetWords.owner,
    meta: { cell: 'max-w-48' },
    cell: ({ row: { original } }) => (
      <Link to={userPath(original.owner.id)} className={cellLinkStyle}>
        <span className="truncate">{original.owner.name}</span>
      </Link>
    ),
  }),
  common.createdAt,
])
