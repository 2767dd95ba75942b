import { assetTypes } from '../../../domain/assets/assets.ts'
import { adminAssetWords } from '../../../locales/en/screens/admin/assets.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { assets as route } from '../routes.ts'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListScreen } from '../table/ListScreen.tsx'
import { assetColumns } from './asset-columns.tsx'
import type { AssetFilters } from './asset-filters.ts'
import { assetsList } from './assets-list.ts'

const types = ['all', ...assetTypes] as const
const claims = ['any', 'disputed'] as const

const screen = {
  title: adminAssetWords.assets,
  intro: adminAssetWords.everythingThatPeople,
  caption: adminAssetWords.assets,
  list: assetsList,
  columns: assetColumns,
  empty: adminAssetWords.thereAreNo,
  searchLabel: adminAssetWords.searchByName,
  csv: ({ type, claims, search, owner }: AssetFilters) => ({
    list: 'assets' as const,
    filters: { type, search, owner, disputed: claims && 'true' },
  }),
}

/** The assets of all users. */
export function ListAssets() {
  const search = route.useSearch()
  return (
    <ListScreen {...screen} search={search}>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <ListFilter
          legend={adminAssetWords.showAssetsOf}
          name="type"
          choices={types}
          initial="all"
          chosen={search.type}
          labels={{ all: adminStateWords.all }}
        />
        <ListFilter
          legend={adminAssetWords.showAssetsWhose}
          name="claims"
          choices={claims}
          initial="any"
          chosen={search.claims}
          labels={{ any: adminAssetWords.disputedOrNot, disputed: adminStateWords.disputed }}
        />
      </div>
    </ListScreen>
  )
}
