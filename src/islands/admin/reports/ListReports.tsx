import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { items as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { reportColumns } from './report-columns.tsx'
import { shownStages } from './report-filters.ts'
import { reportsList } from './reports-list.ts'

const screen = {
  title: adminReportWords.items,
  intro: adminReportWords.reportedItemsThose,
  caption: adminReportWords.reportedItems,
  list: reportsList,
  columns: reportColumns,
  empty: adminReportWords.thereAreNo,
  status: {
    legend: adminReportWords.showItemsThat,
    choices: shownStages,
    initial: 'pending',
    empty: { pending: adminReportWords.nothingWaitsFor },
  },
  searchLabel: adminReportWords.searchByName,
}

/** Reports; pending ones have Confirm and Reject. */
export function ListReports() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
