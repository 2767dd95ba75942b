import type { submitProducts } from '../../../api/merchants/business.ts'
import { Problem } from '../../../api/problem.ts'
import { whyCannotAddProducts } from '../../../domain/merchants/merchants.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  changeMerchant,
  findBusinessOf,
  productsOf,
  toBusinessRecord,
} from '../../queries/merchants/merchants.ts'
import { mergePendingChange, pendingFields } from '../../queries/merchants/pending-changes.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { attachUploads } from '../uploads/attach-uploads.ts'
import { notifyChangePending } from './change-merchant-status.ts'

export async function submitProductsUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof submitProducts>,
) {
  const { now } = ctx
  const business = await inTransaction(ctx, async (ctx, tx) => {
    const before = requireFound(await findBusinessOf(tx, currentUser.id), 'application')
    const hasProducts = productsOf(before).length > 0 || pendingFields(before).includes('products')
    const refusal = whyCannotAddProducts({ status: before.status, hasProducts })
    if (refusal) throw new Problem('PRODUCTS_ALREADY_SUBMITTED', refusal)
    await attachUploads(ctx, { featuredPicture: input.featuredPicture }, currentUser.id)
    const columns = {
      products: JSON.stringify(input.products),
      featured_picture_url: input.featuredPicture ?? null,
    }
    // Products of an application are reviewed with it; those of a listed business before they are
    // shown.
    const needsReview = before.status === 'verified'
    const after = await changeMerchant(
      tx,
      before,
      needsReview ? mergePendingChange(before, columns, now) : columns,
    )
    if (!after) {
      throw new Problem('PRODUCTS_ALREADY_SUBMITTED', 'changed')
    }
    if (needsReview) await notifyChangePending(ctx, after)
    const details = { products: input.products.length, ...(needsReview && { waiting: true }) }
    logActivity(ctx, { action: 'update', entity: 'merchant', entityId: after.id, details })
    return after
  })
  return toBusinessRecord(business)
}
