import type { AdminAssetRecord } from '../../../api/assets/admin-assets.ts'
import { assetTypes } from '../../../domain/assets/assets.ts'
import { adminAssetWords } from '../../../locales/en/screens/admin/assets.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { adminAssetPath } from '../../paths.ts'
import type { AssetFilters } from '../list-filters.ts'
import { assetsList } from '../lists.ts'
import { assets as route } from '../routes.ts'
import { rowCell } from '../table/columns/cells.tsx'
import { DisputedBadge, itemColumnsOf } from '../table/columns/item-columns.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'

const column = tableColumnsOf<AdminAssetRecord>()
const common = itemColumnsOf<AdminAssetRecord>(adminAssetPath)

const assetColumns = column.columns([
  common.name,
  column.accessor(
    'type',
    rowCell(adminAssetWords.type, (asset: AdminAssetRecord) => (
      <span data-usual={!asset.disputed || undefined} className="flex items-center gap-1.5">
        <span className="max-sm:hidden">{asset.type}</span>
        <DisputedBadge item={asset} />
      </span>
    )),
  ),
  common.description,
  common.identifiers,
  common.createdAt,
])

const screen = {
  title: adminAssetWords.assets,
  intro: adminAssetWords.intro,
  caption: adminAssetWords.assets,
  list: assetsList,
  columns: assetColumns,
  empty: adminAssetWords.empty,
  filters: [
    {
      name: 'type',
      legend: adminAssetWords.typeFilter,
      choices: ['all', ...assetTypes],
      initial: 'all',
      labels: { all: adminStateWords.all },
    },
    {
      name: 'claims',
      legend: adminAssetWords.disputedFilter,
      choices: ['disputed'],
      initial: 'any',
      labels: { disputed: adminStateWords.disputed },
    },
  ] as const,
  searchLabel: adminAssetWords.searchHint,
  csv: ({ type, claims, search, owner }: AssetFilters) => ({
    list: 'assets' as const,
    filters: { type, search, owner, disputed: claims && 'true' },
  }),
}

/** The assets of all users. */
export function ListAssets() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
