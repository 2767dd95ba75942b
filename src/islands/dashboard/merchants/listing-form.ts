import * as z from 'zod/mini'
import { businessFields } from '../../../api/merchants/business-fields.ts'
import type { BusinessRecord } from '../../../api/merchants/business-record.ts'
import { updateMerchant } from '../../../api/merchants/update-merchant.ts'

/** What is required of a listing; the endpoint itself takes any part of it. */
export const listingSchema = z.extend(z.omit(updateMerchant.input, { id: true }), businessFields)

export type ListingForm = z.input<typeof listingSchema>
type Listing = z.output<typeof listingSchema>

/** What is listed, with what waits for review laid over it. */
export function listingToForm(business: BusinessRecord): ListingForm {
  const listed = listedOf(business)
  const waiting = (business.pendingChange?.changes ?? []).filter(({ field }) => field in listed)
  return { ...listed, ...Object.fromEntries(waiting.map(({ field, to }) => [field, to ?? ''])) }
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
