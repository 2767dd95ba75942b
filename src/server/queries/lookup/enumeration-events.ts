import type { EnumerationEventRecord } from '../../../api/lookup/admin-lookups.ts'
import { type IdentifierRange, isEnumerationActive } from '../../../domain/lookup/enumeration.ts'
import type { Queries } from '../../db/database.ts'
import { counterOf, readCounter } from '../counters.ts'
import { onPage, type PageRange, type PageRequest, readPage } from '../pagination.ts'

/** Enumeration of one identifier range on one day. */
export interface EnumerationEvent {
  /** `registrations`: accounts that were refused to register more, whatever the range. */
  namespace: IdentifierRange['namespace'] | 'registrations'
  prefix: string
  day: string
  misses: number
  lastAt: number
  /** Pseudonyms of the clients, each with its account if it was signed in. */
  clients: ReadonlyMap<string, string | null>
}

/** Adds to the event of a range and day; each client counts once. */
export async function addToEnumerationEvent(tx: Queries, found: EnumerationEvent): Promise<void> {
  const { day, namespace, prefix, misses, lastAt, clients } = found
  await tx
    .insertInto('enumeration_events')
    .values({ day, namespace, prefix, misses, clients: 0, last_at: lastAt })
    .onConflict((conflict) =>
      conflict.columns(['day', 'namespace', 'prefix']).doUpdateSet((row) => ({
        misses: row('enumeration_events.misses', '+', misses),
        last_at: lastAt,
      })),
    )
    .execute()
  let added = 0
  for (const [client, userId] of clients) {
    const rows = await tx
      .insertInto('enumeration_clients')
      .values((row) => ({
        ...{ day, namespace, prefix, client },
        // Also null if the account has just been erased.
        user_id: row.selectFrom('users').where('id', '=', userId).select('id'),
      }))
      .onConflict((conflict) => conflict.doNothing())
      .returning('client')
      .execute()
    added += rows.length
  }
  if (added === 0) return
  await tx
    .updateTable('enumeration_events')
    .set((row) => ({ clients: row('clients', '+', added) }))
    .where('day', '=', day)
    .where('namespace', '=', namespace)
    .where('prefix', '=', prefix)
    .execute()
}

type ListInput = PageRequest<'day'>

/** One page of the enumeration events, newest day first unless `sort` says otherwise. */
export async function readEnumerationEvents(
  db: Queries,
  input: ListInput,
  now: number,
): Promise<{ events: EnumerationEventRecord[]; total: number }> {
  const total = await readCounter(db, 'enumeration_events')
  const rows = await readPage(input, { total }, (range) => enumerationEventsQuery(db, input, range))
  const days = rows.map(({ day }) => day).toSorted()
  const accounts = await enumerationAccountsQuery(db, days[0] ?? '', days.at(-1) ?? '').execute()
  return {
    events: rows.map(({ day, namespace, prefix, misses, clients, last_at }) => ({
      id: `${day} ${namespace} ${prefix}`,
      ...{ day, namespace, prefix, misses, clients },
      accounts: accounts
        .filter(
          (each) => each.day === day && each.namespace === namespace && each.prefix === prefix,
        )
        .map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
      lastAt: last_at,
      isActive: isEnumerationActive(last_at, now),
    })),
    total,
  }
}

export function enumerationEventsQuery(
  db: Queries,
  { sort }: Pick<ListInput, 'sort'>,
  range: PageRange,
) {
  const events = db.selectFrom('enumeration_events').selectAll()
  return onPage(events, ['day', 'last_at', 'namespace', 'prefix'], sort ?? '-day', range)
}

/** Accounts that enumerated on the days from `first` to `last`. */
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

/** Counting stops here, because staff need no exact number above it. */
const maxCounted = 1000

export function enumerationEventsSinceQuery(db: Queries, since: number) {
  return db
    .selectFrom('enumeration_events')
    .select('day')
    .where('last_at', '>', since)
    .limit(maxCounted)
}

export async function countEnumerationEventsSince(db: Queries, since: number): Promise<number> {
  return counterOf(db, enumerationEventsSinceQuery(db, since))
}
