import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { complaints as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { withStatus } from '../table/list.ts'
import { bulkComplaints } from './bulk-complaints.ts'
import { complaintColumns } from './complaint-columns.tsx'
import { type ComplaintFilters, shownStates } from './complaint-filters.ts'
import { complaintsList } from './complaints-list.ts'

const screen = {
  title: adminComplaintWords.reportedMessages,
  intro: adminComplaintWords.intro,
  caption: adminComplaintWords.reportedMessages,
  list: complaintsList,
  columns: complaintColumns,
  bulk: bulkComplaints,
  empty: adminComplaintWords.empty,
  filters: [
    {
      name: 'status',
      legend: adminComplaintWords.statusFilter,
      choices: shownStates,
      labels: { ...adminStateWords.complaint, all: adminStateWords.all },
      initial: 'open',
      empty: { open: adminComplaintWords.queueEmpty },
    },
  ] as const,
  csv: (search: ComplaintFilters) => ({
    list: 'complaints' as const,
    filters: withStatus(search, 'open'),
  }),
}

/** Messages between two users that the recipient flagged. */
export function ListComplaints() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
