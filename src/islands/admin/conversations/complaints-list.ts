import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { complaintSorts, listComplaints } from '../../../api/conversations/list-complaints.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type ComplaintFilters, complaintFilters } from './complaint-filters.ts'

export const complaintsList: AdminList<ComplaintFilters, ComplaintRecord> = {
  key: 'complaints',
  sorts: complaintSorts,
  ...complaintFilters,
  fetch: async ({ status = 'open', sort, ...ask }, signal) => {
    const only = status === 'all' ? {} : { status }
    const asked = { ...ask, ...only, sort: orderIn(complaintSorts, sort) }
    const { data } = await call(listComplaints, asked, { signal })
    return { rows: data.complaints, total: data.total }
  },
}
