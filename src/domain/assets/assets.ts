export const assetTypes = ['Gadget', 'Vehicle'] as const
export type AssetType = (typeof assetTypes)[number]
