import type * as z from 'zod/mini'
import type { exportLogs, LogRecord, listLogs } from '../../../api/activity/logs.ts'
import { maxExported } from '../../../api/admin-lists.ts'
import { invalidBecause } from '../../../api/invalid.ts'
import { Problem } from '../../../api/problem.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { parseDay } from '../../../domain/parse-day.ts'
import type { Queries } from '../../db/database.ts'
import { entriesBefore, type LogFilter } from '../../queries/activity/admin-activity-log.ts'
import { findUserByEmail } from '../../queries/users/registrations.ts'
import type { RequestOf } from '../api-request.ts'
import type { AppContext, Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { logActivity } from './log-activity.ts'

const batchSize = 1000

export async function exportLogsUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof exportLogs>,
) {
  const { database } = ctx
  const filter = await filterOf(database.read, input)
  await inTransaction(ctx, async (ctx) =>
    logActivity(ctx, {
      action: 'export',
      entity: 'activity-log',
      entityId: 'activity-log',
      details: { role: currentUser.role, filters: Object.keys(input) },
    }),
  )
  return csvOf(database, filter)
}

const columns = ['Number', 'Time', 'Name', 'Email', 'Action', 'Entity', 'Entity id', 'Details']

async function* csvOf(database: AppContext['database'], filter: LogFilter): AsyncGenerator<string> {
  yield writeCsv([columns])
  let before: { at: number; seq: number } | null = null
  for (let exported = 0; exported < maxExported; exported += batchSize) {
    const entries: LogRecord[] = await entriesBefore(database, filter, { before, limit: batchSize })
    if (entries.length > 0) yield entries.map(rowOf).join('')
    const last = entries.at(-1)
    if (!last || entries.length < batchSize) return
    before = { at: last.timestamp, seq: last.seq }
  }
}

function rowOf(entry: LogRecord): string {
  return writeCsv([
    [
      entry.seq,
      new Date(entry.timestamp).toISOString(),
      entry.user?.name ?? '',
      entry.user?.email ?? '',
      entry.action,
      entry.entity,
      entry.entityId,
      JSON.stringify(entry.details),
    ],
  ])
}

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
