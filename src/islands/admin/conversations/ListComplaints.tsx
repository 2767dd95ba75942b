import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { complaints as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { complaintColumns } from './complaint-columns.tsx'
import { shownStates } from './complaint-filters.ts'
import { complaintsList } from './complaints-list.ts'

const screen = {
  title: adminComplaintWords.reportedMessages,
  intro: adminComplaintWords.messagesAboutA,
  caption: adminComplaintWords.reportedMessages,
  list: complaintsList,
  columns: complaintColumns,
  empty: adminComplaintWords.thereAreNo,
  status: {
    legend: adminComplaintWords.showReportedMessages,
    choices: shownStates,
    initial: 'open',
    empty: { open: adminComplaintWords.noReportedMessage },
  },
}

/** Messages between two users that the recipient flagged. */
export function ListComplaints() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
