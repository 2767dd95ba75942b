import { listMyReports } from '../../api/list-my-reports.ts'
import { reportsOf, toReportRecord } from '../queries/reports.ts'
import { route } from '../route.ts'

export const listMyReportsRoute = route(listMyReports, async ({ database }, { caller }) => ({
  data: (await reportsOf(database.read, caller.id)).map(toReportRecord),
}))
