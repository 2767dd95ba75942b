import { queryOptions } from '@tanstack/react-query'
import { reportSorts } from '../../../api/admin-lists.ts'
import { call } from '../../session.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, withStatus } from '../table/list.ts'
import { reportFilters } from './report-filters.ts'

export const reportsList = adminList({
  key: 'items',
  sorts: reportSorts,
  filters: reportFilters,
  fetch(request, signal) {
    const query = withStatus(request, 'pending')
    // A report that waits is decided in its turn.
    const sort = query.sort ?? (query.status === 'pending' ? 'createdAt' : undefined)
    return fetchRows('GET /admin/items', 'items', { ...query, sort }, signal)
  },
})

export const adminReportQuery = (id: string) =>
  queryOptions({
    queryKey: [reportsList.key, 'one', id],
    queryFn: async ({ signal }) => (await call('GET /admin/items/{id}', { id }, { signal })).data,
  })
