import { adminListAssets, assetSorts } from '../../../api/assets/admin-list-assets.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { assetFilters } from './asset-filters.ts'

export const assetsList = adminList({
  key: 'all-assets',
  sorts: assetSorts,
  filters: assetFilters,
  fetch: ({ claims, ...request }, signal) =>
    fetchRows(adminListAssets, 'assets', { ...request, disputed: claims && 'true' }, signal),
})
