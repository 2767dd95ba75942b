import { enumerationSorts } from '../../../api/admin-lists.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const enumerationList = adminList({
  key: 'enumeration',
  sorts: enumerationSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows('GET /admin/enumeration-events', 'events', request, signal),
})
