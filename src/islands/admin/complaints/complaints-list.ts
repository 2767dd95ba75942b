import type { ComplaintRecord } from '../../../api/complaint-record.ts'
import { listComplaints } from '../../../api/list-complaints.ts'
import { call } from '../../session.ts'
import type { AdminList } from '../table/list.ts'
import { type ComplaintFilters, complaintFilters } from './complaint-filters.ts'

export const complaintsList: AdminList<ComplaintFilters, ComplaintRecord> = {
  key: 'complaints',
  sorts: [],
  ...complaintFilters,
  fetch: async ({ status = 'open', ...ask }, signal) => {
    const only = status === 'all' ? {} : { status }
    const { data } = await call(listComplaints, { ...ask, ...only }, { signal })
    return { rows: data.complaints, total: data.total }
  },
}
