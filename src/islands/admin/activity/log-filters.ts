import { type LogAction, logActions } from '../../../domain/activity/activity-log.ts'
import { type FiltersOf, readOneOf, readTexts } from '../table/list.ts'

export interface LogFilters {
  /** A user’s id or email. */
  actor?: string
  action?: LogAction
  entity?: string
  entityId?: string
  from?: string
  to?: string
}

/** The filters as URL parameters. */
export const logFilters: FiltersOf<LogFilters> = {
  readFilters: (search) => ({
    ...readOneOf('action', logActions, search),
    ...readTexts(['actor', 'entity', 'entityId'], search),
    ...parseDay('from', search),
    ...parseDay('to', search),
  }),
}

function parseDay<Name extends 'from' | 'to'>(name: Name, search: Record<string, unknown>) {
  const day = search[name]
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { [name]: day } : {}
}
