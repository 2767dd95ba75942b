import { assetTypes } from '../../../domain/assets/assets.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { assets as route } from '../routes.ts'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { assetColumns } from './asset-columns.tsx'
import { assetsList } from './assets-list.ts'

const types = ['all', ...assetTypes] as const
const claims = ['any', 'disputed'] as const

/** Everything that people have registered. */
export function ListAssets() {
  const search = route.useSearch()
  const go = useListNavigation()
  return (
    <>
      <ScreenHeader title="Assets">Everything that people have registered.</ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <FilterChoice
          legend="Show assets of the type"
          choices={types}
          chosen={search.type ?? 'all'}
          onChoose={(type) => go({ type: type === 'all' ? undefined : type, page: undefined })}
        />
        <FilterChoice
          legend="Show assets whose number is"
          choices={claims}
          chosen={search.claims ?? 'any'}
          onChoose={(claim) => go({ claims: claim === 'any' ? undefined : claim, page: undefined })}
          words={{ any: 'disputed or not' }}
        />
        <ListSearch label="Search by name or number" search={search.search} />
      </div>
      <OwnerFilterNotice id={search.owner} />
      <DataTable
        caption="Assets"
        list={assetsList}
        columns={assetColumns}
        search={search}
        empty={search.search ? 'No results matched your search query' : 'There are no assets here'}
      />
    </>
  )
}
