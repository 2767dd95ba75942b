import { type AssetType, assetTypes } from '../../../domain/assets/assets.ts'
import { type FiltersOf, readOneOf, readTexts } from '../table/list.ts'

const claimChoices = ['disputed'] as const

export interface AssetFilters {
  type?: AssetType
  /** Only assets whose identifier more than one user claims. */
  claims?: 'disputed'
  search?: string
  /** A user’s id. */
  owner?: string
}

/** The filters as URL parameters. */
export const assetFilters: FiltersOf<AssetFilters> = {
  readFilters: (search) => ({
    ...readOneOf('type', assetTypes, search),
    ...readOneOf('claims', claimChoices, search),
    ...readTexts(['search', 'owner'], search),
  }),
}
