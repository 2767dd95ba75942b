import { decideDispute } from '../../api/decide-dispute.ts'
import type { DisputeSide } from '../../api/dispute-record.ts'
import { Problem } from '../../api/problem.ts'
import { refuseDisputeChange } from '../../domain/disputes.ts'
import { closeRefusedReports } from '../close-refused-reports.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findDispute, findDisputeRecord } from '../queries/dispute-records.ts'
import { decideSides, lockIdentities, reopenSides, settleDisputes } from '../queries/disputes.ts'
import { route } from '../route.ts'
import { tellSides } from '../tell-sides.ts'

export const decideDisputeRoute = route(
  decideDispute,
  async ({ database, limiter, now, publicOrigin }, { input, caller }) => {
    await limiter.take('change', caller.id)
    const { id, status, ownerId, reason } = input
    const at = now()
    const decided = await database.write(async (tx) => {
      const seen = requireFound(await findDispute(tx, id), 'dispute')
      await lockIdentities(database, tx, [seen])
      const before = requireFound(await findDisputeRecord(tx, id), 'dispute')
      const refusal = refuseDisputeChange(before.status, status)
      if (refusal) {
        throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
      }
      const winner = before.claims.find(({ owner }) => owner.id === ownerId)
      if (ownerId !== undefined && !(winner && canWin(winner))) {
        throw new Problem('INVALID_INPUT', 'not-a-claimant', { field: 'ownerId' })
      }
      const decision = { id, winnerId: ownerId ?? null, reason, by: caller.id }
      if (status === 'decided') await decideSides(tx, decision, at)
      else await reopenSides(tx, { id, reason }, at)
      await settleDisputes(tx, [seen], at)
      const after = requireFound(await findDisputeRecord(tx, id), 'dispute')
      if (status === 'decided') {
        await closeRefusedReports(tx, before, after, { reason, caller }, at)
        await tellSides(tx, before, after, publicOrigin, at)
      }
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'moderate',
          entity: 'dispute',
          entityId: id,
          details: {
            before: { status: before.status, standings: standingsOf(before) },
            after: { status: after.status, standings: standingsOf(after) },
            role: caller.role,
          },
        },
        at,
      )
      return findDisputeRecord(tx, id)
    })
    return { data: requireFound(decided, 'dispute') }
  },
)

/** Whose claim can be upheld: somebody's who still carries the number and claims it as theirs. */
function canWin({ standing, asset, isFinder }: DisputeSide): boolean {
  return standing === 'claims' && asset !== null && !isFinder
}

type Claims = { claims: { owner: { id: string }; standing: string }[] }

function standingsOf({ claims }: Claims): Record<string, string> {
  return Object.fromEntries(claims.map(({ owner, standing }) => [owner.id, standing]))
}
