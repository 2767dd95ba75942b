import { type ComplaintRecord, complaintStates } from '../../../api/complaint-record.ts'
import { complaintSorts, listComplaints } from '../../../api/list-complaints.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, readOneOf } from '../table/list.ts'

export const shownStates = [...complaintStates, 'all'] as const

export interface ComplaintFilters {
  /** What waits for a decision is shown first: left out, it is `open`. */
  status?: (typeof shownStates)[number]
}

export const complaintsList: AdminList<ComplaintFilters, ComplaintRecord> = {
  key: 'complaints',
  sorts: complaintSorts,
  readFilters: (search) => readOneOf('status', shownStates, search),
  fetch: async ({ status = 'open', sort, ...ask }, signal) => {
    const only = status === 'all' ? {} : { status }
    const asked = { ...ask, ...only, sort: orderIn(complaintSorts, sort) }
    const { data } = await call(listComplaints, asked, { signal })
    return { rows: data.complaints, total: data.total }
  },
}
