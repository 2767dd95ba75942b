/** What a merchant deals in; the ids stand in addresses and in the contract (spec §9). */
export const merchantCategories = [
  { id: 'phones-and-computer', name: 'Phones and Computer' },
  { id: 'home-appliance', name: 'Home Appliance' },
  { id: 'vehicle-parts', name: 'Vehicle Parts' },
  { id: 'hardware-and-tools', name: 'Hardware and Tools' },
] as const

export type MerchantCategory = (typeof merchantCategories)[number]['id']

export const merchantCategoryIds = merchantCategories.map(({ id }) => id)

export function categoryName(id: MerchantCategory): string {
  return merchantCategories.find((category) => category.id === id)?.name ?? id
}
