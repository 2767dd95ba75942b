import * as z from 'zod/mini'
import { businessFields } from '../../../api/merchants/business-fields.ts'
import type { BusinessRecord } from '../../../api/merchants/business-record.ts'
import { updateMerchant } from '../../../api/merchants/update-merchant.ts'

/** The schema of the form, which requires every field. The endpoint accepts any subset of them. */
export const listingSchema = z.extend(z.omit(updateMerchant.input, { id: true }), businessFields)

export type ListingForm = z.input<typeof listingSchema>
type Listing = z.output<typeof listingSchema>

/** The listed values, overridden by the changes that wait for review. */
export function listingToForm(business: BusinessRecord): ListingForm {
  const listed = listedOf(business)
  const pending = (business.pendingChange?.changes ?? []).filter(({ field }) => field in listed)
  return { ...listed, ...Object.fromEntries(pending.map(({ field, to }) => [field, to ?? ''])) }
}

function listedOf(business: BusinessRecord): ListingForm {
  return {
    name: business.name,
    categoryId: business.categoryId as ListingForm['categoryId'],
    cacNumber: business.cacNumber,
    phone: business.phone,
    address: business.address,
    state: business.state as ListingForm['state'],
    lga: business.lga,
    website: business.website ?? '',
    twitter: business.twitter ?? '',
    instagram: business.instagram ?? '',
    facebook: business.facebook ?? '',
  }
}

/** The fields that differ from what is stored; only they are sent. */
export function listingChanges(business: BusinessRecord, entered: Listing): Partial<Listing> {
  const before = listingToForm(business)
  return Object.fromEntries(
    Object.entries(entered).filter(
      ([name, value]) => (value ?? '') !== before[name as keyof ListingForm],
    ),
  )
}
