import { Problem } from '../../../api/problem.ts'
import type { moderateReport } from '../../../api/reports/admin-reports.ts'
import {
  isOpen,
  outcomeOfDecision,
  type ReportStage,
  whyCannotDecide,
  whyCannotReopen,
} from '../../../domain/reports/reports.ts'
import type { Queries } from '../../db/database.ts'
import type { IdentifierRow, ReportRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import {
  reportClosedMessage,
  reportConfirmedMessage,
  reportRefusedMessage,
  reportReopenedMessage,
  theftConfirmedMessage,
  theftRejectedMessage,
} from '../../mail/report-messages.ts'
import { lockAsset } from '../../queries/assets/assets.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { claimAgain } from '../../queries/disputes/contests.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { findAdminReport } from '../../queries/reports/admin-reports.ts'
import { findReport, hasOpenReport, isStillTheirs } from '../../queries/reports/reports.ts'
import { updateRow } from '../../queries/rows-by-columns.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { openDisputes } from '../disputes/settle-claims.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches } from '../matching/match-report.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'
import { cancelTransfersForIdentifiers } from '../transfers/end-transfer.ts'
import { changeReportLogged } from './change-report.ts'
import { activateReport } from './release-held-reports.ts'

export async function moderateReportUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof moderateReport>,
) {
  const { database, now } = ctx
  const { id, status, reason } = input
  const item = await inTransaction(ctx, async (ctx, tx) => {
    const before = requireFound(await findReport(tx, id), 'item')
    const refusal = whyCannotDecide(before.stage, status)
    if (refusal) {
      const params = { from: before.stage, to: status }
      throw new Problem('STATUS_CHANGE_REFUSED', refusal, { params, field: 'status' })
    }
    await lockAsset(database, tx, before.asset_id)
    const identifiers = await identifiersOfAsset(tx, before.asset_id)
    await lockIdentities(database, tx, identifiers)
    if (status === 'active' && !isOpen(before.stage))
      await requireReopenable(tx, before, identifiers)
    if (status === 'active') {
      // A confirmed report also ends the transfers of those who registered the identifier earlier.
      const identities = identifiers.map(({ namespace, key }) => ({ namespace, key }))
      await cancelTransfersForIdentifiers(ctx, identities)
      const changesClaim =
        before.reported_as === 'Found'
          ? await hideFind(tx, before.asset_id)
          : await claimAgain(tx, before.asset_id, now, { isConfirmed: true })
      if (changesClaim) await openDisputes(ctx, identities)
    }
    if (status !== 'active') await lockBlockingKeysOf(ctx, id)
    const after = await (status === 'active'
      ? activateReport(
          ctx,
          before,
          {
            // Closing has made it a find.
            status: before.reported_as,
            confirmed_at: now,
            closed_at: null,
            outcome: null,
            reason: reason ?? null,
            held: 0,
          },
          { role: 'staff', identifiers },
        )
      : changeReportLogged(
          ctx,
          before,
          {
            stage: status,
            closed_at: before.closed_at ?? now,
            outcome: before.outcome ?? outcomeOfDecision(before.stage, status),
            ...(reason && { reason }),
          },
          { role: 'staff', identifiers },
        ))
    if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
    await notifyReporter(ctx, before.stage, after)
    logActivity(ctx, {
      action: 'moderate',
      entity: 'report',
      entityId: id,
      // The reason is stored with the report: it is personal data that can be erased.
      details: {
        from: before.stage,
        to: status,
        role: currentUser.role,
        ...(reason && { reasoned: true }),
      },
    })
    if (isOpen(before.stage) && !isOpen(after.stage)) await closeMatches(ctx, after, 'withdrawn')
    return findAdminReport(tx, id)
  })
  return requireFound(item, 'item')
}

/** An open find is shown by its report alone. Returns whether its finder had shown the thing again. */
async function hideFind(tx: Queries, id: string): Promise<boolean> {
  return (await updateRow(tx, 'assets', { id, hidden: 0 }, { hidden: 1 })) !== undefined
}

async function requireReopenable(
  tx: Queries,
  report: ReportRow,
  identifiers: readonly Pick<IdentifierRow, 'registered_at'>[],
) {
  const hasOpenSibling = await hasOpenReport(tx, report.asset_id)
  const refusal = whyCannotReopen({
    outcome: report.outcome,
    hasOpenSibling,
    isStillTheirs: await isStillTheirs(tx, report),
    // A finder who has claimed the thing since has its number from then on.
    hasNewNumber:
      report.reported_as !== 'Found' &&
      identifiers.some(({ registered_at }) => registered_at > report.created_at),
  })
  if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
}

async function notifyReporter(ctx: TransactionContext, from: ReportStage, report: ReportRow) {
  const { tx, now } = ctx
  const reporter = await findUser(tx, report.reporter_id)
  const decision = decisionOn(from, report)
  if (!reporter || !decision) return
  const decided = { item: report.name, reason: report.reason }
  const message = decision.message(ctx, readerOf(reporter), decided)
  const notification = {
    userId: reporter.id,
    kind: decision.kind,
    subjectId: report.id,
    data: { item: report.name },
    eventKey: `${decision.kind} ${report.id} ${now}`,
  }
  await notifyUser(ctx, notification, message)
}

/** How the reporter is notified; null for archiving a closed report. */
function decisionOn(from: ReportStage, { stage, reported_as }: ReportRow) {
  if (from === 'pending' && reported_as !== 'Stolen') {
    return stage === 'active'
      ? { kind: 'report-confirmed' as const, message: reportConfirmedMessage }
      : { kind: 'report-refused' as const, message: reportRefusedMessage }
  }
  if (from === 'pending') {
    return stage === 'active'
      ? { kind: 'theft-confirmed' as const, message: theftConfirmedMessage }
      : { kind: 'theft-rejected' as const, message: theftRejectedMessage }
  }
  if (isOpen(from)) return { kind: 'report-closed' as const, message: reportClosedMessage }
  return stage === 'active'
    ? { kind: 'report-reopened' as const, message: reportReopenedMessage }
    : null
}
