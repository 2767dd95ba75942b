import {
  adminGetReport,
  adminListReports,
  askReporter,
  moderateReport,
} from '../../api/reports/admin-reports.ts'
import {
  confirmFoundItem,
  createFind,
  type FoundReport,
  reportFoundItem,
} from '../../api/reports/finds.ts'
import { createLoss, type LossReport, remindOfLoss, reportLoss } from '../../api/reports/losses.ts'
import {
  answerConfirmation,
  createEvidencePack,
  createPoster,
  createReport,
  getReport,
  getReportHistory,
  getReportLog,
  listMyReports,
  updateReport,
} from '../../api/reports/reports.ts'
import { countedIn } from '../../domain/lookup/enumeration.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { reportEventsOf } from '../../domain/reports/report-history.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { newId } from '../lib/ids.ts'
import { requireFound } from '../lib/preconditions.ts'
import type { Sender } from '../lib/senders/sender.ts'
import { findCodeMessage, lossCodeMessage } from '../mail/contact-messages.ts'
import { changesOfReport } from '../queries/activity/activity-log.ts'
import { photosOf } from '../queries/assets/admin-assets.ts'
import { identifiersOfAsset } from '../queries/assets/identifiers.ts'
import { disputesAbout } from '../queries/disputes/admin-disputes.ts'
import { earlierOwnersOf } from '../queries/disputes/earlier-reports.ts'
import { claimKey } from '../queries/idempotency-keys.ts'
import { requesterOf, reserveRequestedMail } from '../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../queries/notifications/outbox.ts'
import {
  moderationHistoryOf,
  reporterHistory,
  reportsOfIdentifier,
} from '../queries/reports/admin-report.ts'
import { findAdminReport, listAdminReports } from '../queries/reports/admin-reports.ts'
import { saveLossReminder } from '../queries/reports/loss-reminders.ts'
import {
  insertCorrection,
  insertPendingReport,
  type PendingReport,
} from '../queries/reports/pending-found-reports.ts'
import { progressOf, readWithinHours } from '../queries/reports/report-summaries.ts'
import { findOwnReport, findReport, toReportRecord } from '../queries/reports/reports.ts'
import type { Context } from '../services/context.ts'
import { clientsOf } from '../services/lookup/enumeration-detector.ts'
import { recordRegistration } from '../services/lookup/record-lookup.ts'
import {
  recordClaim,
  throttleEnumeration,
  throttleRegistration,
} from '../services/lookup/throttle-enumeration.ts'
import { similarReportsTo } from '../services/matching/similar-reports.ts'
import { entriesOfReport } from '../services/proofs/report-entries.ts'
import { answerConfirmationUseCase } from '../services/reports/answer-confirmation.ts'
import { askReporterUseCase } from '../services/reports/ask-reporter.ts'
import { requirePastDay } from '../services/reports/change-report.ts'
import { confirmFoundItemUseCase, requireOwnFind } from '../services/reports/confirm-found-item.ts'
import { createFindUseCase } from '../services/reports/create-find.ts'
import { createLossUseCase } from '../services/reports/create-loss.ts'
import { createPosterUseCase } from '../services/reports/create-poster.ts'
import { createReportUseCase } from '../services/reports/create-report.ts'
import { createEvidencePackUseCase } from '../services/reports/evidence-pack.ts'
import { listMyReportsUseCase } from '../services/reports/list-my-reports.ts'
import { moderateReportUseCase } from '../services/reports/moderate-report.ts'
import { updateReportUseCase } from '../services/reports/update-report.ts'
import { inTransaction } from '../services/transaction.ts'
import { fileRoute, limitedRoute, type Route, route } from './route.ts'

const adminGetReportRoute = route(
  adminGetReport,
  async ({ database: { read } }, { input: { id } }) => {
    const report = requireFound(await findReport(read, id), 'item')
    const item = requireFound(await findAdminReport(read, id), 'item')
    return {
      data: {
        item: {
          ...item,
          assetId: report.asset_id,
          owner: { id: report.reporter_id, name: item.owner.name },
          reason: report.reason,
          held: report.held === 1,
          photoUrls: (await photosOf(read, [report.asset_id])).get(report.asset_id) ?? [],
        },
        sameIdentifier: await reportsOfIdentifier(read, report),
        similarIdentifier: await similarReportsTo(read, report.id),
        earlierOwners: await earlierOwnersOf(read, report),
        disputes: await disputesAbout(read, report.asset_id),
        reporter: await reporterHistory(read, report.reporter_id),
        decisions: await moderationHistoryOf(read, report.id),
      },
    }
  },
)

