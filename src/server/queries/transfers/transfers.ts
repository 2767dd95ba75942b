import { type Insertable, sql } from 'kysely'
import type { TransferCloseReason } from '../../../domain/transfers/transfers.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { IdentifierRow, TransferRow, UserRow } from '../../db/tables.ts'
import { updateRows } from '../rows-by-columns.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>
type Reader = Pick<UserRow, 'id' | 'email'>

/** So many of each are listed: more than one can offer in the days that an offer lasts. */
const maxListed = 200

// Written out, not bound: only so do the engines see that the indexes of the open ones have all of them.
const isOpen = sql<boolean>`state = 'open'`

/** Undefined when the asset is offered already: the database itself holds that. */
export async function insertTransfer(
  tx: Queries,
  transfer: Insertable<TransferRow>,
): Promise<TransferRow | undefined> {
  return tx
    .insertInto('transfers')
    .values(transfer)
    .onConflict((conflict) => conflict.column('asset_id').where(isOpen).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** An offer as one of its two reads it, with the id of the thing while that is in their own list. */
export type ReadTransfer = TransferRow & { own_asset_id: string | null }

function readQuery(db: Queries, readerId: string) {
  return db
    .selectFrom('transfers')
    .leftJoin('assets', (join) =>
      join.onRef('assets.id', '=', 'transfers.asset_id').on('assets.owner_id', '=', readerId),
    )
    .selectAll('transfers')
    .select('assets.id as own_asset_id')
}

export function sentQuery(db: Queries, sellerId: string) {
  return readQuery(db, sellerId).where('transfers.from_user_id', '=', sellerId)
}

/** What was offered to a person, whose e-mail is verified; whom they have blocked offers them nothing. */
export function receivedQuery(db: Queries, { id, email }: Reader) {
  return readQuery(db, id)
    .where('transfers.to_email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .where('blocker_id', '=', id)
            .where('blocked_id', '=', sql.ref<string>('transfers.from_user_id'))
            .select('blocker_id'),
        ),
      ),
    )
}

export async function transfersFrom(db: Queries, sellerId: string): Promise<ReadTransfer[]> {
  return newestFirst(sentQuery(db, sellerId)).execute()
}

export async function transfersTo(db: Queries, reader: Reader): Promise<ReadTransfer[]> {
  return newestFirst(receivedQuery(db, reader)).execute()
}

function newestFirst(query: ReturnType<typeof readQuery>) {
  return query
    .orderBy('transfers.created_at', 'desc')
    .orderBy('transfers.id', 'desc')
    .limit(maxListed)
}

/** One of the seller's own; another's is as if it were not there. */
export async function findSent(
  db: Queries,
  sellerId: string,
  id: string,
): Promise<ReadTransfer | undefined> {
  return sentQuery(db, sellerId).where('transfers.id', '=', id).executeTakeFirst()
}

/** One that was made to this person; another's is as if it were not there. */
export async function findReceived(
  db: Queries,
  reader: Reader,
  id: string,
): Promise<ReadTransfer | undefined> {
  return receivedQuery(db, reader).where('transfers.id', '=', id).executeTakeFirst()
}

export async function openTransferOf(
  db: Queries,
  sellerId: string,
  assetId: string,
): Promise<ReadTransfer | undefined> {
  return sentQuery(db, sellerId)
    .where('transfers.asset_id', '=', assetId)
    .where(isOpen)
    .executeTakeFirst()
}

/** What a person offers, and what they are offered, as long as it is open. */
export async function openTransfersWith(
  tx: Queries,
  { id, email }: Reader,
): Promise<TransferRow[]> {
  return tx
    .selectFrom('transfers')
    .selectAll()
    .where(isOpen)
    .where((is) => is.or([is('from_user_id', '=', id), is('to_email', '=', email)]))
    .execute()
}

/** A number, and since when it is claimed by who reports it. */
export type ReportedIdentifier = Identity & Partial<Pick<IdentifierRow, 'registered_at'>>

/** The open offers of all that carries one of these numbers, and was not registered with it before. */
export async function openTransfersOn(
  tx: Queries,
  identities: readonly ReportedIdentifier[],
): Promise<TransferRow[]> {
  if (identities.length === 0) return []
  const numbers = identities.map(({ namespace, key, registered_at = 0 }) => ({
    namespace,
    key,
    registered_at,
  }))
  return openOnNumbers(tx, { numbers })
}

const openOnNumbers = precompiledQuery((db, { numbers }: { numbers: ReportedIdentifier[] }) =>
  onNumbersQuery(db, numbers),
)

export function onNumbersQuery(tx: Queries, identities: readonly ReportedIdentifier[]) {
  const carrying = tx
    .selectFrom('identifiers')
    .where(isOneOf(identities))
    .select('identifiers.asset_id')
  return tx.selectFrom('transfers').selectAll().where('asset_id', 'in', carrying).where(isOpen)
}

const isOneOf = (identities: readonly ReportedIdentifier[]) =>
  sql<boolean>`(${sql.join(
    identities.map(
      ({ namespace, key, registered_at = 0 }) => sql`(identifiers.key = ${key}
        and identifiers.namespace = ${namespace} and identifiers.registered_at >= ${registered_at})`,
    ),
    sql` or `,
  )})`

/** Ends or completes an offer that is open still; undefined when somebody else was quicker. */
export async function closeTransfer(
  tx: Queries,
  id: string,
  state: TransferCloseReason | 'accepted',
  now: number,
): Promise<TransferRow | undefined> {
  return tx
    .updateTable('transfers')
    .set({ state, closed_at: now })
    .where('id', '=', id)
    .where(isOpen)
    .returningAll()
    .executeTakeFirst()
}

/** Closes what was offered to an address while its account was being erased. */
export async function closeTransfersTo(tx: Queries, email: string, now: number): Promise<void> {
  await tx
    .updateTable('transfers')
    .set({ state: 'declined', closed_at: now })
    .where('to_email', '=', email)
    .where(isOpen)
    .execute()
}

export async function markNotified(tx: Queries, id: string, now: number): Promise<void> {
  await updateRows(tx, 'transfers', { id }, { notified_at: now })
}

/** Open offers whose days are over. */
export function overdueQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where(isOpen)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
}

/** Open offers whose buyers could not be told yet, the oldest first. */
export function unnotifiedTransfersQuery(db: Queries, now: number, limit: number) {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where(isOpen)
    .where('notified_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('created_at')
    .limit(limit)
}

/** Takes away what ended before `before`. */
export async function deleteOldTransfers(tx: Queries, before: number): Promise<void> {
  await tx.deleteFrom('transfers').where('closed_at', '<', before).execute()
}
