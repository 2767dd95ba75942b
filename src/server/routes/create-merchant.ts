import { createMerchant } from '../../api/create-merchant.ts'
import { Problem } from '../../api/problem.ts'
import { merchantSlug, refuseApplication } from '../../domain/merchants.ts'
import { checkPassword } from '../check-password.ts'
import { claimPictures } from '../claim-pictures.ts'
import { newId } from '../ids.ts'
import { requireLga } from '../lgas.ts'
import { followMove } from '../merchant-moves.ts'
import { nameKey } from '../merchant-names.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findBusinessOf, putApplication, toBusinessRecord } from '../queries/merchants.ts'
import { route } from '../route.ts'

export const createMerchantRoute = route(createMerchant, async (services, exchange) => {
  const { input, caller } = exchange
  const { database, limiter, lgas, now } = services
  await limiter.take('create', caller.id)
  if (input.lga) requireLga(lgas, input.state, input.lga)
  await checkPassword(services, exchange, input.password, 'password')
  const at = now()
  const business = await database.write(async (tx) => {
    // Two applications of one owner at once: the second sees what the first became.
    await database.lock(tx, `merchant of ${caller.id}`)
    const before = await findBusinessOf(tx, caller.id)
    const refusal = refuseApplication(before?.status ?? null)
    if (refusal) throw new Problem('ALREADY_APPLIED', refusal)
    await claimPictures(tx, { logo: input.logo }, caller.id, at)
    const id = newId()
    const after = await putApplication(
      tx,
      {
        id,
        owner_id: caller.id,
        slug: merchantSlug(input.name, id.slice(-6)),
        status: 'pending',
        reason: null,
        name: input.name,
        name_key: nameKey(input.name),
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
    await followMove(tx, services, before, after, at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
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
