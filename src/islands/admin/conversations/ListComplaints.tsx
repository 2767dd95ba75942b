import { complaints as route } from '../routes.ts'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListScreen } from '../table/ListScreen.tsx'
import { complaintColumns } from './complaint-columns.tsx'
import { shownStates } from './complaint-filters.ts'
import { complaintsList } from './complaints-list.ts'

const emptyOpen = 'No reported message waits for a decision'

/** Messages between two users that the reader flagged. */
export function ListComplaints() {
  const search = route.useSearch()
  const { status = 'open' } = search
  return (
    <ListScreen
      title="Reported messages"
      intro="Messages about a match that their reader found wrong. Those that are open wait for your decision."
      caption="Reported messages"
      list={complaintsList}
      columns={complaintColumns}
      search={search}
      empty={status === 'open' ? emptyOpen : 'There are no reported messages here'}
    >
      <ListFilter
        legend="Show reported messages that are"
        name="status"
        choices={shownStates}
        initial="open"
        chosen={status}
      />
    </ListScreen>
  )
}
