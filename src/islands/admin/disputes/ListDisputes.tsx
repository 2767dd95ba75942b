import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { disputes as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { withStatus } from '../table/list.ts'
import { disputeColumns } from './dispute-columns.tsx'
import { type DisputeFilters, shownStatuses } from './dispute-filters.ts'
import { disputesList } from './disputes-list.ts'

const screen = {
  title: adminDisputeWords.disputes,
  intro: adminDisputeWords.intro,
  caption: adminDisputeWords.disputes,
  list: disputesList,
  columns: disputeColumns,
  empty: adminDisputeWords.empty,
  filters: [
    {
      name: 'status',
      legend: adminDisputeWords.statusFilter,
      choices: shownStatuses,
      labels: { ...adminStateWords.dispute, all: adminStateWords.all },
      initial: 'open',
      empty: { open: adminDisputeWords.queueEmpty },
    },
  ] as const,
  csv: (search: DisputeFilters) => ({
    list: 'disputes' as const,
    filters: withStatus(search, 'open'),
  }),
}

/** Identifiers that more than one user claims. */
export function ListDisputes() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
