import { adminListReports } from '../../../api/reports/admin-list-reports.ts'
import { askReporter } from '../../../api/reports/ask-reporter.ts'
import { confirmFoundItem } from '../../../api/reports/confirm-found-item.ts'
import { getReport } from '../../../api/reports/get-report.ts'
import { moderateReport } from '../../../api/reports/moderate-report.ts'
import { updateReport } from '../../../api/reports/update-report.ts'
import { requireFound } from '../../lib/require-found.ts'
import { listAdminReports } from '../../queries/reports/admin-reports.ts'
import { findOwnReport, toReportRecord } from '../../queries/reports/reports.ts'
import { askReporterUseCase } from '../../services/reports/ask-reporter.ts'
import { confirmFoundItemUseCase } from '../../services/reports/confirm-found-item.ts'
import { moderateReportUseCase } from '../../services/reports/moderate-report.ts'
import { updateReportUseCase } from '../../services/reports/update-report.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const adminListReportsRoute = route(adminListReports, async ({ database }, { input }) => {
  const { rows, total, more } = await listAdminReports(database, input)
  return { data: { items: rows, total, more } }
})

export const askReporterRoute = route(askReporter, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await askReporterUseCase(ctx, request) }
})

export const confirmFoundItemRoute = route(confirmFoundItem, async (ctx, request) => {
  await ctx.limiter.consume('codeByIp', request.ip)
  await ctx.limiter.consume('codeByAccount', request.input.email)
  return { data: await confirmFoundItemUseCase(ctx, request) }
})

export const getReportRoute = route(getReport, async ({ database }, { input, currentUser }) => {
  const report = await findOwnReport(database.read, currentUser.id, input.id)
  return { data: toReportRecord(requireFound(report, 'report')) }
})

export const moderateReportRoute = route(moderateReport, async (ctx, request) => {
  return { data: await moderateReportUseCase(ctx, request) }
})

export const updateReportRoute = route(updateReport, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateReportUseCase(ctx, request) }
})
