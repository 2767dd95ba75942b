import { type MerchantCategory, merchantCategoryIds } from '../../domain/merchants/listings.ts'

const names: Readonly<Record<MerchantCategory, string>> = {
  'phones-and-computer': 'Phones and computer',
  'home-appliance': 'Home appliance',
  'vehicle-parts': 'Vehicle parts',
  'hardware-and-tools': 'Hardware and tools',
}

/** The categories of merchants, with names. */
export const merchantCategories = merchantCategoryIds.map((id) => ({ id, name: names[id] }))

export function categoryName(id: MerchantCategory): string {
  return names[id]
}
