import { adminListReports, reportSorts } from '../../../api/reports/admin-list-reports.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, withStatus } from '../table/list.ts'
import { reportFilters } from './report-filters.ts'

export const reportsList = adminList({
  key: 'items',
  sorts: reportSorts,
  filters: reportFilters,
  fetch: (request, signal) =>
    fetchRows(adminListReports, 'items', withStatus(request, 'pending'), signal),
})
