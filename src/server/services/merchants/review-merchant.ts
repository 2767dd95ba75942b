import type { reviewMerchant, reviewMerchantChange } from '../../../api/merchants/applications.ts'
import { Problem } from '../../../api/problem.ts'
import {
  needsReason,
  whyCannotDecideChange,
  whyCannotDecideMerchant,
} from '../../../domain/merchants/merchants.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { findApplication } from '../../queries/merchants/merchant-applications.ts'
import {
  changeMerchant,
  findMerchant,
  findVerifiedByCac,
} from '../../queries/merchants/merchants.ts'
import {
  noPendingChange,
  pendingChangeOf,
  pendingFields,
} from '../../queries/merchants/pending-changes.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import {
  afterStatusChange,
  changeListing,
  notifyListingChange,
  statusChangeColumns,
} from './change-merchant-status.ts'

export async function reviewMerchantUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof reviewMerchant>,
) {
  const { database } = ctx
  const { id, status, appliedAt, reason } = input
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
    // A new application has another name and another CAC number.
    if (appliedAt !== undefined && before.applied_at !== appliedAt) {
      throw new Problem('STATUS_CHANGE_REFUSED', 'applied-again')
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

/** Throws if another business is verified or suspended under a CAC number. */
async function requireFreeCac(
  tx: Queries,
  { id, cac_number }: Pick<MerchantRow, 'id' | 'cac_number'>,
): Promise<void> {
  const other = await findVerifiedByCac(tx, cac_number, id)
  if (!other) return
  throw new Problem('STATUS_CHANGE_REFUSED', 'cac-taken', {
    params: { name: other.name, status: other.status },
  })
}
