import { items as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { reportColumns } from './report-columns.tsx'
import { shownStages } from './report-filters.ts'
import { reportsList } from './reports-list.ts'

const screen = {
  title: 'Items',
  intro: 'Reported items. Those that are pending wait for your decision.',
  caption: 'Reported items',
  list: reportsList,
  columns: reportColumns,
  empty: 'There are no items here',
  status: {
    legend: 'Show items that are',
    choices: shownStages,
    initial: 'pending',
    empty: { pending: 'Nothing waits for a decision' },
  },
  searchLabel: 'Search by name or number',
}

/** Reports; pending ones have Confirm and Reject. */
export function ListReports() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
