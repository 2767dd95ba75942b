import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { merchants as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { merchantColumns } from './merchant-columns.tsx'
import { shownStatuses } from './merchant-filters.ts'
import { merchantsList } from './merchants-list.ts'

/** Businesses that applied; a pending one waits for Approve or Refuse. */
export function ListApplications() {
  const search = route.useSearch()
  const go = useListNavigation()
  const { status = 'pending' } = search

  return (
    <>
      <ScreenHeader title="Merchants">
        Businesses that applied to be verified, and what they change later. Look the CAC number up
        before you approve.
      </ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <FilterChoice
          legend="Show businesses that are"
          choices={shownStatuses}
          chosen={status}
          onChoose={(choice) =>
            go({ status: choice === 'pending' ? undefined : choice, page: undefined })
          }
        />
        <ListSearch label="Name or CAC number" search={search.search} />
      </div>
      <DataTable
        caption="Businesses"
        list={merchantsList}
        columns={merchantColumns}
        search={search}
        empty={emptyWords(status, search.search)}
      />
    </>
  )
}

function emptyWords(status: string, search: string | undefined): string {
  if (search) return 'No results matched your search query'
  if (status === 'changed') return 'No change waits for a decision'
  return status === 'pending' ? 'No business waits for a decision' : 'There are no businesses here'
}
