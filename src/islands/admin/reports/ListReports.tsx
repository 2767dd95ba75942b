import { items as route } from '../routes.ts'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListScreen } from '../table/ListScreen.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { reportColumns } from './report-columns.tsx'
import { shownStages } from './report-filters.ts'
import { reportsList } from './reports-list.ts'

/** Reports; a pending one waits for Confirm or Reject. */
export function ListReports() {
  const search = route.useSearch()
  const { status = 'pending' } = search
  return (
    <ListScreen
      title="Items"
      intro="Reported items. Those that are pending wait for your decision."
      caption="Reported items"
      list={reportsList}
      columns={reportColumns}
      search={search}
      empty={status === 'pending' ? 'Nothing waits for a decision' : 'There are no items here'}
    >
      <ListFilter
        legend="Show items that are"
        name="status"
        choices={shownStages}
        initial="pending"
        chosen={status}
      />
      <ListSearch label="Search by name or number" search={search.search} />
    </ListScreen>
  )
}
