import type { LogRecord } from '../../../api/activity/logs.ts'
import { visitorEntities } from '../../../domain/activity/activity-log.ts'
import { instantsOfDay } from '../../../domain/calendar-days.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { ActivityLogRow } from '../../db/tables.ts'
import { counterOf, countUpTo } from '../counters.ts'
import {
  type CountedPage,
  type ListCount,
  pageRangeOfCounted,
  sortDirection,
} from '../pagination.ts'
import { filterWithoutIndex } from '../prefix-search.ts'
import { headName } from './audit-chain.ts'

export interface LogFilter {
  actorId?: string | undefined
  action?: ActivityLogRow['action'] | undefined
  entity?: string | undefined
  entityId?: string | undefined
  /** The first and the last day, `YYYY-MM-DD`, in Nigeria. */
  from?: string | undefined
  to?: string | undefined
}

/** A filtered log is counted only up to this many entries. */
export const maxCounted = 10_000

/** One page of the log, newest first unless `sort` asks for the oldest. */
export async function listLogRecords(
  { read }: Pick<Database, 'read'>,
  filter: LogFilter,
  { sort, ...page }: { page: number; limit: number; sort?: 'timestamp' | '-timestamp' | undefined },
): Promise<CountedPage<LogRecord>> {
  const isWhole = Object.values(filter).every((value) => value === undefined)
  const counted = isWhole ? await countAll(read) : await countSome(read, filter)
  const { offset, limit, backwards } = pageRangeOfCounted(page, counted)
  const order = sortDirection(sort, '-timestamp', backwards)
  const rows = await logQuery(read, filter, order).limit(limit).offset(offset).execute()
  return { rows: await withUsers(read, backwards ? rows.reverse() : rows), ...counted }
}

/** One batch of an export: up to `limit` entries before a position, newest first. */
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
  return withUsers(read, rows)
}

export function logQuery(db: Queries, filter: LogFilter, order: 'asc' | 'desc' = 'desc') {
  return filtered(db, filter).selectAll().orderBy('at', order).orderBy('seq', order)
}

function filtered(db: Queries, { actorId, action, entity, entityId, from, to }: LogFilter) {
  // One user or one record has few entries: use that index, and not the one on the kind.
  const isOfRecord = entityId !== undefined
  const isOfFew = actorId !== undefined || isOfRecord
  return db
    .selectFrom('activity_log')
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(action !== undefined, (query) =>
      isOfFew
        ? query.where(filterWithoutIndex('activity_log.action', action))
        : query.where('action', '=', action ?? 'create'),
    )
    .$if(entity !== undefined, (query) =>
      isOfFew && !isOfRecord
        ? query.where(filterWithoutIndex('activity_log.entity', entity))
        : query.where('entity', '=', entity ?? ''),
    )
    .$if(entityId !== undefined, (query) => query.where('entity_id', '=', entityId ?? ''))
    .$if(from !== undefined, (query) => query.where('at', '>=', instantsOfDay(from ?? '').start))
    .$if(to !== undefined, (query) => query.where('at', '<', instantsOfDay(to ?? '').end))
}

/** The number of entries since a time, counted up to `maxCounted`. */
export async function countLogSince(db: Queries, since: number): Promise<number> {
  const some = db
    .selectFrom('activity_log')
    .where('at', '>=', since)
    .select('seq')
    .limit(maxCounted)
  return counterOf(db, some)
}

/** Numbers are never skipped, and only the oldest entries can be detached (`log-ranges.ts`). */
async function countAll(db: Queries): Promise<ListCount> {
  const { first, last } = await db
    .selectFrom('activity_log_head')
    .where('name', '=', headName)
    .select([
      'seq as last',
      (head) =>
        head
          .selectFrom('activity_log')
          .select(({ fn }) => fn.min('seq').as('seq'))
          .as('first'),
    ])
    .executeTakeFirstOrThrow()
  return { total: last - (first ?? last + 1) + 1, more: false }
}

