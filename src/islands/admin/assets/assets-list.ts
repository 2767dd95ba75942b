import type { AdminAssetRecord } from '../../../api/assets/admin-asset-record.ts'
import { adminListAssets, assetSorts } from '../../../api/assets/admin-list-assets.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type AssetFilters, assetFilters } from './asset-filters.ts'

export const assetsList: AdminList<AssetFilters, AdminAssetRecord> = {
  key: 'all-assets',
  sorts: assetSorts,
  ...assetFilters,
  fetch: async ({ sort, claims, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(assetSorts, sort), disputed: claims && 'true' } as const
    const { data } = await call(adminListAssets, asked, { signal })
    return { rows: data.assets, total: data.total, more: data.more }
  },
}
