import type { DisputeEntry } from '../../../api/dispute-record.ts'
import { disputeSorts, listDisputes } from '../../../api/list-disputes.ts'
import { disputeStatuses } from '../../../domain/disputes.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, readOneOf } from '../table/list.ts'

export const shownStatuses = [...disputeStatuses, 'all'] as const

export interface DisputeFilters {
  /** What waits for a decision is shown first: left out, it is `open`. */
  status?: (typeof shownStatuses)[number]
}

export const disputesList: AdminList<DisputeFilters, DisputeEntry> = {
  key: 'disputes',
  sorts: disputeSorts,
  readFilters: (search) => readOneOf('status', shownStatuses, search),
  fetch: async ({ status = 'open', sort, ...ask }, signal) => {
    const only = status === 'all' ? {} : { status }
    const asked = { ...ask, ...only, sort: orderIn(disputeSorts, sort) }
    const { data } = await call(listDisputes, asked, { signal })
    return { rows: data.disputes, total: data.total }
  },
}
