import type { DisputeEntry } from '../../../api/disputes/dispute-record.ts'
import { disputeSorts, listDisputes } from '../../../api/disputes/list-disputes.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type DisputeFilters, disputeFilters } from './dispute-filters.ts'

export const disputesList: AdminList<DisputeFilters, DisputeEntry> = {
  key: 'disputes',
  sorts: disputeSorts,
  ...disputeFilters,
  fetch: async ({ status = 'open', sort, ...ask }, signal) => {
    const only = status === 'all' ? {} : { status }
    const asked = { ...ask, ...only, sort: orderIn(disputeSorts, sort) }
    const { data } = await call(listDisputes, asked, { signal })
    return { rows: data.disputes, total: data.total }
  },
}
