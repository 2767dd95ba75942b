import type { DisputeRecord, DisputeSide } from '../../../api/disputes/disputes.ts'
import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import { isOpen, outcomeOfDecision } from '../../../domain/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches } from '../matching/match-report.ts'
import { changeReportLogged } from './change-report.ts'

/** Claims that were rejected between these two states of a dispute. */
export function newlyRejectedClaims(before: DisputeRecord, after: DisputeRecord): DisputeSide[] {
  const claimed = before.claims.filter(({ status }) => status === 'claims')
  return after.claims.filter(
    ({ owner, status }) =>
      status === 'refused' && claimed.some((side) => side.owner.id === owner.id),
  )
}

/**
 * Closes the open reports of rejected claimants, which would accuse the owner of the asset. Also
 * closes their matches and notifies the other users.
 */
export async function closeRejectedClaims(
  ctx: TransactionContext,
  before: DisputeRecord,
  after: DisputeRecord,
  { reason, caller: currentUser }: { reason: string; caller: Pick<CurrentUser, 'id' | 'role'> },
): Promise<void> {
  const { now } = ctx
  const open = newlyRejectedClaims(before, after)
    .flatMap(({ reports }) => reports)
    .filter(({ status }) => isOpen(status))
  await lockBlockingKeysOf(ctx, ...open.map(({ id }) => id))
  for (const { id, status } of open) {
    const outcome = outcomeOfDecision(status, 'inactive')
    const change = { stage: 'inactive' as const, closed_at: now, outcome, reason }
    const by = { role: 'staff', kind: 'decided' } as const
    const closed = await changeReportLogged(ctx, { id, stage: status }, change, by)
    if (closed) await closeMatches(ctx, closed, 'withdrawn')
    const details = { from: status, to: 'inactive', role: currentUser.role, dispute: after.id }
    logActivity(ctx, { action: 'moderate', entity: 'report', entityId: id, details })
  }
}
