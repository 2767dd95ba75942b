import { listMyReports } from '../../../api/reports/list-my-reports.ts'
import { reportsOf, toReportRecord } from '../../queries/reports/reports.ts'
import { route } from '../route.ts'

export const listMyReportsRoute = route(
  listMyReports,
  async ({ database }, { input, currentUser }) => {
    const { limit, after } = input
    // One more than was asked for shows whether there is a next page.
    const found = await reportsOf(database.read, currentUser.id, { limit: limit + 1, after })
    const data = found.slice(0, limit).map(toReportRecord)
    const last = data.at(-1)
    return { data, ...(found.length > data.length && last && { next: last.id }) }
  },
)
