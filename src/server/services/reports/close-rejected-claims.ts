import type { DisputeRecord, DisputeSide } from '../../../api/disputes/dispute-record.ts'
import type { CurrentUser } from '../../../domain/auth/current-user.ts'
import { isOpen, outcomeOfDecision } from '../../../domain/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { changeReportLogged } from './change-report.ts'

/** Sides whose claim was refused by what lies between these two states of a dispute. */
export function newlyRejectedClaims(before: DisputeRecord, after: DisputeRecord): DisputeSide[] {
  const claimed = before.claims.filter(({ standing: status }) => status === 'claims')
  return after.claims.filter(
    ({ owner, standing: status }) =>
      status === 'refused' && claimed.some((side) => side.owner.id === owner.id),
  )
}

/**
 * What somebody reports about a thing that is not theirs accuses the one whose it is: open reports of
 * the refused sides are closed.
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
  for (const { id, status } of open) {
    const outcome = outcomeOfDecision(status, 'inactive')
    const change = { stage: 'inactive' as const, closed_at: now, outcome, reason }
    const by = { role: 'staff', kind: 'decided' } as const
    await changeReportLogged(ctx, { id, stage: status }, change, by)
    logActivity(ctx, {
      action: 'moderate',
      entity: 'report',
      entityId: id,
      details: { from: status, to: 'inactive', role: currentUser.role, dispute: after.id },
    })
  }
}
