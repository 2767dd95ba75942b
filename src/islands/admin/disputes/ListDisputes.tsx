import { disputes as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { disputeColumns } from './dispute-columns.tsx'
import { shownStatuses } from './dispute-filters.ts'
import { disputesList } from './disputes-list.ts'

const screen = {
  title: 'Disputes',
  intro: 'Numbers that more than one person has registered as their own.',
  caption: 'Disputes',
  list: disputesList,
  columns: disputeColumns,
  empty: 'There are no disputes here',
  status: {
    legend: 'Show disputes that are',
    choices: shownStatuses,
    initial: 'open',
    empty: { open: 'No dispute waits for a decision' },
  },
}

/** Identifiers that more than one user claims. */
export function ListDisputes() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
