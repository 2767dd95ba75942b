import { disputeSorts, listDisputes } from '../../../api/disputes/list-disputes.ts'
import { call } from '../../session.ts'
import { adminList, unlessAll } from '../table/list.ts'
import { disputeFilters } from './dispute-filters.ts'

export const disputesList = adminList({
  key: 'disputes',
  sorts: disputeSorts,
  filters: disputeFilters,
  fetch: ({ status = 'open', ...ask }, options) =>
    call(listDisputes, { ...ask, ...unlessAll(status) }, options),
  rows: (data) => data.disputes,
})
