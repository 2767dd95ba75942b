import { complaints as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { complaintColumns } from './complaint-columns.tsx'
import { shownStates } from './complaint-filters.ts'
import { complaintsList } from './complaints-list.ts'

const screen = {
  title: 'Reported messages',
  intro:
    'Messages about a match that their reader found wrong. Those that are open wait for your decision.',
  caption: 'Reported messages',
  list: complaintsList,
  columns: complaintColumns,
  empty: 'There are no reported messages here',
  status: {
    legend: 'Show reported messages that are',
    choices: shownStates,
    initial: 'open',
    empty: { open: 'No reported message waits for a decision' },
  },
}

/** Messages between two users that the recipient flagged. */
export function ListComplaints() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
