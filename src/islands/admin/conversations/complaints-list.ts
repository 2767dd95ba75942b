import { complaintSorts, listComplaints } from '../../../api/conversations/list-complaints.ts'
import { call } from '../../session.ts'
import { adminList, unlessAll } from '../table/list.ts'
import { complaintFilters } from './complaint-filters.ts'

export const complaintsList = adminList({
  key: 'complaints',
  sorts: complaintSorts,
  filters: complaintFilters,
  fetch: ({ status = 'open', ...ask }, options) =>
    call(listComplaints, { ...ask, ...unlessAll(status) }, options),
  rows: (data) => data.complaints,
})
