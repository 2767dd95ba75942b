import { adminListAssets, assetSorts } from '../../../api/assets/admin-list-assets.ts'
import { call } from '../../session.ts'
import { adminList } from '../table/list.ts'
import { assetFilters } from './asset-filters.ts'

export const assetsList = adminList({
  key: 'all-assets',
  sorts: assetSorts,
  filters: assetFilters,
  fetch: ({ claims, ...ask }, options) =>
    call(adminListAssets, { ...ask, disputed: claims && 'true' }, options),
  rows: (data) => data.assets,
})
