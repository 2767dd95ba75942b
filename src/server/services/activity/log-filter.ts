import type * as z from 'zod/mini'
import type { listLogs } from '../../../api/activity/logs.ts'
import { invalidBecause } from '../../../api/invalid.ts'
import { Problem } from '../../../api/problem.ts'
import { parseDay } from '../../../domain/parse-day.ts'
import type { Queries } from '../../db/database.ts'
import type { LogFilter } from '../../queries/activity/admin-activity-log.ts'
import { findUserByEmail } from '../../queries/users/registrations.ts'

type RequestedFilter = Omit<z.output<typeof listLogs.input>, 'page' | 'limit' | 'sort'>

/**
 * An unknown e-mail finds no entries. Throws `INVALID_INPUT` for an id without an entity: the index
 * begins with the entity.
 */
export async function filterOf(
  db: Queries,
  { actor, entity, from, to, ...rest }: RequestedFilter,
): Promise<LogFilter> {
  const days = { from: dayOf('from', from), to: dayOf('to', to) }
  if (rest.entityId && !entity) {
    throw new Problem('INVALID_INPUT', 'entity-missing', { field: 'entity' })
  }
  const actorId = actor?.includes('@') ? ((await findUserByEmail(db, actor))?.id ?? '-') : actor
  return { ...rest, ...days, actorId, entity: entity || undefined }
}

/** Parsed here and not in the contract, so that the admin pages do not load the parser. */
function dayOf(field: 'from' | 'to', text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const reading = parseDay(text)
  if (reading.ok) return reading.day
  throw new Problem('INVALID_INPUT', 'schema', {
    params: { issue: invalidBecause(reading.reason) },
    field,
  })
}
