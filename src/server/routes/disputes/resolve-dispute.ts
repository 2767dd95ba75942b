import type { DisputeSide } from '../../../api/disputes/dispute-record.ts'
import { resolveDispute } from '../../../api/disputes/resolve-dispute.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotChangeDispute } from '../../../domain/disputes/disputes.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { findDispute, findDisputeRecord } from '../../queries/disputes/admin-disputes.ts'
import {
  decideSides,
  lockIdentities,
  reopenClaims,
  settleDisputes,
} from '../../queries/disputes/disputes.ts'
import { notifyClaimants } from '../../services/disputes/notify-claimants.ts'
import { closeRejectedClaims } from '../../services/reports/close-rejected-claims.ts'
import { route } from '../route.ts'

export const resolveDisputeRoute = route(
  resolveDispute,
  async ({ database, limiter, now, publicOrigin }, { input, currentUser }) => {
    await limiter.consume('change', currentUser.id)
    const { id, status, ownerId, reason } = input
    const at = now()
    const decided = await database.write(async (tx) => {
      const seen = requireFound(await findDispute(tx, id), 'dispute')
      await lockIdentities(database, tx, [seen])
      const before = requireFound(await findDisputeRecord(tx, id), 'dispute')
      const refusal = whyCannotChangeDispute(before.status, status)
      if (refusal) {
        throw new Problem('STATUS_CHANGE_REFUSED', refusal, { field: 'status' })
      }
      const winner = before.claims.find(({ owner }) => owner.id === ownerId)
      if (ownerId !== undefined && !(winner && canWin(winner))) {
        throw new Problem('INVALID_INPUT', 'not-a-claimant', { field: 'ownerId' })
      }
      const decision = { id, winnerId: ownerId ?? null, reason, by: currentUser.id }
      if (status === 'decided') await decideSides(tx, decision, at)
      else await reopenClaims(tx, { id, reason }, at)
      await settleDisputes(tx, [seen], at)
      const after = requireFound(await findDisputeRecord(tx, id), 'dispute')
      if (status === 'decided') {
        await closeRejectedClaims(tx, before, after, { reason, caller: currentUser }, at)
        await notifyClaimants(tx, before, after, publicOrigin, at)
      }
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'moderate',
          entity: 'dispute',
          entityId: id,
          details: {
            before: { status: before.status, standings: statusesOf(before) },
            after: { status: after.status, standings: statusesOf(after) },
            role: currentUser.role,
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
function canWin({ standing: status, asset, isFinder }: DisputeSide): boolean {
  return status === 'claims' && asset !== null && !isFinder
}

type Claims = { claims: { owner: { id: string }; standing: string }[] }

function statusesOf({ claims }: Claims): Record<string, string> {
  return Object.fromEntries(claims.map(({ owner, standing: status }) => [owner.id, status]))
}