async function countSome(db: Queries, filter: LogFilter): Promise<ListCount> {
  const some = filtered(db, filter)
    .select('seq')
    .limit(maxCounted + 1)
  return countUpTo(db, maxCounted, some)
}

async function withUsers(db: Queries, rows: ActivityLogRow[]): Promise<LogRecord[]> {
  const ids = [...new Set(rows.flatMap(({ actor_id }) => actor_id ?? []))]
  const users =
    ids.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'first_name', 'last_name', 'email'])
          .where('id', 'in', ids)
          .execute()
  const byId = new Map(users.map((user) => [user.id, user]))
  const subjectOf = await subjectNames(db, rows)
  const named = await namesInDetails(db, rows)
  return rows.map((row) => {
    const user = byId.get(row.actor_id ?? '')
    return {
      seq: row.seq,
      id: row.id,
      timestamp: row.at,
      user: user
        ? {
            id: user.id,
            name: `${user.first_name} ${user.last_name}`.trim(),
            email: user.email,
          }
        : null,
      byServer: row.actor_id === null && !visitorEntities.includes(row.entity),
      action: row.action,
      entity: row.entity,
      entityId: row.entity_id,
      subject: subjectOf(row),
      details: JSON.parse(row.details) as LogRecord['details'],
      names: Object.fromEntries(
        idsIn(row).flatMap((id) => {
          const name = named.get(id)
          return name === undefined ? [] : [[id, name]]
        }),
      ),
    }
  })
}

type Subject = Pick<ActivityLogRow, 'entity' | 'entity_id'>

/** The tables with the names of an entity's records; other entities have no names. */
const tables = [
  ['asset', 'assets'],
  ['report', 'reports'],
  ['report steps', 'reports'],
  ['merchant', 'merchants'],
  ['case', 'reports'],
  ['case', 'merchants'],
] as const

const idsIn = ({ details }: Pick<ActivityLogRow, 'details'>): string[] =>
  details.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g) ?? []

/** The names of the records whose ids are in the details of entries, by id. */
async function namesInDetails(
  db: Queries,
  rows: readonly Pick<ActivityLogRow, 'details'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(idsIn))]
  // The details do not tell of which table an id is.
  const subjects = ['asset', 'report', 'merchant', 'user'].flatMap((entity) =>
    ids.map((id) => ({ entity, entity_id: id })),
  )
  const nameOf = await subjectNames(db, subjects)
  return new Map(
    subjects.flatMap((subject) => {
      const name = nameOf(subject)
      return name === null ? [] : [[subject.entity_id, name]]
    }),
  )
}

/** Reads the names of the records in log entries, with one query by primary key for each table. */
async function subjectNames(db: Queries, rows: readonly Subject[]) {
  const names = new Map<string, string>()
  const idsOf = (...entities: string[]) => [
    ...new Set(rows.filter(({ entity }) => entities.includes(entity)).map((row) => row.entity_id)),
  ]
  for (const [entity, table] of tables) {
    const ids = idsOf(entity)
    if (ids.length === 0) continue
    // The columns used here have the same types in these tables.
    const found = await db
      .selectFrom(table as 'assets')
      .where('id', 'in', ids)
      .select(['id', 'name'])
      .execute()
    for (const { id, name } of found) names.set(`${entity} ${id}`, name)
  }
  const userIds = idsOf('user')
  if (userIds.length > 0) {
    const found = await db
      .selectFrom('users')
      .where('id', 'in', userIds)
      .select(['id', 'first_name', 'last_name', 'email'])
      .execute()
    for (const { id, first_name, last_name, email } of found) {
      names.set(`user ${id}`, `${first_name} ${last_name}`.trim() || email)
    }
  }
  return ({ entity, entity_id }: Subject) => names.get(`${entity} ${entity_id}`) ?? null
}
