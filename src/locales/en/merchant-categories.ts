import {
  type MerchantCategory,
  merchantCategoryIds,
} from '../../domain/merchants/merchant-categories.ts'

const names: Readonly<Record<MerchantCategory, string>> = {
  'phones-and-computer': 'Phones and Computer',
  'home-appliance': 'Home Appliance',
  'vehicle-parts': 'Vehicle Parts',
  'hardware-and-tools': 'Hardware and Tools',
}

/** The categories of merchants, with names. */
export const merchantCategories = merchantCategoryIds.map((id) => ({ id, name: names[id] }))

export function categoryName(id: MerchantCategory): string {
  return names[id]
}
