import { listLogs } from '../../../api/list-logs.ts'
import { type LogAction, type LogRecord, logActions } from '../../../api/log-record.ts'
import { call } from '../../session.ts'
import { type AdminList, readOneOf, readText } from '../table/list.ts'

export interface LogFilters {
  /** A person’s id or e-mail. */
  actor?: string
  action?: LogAction
  entity?: string
  entityId?: string
  from?: string
  to?: string
}

export const logsList: AdminList<LogFilters, LogRecord> = {
  key: 'logs',
  sorts: [],
  readFilters: (search) => ({
    ...readText('actor', search),
    ...readOneOf('action', logActions, search),
    ...readText('entity', search),
    ...readText('entityId', search),
    ...readDay('from', search),
    ...readDay('to', search),
  }),
  fetch: async ({ sort: _sort, ...ask }, signal) => {
    const { data } = await call(listLogs, ask, { signal })
    return { rows: data.logs, total: data.total, more: data.more }
  },
}

function readDay<Name extends 'from' | 'to'>(name: Name, search: Record<string, unknown>) {
  const day = search[name]
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { [name]: day } : {}
}
