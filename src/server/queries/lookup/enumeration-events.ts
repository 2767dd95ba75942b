import type { EnumerationEventRecord } from '../../../api/lookup/list-enumeration-events.ts'
import type { IdentifierRange } from '../../../domain/lookup/enumeration.ts'
import { isEnumerationActive } from '../../../domain/lookup/enumeration.ts'
import type { Queries } from '../../db/database.ts'
import { counterOf, readCounter } from '../counters.ts'
import { type PageRange, pageRange, readWindow, sortDirection } from '../pagination.ts'

/** What was found of the sweeps through one family on one day. */
export interface EnumerationEvent extends IdentifierRange {
  day: string
  misses: number
  lastAt: number
  /** Marks of who asked, each with the account where it was one. */
  senders: ReadonlyMap<string, string | null>
}

/** Adds to what is known of a family on a day; each sender counts once. */
export async function addToEnumerationEvent(tx: Queries, found: EnumerationEvent): Promise<void> {
  const { day, namespace, prefix, misses, lastAt, senders } = found
  await tx
    .insertInto('enumeration_events')
    .values({ day, namespace, prefix, misses, senders: 0, last_at: lastAt })
    .onConflict((conflict) =>
      conflict.columns(['day', 'namespace', 'prefix']).doUpdateSet((row) => ({
        misses: row('enumeration_events.misses', '+', misses),
        last_at: lastAt,
      })),
    )
    .execute()
  let added = 0
  for (const [sender, userId] of senders) {
    const rows = await tx
      .insertInto('enumeration_clients')
      .values((row) => ({
        ...{ day, namespace, prefix, sender },
        // Null too where the account was erased a moment ago.
        user_id: row.selectFrom('users').where('id', '=', userId).select('id'),
      }))
      .onConflict((conflict) => conflict.doNothing())
      .returning('sender')
      .execute()
    added += rows.length
  }
  if (added === 0) return
  await tx
    .updateTable('enumeration_events')
    .set((row) => ({ senders: row('senders', '+', added) }))
    .where('day', '=', day)
    .where('namespace', '=', namespace)
    .where('prefix', '=', prefix)
    .execute()
}

interface Ask {
  sort?: 'day' | '-day' | undefined
  page: number
  limit: number
}

/** Sweeps by the day, the last first unless the sort says otherwise. */
export async function readEnumerationEvents(
  db: Queries,
  ask: Ask,
  now: number,
): Promise<{ sweeps: EnumerationEventRecord[]; total: number }> {
  const total = await readCounter(db, 'enumeration_events')
  const window = pageRange(ask, total)
  const rows = await readWindow(window, enumerationEventsQuery(db, ask, window))
  const days = rows.map(({ day }) => day).toSorted()
  const accounts = await enumerationAccountsQuery(db, days[0] ?? '', days.at(-1) ?? '').execute()
  return {
    sweeps: rows.map(({ day, namespace, prefix, misses, senders, last_at }) => ({
      id: `${day} ${namespace} ${prefix}`,
      ...{ day, namespace, prefix, misses, senders },
      accounts: accounts
        .filter(
          (each) => each.day === day && each.namespace === namespace && each.prefix === prefix,
        )
        .map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
      lastAt: last_at,
      isGoing: isEnumerationActive(last_at, now),
    })),
    total,
  }
}

/** The window of a list of sweeps. */
export function enumerationEventsQuery(
  db: Queries,
  { sort }: Pick<Ask, 'sort'>,
  { offset, limit, backwards }: PageRange,
) {
  const direction = sortDirection(sort, '-day', backwards)
  return db
    .selectFrom('enumeration_events')
    .selectAll()
    .orderBy('day', direction)
    .orderBy('last_at', direction)
    .orderBy('namespace', direction)
    .orderBy('prefix', direction)
    .limit(limit)
    .offset(offset)
}

/** Who was signed in and swept, on the days from `first` to `last`. */
export function enumerationAccountsQuery(db: Queries, first: string, last: string) {
  return db
    .selectFrom('enumeration_clients')
    .innerJoin('users', 'users.id', 'enumeration_clients.user_id')
    .where('enumeration_clients.user_id', 'is not', null)
    .where('enumeration_clients.day', '>=', first)
    .where('enumeration_clients.day', '<=', last)
    .select([
      'enumeration_clients.day',
      'enumeration_clients.namespace',
      'enumeration_clients.prefix',
    ])
    .select(['users.id', 'users.first_name', 'users.last_name'])
}

/** Beyond these nobody needs to know how many. */
const maxCounted = 1000

export function enumerationEventsSinceQuery(db: Queries, since: number) {
  return db
    .selectFrom('enumeration_events')
    .select('day')
    .where('last_at', '>', since)
    .limit(maxCounted)
}

/** How many there were since an instant. */
export async function countEnumerationEventsSince(db: Queries, since: number): Promise<number> {
  return counterOf(db, enumerationEventsSinceQuery(db, since))
}

export function oldEnumerationEvents(tx: Queries, beforeDay: string) {
  return tx.deleteFrom('enumeration_events').where('day', '<', beforeDay)
}

export function oldEnumerationPseudonyms(tx: Queries, beforeDay: string) {
  return tx
    .deleteFrom('enumeration_clients')
    .where('user_id', 'is', null)
    .where('day', '<', beforeDay)
}

/** Takes away what was found before a day, and earlier the marks of who asked: they only keep one from counting twice. */
export async function deleteOldEnumerationEvents(
  tx: Queries,
  before: { day: string; marksOf: string },
): Promise<void> {
  await oldEnumerationEvents(tx, before.day).execute()
  await oldEnumerationPseudonyms(tx, before.marksOf).execute()
}
