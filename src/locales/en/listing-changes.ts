import type { ListingField } from '../../domain/merchants/listings.ts'

/** The fields of a listing that a merchant can change. */
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
