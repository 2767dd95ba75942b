import { updateReport } from '../../../api/reports/update-report.ts'
import { updateReportUseCase } from '../../services/reports/update-report.ts'
import { route } from '../route.ts'

export const updateReportRoute = route(updateReport, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateReportUseCase(ctx, request) }
})
