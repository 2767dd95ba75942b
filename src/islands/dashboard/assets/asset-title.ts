import type { AssetRecord } from '../../../api/assets/asset-record.ts'

type Made = Pick<AssetRecord, 'brand' | 'make' | 'modelName' | 'color' | 'year'>

/** `Toyota Corolla 2015, Silver` or `Samsung`: the visible facts about an asset. */
export function assetTitleOf({ brand, make, modelName, color, year }: Made): string {
  const what = [brand, make, modelName, year].filter(Boolean).join(' ')
  return [what, color].filter(Boolean).join(', ')
}
