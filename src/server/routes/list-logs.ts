import type * as z from 'zod/mini'
import { listLogs } from '../../api/list-logs.ts'
import { Problem } from '../../api/problem.ts'
import { readDay } from '../../domain/read-day.ts'
import type { Queries } from '../db/database.ts'
import { type LogFilter, listLogRecords } from '../queries/logs.ts'
import { findUserByEmail } from '../queries/users.ts'
import { route } from '../route.ts'

export const listLogsRoute = route(listLogs, async ({ database }, { input }) => {
  const { page, limit, sort, ...asked } = input
  const filter = await filterOf(database.read, asked)
  const { rows, total, more } = await listLogRecords(database, filter, { page, limit, sort })
  return { data: { logs: rows, total, more } }
})

type Asked = Omit<z.output<typeof listLogs.input>, 'page' | 'limit' | 'sort'>

/**
 * An e-mail that nobody has stands for nobody: no entry is theirs. Throws `INVALID_INPUT` for an id
 * alone: the index begins with what kind of thing it is.
 */
export async function filterOf(
  db: Queries,
  { actor, entity, from, to, ...rest }: Asked,
): Promise<LogFilter> {
  const days = { from: dayOf('from', from), to: dayOf('to', to) }
  if (rest.entityId && !entity) {
    throw new Problem('INVALID_INPUT', 'entity-missing', { field: 'entity' })
  }
  const actorId = actor?.includes('@') ? ((await findUserByEmail(db, actor))?.id ?? '-') : actor
  return { ...rest, ...days, actorId, entity: entity || undefined }
}

/** Read here and not by the contract: the admin pages load with all of it. */
function dayOf(field: 'from' | 'to', text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const reading = readDay(text)
  if (reading.ok) return reading.day
  throw new Problem('INVALID_INPUT', 'schema', { params: { message: reading.reason }, field })
}
