import { disputes as route } from '../routes.ts'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListScreen } from '../table/ListScreen.tsx'
import { disputeColumns } from './dispute-columns.tsx'
import { shownStatuses } from './dispute-filters.ts'
import { disputesList } from './disputes-list.ts'

/** Identifiers that more than one user claims. */
export function ListDisputes() {
  const search = route.useSearch()
  const { status = 'open' } = search
  return (
    <ListScreen
      title="Disputes"
      intro="Numbers that more than one person has registered as their own."
      caption="Disputes"
      list={disputesList}
      columns={disputeColumns}
      search={search}
      empty={status === 'open' ? 'No dispute waits for a decision' : 'There are no disputes here'}
    >
      <ListFilter
        legend="Show disputes that are"
        name="status"
        choices={shownStatuses}
        initial="open"
        chosen={status}
      />
    </ListScreen>
  )
}
