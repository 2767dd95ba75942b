import { listLogs } from '../../../api/activity/list-logs.ts'
import { listLogRecords } from '../../queries/activity/admin-activity-log.ts'
import { filterOf } from '../../services/activity/log-filter.ts'
import { route } from '../route.ts'

export const listLogsRoute = route(listLogs, async ({ database }, { input }) => {
  const { page, limit, sort, ...asked } = input
  const filter = await filterOf(database.read, asked)
  const { rows, total, more } = await listLogRecords(database, filter, { page, limit, sort })
  return { data: { logs: rows, total, more } }
})
