import { merchants as route } from '../routes.ts'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListScreen } from '../table/ListScreen.tsx'
import { ListSearch } from '../table/ListSearch.tsx'
import { merchantColumns } from './merchant-columns.tsx'
import { shownStatuses } from './merchant-filters.ts'
import { merchantsList } from './merchants-list.ts'

const emptyMessages: Readonly<Record<string, string>> = {
  pending: 'No business waits for a decision',
  changed: 'No change waits for a decision',
}

/** Businesses that applied; a pending one waits for Approve or Refuse. */
export function ListApplications() {
  const search = route.useSearch()
  const { status = 'pending' } = search
  return (
    <ListScreen
      title="Merchants"
      intro="Businesses that applied to be verified, and what they change later. Look the CAC number up before you approve."
      caption="Businesses"
      list={merchantsList}
      columns={merchantColumns}
      search={search}
      empty={emptyMessages[status] ?? 'There are no businesses here'}
    >
      <ListFilter
        legend="Show businesses that are"
        name="status"
        choices={shownStatuses}
        initial="pending"
        chosen={status}
      />
      <ListSearch label="Name or CAC number" search={search.search} />
    </ListScreen>
  )
}
