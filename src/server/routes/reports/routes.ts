import { adminListReports } from '../../../api/reports/admin-list-reports.ts'
import { answerConfirmation } from '../../../api/reports/answer-confirmation.ts'
import { askReporter } from '../../../api/reports/ask-reporter.ts'
import { confirmFoundItem } from '../../../api/reports/confirm-found-item.ts'
import { createEvidencePack } from '../../../api/reports/create-evidence-pack.ts'
import { createFind } from '../../../api/reports/create-find.ts'
import { createPoster } from '../../../api/reports/create-poster.ts'
import { getReport } from '../../../api/reports/get-report.ts'
import { getReportHistory } from '../../../api/reports/get-report-history.ts'
import { getReportLog } from '../../../api/reports/get-report-log.ts'
import { listMyReports } from '../../../api/reports/list-my-reports.ts'
import { moderateReport } from '../../../api/reports/moderate-report.ts'
import { updateReport } from '../../../api/reports/update-report.ts'
import { reportEventsOf } from '../../../domain/reports/report-history.ts'
import { requireFound } from '../../lib/require-found.ts'
import { changesOfReport } from '../../queries/activity/activity-log.ts'
import { listAdminReports } from '../../queries/reports/admin-reports.ts'
import { findOwnReport, toReportRecord } from '../../queries/reports/reports.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordClaim } from '../../services/lookup/throttle-enumeration.ts'
import { entriesOfReport } from '../../services/proofs/report-entries.ts'
import { answerConfirmationUseCase } from '../../services/reports/answer-confirmation.ts'
import { askReporterUseCase } from '../../services/reports/ask-reporter.ts'
import { confirmFoundItemUseCase } from '../../services/reports/confirm-found-item.ts'
import { createFindUseCase } from '../../services/reports/create-find.ts'
import { createPosterUseCase } from '../../services/reports/create-poster.ts'
import { createEvidencePackUseCase } from '../../services/reports/evidence-pack.ts'
import { listMyReportsUseCase } from '../../services/reports/list-my-reports.ts'
import { moderateReportUseCase } from '../../services/reports/moderate-report.ts'
import { requirePastDay } from '../../services/reports/require-past-day.ts'
import { updateReportUseCase } from '../../services/reports/update-report.ts'
import { inTransaction } from '../../services/transaction.ts'
import { fileRoute, limitedRoute, type Route, route } from '../route.ts'
import { adminGetReportRoute } from './admin-get-report.ts'
import { createReportRoute } from './create-report.ts'
import { reportFoundItemRoute } from './report-found-item.ts'

export const reportsRoutes: readonly Route[] = [
  adminGetReportRoute,
  createReportRoute,
  fileRoute(createEvidencePack, async (ctx, request) => {
    await ctx.limiter.consume('evidence', request.currentUser.id)
    return createEvidencePackUseCase(ctx, request)
  }),
  fileRoute(createPoster, async (ctx, request) => {
    await ctx.limiter.consume('poster', request.currentUser.id)
    return createPosterUseCase(ctx, request)
  }),
  route(moderateReport, async (ctx, request) => {
    return { data: await moderateReportUseCase(ctx, request) }
  }),
  route(getReport, async ({ database }, { input, currentUser }) => {
    const report = await findOwnReport(database.read, currentUser.id, input.id)
    return { data: toReportRecord(requireFound(report, 'report')) }
  }),
  route(getReportHistory, async ({ database }, { input, currentUser }) => {
    const found = await findOwnReport(database.read, currentUser.id, input.id)
    const report = requireFound(found, 'report')
    const changes = await changesOfReport(database.read, report.id)
    const { created_at: createdAt, reported_as: reportedAs, reason } = report
    return {
      data: { reportedAs, events: reportEventsOf({ createdAt, reportedAs, reason }, changes) },
    }
  }),
  route(getReportLog, async (ctx, { input, currentUser }) => {
    const report = await findOwnReport(ctx.database.read, currentUser.id, input.id)
    return { data: await entriesOfReport(ctx, requireFound(report, 'report').id) }
  }),
  route(adminListReports, async ({ database }, { input }) => {
    const { rows, total, more } = await listAdminReports(database, input)
    return { data: { items: rows, total, more } }
  }),
  limitedRoute(askReporter, 'change', askReporterUseCase),
  route(listMyReports, async (ctx, { input, currentUser }) =>
    listMyReportsUseCase(ctx, currentUser.id, input),
  ),
  route(createFind, async (ctx, { input, currentUser }) => {
    const { withMinDuration, limiter } = ctx
    requirePastDay(ctx, input.lastSeenDate)
    const finderId = currentUser.id
    await limiter.consume('create', finderId)
    // The response time must not reveal whether somebody registered the identifier before.
    const work = inTransaction(ctx, (ctx) => createFindUseCase(ctx, input, { finderId }))
    const { report, identifiers } = await withMinDuration(work)
    recordClaim(ctx, clientsOf({ account: finderId }), identifiers)
    return { data: toReportRecord(report) }
  }),
  limitedRoute(updateReport, 'change', updateReportUseCase),
  reportFoundItemRoute,
  route(confirmFoundItem, async (ctx, request) => {
    await ctx.limiter.consume('codeByAccount', request.input.email)
    return { data: await confirmFoundItemUseCase(ctx, request) }
  }),
  route(answerConfirmation, answerConfirmationUseCase),
]
