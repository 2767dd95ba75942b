/** The categories of merchants. Their ids are in URLs and in the contract (spec §9). */
export const merchantCategoryIds = [
  'phones-and-computer',
  'home-appliance',
  'vehicle-parts',
  'hardware-and-tools',
] as const

export type MerchantCategory = (typeof merchantCategoryIds)[number]

/**
 * The fields of a listing that a merchant can change. Staff review each change before it is
 * published.
 */
export const listingFields = [
  'name',
  'categoryId',
  'cacNumber',
  'phone',
  'address',
  'state',
  'lga',
  'website',
  'twitter',
  'instagram',
  'facebook',
  'products',
  'featuredPicture',
] as const

export type ListingField = (typeof listingFields)[number]

/** A change of one of these makes the certificate untrue, so a new one is issued. */
const certified: readonly ListingField[] = ['name', 'cacNumber']

export function needsCertificate(changed: readonly ListingField[]): boolean {
  return changed.some((field) => certified.includes(field))
}
