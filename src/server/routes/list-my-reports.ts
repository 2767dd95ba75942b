import { listMyReports } from '../../api/list-my-reports.ts'
import { reportsOf, toReportRecord } from '../queries/reports.ts'
import { route } from '../route.ts'

export const listMyReportsRoute = route(listMyReports, async ({ database }, { input, caller }) => {
  const { limit, after } = input
  // One more than asked for tells whether there is more.
  const found = await reportsOf(database.read, caller.id, { limit: limit + 1, after })
  const data = found.slice(0, limit).map(toReportRecord)
  const last = data.at(-1)
  return { data, ...(found.length > data.length && last && { next: last.id }) }
})
