import { merchants as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { merchantColumns } from './merchant-columns.tsx'
import { shownStatuses } from './merchant-filters.ts'
import { merchantsList } from './merchants-list.ts'

const screen = {
  title: 'Merchants',
  intro:
    'Businesses that applied to be verified, and what they change later. Look the CAC number up before you approve.',
  caption: 'Businesses',
  list: merchantsList,
  columns: merchantColumns,
  empty: 'There are no businesses here',
  status: {
    legend: 'Show businesses that are',
    choices: shownStatuses,
    initial: 'pending',
    empty: {
      pending: 'No business waits for a decision',
      changed: 'No change waits for a decision',
    },
  },
  searchLabel: 'Name or CAC number',
}

/** Merchant applications; pending ones have Approve and Refuse. */
export function ListApplications() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
