import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { items as route } from '../routes.ts'
import { OwnerFilterNotice } from '../shell/OwnerFilterNotice.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { reportColumns } from './report-columns.tsx'
import { shownStages } from './report-filters.ts'
import { reportsList } from './reports-list.ts'

/** Reported items; a pending one waits for Confirm or Reject. */
export function ListReports() {
  const search = route.useSearch()
  const go = useListNavigation()
  const { status = 'pending' } = search

  return (
    <>
      <ScreenHeader title="Items">
        Reported items. Those that are pending wait for your decision.
      </ScreenHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <FilterChoice
          legend="Show items that are"
          choices={shownStages}
          chosen={status}
          onChoose={(choice) =>
            go({ status: choice === 'pending' ? undefined : choice, page: undefined })
          }
        />
        <ListSearch label="Search by name or number" search={search.search} />
      </div>
      <OwnerFilterNotice id={search.owner} />
      <DataTable
        caption="Reported items"
        list={reportsList}
        columns={reportColumns}
        search={search}
        empty={emptyWords(status, search.search)}
      />
    </>
  )
}

function emptyWords(status: string, search: string | undefined): string {
  if (search) return 'No results matched your search query'
  return status === 'pending' ? 'Nothing waits for a decision' : 'There are no items here'
}
