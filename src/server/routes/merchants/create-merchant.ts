import { createMerchant } from '../../../api/merchants/create-merchant.ts'
import { Problem } from '../../../api/problem.ts'
import { merchantSlug, whyCannotApply } from '../../../domain/merchants/merchants.ts'
import { collationKey } from '../../lib/collation-key.ts'
import { newId } from '../../lib/ids.ts'
import { requireLga } from '../../lib/lgas.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  findBusinessOf,
  putApplication,
  toBusinessRecord,
} from '../../queries/merchants/merchants.ts'
import { requireCorrectPassword } from '../../services/auth/reauthenticate.ts'
import { afterStatusChange } from '../../services/merchants/change-merchant-status.ts'
import { attachUploads } from '../../services/uploads/attach-uploads.ts'
import { route } from '../route.ts'

export const createMerchantRoute = route(createMerchant, async (services, exchange) => {
  const { input, currentUser } = exchange
  const { database, limiter, lgas, now } = services
  await limiter.consume('create', currentUser.id)
  if (input.lga) requireLga(lgas, input.state, input.lga)
  await requireCorrectPassword(services, exchange, input.password, 'password')
  const at = now()
  const business = await database.write(async (tx) => {
    // Two applications of one owner at once: the second sees what the first became.
    await database.lock(tx, `merchant of ${currentUser.id}`)
    const before = await findBusinessOf(tx, currentUser.id)
    const refusal = whyCannotApply(before?.status ?? null)
    if (refusal) throw new Problem('ALREADY_APPLIED', refusal)
    await attachUploads(tx, { logo: input.logo }, currentUser.id, at)
    const id = newId()
    const after = await putApplication(
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
        applied_at: at,
        decided_at: null,
        verified_at: null,
        expires_at: null,
        waiting_change: null,
        waiting_picture_url: null,
        waiting_since: null,
      },
      ['refused', 'expired'],
    )
    if (!after) throw new Problem('ALREADY_APPLIED', 'pending')
    await afterStatusChange(tx, services, before, after, at)
    await logActivity(
      tx,
      {
        actorId: currentUser.id,
        action: before ? 'update' : 'create',
        entity: 'merchant',
        entityId: after.id,
        details: { ...(before && { from: before.status }), to: 'pending' },
      },
      at,
    )
    return after
  })
  return { data: toBusinessRecord(business) }
})
