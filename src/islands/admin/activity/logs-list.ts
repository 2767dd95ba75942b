import { logSorts } from '../../../api/admin-lists.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { logFilters } from './log-filters.ts'

export const logsList = adminList({
  key: 'logs',
  sorts: logSorts,
  filters: logFilters,
  fetch: (request, signal) => fetchRows('GET /admin/logs', 'logs', request, signal),
})
