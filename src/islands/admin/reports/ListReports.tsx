import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { items as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { withStatus } from '../table/list.ts'
import { bulkReports } from './bulk-reports.ts'
import { reportColumns } from './report-columns.tsx'
import { type ReportFilters, shownStages } from './report-filters.ts'
import { reportsList } from './reports-list.ts'

const screen = {
  title: adminReportWords.items,
  intro: adminReportWords.intro,
  caption: adminReportWords.reportedItems,
  list: reportsList,
  columns: reportColumns,
  bulk: bulkReports,
  empty: adminReportWords.empty,
  filters: [
    {
      name: 'status',
      legend: adminReportWords.statusFilter,
      choices: shownStages,
      initial: 'pending',
      labels: { ...adminStateWords.stage, all: adminStateWords.all },
      empty: { pending: adminReportWords.queueEmpty },
    },
  ] as const,
  searchLabel: adminReportWords.searchHint,
  csv: (search: ReportFilters) => ({
    list: 'items' as const,
    filters: withStatus(search, 'pending'),
  }),
}

/** Reports. A row opens its evidence and the decisions. */
export function ListReports() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
