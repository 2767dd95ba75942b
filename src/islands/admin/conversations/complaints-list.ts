import { complaintSorts } from '../../../api/admin-lists.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, withStatus } from '../table/list.ts'
import { complaintFilters } from './complaint-filters.ts'

export const complaintsList = adminList({
  key: 'complaints',
  sorts: complaintSorts,
  filters: complaintFilters,
  fetch: (request, signal) =>
    fetchRows('GET /admin/complaints', 'complaints', withStatus(request, 'open'), signal),
})
