import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { disputes as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { disputeColumns } from './dispute-columns.tsx'
import { shownStatuses } from './dispute-filters.ts'
import { disputesList } from './disputes-list.ts'

const screen = {
  title: adminDisputeWords.disputes,
  intro: adminDisputeWords.numbersThatMore,
  caption: adminDisputeWords.disputes,
  list: disputesList,
  columns: disputeColumns,
  empty: adminDisputeWords.thereAreNo,
  status: {
    legend: adminDisputeWords.showDisputesThat,
    choices: shownStatuses,
    initial: 'open',
    empty: { open: adminDisputeWords.noDisputeWaits },
  },
}

/** Identifiers that more than one user claims. */
export function ListDisputes() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
