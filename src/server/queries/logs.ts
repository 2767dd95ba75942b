import type { LogRecord } from '../../api/log-record.ts'
import { dayInNigeria } from '../../domain/days.ts'
import type { Database, Queries } from '../db/database.ts'
import type { ActivityLog } from '../db/tables.ts'
import { headName } from './activity-chain.ts'
import { testedAfter } from './beginnings.ts'
import { countOf } from './counts.ts'
import type { Counted } from './people.ts'
import { directionOf, upTo, windowOfCounted } from './windows.ts'

export interface LogFilter {
  actorId?: string | undefined
  action?: ActivityLog['action'] | undefined
  entity?: string | undefined
  entityId?: string | undefined
  /** Days, `YYYY-MM-DD`, in Nigeria; both included. */
  from?: string | undefined
  to?: string | undefined
}

/** A filtered log is counted so far, and no farther. */
export const mostCounted = 10_000

/** A window of the log, the newest first unless the oldest are asked for. */
export async function listLogRecords(
  { read }: Pick<Database, 'read'>,
  filter: LogFilter,
  { sort, ...page }: { page: number; limit: number; sort?: 'timestamp' | '-timestamp' | undefined },
): Promise<Counted<LogRecord>> {
  const isWhole = Object.values(filter).every((value) => value === undefined)
  const counted = isWhole ? await countAll(read) : await countSome(read, filter)
  const { offset, limit, backwards } = windowOfCounted(page, counted)
  const order = directionOf(sort, '-timestamp', backwards)
  const rows = await logQuery(read, filter, order).limit(limit).offset(offset).execute()
  return { rows: await withPeople(read, backwards ? rows.reverse() : rows), ...counted }
}

/** So many entries before a place in the log, the newest first: one portion of an export. */
export async function entriesBefore(
  { read }: Pick<Database, 'read'>,
  filter: LogFilter,
  { before, limit }: { before: { at: number; seq: number } | null; limit: number },
): Promise<LogRecord[]> {
  const rows = await logQuery(read, filter)
    .$if(before !== null, (query) =>
      query
        .where('at', '<=', before?.at ?? 0)
        .where((is) => is.or([is('at', '<', before?.at ?? 0), is('seq', '<', before?.seq ?? 0)])),
    )
    .limit(limit)
    .execute()
  return withPeople(read, rows)
}

export function logQuery(db: Queries, filter: LogFilter, order: 'asc' | 'desc' = 'desc') {
  return matching(db, filter).selectAll().orderBy('at', order).orderBy('seq', order)
}

function matching(db: Queries, { actorId, action, entity, entityId, from, to }: LogFilter) {
  // What one person did, or what was done to one thing, is less than all there is of a kind.
  const isOfOneThing = entityId !== undefined
  const isOfOne = actorId !== undefined || isOfOneThing
  return db
    .selectFrom('activity_log')
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(action !== undefined, (query) =>
      isOfOne
        ? query.where(testedAfter('activity_log.action', action))
        : query.where('action', '=', action ?? 'create'),
    )
    .$if(entity !== undefined, (query) =>
      isOfOne && !isOfOneThing
        ? query.where(testedAfter('activity_log.entity', entity))
        : query.where('entity', '=', entity ?? ''),
    )
    .$if(entityId !== undefined, (query) => query.where('entity_id', '=', entityId ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', dayInNigeria(from ?? '').start))
    .$if(to !== undefined, (query) => query.where('at', '<', dayInNigeria(to ?? '').end))
}

/** No entry is ever taken away and no number left out: the last number is how many there are. */
async function countAll(db: Queries): Promise<{ total: number; more: boolean }> {
  const head = await db
    .selectFrom('activity_head')
    .select('seq')
    .where('name', '=', headName)
    .executeTakeFirstOrThrow()
  return { total: head.seq, more: false }
}

async function countSome(
  db: Queries,
  filter: LogFilter,
): Promise<{ total: number; more: boolean }> {
  const some = matching(db, filter)
    .select('seq')
    .limit(mostCounted + 1)
  return upTo(mostCounted, await countOf(db, some))
}

async function withPeople(db: Queries, rows: ActivityLog[]): Promise<LogRecord[]> {
  const ids = [...new Set(rows.flatMap(({ actor_id }) => actor_id ?? []))]
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'first_name', 'last_name', 'email'])
          .where('id', 'in', ids)
          .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  return rows.map((row) => {
    const person = byId.get(row.actor_id ?? '')
    return {
      seq: row.seq,
      id: row.id,
      timestamp: row.at,
      user: person
        ? {
            id: person.id,
            name: `${person.first_name} ${person.last_name}`.trim(),
            email: person.email,
          }
        : null,
      action: row.action,
      entity: row.entity,
      entityId: row.entity_id,
      details: JSON.parse(row.details) as LogRecord['details'],
    }
  })
}
