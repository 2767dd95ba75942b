/** The categories of merchants. Their ids are in URLs and in the contract (spec §9). */
export const merchantCategoryIds = [
  'phones-and-computer',
  'home-appliance',
  'vehicle-parts',
  'hardware-and-tools',
] as const

export type MerchantCategory = (typeof merchantCategoryIds)[number]
