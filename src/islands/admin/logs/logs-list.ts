import { listLogs } from '../../../api/list-logs.ts'
import type { LogRecord } from '../../../api/log-record.ts'
import { call } from '../../session.ts'
import type { AdminList } from '../table/list.ts'
import { type LogFilters, logFilters } from './log-filters.ts'

export const logsList: AdminList<LogFilters, LogRecord> = {
  key: 'logs',
  sorts: [],
  ...logFilters,
  fetch: async ({ sort: _sort, ...ask }, signal) => {
    const { data } = await call(listLogs, ask, { signal })
    return { rows: data.logs, total: data.total, more: data.more }
  },
}
