import { reviewMerchant } from '../../../api/merchants/review-merchant.ts'
import { Problem } from '../../../api/problem.ts'
import { needsReason, whyCannotDecideMerchant } from '../../../domain/merchants/merchants.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { findApplication } from '../../queries/merchants/merchant-applications.ts'
import { changeMerchant, findMerchant } from '../../queries/merchants/merchants.ts'
import {
  afterStatusChange,
  statusChangeColumns,
} from '../../services/merchants/change-merchant-status.ts'
import { requireFreeCac } from '../../services/merchants/require-free-cac.ts'
import { route } from '../route.ts'

export const reviewMerchantRoute = route(
  reviewMerchant,
  async (services, { input, currentUser }) => {
    const { id, status, reason } = input
    if (needsReason(status) && !reason) {
      throw new Problem('INVALID_INPUT', 'owner-reads-reason', { field: 'reason' })
    }
    const { database, now } = services
    const at = now()
    const application = await database.write(async (tx) => {
      const before = requireFound(await findMerchant(tx, id), 'business')
      const refusal = whyCannotDecideMerchant(before.status, status)
      if (refusal) {
        const params = { from: before.status, to: status }
        throw new Problem('STATUS_CHANGE_REFUSED', refusal, { params, field: 'status' })
      }
      await database.lock(tx, `CAC ${before.cac_number}`)
      if (status === 'verified') await requireFreeCac(tx, before)
      const to = { status, reason: needsReason(status) ? (reason ?? null) : null }
      const after = await changeMerchant(
        tx,
        before,
        await statusChangeColumns(tx, services, before, to, at),
      )
      if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
      await afterStatusChange(tx, services, before, after, at)
      await logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'moderate',
          entity: 'merchant',
          entityId: id,
          // The reason stays with the business: what a person is told is theirs to have erased.
          details: {
            from: before.status,
            to: status,
            role: currentUser.role,
            ...(reason && { reasoned: true }),
          },
        },
        at,
      )
      return findApplication(tx, id)
    })
    return { data: requireFound(application, 'business') }
  },
)