const createReportRoute = route(
  createReport,
  async (ctx, { input, currentUser, idempotencyKey }) => {
    const { withMinDuration, limiter, now } = ctx
    requirePastDay(ctx, input.lastSeenDate)
    const userId = currentUser.id
    await limiter.consume('create', userId)
    if (input.status === 'Found') await requireOwnFind(ctx, currentUser, input.assetId)
    const id = newId()
    // The response time must not reveal whether somebody registered the identifier before.
    const work = inTransaction(ctx, async (ctx, tx) => {
      if (idempotencyKey !== null) {
        const key = { userId, key: idempotencyKey, endpoint: createReport, input }
        const existingId = await claimKey(tx, key, id, now)
        if (existingId !== null) {
          const report = await findOwnReport(tx, userId, existingId)
          return { report, identifiers: await identifiersOfAsset(tx, input.assetId) }
        }
      }
      return createReportUseCase(ctx, { id, reporterId: userId, ...input })
    })
    const { report, identifiers } = await withMinDuration(work)
    recordClaim(ctx, clientsOf({ account: userId }), identifiers)
    return { data: toReportRecord(requireFound(report, 'report')) }
  },
)

/** Stores a report and mails the code that confirms it. */
async function awaitCode(
  ctx: Context,
  sender: Sender,
  report: FoundReport | LossReport,
  messageWith: (code: string) => Message,
) {
  const { database, withMinDuration, limiter, now } = ctx
  await limiter.consume('mail', sender, 'find')
  requirePastDay(ctx, report.lastSeenDate)
  const likeliest = countedIn(report.identifier)
  await throttleEnumeration(ctx, clientsOf(sender), likeliest)
  recordClaim(ctx, clientsOf(sender), likeliest)
  const draft = newId()
  const work = database.write(async (tx) => {
    const pending: PendingReport = { ...report, draft }
    const requester = requesterOf(report.email, sender)
    const asked = { budget: 'find', requester } as const
    const canSend = await reserveRequestedMail(database, tx, report.email, asked, now)
    // A correction is always stored: the code that was mailed earlier confirms it, too.
    if (!canSend && (await insertCorrection(tx, requester, pending, now))) return
    const isMailed = canSend
    const code = await insertPendingReport({ ...ctx, tx }, requester, pending, { isMailed })
    if (!canSend) return
    const message = messageWith(code)
    await enqueueMail(tx, { to: report.email, kind: 'find-code', message }, now)
  })
  await withMinDuration(work)
  return { message: resultMessages['find-code-mailed'], draft }
}

const reportFoundItemRoute = route(reportFoundItem, (ctx, { input, sender }) =>
  awaitCode(ctx, sender, input, (code) => findCodeMessage(input, code)),
)

const reportLossRoute = route(reportLoss, (ctx, { input, sender }) =>
  awaitCode(ctx, sender, input, (code) => lossCodeMessage(input, code)),
)

const createLossRoute = route(createLoss, async (ctx, { input, currentUser }) => {
  const { withMinDuration, limiter } = ctx
  requirePastDay(ctx, input.lastSeenDate)
  const ownerId = currentUser.id
  await limiter.consume('create', ownerId)
  await throttleRegistration(ctx, ownerId, countedIn(input.identifier))
  // The response time must not reveal whether somebody registered the identifier before.
  const work = inTransaction(ctx, (ctx) => createLossUseCase(ctx, input, { ownerId }))
  const { report, identifiers } = await withMinDuration(work)
  recordClaim(ctx, clientsOf({ account: ownerId }), identifiers)
  await recordRegistration(ctx, identifiers, ownerId)
  const hours = await readWithinHours(ctx.database.read, report)
  return { data: toReportRecord(report), readWithinHours: hours }
})

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
    const events = reportEventsOf({ createdAt, reportedAs, reason }, changes)
    return { data: { reportedAs, events, ...(await progressOf(database.read, report)) } }
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
  reportLossRoute,
  createLossRoute,
  // No limit of an e-mail: others would use it up. Each mailed code has its tries, and a mailbox gets
  // 30 of them a day.
  route(confirmFoundItem, async (ctx, request) => ({
    data: await confirmFoundItemUseCase(ctx, request),
  })),
  limitedRoute(remindOfLoss, 'change', async ({ database, now }, { input, currentUser }) => {
    await database.write((tx) => saveLossReminder(tx, currentUser.id, input, now))
    return { message: resultMessages['loss-kept'] }
  }),
  route(answerConfirmation, answerConfirmationUseCase),
]
