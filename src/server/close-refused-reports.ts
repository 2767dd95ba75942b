import type { DisputeRecord, DisputeSide } from '../api/dispute-record.ts'
import { isOpen, outcomeOfDecision } from '../domain/reports.ts'
import type { Queries } from './db/database.ts'
import { logActivity } from './queries/activity-log.ts'
import { changeReport } from './queries/reports.ts'
import type { Caller } from './route.ts'

/** Sides whose claim was refused by what lies between these two states of a dispute. */
export function refusedNow(before: DisputeRecord, after: DisputeRecord): DisputeSide[] {
  const claimed = before.claims.filter(({ standing }) => standing === 'claims')
  return after.claims.filter(
    ({ owner, standing }) =>
      standing === 'refused' && claimed.some((side) => side.owner.id === owner.id),
  )
}

/**
 * What somebody reports about a thing that is not theirs accuses the one whose it is: open reports of
 * the refused sides are closed.
 */
export async function closeRefusedReports(
  tx: Queries,
  before: DisputeRecord,
  after: DisputeRecord,
  { reason, caller }: { reason: string; caller: Pick<Caller, 'id' | 'role'> },
  now: number,
): Promise<void> {
  const open = refusedNow(before, after)
    .flatMap(({ reports }) => reports)
    .filter(({ status }) => isOpen(status))
  for (const { id, status } of open) {
    const outcome = outcomeOfDecision(status, 'inactive')
    const change = { stage: 'inactive' as const, closed_at: now, outcome, reason }
    await changeReport(tx, { id, stage: status }, change)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'moderate',
        entity: 'report',
        entityId: id,
        details: { from: status, to: 'inactive', role: caller.role, dispute: after.id },
      },
      now,
    )
  }
}
