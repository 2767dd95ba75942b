import type { ExpressionBuilder } from 'kysely'
import type { BusinessRecord } from '../../../api/merchants/business.ts'
import type { MerchantRecord } from '../../../api/merchants/directory.ts'
import type { UserRecord } from '../../../api/users/user-record.ts'
import { isVerifiedNow, type MerchantStatus } from '../../../domain/merchants/merchants.ts'
import { textFromEachWord } from '../../../domain/text/search-words.ts'
import { categoryName } from '../../../locales/en/merchant-categories.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow, Tables, UserRow } from '../../db/tables.ts'
import { hasRow } from '../count-rows.ts'
import { usualHours } from '../overview/queue-figures.ts'
import { deleteRows, findRow, updateRow } from '../rows-by-columns.ts'
import { toUserRecord } from '../users/users.ts'
import { toPendingChange } from './pending-changes.ts'

/** Of a longer name, only the first words have terms. */
const maxTerms = 20

/** Replaces the terms by which staff find a business. */
async function updateNameTerms(
  tx: Queries,
  { id, name_key }: Pick<MerchantRow, 'id' | 'name_key'>,
): Promise<void> {
  await deleteRows(tx, 'merchant_name_terms', { merchant_id: id })
  const keys = new Set(textFromEachWord(name_key).slice(0, maxTerms))
  const rows = [...keys].map((key) => ({ merchant_id: id, key }))
  await tx.insertInto('merchant_name_terms').values(rows).execute()
}

export function productsOf(row: Pick<MerchantRow, 'products'>): string[] {
  return JSON.parse(row.products)
}

/** A business as staff see it. */
export function toBusinessRecord(row: MerchantRow): BusinessRecord {
  return {
    id: row.id,
    slug: row.slug,
    status: row.status,
    reason: row.reason,
    name: row.name,
    category: categoryName(row.category_id),
    categoryId: row.category_id,
    phone: row.phone,
    address: row.address,
    state: row.state,
    lga: row.lga,
    country: row.country,
    cacNumber: row.cac_number,
    logo: row.logo_url,
    website: row.website,
    twitter: row.twitter,
    instagram: row.instagram,
    facebook: row.facebook,
    products: productsOf(row),
    featuredPicture: row.featured_picture_url,
    certificateNumber: row.certificate_number,
    appliedAt: row.applied_at,
    decidedAt: row.decided_at,
    verifiedAt: row.verified_at,
    expiresAt: row.expires_at,
    pendingChange: toPendingChange(row),
  }
}

/** A business as its owner sees it. While it waits, they read how long our team usually takes. */
export async function ownBusinessRecord(db: Queries, row: MerchantRow): Promise<BusinessRecord> {
  const business = toBusinessRecord(row)
  if (row.status !== 'pending') return business
  return { ...business, readWithinHours: await usualHours(db, 'merchant') }
}

/** A listed business as everyone sees it. */
export function toMerchantRecord(row: MerchantRow): MerchantRecord {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    state: row.state,
    lga: row.lga,
    category: categoryName(row.category_id),
    categoryId: row.category_id,
    logo: row.logo_url,
    products: productsOf(row),
    featuredPicture: row.featured_picture_url,
    website: row.website,
    phone: row.phone,
    socials: (['twitter', 'facebook', 'instagram'] as const).flatMap((type) => {
      const url = row[type]
      return url === null ? [] : [{ type, url }]
    }),
    author: row.name,
    verifiedSince: row.verified_at ?? row.applied_at,
    certificateNumber: row.certificate_number ?? '',
  }
}

export async function findBusinessOf(db: Queries, ownerId: string) {
  return findRow(db, 'merchants', { owner_id: ownerId })
}

/** Whether a user’s business is verified now. */
export async function isVerifiedBusiness(
  db: Queries,
  ownerId: string,
  now: number,
): Promise<boolean> {
  return isVerifiedNow(await findBusinessOf(db, ownerId), now)
}

/** A user with their business, as the current user sees it. */
export async function currentUserRecord(
  db: Queries,
  user: UserRow,
  now: number,
): Promise<UserRecord> {
  const business = await findBusinessOf(db, user.id)
  return {
    ...toUserRecord(user, now),
    business: business ? await ownBusinessRecord(db, business) : null,
  }
}

/** A business with any status, for staff. */
export async function findMerchant(db: Queries, id: string) {
  return findRow(db, 'merchants', { id })
}

/** The condition that a business may be shown: its owner's account is not suspended. */
export function ownerIsActive(row: ExpressionBuilder<Tables, 'merchants'>) {
  return row.not(
    row.exists(
      row
        .selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'merchants.owner_id')
        .where('users.status', '=', 'suspended'),
    ),
  )
}

/** Whether a business exists and its owner's account is not suspended. */
export async function hasActiveOwner(db: Queries, merchantId: string): Promise<boolean> {
  return hasRow(
    db.selectFrom('merchants').select('id').where('id', '=', merchantId).where(ownerIsActive),
  )
}

/** A listed business, by id or slug. */
export async function findListedMerchant(db: Queries, idOrSlug: string) {
  return db
    .selectFrom('merchants')
    .selectAll()
    .where((or) => or.or([or('id', '=', idOrSlug), or('slug', '=', idOrSlug)]))
    .where('status', '=', 'verified')
    .where(ownerIsActive)
    .executeTakeFirst()
}

/** The status of a business that is not listed; undefined for an unknown id or slug. */
export async function findUnlistedStatus(
  db: Queries,
  idOrSlug: string,
): Promise<MerchantStatus | undefined> {
  const row = await db
    .selectFrom('merchants')
    .select('status')
    .where((or) => or.or([or('id', '=', idOrSlug), or('slug', '=', idOrSlug)]))
    .executeTakeFirst()
  return row?.status
}

/**
 * Stores an application, or replaces the owner's previous one if its status is in `over`; undefined
 * if it has another status.
 */
export async function upsertApplication(
  tx: Queries,
  application: MerchantRow,
  over: readonly MerchantStatus[],
): Promise<MerchantRow | undefined> {
  const { id: _id, owner_id: _owner, ...values } = application
  const stored = await tx
    .insertInto('merchants')
    .values(application)
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet(values).where('merchants.status', 'in', over),
    )
    .returningAll()
    .executeTakeFirst()
  if (stored) await updateNameTerms(tx, stored)
  return stored
}

/** Changes a business; undefined if its status or products have changed since it was read. */
export async function changeMerchant(
  tx: Queries,
  { id, status, products }: Pick<MerchantRow, 'id' | 'status' | 'products'>,
  change: Partial<Omit<MerchantRow, 'id' | 'owner_id'>>,
) {
  const changed = await updateRow(tx, 'merchants', { id, status, products }, change)
  if (changed && change.name_key !== undefined) await updateNameTerms(tx, changed)
  return changed
}

/** Another business that is verified or suspended under this CAC number. */
export async function findVerifiedByCac(db: Queries, cacNumber: string, otherThanId: string) {
  return db
    .selectFrom('merchants')
    .selectAll()
    .where('cac_number', '=', cacNumber)
    .where('status', 'in', ['verified', 'suspended'])
    .where('id', '!=', otherThanId)
    .executeTakeFirst()
}

/** Verified businesses whose verification has expired, oldest first. */
export async function overdueMerchants(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('merchants')
    .selectAll()
    .where('status', '=', 'verified')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}
