import { applicationSorts, listApplications } from '../../../api/merchants/list-applications.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unlessAll } from '../table/list.ts'
import { merchantFilters } from './merchant-filters.ts'

export const merchantsList = adminList({
  key: 'merchants',
  sorts: applicationSorts,
  filters: merchantFilters,
  fetch: ({ status = 'pending', ...ask }, options) => {
    const only = status === 'changed' ? { changed: 'true' as const } : unlessAll(status)
    return fetchRows(listApplications, 'merchants', { ...ask, ...only }, options)
  },
})
