import { disputeSorts, listDisputes } from '../../../api/disputes/list-disputes.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, withStatus } from '../table/list.ts'
import { disputeFilters } from './dispute-filters.ts'

export const disputesList = adminList({
  key: 'disputes',
  sorts: disputeSorts,
  filters: disputeFilters,
  fetch: (request, signal) =>
    fetchRows(listDisputes, 'disputes', withStatus(request, 'open'), signal),
})
