import { applicationSorts } from '../../../api/admin-lists.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, withStatus } from '../table/list.ts'
import { merchantFilters } from './merchant-filters.ts'

export const merchantsList = adminList({
  key: 'merchants',
  sorts: applicationSorts,
  filters: merchantFilters,
  fetch: ({ status, ...request }, signal) => {
    const only =
      status === 'changed' ? { changed: 'true' as const } : withStatus({ status }, 'pending')
    return fetchRows('GET /admin/merchants', 'merchants', { ...request, ...only }, signal)
  },
})
