import { Link } from '@tanstack/react-router'
import type { AdminAssetRecord } from '../../../api/assets/admin-asset-record.ts'
import { adminAssetWords as words } from '../../../locales/en/screens/admin/assets.ts'
import { adminAssetPath, userPath } from '../../paths.ts'
import { rowCell } from '../table/columns/cells.tsx'
import { DisputedBadge, itemColumnsOf } from '../table/columns/item-columns.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { cellLinkStyle } from '../table/row-style.ts'

const column = tableColumnsOf<AdminAssetRecord>()
const common = itemColumnsOf<AdminAssetRecord>(adminAssetPath)

export const assetColumns = column.columns([
  common.name,
  column.accessor(
    'type',
    rowCell(words.type, (asset: AdminAssetRecord) => (
      <span className="flex items-center gap-1.5">
        {asset.type}
        <DisputedBadge item={asset} />
      </span>
    )),
  ),
  common.description,
  common.identifiers,
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    ...rowCell(words.owner, (asset: AdminAssetRecord) => <OwnerLink {...asset.owner} />, {
      cell: 'max-w-48',
    }),
  }),
  common.createdAt,
])

function OwnerLink({ id, name }: AdminAssetRecord['owner']) {
  return (
    <Link to={userPath(id)} className={cellLinkStyle}>
      <span className="truncate">{name}</span>
    </Link>
  )
}
