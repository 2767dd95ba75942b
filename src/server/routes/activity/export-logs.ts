import { exportLogs } from '../../../api/activity/export-logs.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { exportLogsUseCase } from '../../services/activity/export-logs.ts'
import { textRoute } from '../route.ts'

export const exportLogsRoute = textRoute(exportLogs, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('exportLog', request.currentUser.id)
  return exportLogsUseCase(ctx, request)
})
