import { Problem } from '../../../api/problem.ts'
import { isOpen, whyInvalidLastSeen } from '../../../domain/reports/reports.ts'
import type { ReportRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { shownFindsOf } from '../../queries/disputes/earlier-reports.ts'
import { changeReport } from '../../queries/reports/reports.ts'
import type { Context, TransactionContext } from '../context.ts'
import { logOtherKinds } from '../disputes/other-kinds.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { recordVerdictChange, toReportState } from '../proofs/log-verdict-change.ts'
import type { VerdictActor } from '../proofs/verdict-change.ts'

type Change = Parameters<typeof changeReport>[2]

/**
 * Every change of an existing report goes through here, so that a change of its public status is
 * written to the public log in the same transaction. Undefined if the report was changed meanwhile.
 */
export async function changeReportLogged(
  ctx: TransactionContext,
  before: Pick<ReportRow, 'id' | 'stage'> & Partial<Pick<ReportRow, 'held' | 'reported_as'>>,
  change: Change,
  by: VerdictActor & { identifiers?: Parameters<typeof recordVerdictChange>[3]['identifiers'] },
): Promise<ReportRow | undefined> {
  const after = await changeReport(ctx.tx, before, change)
  if (!after) return undefined
  const held = before.held ?? after.held
  if (held === 1 && isOpen(before.stage) && !isOpen(after.stage)) {
    await logOtherKinds(ctx, after, 'settled')
  }
  const isChanged = isOpen(before.stage) !== isOpen(after.stage) || held !== after.held
  if (isChanged && after.reported_as !== 'Found') {
    // Finds of any of its numbers may have waited until the loss counts, and the claim of a suspended
    // account counts for its loss.
    const identifiers = await identifiersOfAsset(ctx.tx, after.asset_id)
    const claim = { actorId: after.reporter_id, reportId: after.id }
    await recordUnsettledClaims(ctx.database, ctx.tx, identifiers, claim, ctx.now)
    if (!isOpen(after.stage)) await compareFindsAgain(ctx, after, identifiers)
  }
  recordVerdictChange(ctx, after, toReportState({ ...after, ...before, held }), by)
  return after
}

/** Who has a lost thing back is asked about its finds, as about those of what nobody misses. */
async function compareFindsAgain(
  { database, tx, now }: TransactionContext,
  { reporter_id }: ReportRow,
  lost: Awaited<ReturnType<typeof identifiersOfAsset>>,
): Promise<void> {
  for (const find of await shownFindsOf(tx, lost, reporter_id)) {
    const claim = { actorId: find.reporter_id, reportId: find.id }
    const identifiers = await identifiersOfAsset(tx, find.asset_id)
    await recordUnsettledClaims(database, tx, identifiers, claim, now)
  }
}

/**
 * Notifies a reporter that their loss or theft is closed, whatever they turned off: somebody else may have
 * held their unlocked phone.
 */
export async function notifyLossClosed(
  ctx: TransactionContext,
  { id, reporter_id, name }: ReportRow,
): Promise<void> {
  await notifyUser(ctx, {
    userId: reporter_id,
    kind: 'closed-by-you',
    subjectId: id,
    data: { item: name },
    eventKey: `closed-by-you ${newId()}`,
  })
}

/** Throws `INVALID_INPUT` on `lastSeenDate` for an impossible day. */
export function requirePastDay(ctx: Context, day: string | null | undefined): void {
  const { now } = ctx
  const refusal = day ? whyInvalidLastSeen(day, now) : null
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { field: 'lastSeenDate' })
}
