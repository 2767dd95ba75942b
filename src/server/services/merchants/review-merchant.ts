import type { reviewMerchant } from '../../../api/merchants/applications.ts'
import { Problem } from '../../../api/problem.ts'
import { needsReason, whyCannotDecideMerchant } from '../../../domain/merchants/merchants.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findApplication } from '../../queries/merchants/merchant-applications.ts'
import { changeMerchant, findMerchant } from '../../queries/merchants/merchants.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { afterStatusChange, statusChangeColumns } from './change-merchant-status.ts'
import { requireFreeCac } from './require-free-cac.ts'

export async function reviewMerchantUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof reviewMerchant>,
) {
  const { database } = ctx
  const { id, status, reason } = input
  if (needsReason(status) && !reason) {
    throw new Problem('INVALID_INPUT', 'owner-reads-reason', { field: 'reason' })
  }
  const application = await inTransaction(ctx, async (ctx, tx) => {
    const before = requireFound(await findMerchant(tx, id), 'business')
    const refusal = whyCannotDecideMerchant(before.status, status)
    if (refusal) {
      const params = { from: before.status, to: status }
      throw new Problem('STATUS_CHANGE_REFUSED', refusal, { params, field: 'status' })
    }
    await database.lock(tx, `CAC ${before.cac_number}`)
    if (status === 'verified') await requireFreeCac(tx, before)
    const to = { status, reason: needsReason(status) ? (reason ?? null) : null }
    const after = await changeMerchant(tx, before, await statusChangeColumns(ctx, before, to))
    if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
    await afterStatusChange(ctx, before, after)
    logActivity(ctx, {
      action: 'moderate',
      entity: 'merchant',
      entityId: id,
      // The reason is stored with the business: it is personal data that can be erased.
      details: {
        from: before.status,
        to: status,
        role: currentUser.role,
        ...(reason && { reasoned: true }),
      },
    })
    return findApplication(tx, id)
  })
  return requireFound(application, 'business')
}
