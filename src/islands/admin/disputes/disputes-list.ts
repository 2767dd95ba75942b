import { queryOptions } from '@tanstack/react-query'
import { disputeSorts } from '../../../api/admin-lists.ts'
import { call } from '../../session.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, withStatus } from '../table/list.ts'
import { disputeFilters } from './dispute-filters.ts'

export const disputesList = adminList({
  key: 'disputes',
  sorts: disputeSorts,
  filters: disputeFilters,
  fetch: (request, signal) =>
    fetchRows('GET /admin/disputes', 'disputes', withStatus(request, 'open'), signal),
})

export const disputeQuery = (id: string) =>
  queryOptions({
    queryKey: [disputesList.key, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /admin/disputes/{id}', { id }, { signal })).data,
  })
