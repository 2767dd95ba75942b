import type { UserWatchRecord } from '../../../api/v1/watches.ts'
import { formatIdentifier } from '../../../domain/identifiers/format-identifier.ts'
import type { Lock, LockMode, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { UserWatchRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { NewIdentifier } from '../assets/identifiers.ts'
import { countRows } from '../count-rows.ts'
import { isOneOf } from '../identity-filter.ts'
import { type ListPosition, parsePosition } from '../pagination.ts'

type Identity = Pick<NewIdentifier, 'namespace' | 'key'>

export interface NewUserWatch {
  /** All identifiers that the text could be, the likeliest first. */
  identities: readonly [Identity, ...Identity[]]
  reference: string | null
}

export async function countUserWatches(db: Queries, userId: string): Promise<number> {
  return countRows(db.selectFrom('user_watches').where('user_id', '=', userId))
}

/** Small enough for both engines' maximum of parameters in a statement. */
const batchSize = 200

/**
 * Stores watches of different identifiers, in order. A user has one watch per identifier: storing it
 * again only changes its reference.
 */
export async function upsertUserWatches(
  tx: Queries,
  userId: string,
  wanted: readonly NewUserWatch[],
  now: number,
): Promise<{ watch: UserWatchRow; isNew: boolean }[]> {
  const saved: { watch: UserWatchRow; isNew: boolean }[] = []
  for (let from = 0; from < wanted.length; from += batchSize) {
    const some = wanted.slice(from, from + batchSize).map((each) => ({ ...each, id: newId() }))
    const rows = await tx
      .insertInto('user_watches')
      .values(
        some.map(({ id, identities: [{ namespace, key }], reference }) => ({
          ...{ id, user_id: userId, reference, namespace, key, created_at: now },
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'namespace', 'key'])
          .doUpdateSet((row) => ({ reference: row.ref('excluded.reference') })),
      )
      .returningAll()
      .execute()
    const byIdentity = new Map(rows.map((row) => [`${row.namespace}:${row.key}`, row]))
    const readings: { watch_id: string; namespace: Identity['namespace']; key: string }[] = []
    for (const { id, identities } of some) {
      const [{ namespace, key }] = identities
      const watch = byIdentity.get(`${namespace}:${key}`)
      if (!watch) throw new Error('a watch was not stored')
      saved.push({ watch, isNew: watch.id === id })
      if (watch.id !== id) continue
      readings.push(
        ...identities.map((each) => ({ watch_id: id, namespace: each.namespace, key: each.key })),
      )
    }
    for (let from = 0; from < readings.length; from += batchSize) {
      const batch = readings.slice(from, from + batchSize)
      await tx.insertInto('user_watch_identifiers').values(batch).execute()
    }
  }
  return saved
}

/** A user’s watches after a position, newest first, in the order of an index. */
export function userWatchesQuery(db: Queries, userId: string, last: ListPosition | undefined) {
  return db
    .selectFrom('user_watches')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(last !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('created_at', 'id'), '<', is.tuple(last?.created_at ?? 0, last?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

export async function userWatchesOf(
  db: Queries,
  userId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<UserWatchRow[]> {
  return userWatchesQuery(db, userId, parsePosition(after)).limit(limit).execute()
}

/** Deletes those of these watches that are the user’s; returns their number. */
export async function deleteUserWatches(
  tx: Queries,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('user_watches')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The enabled endpoints of users who watch an identifier, one row for each identifier of the watch. */
export function endpointsWatchingQuery(db: Queries, identities: readonly Identity[]) {
  return db
    .selectFrom('user_watch_identifiers')
    .innerJoin('user_watches as w', 'w.id', 'user_watch_identifiers.watch_id')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .innerJoin('webhook_endpoints as e', 'e.user_id', 'w.user_id')
    .innerJoin('user_watch_identifiers as reading', 'reading.watch_id', 'w.id')
    .where(isOneOf(identities, 'user_watch_identifiers'))
    .where('u.status', '=', 'active')
    .where('e.state', '=', 'enabled')
    .select([
      'w.id as watchId',
      'w.key as watchedKey',
      'w.reference',
      'e.id as endpointId',
      'e.user_id as userId',
      'e.events',
      'reading.namespace',
      'reading.key',
    ])
    .distinct()
}

export const endpointsWatching = precompiledQuery(
  (db, { identities }: { identities: readonly Identity[] }) =>
    endpointsWatchingQuery(db, identities),
)

export function toUserWatch(row: UserWatchRow): UserWatchRecord {
  return {
    id: row.id,
    identifier: formatIdentifier(row.namespace, row.key),
    reference: row.reference,
    createdAt: row.created_at,
  }
}

/**
 * Makes sure that a new watch and a report that changes at the same moment do not miss each other:
 * one transaction waits until the other has committed. Reports share the lock, and do not wait for
 * each other. Take it near the end of a transaction, before the activity log is written.
 */
export function watchesLock(mode: LockMode): Lock {
  return { names: ['watches'], mode }
}
