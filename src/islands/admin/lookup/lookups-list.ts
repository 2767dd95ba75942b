import { lookupSorts } from '../../../api/admin-lists.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const lookupsList = adminList({
  key: 'lookups',
  sorts: lookupSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows('GET /admin/checks', 'days', request, signal),
})
