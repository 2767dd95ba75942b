import { listLogs, logSorts } from '../../../api/activity/list-logs.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList } from '../table/list.ts'
import { logFilters } from './log-filters.ts'

export const logsList = adminList({
  key: 'logs',
  sorts: logSorts,
  filters: logFilters,
  fetch: (request, signal) => fetchRows(listLogs, 'logs', request, signal),
})
