import { disputeSorts, listDisputes } from '../../../api/disputes/list-disputes.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unlessAll } from '../table/list.ts'
import { disputeFilters } from './dispute-filters.ts'

export const disputesList = adminList({
  key: 'disputes',
  sorts: disputeSorts,
  filters: disputeFilters,
  fetch: ({ status = 'open', ...ask }, options) =>
    fetchRows(listDisputes, 'disputes', { ...ask, ...unlessAll(status) }, options),
})
