import type { AssetEntry } from '../../../api/asset-entry.ts'
import { assetSorts, listAllAssets } from '../../../api/list-all-assets.ts'
import { type AssetType, assetTypes } from '../../../domain/assets.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, readOneOf, readText } from '../table/list.ts'

const claimChoices = ['disputed'] as const

export interface AssetFilters {
  type?: AssetType
  /** Only those whose number more than one person claims. */
  claims?: 'disputed'
  search?: string
  /** A person’s id. */
  owner?: string
}

export const assetsList: AdminList<AssetFilters, AssetEntry> = {
  key: 'all-assets',
  sorts: assetSorts,
  readFilters: (search) => ({
    ...readOneOf('type', assetTypes, search),
    ...readOneOf('claims', claimChoices, search),
    ...readText('search', search),
    ...readText('owner', search),
  }),
  fetch: async ({ sort, claims, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(assetSorts, sort), disputed: claims && 'true' } as const
    const { data } = await call(listAllAssets, asked, { signal })
    return { rows: data.assets, total: data.total, more: data.more }
  },
}
