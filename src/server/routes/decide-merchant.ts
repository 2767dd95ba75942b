import { decideMerchant } from '../../api/decide-merchant.ts'
import { Problem } from '../../api/problem.ts'
import { needsReason, refuseMerchantDecision } from '../../domain/merchants.ts'
import { changeFor, followMove } from '../merchant-moves.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findApplication } from '../queries/applications.ts'
import { changeMerchant, findMerchant } from '../queries/merchants.ts'
import { requireFreeCac } from '../require-free-cac.ts'
import { route } from '../route.ts'

export const decideMerchantRoute = route(decideMerchant, async (services, { input, caller }) => {
  const { id, status, reason } = input
  if (needsReason(status) && !reason) {
    throw new Problem('INVALID_INPUT', 'owner-reads-reason', { field: 'reason' })
  }
  const { database, now } = services
  const at = now()
  const application = await database.write(async (tx) => {
    const before = requireFound(await findMerchant(tx, id), 'business')
    const refusal = refuseMerchantDecision(before.status, status)
    if (refusal) {
      const params = { from: before.status, to: status }
      throw new Problem('STATUS_CHANGE_REFUSED', refusal, { params, field: 'status' })
    }
    await database.lock(tx, `CAC ${before.cac_number}`)
    if (status === 'verified') await requireFreeCac(tx, before)
    const to = { status, reason: needsReason(status) ? (reason ?? null) : null }
    const after = await changeMerchant(tx, before, await changeFor(tx, services, before, to, at))
    if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
    await followMove(tx, services, before, after, at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'moderate',
        entity: 'merchant',
        entityId: id,
        // The reason stays with the business: what a person is told is theirs to have erased.
        details: {
          from: before.status,
          to: status,
          role: caller.role,
          ...(reason && { reasoned: true }),
        },
      },
      at,
    )
    return findApplication(tx, id)
  })
  return { data: requireFound(application, 'business') }
})
