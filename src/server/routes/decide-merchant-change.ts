import { decideMerchantChange } from '../../api/decide-merchant-change.ts'
import { Problem } from '../../api/problem.ts'
import { refuseChangeDecision } from '../../domain/merchants.ts'
import { changeListing, tellOfChange } from '../merchant-moves.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findApplication } from '../queries/applications.ts'
import { changeMerchant, findMerchant } from '../queries/merchants.ts'
import { requireFreeCac } from '../require-free-cac.ts'
import { route } from '../route.ts'
import { nothingWaits, waitingFields, waitingOf } from '../waiting-changes.ts'

const missing = 'business'

export const decideMerchantChangeRoute = route(
  decideMerchantChange,
  async (services, { input, caller }) => {
    const { database, limiter, now, publicOrigin } = services
    const { id, decision, askedAt, reason } = input
    await limiter.take('change', caller.id)
    if (decision === 'refuse' && !reason) {
      throw new Problem('INVALID_INPUT', 'owner-reads-reason', { field: 'reason' })
    }
    const at = now()
    const application = await database.write(async (tx) => {
      const { owner_id } = requireFound(await findMerchant(tx, id), missing)
      // As when the owner changes it: then one of the two is first.
      await database.lock(tx, `merchant of ${owner_id}`)
      const before = requireFound(await findMerchant(tx, id), missing)
      const refusal = refuseChangeDecision(decision, {
        status: before.status,
        isWaiting: before.waiting_since !== null,
        isSeen: before.waiting_since === askedAt,
      })
      if (refusal) {
        throw new Problem('CHANGED_MEANWHILE', refusal, { params: { status: before.status } })
      }
      const cac = waitingOf(before).cac_number
      if (decision === 'approve' && cac !== undefined) {
        await database.lock(tx, `CAC ${cac}`)
        await requireFreeCac(tx, { id, cac_number: cac })
      }
      const after = await (decision === 'approve'
        ? changeListing(tx, services, before, at)
        : changeMerchant(tx, before, nothingWaits))
      if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
      await tellOfChange(tx, after, decision === 'refuse' ? (reason ?? '') : null, publicOrigin, at)
      await logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'moderate',
          entity: 'merchant',
          entityId: id,
          details: {
            change: decision === 'approve' ? 'approved' : 'refused',
            fields: waitingFields(before),
            role: caller.role,
          },
        },
        at,
      )
      return findApplication(tx, id)
    })
    return { data: requireFound(application, missing) }
  },
)
