import { adminListReports, reportSorts } from '../../../api/reports/admin-list-reports.ts'
import { call } from '../../session.ts'
import { adminList, unlessAll } from '../table/list.ts'
import { reportFilters } from './report-filters.ts'

export const reportsList = adminList({
  key: 'items',
  sorts: reportSorts,
  filters: reportFilters,
  fetch: ({ status = 'pending', ...ask }, options) =>
    call(adminListReports, { ...ask, ...unlessAll(status) }, options),
  rows: (data) => data.items,
})
