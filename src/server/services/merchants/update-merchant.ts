import type {
  submitProducts,
  UpdateMerchantInput,
  updateMerchant,
} from '../../../api/merchants/business.ts'
import { Problem } from '../../../api/problem.ts'
import {
  whyCannotAddProducts,
  whyCannotChangeListing,
} from '../../../domain/merchants/merchants.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { requireLga } from '../../lib/lgas.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { toPatchColumns } from '../../lib/to-patch-columns.ts'
import {
  changeMerchant,
  findBusinessOf,
  ownBusinessRecord,
  productsOf,
} from '../../queries/merchants/merchants.ts'
import {
  listingColumns,
  mergePendingChange,
  pendingChangeOf,
  pendingFields,
} from '../../queries/merchants/pending-changes.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { attachUploads } from '../uploads/uploads.ts'
import { notifyChangePending } from './change-merchant-status.ts'

export async function updateMerchantUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof updateMerchant>,
) {
  const { database, lgas, now } = ctx
  const business = await inTransaction(ctx, async (ctx, tx) => {
    await database.lock(tx, `merchant of ${currentUser.id}`)
    const own = await findBusinessOf(tx, currentUser.id)
    const before = requireFound(own?.id === input.id ? own : undefined, 'own-business')
    const refusal = whyCannotChangeListing(before.status)
    if (refusal) throw new Problem('STATUS_CHANGE_REFUSED', refusal)
    const { fields, change } = changesIn(before, input)
    if (fields.length === 0) return before
    const { state, lga } = { ...before, ...pendingChangeOf(before), ...change }
    if (lga) requireLga(lgas, state, lga)
    const after = await changeMerchant(tx, before, mergePendingChange(before, change, now))
    if (!after) throw new Problem('STATUS_CHANGE_REFUSED', 'business-decided')
    await notifyChangePending(ctx, after)
    const details = { fields, waiting: pendingFields(after).length }
    logActivity(ctx, { action: 'update', entity: 'merchant', entityId: after.id, details })
    return after
  })
  return ownBusinessRecord(ctx.database.read, business)
}

/** What differs from the listed and pending values. */
function changesIn(listed: MerchantRow, input: UpdateMerchantInput) {
  const before = { ...listed, ...pendingChangeOf(listed) }
  const { products: _products, featuredPicture: _image, ...columns } = listingColumns
  const sent = toPatchColumns<MerchantRow>(input, columns)
  // An LGA that was cleared is stored as empty text.
  if (input.lga === '') sent.lga = ''
  // The former LGA does not belong to the new state.
  if (sent.state !== undefined && sent.state !== before.state) sent.lga ??= ''
  const change = Object.fromEntries(
    Object.entries(sent).filter(([column, value]) => value !== before[column as keyof MerchantRow]),
  ) as Partial<MerchantRow>
  const fields = Object.entries(columns)
    .filter(([, column]) => column in change)
    .map(([field]) => field)
  return { fields, change }
}

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
  return ownBusinessRecord(ctx.database.read, business)
}
