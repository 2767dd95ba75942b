import { assetTypes } from '../../../domain/assets/assets.ts'
import { assets as route } from '../routes.ts'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListScreen } from '../table/ListScreen.tsx'
import { assetColumns } from './asset-columns.tsx'
import { assetsList } from './assets-list.ts'

const types = ['all', ...assetTypes] as const
const claims = ['any', 'disputed'] as const

const screen = {
  title: 'Assets',
  intro: 'Everything that people have registered.',
  caption: 'Assets',
  list: assetsList,
  columns: assetColumns,
  empty: 'There are no assets here',
  searchLabel: 'Search by name or number',
}

/** The assets of all users. */
export function ListAssets() {
  const search = route.useSearch()
  return (
    <ListScreen {...screen} search={search}>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <ListFilter
          legend="Show assets of the type"
          name="type"
          choices={types}
          initial="all"
          chosen={search.type}
        />
        <ListFilter
          legend="Show assets whose number is"
          name="claims"
          choices={claims}
          initial="any"
          chosen={search.claims}
          labels={{ any: 'disputed or not' }}
        />
      </div>
    </ListScreen>
  )
}
