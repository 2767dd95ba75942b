import type { Candidate } from '../../../domain/identifiers/read/candidates.ts'
import type { Language } from '../../../domain/languages.ts'
import { watchRules } from '../../../domain/lookup/watches.ts'
import type { Queries } from '../../db/database.ts'
import type { WatchRow } from '../../db/tables.ts'
import { hashToken, newId, newToken } from '../../lib/ids.ts'
import type { NewIdentifier } from '../assets/identifiers.ts'
import { countRows, hasRow } from '../count-rows.ts'
import { isOneOf } from '../identity-filter.ts'
import { perhapsSameIdentifier } from '../joins.ts'
import { deleteRow, insertRow, updateRow } from '../rows-by-columns.ts'

type Identity = Pick<Candidate, 'namespace' | 'key'>
export type Watcher = Pick<WatchRow, 'id' | 'email' | 'language'>

/** Number of confirmed watches of an e-mail. Others may ask for watches in its name. */
export async function countWatches(tx: Queries, email: string, now: number): Promise<number> {
  return countRows(
    tx
      .selectFrom('watches')
      .where('email', '=', email)
      .where('ends_at', '>', now)
      .where('confirmed_at', 'is not', null),
  )
}

/** Number of watches that somebody asked for in the name of a mailbox, and that wait for their mail. */
export async function countWaitingWatches(tx: Queries, requester: string, now: number) {
  return countRows(
    tx
      .selectFrom('watches')
      .where('requester', '=', requester)
      .where('ends_at', '>', now)
      .where('mailed_at', 'is', null),
  )
}

/** Watches that wait for their confirmation mail, oldest first, after one of them. */
export function waitingWatchesQuery(db: Queries, now: number, limit: number, after = 0) {
  return db
    .selectFrom('watches')
    .select(['id', 'email', 'language', 'requester', 'created_at'])
    .where('mailed_at', 'is', null)
    .where('ends_at', '>', now)
    .where('created_at', '>', after)
    .orderBy('created_at')
    .limit(limit)
}

/** Issues the token for the mail of a waiting watch; undefined if the mail was already sent. */
export async function mailWaitingWatch(tx: Queries, id: string, now: number) {
  const token = newToken()
  const ends_at = now + watchRules.confirmSeconds * 1000
  const mail = { token_hash: hashToken(token), mailed_at: now, ends_at }
  return (await updateRow(tx, 'watches', { id, mailed_at: null }, mail)) && token
}

/**
 * Stores a watch until it is confirmed. Its token goes into the mail and is not stored. `mailedAt`
 * is null if the mail has to wait.
 */
export async function insertWatch(
  tx: Queries,
  {
    email,
    language,
    identities,
    mailedAt,
    requester,
  }: {
    email: string
    requester: string
    language: Language | undefined
    identities: readonly Identity[]
    mailedAt: number | null
  },
  now: number,
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), newToken()]
  await insertRow(tx, 'watches', {
    id,
    email,
    language: language ?? null,
    token_hash: hashToken(token),
    created_at: now,
    mailed_at: mailedAt,
    ends_at: now + watchRules.confirmSeconds * 1000,
    requester,
  })
  await tx
    .insertInto('watch_identifiers')
    .values(identities.map(({ namespace, key }) => ({ watch_id: id, namespace, key })))
    .execute()
  return { id, token }
}

/** The identifiers of the watch with this token. */
export async function watchedIdentities(
  tx: Queries,
  token: string,
): Promise<Pick<NewIdentifier, 'namespace' | 'key'>[]> {
  return tx
    .selectFrom('watch_identifiers')
    .innerJoin('watches', 'watches.id', 'watch_identifiers.watch_id')
    .where('watches.token_hash', '=', hashToken(token))
    .select(['watch_identifiers.namespace', 'watch_identifiers.key'])
    .execute()
}

/** Confirms a watch; undefined if it was confirmed before. */
export async function startWatch(tx: Queries, token: string, now: number) {
  return tx
    .updateTable('watches')
    .set({ confirmed_at: now, ends_at: now + watchRules.seconds * 1000 })
    .where('token_hash', '=', hashToken(token))
    .where('confirmed_at', 'is', null)
    .where('ends_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function isWatching(tx: Queries, token: string, now: number): Promise<boolean> {
  return hasRow(
    tx
      .selectFrom('watches')
      .where('token_hash', '=', hashToken(token))
      .where('confirmed_at', 'is not', null)
      .where('ends_at', '>', now)
      .select('id'),
  )
}

/** Deletes the watch with this token; undefined if there is none. */
export async function removeWatch(tx: Queries, token: string) {
  return deleteRow(tx, 'watches', { token_hash: hashToken(token) })
}

export function watchersQuery(db: Queries, identities: readonly Identity[], now: number) {
  return db
    .selectFrom('watch_identifiers')
    .innerJoin('watches', 'watches.id', 'watch_identifiers.watch_id')
    .where(isOneOf(identities, 'watch_identifiers'))
    .where('watches.confirmed_at', 'is not', null)
    .where('watches.ends_at', '>', now)
    .select(['watches.id', 'watches.email'])
    .distinct()
}

/**
 * Deletes and returns up to `limit` watches of these identifiers, in one transaction, so that nobody
 * is notified twice.
 */
export async function consumeWatches(
  tx: Queries,
  identities: readonly Pick<NewIdentifier, 'namespace' | 'key'>[],
  { now, limit }: { now: number; limit: number },
): Promise<Watcher[]> {
  if (identities.length === 0) return []
  const watchers = await watchersQuery(tx, identities, now).limit(limit).execute()
  const consumed: Watcher[] = []
  for (const { id } of watchers) {
    const deleted = await tx
      .deleteFrom('watches')
      .where('id', '=', id)
      .returning(['id', 'email', 'language'])
      .executeTakeFirst()
    if (deleted) consumed.push(deleted)
  }
  return consumed
}

/** The active reports of the identifiers of this watch. */
export async function reportsOfWatched(tx: Queries, watchId: string) {
  return tx
    .selectFrom('watch_identifiers')
    .innerJoin('identifiers', perhapsSameIdentifier('identifiers', 'watch_identifiers'))
    .innerJoin('reports', 'reports.asset_id', 'identifiers.asset_id')
    .where('watch_identifiers.watch_id', '=', watchId)
    .where('reports.closed_at', 'is', null)
    .where('reports.stage', '=', 'active')
    .select(['reports.id', 'reports.reported_as'])
    .distinct()
    .execute()
}
