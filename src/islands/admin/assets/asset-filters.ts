import { type AssetType, assetTypes } from '../../../domain/assets/assets.ts'
import { type FiltersOf, readOneOf, readText } from '../table/list.ts'

const claimChoices = ['disputed'] as const

export interface AssetFilters {
  type?: AssetType
  /** Only those whose number more than one person claims. */
  claims?: 'disputed'
  search?: string
  /** A person’s id. */
  owner?: string
}

/** How an address names them. */
export const assetFilters: FiltersOf<AssetFilters> = {
  readFilters: (search) => ({
    ...readOneOf('type', assetTypes, search),
    ...readOneOf('claims', claimChoices, search),
    ...readText('search', search),
    ...readText('owner', search),
  }),
}
