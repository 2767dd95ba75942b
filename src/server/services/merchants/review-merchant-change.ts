import type { reviewMerchantChange } from '../../../api/merchants/applications.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotDecideChange } from '../../../domain/merchants/merchants.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findApplication } from '../../queries/merchants/merchant-applications.ts'
import { changeMerchant, findMerchant } from '../../queries/merchants/merchants.ts'
import {
  noPendingChange,
  pendingChangeOf,
  pendingFields,
} from '../../queries/merchants/pending-changes.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { changeListing, notifyListingChange } from './change-merchant-status.ts'
import { requireFreeCac } from './require-free-cac.ts'

const missing = 'business'

export async function reviewMerchantChangeUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof reviewMerchantChange>,
) {
  const { database, limiter } = ctx
  const { id, decision, askedAt, reason } = input
  await limiter.consume('change', currentUser.id)
  if (decision === 'refuse' && !reason) {
    throw new Problem('INVALID_INPUT', 'owner-reads-reason', { field: 'reason' })
  }
  const application = await inTransaction(ctx, async (ctx, tx) => {
    const { owner_id } = requireFound(await findMerchant(tx, id), missing)
    // The same lock as when the owner changes the business.
    await database.lock(tx, `merchant of ${owner_id}`)
    const before = requireFound(await findMerchant(tx, id), missing)
    const refusal = whyCannotDecideChange(decision, {
      status: before.status,
      isWaiting: before.pending_since !== null,
      isSeen: before.pending_since === askedAt,
    })
    if (refusal) {
      throw new Problem('EDIT_CONFLICT', refusal, { params: { status: before.status } })
    }
    const cac = pendingChangeOf(before).cac_number
    if (decision === 'approve' && cac !== undefined) {
      await database.lock(tx, `CAC ${cac}`)
      await requireFreeCac(tx, { id, cac_number: cac })
    }
    const after = await (decision === 'approve'
      ? changeListing(ctx, before)
      : changeMerchant(tx, before, noPendingChange))
    if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'decided-meanwhile')
    await notifyListingChange(ctx, after, decision === 'refuse' ? (reason ?? '') : null)
    logActivity(ctx, {
      action: 'moderate',
      entity: 'merchant',
      entityId: id,
      details: {
        change: decision === 'approve' ? 'approved' : 'refused',
        fields: pendingFields(before),
        role: currentUser.role,
      },
    })
    return findApplication(tx, id)
  })
  return requireFound(application, missing)
}
