import { moderateReport } from '../../../api/reports/moderate-report.ts'
import { moderateReportUseCase } from '../../services/reports/moderate-report.ts'
import { route } from '../route.ts'

export const moderateReportRoute = route(moderateReport, async (ctx, request) => {
  return { data: await moderateReportUseCase(ctx, request) }
})
