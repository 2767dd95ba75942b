import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { complaints as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { complaintColumns } from './complaint-columns.tsx'
import { shownStates } from './complaint-filters.ts'
import { complaintsList } from './complaints-list.ts'

/** Messages between two people that the one who read them reported. */
export function ListComplaints() {
  const search = route.useSearch()
  const go = useListNavigation()
  const { status = 'open' } = search
  return (
    <>
      <ScreenHeader title="Reported messages">
        Messages about a match that their reader found wrong. Those that are open wait for your
        decision.
      </ScreenHeader>
      <div className="mb-4">
        <FilterChoice
          legend="Show reported messages that are"
          choices={shownStates}
          chosen={status}
          onChoose={(choice) =>
            go({ status: choice === 'open' ? undefined : choice, page: undefined })
          }
        />
      </div>
      <DataTable
        caption="Reported messages"
        list={complaintsList}
        columns={complaintColumns}
        search={search}
        empty={
          status === 'open'
            ? 'No reported message waits for a decision'
            : 'There are no reported messages here'
        }
      />
    </>
  )
}
