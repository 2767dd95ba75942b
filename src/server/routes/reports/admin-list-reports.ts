import { adminListReports } from '../../../api/reports/admin-list-reports.ts'
import { listAdminReports } from '../../queries/reports/admin-reports.ts'
import { route } from '../route.ts'

export const adminListReportsRoute = route(adminListReports, async ({ database }, { input }) => {
  const { rows, total, more } = await listAdminReports(database, input)
  return { data: { items: rows, total, more } }
})
