import { queryOptions } from '@tanstack/react-query'
import { adminGetReport } from '../../../api/reports/admin-get-report.ts'
import { adminListReports, reportSorts } from '../../../api/reports/admin-list-reports.ts'
import { call } from '../../session.ts'
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

export const adminReportQuery = (id: string) =>
  queryOptions({
    queryKey: [reportsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call(adminGetReport, { id }, { signal })).data,
  })
