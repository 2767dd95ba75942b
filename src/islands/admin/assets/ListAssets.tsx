import { assetTypes } from '../../../domain/assets/assets.ts'
import { adminAssetWords } from '../../../locales/en/screens/admin/assets.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { assets as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { assetColumns } from './asset-columns.tsx'
import type { AssetFilters } from './asset-filters.ts'
import { assetsList } from './assets-list.ts'

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
      choices: ['any', 'disputed'],
      initial: 'any',
      labels: { any: adminAssetWords.anyDisputed, disputed: adminStateWords.disputed },
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
