import { type ComplaintRecord, complaintStates } from '../../../api/complaint-record.ts'
import { listComplaints } from '../../../api/list-complaints.ts'
import { call } from '../../session.ts'
import { type AdminList, readOneOf } from '../table/list.ts'

export const shownStates = [...complaintStates, 'all'] as const

export interface ComplaintFilters {
  /** What waits for a decision is shown first: left out, it is `open`. */
  status?: (typeof shownStates)[number]
}

export const complaintsList: AdminList<ComplaintFilters, ComplaintRecord> = {
  key: 'complaints',
  sorts: [],
  readFilters: (search) => readOneOf('status', shownStates, search),
  fetch: async ({ status = 'open', ...ask }, signal) => {
    const only = status === 'all' ? {} : { status }
    const { data } = await call(listComplaints, { ...ask, ...only }, { signal })
    return { rows: data.complaints, total: data.total }
  },
}
