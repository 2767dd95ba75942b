import { type LogAction, logActions } from '../../../api/log-record.ts'
import { readDay } from '../../../domain/read-day.ts'
import { type FiltersOf, readOneOf, readText } from '../table/list.ts'

export interface LogFilters {
  /** A person’s id or e-mail. */
  actor?: string
  action?: LogAction
  entity?: string
  entityId?: string
  from?: string
  to?: string
}

/** How an address names them. */
export const logFilters: FiltersOf<LogFilters> = {
  readFilters: (search) => ({
    ...readText('actor', search),
    ...readOneOf('action', logActions, search),
    ...readText('entity', search),
    ...readText('entityId', search),
    ...dayIn('from', search),
    ...dayIn('to', search),
  }),
}

function dayIn<Name extends 'from' | 'to'>(name: Name, search: Record<string, unknown>) {
  const text = search[name]
  const reading = typeof text === 'string' ? readDay(text) : null
  return reading?.ok ? { [name]: reading.day } : {}
}
