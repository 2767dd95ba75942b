import { listLogs, logSorts } from '../../../api/activity/list-logs.ts'
import { call } from '../../session.ts'
import { adminList } from '../table/list.ts'
import { logFilters } from './log-filters.ts'

export const logsList = adminList({
  key: 'logs',
  sorts: logSorts,
  filters: logFilters,
  fetch: (ask, options) => call(listLogs, ask, options),
  rows: (data) => data.logs,
})
