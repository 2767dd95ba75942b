import type { confirmHandover } from '../../../api/conversations/threads.ts'
import { Problem } from '../../../api/problem.ts'
import { type Closing, isOpen } from '../../../domain/reports/reports.ts'
import type { Queries } from '../../db/database.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { handoverOf, tryHandoverCode } from '../../queries/conversations/conversations.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { closedColumns, findReport } from '../../queries/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches } from '../matching/match-report.ts'
import { changeReportLogged, notifyLossClosed } from '../reports/change-report.ts'
import { inTransaction } from '../transaction.ts'
import {
  type OwnConversation,
  requireConversation,
  requireOpenConversation,
  toThreadRecord,
} from './conversation.ts'

export async function confirmHandoverUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof confirmHandover>,
) {
  const { database } = ctx
  // Thrown after the transaction: the failed try must be committed.
  const { thread, refusal } = await inTransaction(ctx, async (ctx, tx) => {
    // If the right code is sent twice at once, the second request finds the conversation closed.
    await database.lock(tx, `contact:${input.id}`)
    const conversation = await requireOpenConversation(tx, currentUser.id, input.id, 'finder')
    const right = await tryHandoverCode(tx, conversation.id, input.code)
    if (right) await closeBoth(ctx, conversation)
    return {
      thread: await toThreadRecord(tx, await requireConversation(tx, currentUser.id, input.id)),
      refusal: right ? null : await whyWrong(tx, conversation.id),
    }
  })
  if (refusal) throw new Problem('INVALID_CODE', refusal, { field: 'code' })
  return thread
}

/** Closes both reports and notifies both users. */
async function closeBoth(
  ctx: TransactionContext,
  { owner, finder }: OwnConversation,
): Promise<void> {
  const { tx, database } = ctx
  const ids = [owner.reportId, finder.reportId]
  const reports = await Promise.all(ids.map((id) => findReport(tx, id)))
  const identifiers = []
  for (const report of reports) {
    if (report) identifiers.push(...(await identifiersOfAsset(tx, report.asset_id)))
  }
  await lockIdentities(database, tx, identifiers)
  await lockBlockingKeysOf(ctx, ...ids)
  // The first call closes this match as recovered; the second ends the finder's other matches.
  await close(ctx, owner.reportId, 'Found', 'recovered')
  await close(ctx, finder.reportId, 'Handed over', 'withdrawn')
}

async function close(
  ctx: TransactionContext,
  reportId: string,
  closing: Closing,
  ending: 'recovered' | 'withdrawn',
): Promise<void> {
  const { tx, now } = ctx
  const by = { role: 'reporter' } as const
  const report = requireFound(await findReport(tx, reportId), 'any-report')
  // Staff may have refused it while this waited.
  if (!isOpen(report.stage)) throw new Problem('REPORT_CLOSED', 'one-changed')
  const closed = await changeReportLogged(ctx, report, closedColumns(closing, now), by)
  if (!closed) throw new Problem('REPORT_CLOSED', 'one-changed')
  const details = { fields: [], status: closing }
  logActivity(ctx, { action: 'update', entity: 'report', entityId: reportId, details })
  await closeMatches(ctx, closed, ending)
  if (closing === 'Found') await notifyLossClosed(ctx, closed)
}

async function whyWrong(
  tx: Queries,
  matchId: string,
): Promise<'no-hand-over-code' | 'hand-over' | 'hand-over-used-up'> {
  const handover = await handoverOf(tx, matchId)
  if (!handover) return 'no-hand-over-code'
  return handover.tries_left > 0 ? 'hand-over' : 'hand-over-used-up'
}
