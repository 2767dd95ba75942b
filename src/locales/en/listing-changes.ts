import type { ListingField } from '../../domain/merchants/listing-changes.ts'

/** What a merchant can change of their listing. */
export const listingLabels: Readonly<Record<ListingField, string>> = {
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
}
