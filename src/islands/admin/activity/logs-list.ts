import { listLogs, logSorts } from '../../../api/activity/list-logs.ts'
import type { LogRecord } from '../../../api/activity/log-record.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn } from '../table/list.ts'
import { type LogFilters, logFilters } from './log-filters.ts'

export const logsList: AdminList<LogFilters, LogRecord> = {
  key: 'logs',
  sorts: logSorts,
  ...logFilters,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(logSorts, sort) }
    const { data } = await call(listLogs, asked, { signal })
    return { rows: data.logs, total: data.total, more: data.more }
  },
}
