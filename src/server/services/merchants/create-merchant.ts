import type { createMerchant } from '../../../api/merchants/business.ts'
import { Problem } from '../../../api/problem.ts'
import { merchantSlug, whyCannotApply } from '../../../domain/merchants/merchants.ts'
import { collationKey } from '../../../domain/text/fold.ts'
import { newId } from '../../lib/ids.ts'
import { requireLga } from '../../lib/lgas.ts'
import {
  findBusinessOf,
  ownBusinessRecord,
  upsertApplication,
} from '../../queries/merchants/merchants.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { requireCorrectPassword } from '../auth/require-correct-password.ts'
import type { Context } from '../context.ts'
import { requireFeature } from '../payments/require-feature.ts'
import { inTransaction } from '../transaction.ts'
import { attachUploads } from '../uploads/uploads.ts'
import { afterStatusChange } from './change-merchant-status.ts'

export async function createMerchantUseCase(
  ctx: Context,
  request: RequestOf<typeof createMerchant>,
) {
  const { database, lgas, now } = ctx
  const { input, currentUser } = request
  await requireFeature(ctx, currentUser.id, 'business')
  if (input.lga) requireLga(lgas, input.state, input.lga)
  await requireCorrectPassword(ctx, request, input.password, 'password')
  const business = await inTransaction(ctx, async (ctx, tx) => {
    // Locked, so that the second of two concurrent applications sees the first.
    await database.lock(tx, `merchant of ${currentUser.id}`)
    const before = await findBusinessOf(tx, currentUser.id)
    const refusal = whyCannotApply(before?.status ?? null)
    if (refusal) throw new Problem('ALREADY_APPLIED', refusal)
    await attachUploads(ctx, { logo: input.logo }, currentUser.id)
    const id = before?.id ?? newId()
    const after = await upsertApplication(
      tx,
      {
        id,
        owner_id: currentUser.id,
        slug: merchantSlug(input.name, id.slice(-6)),
        status: 'pending',
        reason: null,
        name: input.name,
        name_key: collationKey(input.name),
        category_id: input.categoryId,
        phone: input.phone,
        address: input.address,
        state: input.state,
        lga: input.lga ?? '',
        country: input.country,
        cac_number: input.cacNumber,
        logo_url: input.logo,
        website: input.website ?? null,
        twitter: input.twitter ?? null,
        instagram: input.instagram ?? null,
        facebook: input.facebook ?? null,
        products: '[]',
        featured_picture_url: null,
        certificate_number: null,
        applied_at: now,
        decided_at: null,
        verified_at: null,
        expires_at: null,
        pending_change: null,
        pending_picture_url: null,
        pending_since: null,
        suspended_for: null,
      },
      ['refused', 'expired'],
    )
    if (!after) throw new Problem('ALREADY_APPLIED', 'pending')
    await afterStatusChange(ctx, before, after)
    logActivity(ctx, {
      action: before ? 'update' : 'create',
      entity: 'merchant',
      entityId: after.id,
      details: { ...(before && { from: before.status }), to: 'pending' },
    })
    return after
  })
  return ownBusinessRecord(ctx.database.read, business)
}
