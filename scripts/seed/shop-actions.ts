import { merchantSlug } from '../../src/domain/merchants/merchants.ts'
import { collationKey } from '../../src/domain/text/fold.ts'
import type { CertificateSigner } from '../../src/server/certificates/signing-key.ts'
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
import { type Action, type SeedContext, seedAction } from './action.ts'
import { hours } from './calendar.ts'
import { phoneNumber } from './identifiers.ts'
import type { Shop } from './shops.ts'
import { seedUserNamed, staffWith } from './users.ts'

/** A demo business with the URLs of its drawings. */
export interface PicturedShop extends Shop {
  logoUrl: string
  featuredUrl: string
}

/** A business applies, names its products, and staff decide. */
export function actionsOfShop(
  { calendar, random, idOf }: SeedContext,
  shop: PicturedShop,
  signer: CertificateSigner,
): Action[] {
  const { of, applied, decision, reason, products, logoUrl, featuredUrl, wantsWebsite } = shop
  const owner = seedUserNamed(of)
  const id = newId()
  const phone = phoneNumber(random)
  const changes = (details: Record<string, unknown>) =>
    ({ action: 'update', entity: 'merchant', entityId: id, details }) as const

  const applies = seedAction(calendar.at(applied, hours(10)), async (tx, ctx) => {
    await attachUploads(ctx, { logo: logoUrl }, idOf(owner))
    await upsertApplication(tx, applicationOf(shop, { id, phone, ownerId: idOf(owner) }, ctx.now), [
      'refused',
    ])
    return { ...changes({ to: 'pending' }), action: 'create', actorId: idOf(owner) }
  })
  if (!decision) return [applies]

  const namesProducts = seedAction(calendar.at(applied, hours(11)), async (tx, ctx) => {
    await attachUploads(ctx, { featuredPicture: featuredUrl }, idOf(owner))
    const lists = { products: JSON.stringify(products), featured_picture_url: featuredUrl }
    await changeMerchant(tx, await rowOf(tx, id), lists)
    return { ...changes({ fields: ['products'] }), actorId: idOf(owner) }
  })
  const admin = staffWith('admin')
  const decides = seedAction(calendar.at(applied - 1, hours(12)), async (tx, ctx) => {
    const before = await rowOf(tx, id)
    const to = { status: decision, reason: reason ?? null }
    const columns = await statusChangeColumns({ ...ctx, signer }, before, to)
    const after = await changeMerchant(tx, before, columns)
    if (after?.status === 'verified') await indexMerchant(ctx.database, tx, after)
    const details = { from: 'pending', to: decision, role: admin.role }
    return { ...changes(details), action: 'moderate', actorId: idOf(admin) }
  })
  const asksForChange = seedAction(calendar.at(1, hours(14)), async (tx, { now }) => {
    const pending_change = JSON.stringify({ website: wantsWebsite })
    await changeMerchant(tx, await rowOf(tx, id), { pending_change, pending_since: now })
    return { ...changes({ asked: ['website'] }), actorId: idOf(owner) }
  })
  return [
    applies,
    ...(products.length > 0 ? [namesProducts] : []),
    decides,
    ...(wantsWebsite ? [asksForChange] : []),
  ]
}

async function rowOf(tx: Queries, id: string): Promise<MerchantRow> {
  const row = await findMerchant(tx, id)
  if (!row) throw new Error(`the business ${id} has not applied yet`)
  return row
}

function applicationOf(
  { of, name, categoryId, address, cacNumber, logoUrl, instagram }: PicturedShop,
  { id, phone, ownerId }: { id: string; phone: string; ownerId: string },
  at: number,
): MerchantRow {
  const { state, lga } = seedUserNamed(of)
  return {
    ...{
      id,
      phone,
      name,
      address,
      state,
      lga,
      country: 'Nigeria',
      status: 'pending',
      reason: null,
    },
    ...{ owner_id: ownerId, slug: merchantSlug(name, id.slice(-6)), name_key: collationKey(name) },
    ...{ category_id: categoryId, cac_number: cacNumber, logo_url: logoUrl },
    ...{ website: null, twitter: null, instagram: instagram ?? null, facebook: null },
    ...{ products: '[]', featured_picture_url: null, certificate_number: null },
    ...{ applied_at: at, decided_at: null, verified_at: null, expires_at: null },
    ...{ pending_change: null, pending_picture_url: null, pending_since: null },
    suspended_for: null,
  }
}
