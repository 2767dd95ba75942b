import type { AssetEntry } from '../../../api/asset-entry.ts'
import { assetSorts, listAllAssets } from '../../../api/list-all-assets.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type AssetFilters, assetFilters } from './asset-filters.ts'

export const assetsList: AdminList<AssetFilters, AssetEntry> = {
  key: 'all-assets',
  sorts: assetSorts,
  ...assetFilters,
  fetch: async ({ sort, claims, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(assetSorts, sort), disputed: claims && 'true' } as const
    const { data } = await call(listAllAssets, asked, { signal })
    return { rows: data.assets, total: data.total, more: data.more }
  },
}
