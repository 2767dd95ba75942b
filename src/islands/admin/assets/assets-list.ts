import { queryOptions } from '@tanstack/react-query'
import { assetSorts } from '../../../api/admin-lists.ts'
import { call } from '../../session.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { assetFilters } from './asset-filters.ts'

export const assetsList = adminList({
  key: 'all-assets',
  sorts: assetSorts,
  filters: assetFilters,
  fetch: ({ claims, ...request }, signal) =>
    fetchRows('GET /admin/assets', 'assets', { ...request, disputed: claims && 'true' }, signal),
})

export const adminAssetQuery = (id: string) =>
  queryOptions({
    queryKey: [assetsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /admin/assets/{id}', { id }, { signal })).data,
  })
