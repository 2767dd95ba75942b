import { exportLogs, listLogs } from '../../api/activity/logs.ts'
import { listLogRecords } from '../queries/activity/admin-activity-log.ts'
import { requireConfirmedPassword } from '../security/staff-access.ts'
import { exportLogsUseCase, filterOf } from '../services/activity/export-logs.ts'
import { type Route, route, textRoute } from './route.ts'

const exportLogsRoute = textRoute(exportLogs, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('exportLog', request.currentUser.id)
  return exportLogsUseCase(ctx, request)
})

const listLogsRoute = route(listLogs, async ({ database }, { input }) => {
  const { page, limit, sort, ...filters } = input
  const filter = await filterOf(database.read, filters)
  const { rows, total, more } = await listLogRecords(database, filter, { page, limit, sort })
  return { data: { logs: rows, total, more } }
})

export const activityRoutes: readonly Route[] = [exportLogsRoute, listLogsRoute]
