import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { disputes as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { disputeColumns } from './dispute-columns.tsx'
import { shownStatuses } from './dispute-filters.ts'
import { disputesList } from './disputes-list.ts'

/** Numbers that more than one person claims. */
export function ListDisputes() {
  const search = route.useSearch()
  const go = useListNavigation()
  const { status = 'open' } = search
  return (
    <>
      <ScreenHeader title="Disputes">
        Numbers that more than one person has registered as their own.
      </ScreenHeader>
      <div className="mb-4">
        <FilterChoice
          legend="Show disputes that are"
          choices={shownStatuses}
          chosen={status}
          onChoose={(choice) =>
            go({ status: choice === 'open' ? undefined : choice, page: undefined })
          }
        />
      </div>
      <DataTable
        caption="Disputes"
        list={disputesList}
        columns={disputeColumns}
        search={search}
        empty={status === 'open' ? 'No dispute waits for a decision' : 'There are no disputes here'}
      />
    </>
  )
}
