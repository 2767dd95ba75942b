import type { MerchantCategory } from '../../src/domain/merchants/listings.ts'
import { merchantSlug } from '../../src/domain/merchants/merchants.ts'
import type { State } from '../../src/domain/places/states.ts'
import { collationKey } from '../../src/domain/text/fold.ts'
import type { Queries } from '../../src/server/db/database.ts'
import type { MerchantRow } from '../../src/server/db/tables.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { indexMerchant } from '../../src/server/queries/merchants/merchant-search-index.ts'
import {
  changeMerchant,
  findMerchant,
  upsertApplication,
} from '../../src/server/queries/merchants/merchants.ts'
import { statusChangeColumns } from '../../src/server/services/merchants/change-merchant-status.ts'
import { attachUploads } from '../../src/server/services/uploads/uploads.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { admin, type DemoShop, userNamed } from './content.ts'

/** A business applies, names its products, and staff decide the next day. */
export async function actionsOfShop(
  { calendar, idOf, signer, upload }: DemoContext,
  shop: DemoShop,
): Promise<Action[]> {
  const { owner, decision, products, wantsWebsite } = shop
  const id = newId()
  const appliedOn = Number(shop.applied)
  const logo = await upload(shop.logo)
  const changes = (details: Record<string, unknown>) =>
    ({ action: 'update', entity: 'merchant', entityId: id, details }) as const

  const applies = loggedAction(calendar.at(appliedOn, '10:00'), async (tx, ctx) => {
    await attachUploads(ctx, { logo }, idOf(owner))
    const application = { ...applicationOf(shop), id, owner_id: idOf(owner), logo_url: logo }
    const slug = merchantSlug(shop.name, id.slice(-6))
    await upsertApplication(tx, { ...application, slug, applied_at: ctx.now }, ['refused'])
    return { ...changes({ to: 'pending' }), action: 'create', actorId: idOf(owner) }
  })
  if (decision === '') return [applies]

  const decides = loggedAction(calendar.at(appliedOn - 1, '12:00'), async (tx, ctx) => {
    const before = await rowOf(tx, id)
    const to = { status: decision as 'verified' | 'refused', reason: shop.reason || null }
    const columns = await statusChangeColumns({ ...ctx, signer }, before, to)
    const after = await changeMerchant(tx, before, columns)
    if (after?.status === 'verified') await indexMerchant(ctx.database, tx, after)
    const details = { from: 'pending', to: decision, role: 'admin' }
    return { ...changes(details), action: 'moderate', actorId: idOf(admin) }
  })
  if (products === '') return [applies, decides]

  const shelf = await upload(shop.shelf)
  const namesProducts = loggedAction(calendar.at(appliedOn, '11:00'), async (tx, ctx) => {
    await attachUploads(ctx, { featuredPicture: shelf }, idOf(owner))
    const lists = { products: JSON.stringify(products.split('; ')), featured_picture_url: shelf }
    await changeMerchant(tx, await rowOf(tx, id), lists)
    return { ...changes({ fields: ['products'] }), actorId: idOf(owner) }
  })
  if (wantsWebsite === '') return [applies, namesProducts, decides]

  const asksForChange = loggedAction(calendar.at(1, '14:00'), async (tx, { now }) => {
    const pending_change = JSON.stringify({ website: wantsWebsite })
    await changeMerchant(tx, await rowOf(tx, id), { pending_change, pending_since: now })
    return { ...changes({ asked: ['website'] }), actorId: idOf(owner) }
  })
  return [applies, namesProducts, decides, asksForChange]
}

async function rowOf(tx: Queries, id: string): Promise<MerchantRow> {
  const row = await findMerchant(tx, id)
  if (!row) throw new Error(`the business ${id} has not applied yet`)
  return row
}

function applicationOf({ owner, name, categoryId, address, cacNumber, instagram }: DemoShop) {
  const { state, lga, phone } = userNamed(owner)
  return {
    ...{ name, name_key: collationKey(name), category_id: categoryId as MerchantCategory },
    ...{ phone, address, state: state as State, lga, country: 'Nigeria', cac_number: cacNumber },
    ...{ website: null, twitter: null, instagram: instagram || null, facebook: null },
    ...{ products: '[]', featured_picture_url: null, certificate_number: null },
    ...{ status: 'pending' as const, reason: null, suspended_for: null },
    ...{ decided_at: null, verified_at: null, expires_at: null },
    ...{ pending_change: null, pending_picture_url: null, pending_since: null },
  }
}
