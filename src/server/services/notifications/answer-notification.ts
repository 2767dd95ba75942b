import type { answerNotification } from '../../../api/notifications/notifications.ts'
import { Problem } from '../../../api/problem.ts'
import type { ReportRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { lockAsset } from '../../queries/assets/assets.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { findAsked, saveOwnerAnswer } from '../../queries/disputes/claims.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { isLaterRegistration } from '../../queries/disputes/earlier-reports.ts'
import { isFindMatched } from '../../queries/matching/matches.ts'
import {
  findNotification,
  markRead,
  toNotificationRecords,
} from '../../queries/notifications/notifications.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches } from '../matching/match-report.ts'
import { changeReportLogged } from '../reports/change-report.ts'
import { inTransaction } from '../transaction.ts'

const noQuestion = 'question'

export async function answerNotificationUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof answerNotification>,
) {
  const { now } = ctx
  const { id, answer } = input
  const data = await inTransaction(ctx, async (ctx, tx) => {
    const notification = requireFound(await findNotification(tx, currentUser.id, id), noQuestion)
    const question = requireFound(
      await findAsked(tx, currentUser.id, notification.subject_id),
      noQuestion,
    )
    if (answer === 'mine') {
      const asked = { assetId: question.asset_id, reportId: question.report_id }
      if (await isLaterRegistration(tx, asked)) await putBeforeStaff(ctx, question.report_id)
      else await hideFind(ctx, question.report_id)
    }
    if (question.answer !== answer) {
      await saveOwnerAnswer(tx, question.id, answer, now)
      const details = { answer }
      logActivity(ctx, { action: 'update', entity: 'notification', entityId: id, details })
    }
    await markRead(tx, currentUser.id, id, now)
    const after = requireFound(await findNotification(tx, currentUser.id, id), noQuestion)
    const [record] = await toNotificationRecords(tx, currentUser.id, [after])
    return requireFound(record, noQuestion)
  })
  return data
}

/**
 * Hides an unconfirmed find until staff confirm it, unless its finder is in touch with somebody who
 * lost it: anybody can register the number of a lost thing, and would end their conversation. A loss
 * or theft is never hidden this way: a thief who registered first could remove it.
 */
async function hideFind(ctx: TransactionContext, reportId: string): Promise<void> {
  const { tx } = ctx
  const seen = await findReport(tx, reportId)
  if (
    seen?.reported_as !== 'Found' ||
    seen.closed_at !== null ||
    seen.confirmed_at !== null ||
    seen.held === 1
  )
    return
  await lockReported(ctx, seen)
  if (await isFindMatched(tx, reportId)) return
  const held = await toStaff(ctx, seen, { stage: 'pending', held: 1 })
  if (seen.stage === 'active') await closeMatches(ctx, held, 'withdrawn')
}

/**
 * Lets staff decide about a report of what its user registered later. Lookups go on showing it: a
 * thief may have registered what an honest finder, or its owner, had reported.
 */
async function putBeforeStaff(ctx: TransactionContext, reportId: string): Promise<void> {
  const seen = await findReport(ctx.tx, reportId)
  if (seen?.stage !== 'active' || seen.confirmed_at !== null) return
  await lockReported(ctx, seen)
  await toStaff(ctx, seen, { stage: 'pending' })
}

async function toStaff(
  ctx: TransactionContext,
  seen: ReportRow,
  change: { stage: 'pending'; held?: 1 },
): Promise<ReportRow> {
  const waiting = await changeReportLogged(ctx, seen, change, { role: 'system' })
  if (!waiting) throw new Problem('STATUS_CHANGE_REFUSED', 'report-changed')
  return waiting
}

/** Nobody can report the thing, or be matched with this report, until the transaction ends. */
async function lockReported(ctx: TransactionContext, { id, asset_id }: ReportRow): Promise<void> {
  const { database, tx } = ctx
  await lockAsset(database, tx, asset_id)
  await lockIdentities(database, tx, await identifiersOfAsset(tx, asset_id))
  await lockBlockingKeysOf(ctx, id)
}
