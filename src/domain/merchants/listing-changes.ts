/** What a merchant can change of their listing; our team looks at each before it is shown. */
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

/** Another of these, and the certificate says what is no longer so: a new one is issued. */
const certified: readonly ListingField[] = ['name', 'cacNumber']

export function needsCertificate(changed: readonly ListingField[]): boolean {
  return changed.some((field) => certified.includes(field))
}
