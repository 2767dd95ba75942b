/** What a merchant can change of their listing, as people read it; our team looks at each before it is shown. */
export const listingLabels = {
  name: 'Business name',
  categoryId: 'Category',
  cacNumber: 'CAC number',
  phone: 'Phone number',
  address: 'Address',
  state: 'State',
  lga: 'Local government area',
  website: 'Website',
  twitter: 'Twitter',
  instagram: 'Instagram',
  facebook: 'Facebook',
  products: 'Products',
  featuredPicture: 'Featured picture',
} as const

export type ListingField = keyof typeof listingLabels
export const listingFields = Object.keys(listingLabels) as ListingField[]

/** Another of these, and the certificate says what is no longer so: a new one is issued. */
const certified: readonly ListingField[] = ['name', 'cacNumber']

export function needsCertificate(changed: readonly ListingField[]): boolean {
  return changed.some((field) => certified.includes(field))
}
