import type { BusinessRecord } from '../../../api/merchants/business.ts'
import { type ListingField, listingFields } from '../../../domain/merchants/listings.ts'
import { collationKey } from '../../../domain/text/fold.ts'
import type { MerchantRow } from '../../db/tables.ts'

/** The column of each field that an owner may change in the directory. */
export const listingColumns = {
  name: 'name',
  categoryId: 'category_id',
  cacNumber: 'cac_number',
  phone: 'phone',
  address: 'address',
  state: 'state',
  lga: 'lga',
  website: 'website',
  twitter: 'twitter',
  instagram: 'instagram',
  facebook: 'facebook',
  products: 'products',
  featuredPicture: 'featured_picture_url',
} as const satisfies Record<ListingField, keyof MerchantRow>

type Listing = Pick<MerchantRow, (typeof listingColumns)[ListingField]>

/** The pending change as columns; empty if there is none. */
export function pendingChangeOf({
  pending_change,
}: Pick<MerchantRow, 'pending_change'>): Partial<Listing> {
  return pending_change === null ? {} : JSON.parse(pending_change)
}

/** Merges a change into the pending one. Fields that equal their listed value are left out. */
export function mergePendingChange(
  before: MerchantRow,
  change: Partial<Listing>,
  now: number,
): Pick<MerchantRow, 'pending_change' | 'pending_picture_url' | 'pending_since'> {
  const changed = Object.entries({ ...pendingChangeOf(before), ...change }).filter(
    ([column, value]) => value !== before[column as keyof Listing],
  )
  if (changed.length === 0) return noPendingChange
  const pending = Object.fromEntries(changed) as Partial<Listing>
  return {
    pending_change: JSON.stringify(pending),
    pending_picture_url: pending.featured_picture_url ?? null,
    pending_since: now,
  }
}

export const noPendingChange = {
  pending_change: null,
  pending_picture_url: null,
  pending_since: null,
} as const

/** The columns of a business after its pending change is approved. */
export function approvedColumns(before: MerchantRow): Partial<MerchantRow> {
  const change = pendingChangeOf(before)
  return {
    ...change,
    ...(change.name !== undefined && { name_key: collationKey(change.name) }),
    ...noPendingChange,
  }
}

/** The pending fields, by their names in the API. */
export function pendingFields(row: Pick<MerchantRow, 'pending_change'>): ListingField[] {
  const pending = pendingChangeOf(row)
  return listingFields.filter((field) => listingColumns[field] in pending)
}

/** The listed and the pending value of each changed field; null without a pending change. */
export function toPendingChange(row: MerchantRow): BusinessRecord['pendingChange'] {
  if (row.pending_since === null) return null
  const pending = pendingChangeOf(row)
  return {
    askedAt: row.pending_since,
    changes: pendingFields(row).map((field) => {
      const column = listingColumns[field]
      return {
        field,
        from: textOf(field, row[column]),
        to: textOf(field, pending[column] ?? null),
      }
    }),
  }
}

function textOf(field: ListingField, value: string | null): string | null {
  if (value === null || value === '') return null
  return field === 'products' ? (JSON.parse(value) as string[]).join(', ') || null : value
}
