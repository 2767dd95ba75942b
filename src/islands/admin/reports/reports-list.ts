import { adminListReports, reportSorts } from '../../../api/reports/admin-list-reports.ts'
import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type ReportFilters, reportFilters } from './report-filters.ts'

export const reportsList: AdminList<ReportFilters, AdminReportRecord> = {
  key: 'items',
  sorts: reportSorts,
  ...reportFilters,
  fetch: async ({ status = 'pending', sort, ...ask }, signal) => {
    const stage = status === 'all' ? {} : { status }
    const asked = { ...ask, ...stage, sort: orderIn(reportSorts, sort) }
    const { data } = await call(adminListReports, asked, { signal })
    return { rows: data.items, total: data.total, more: data.more }
  },
}
