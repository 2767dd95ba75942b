import { type Insertable, sql } from 'kysely'
import type { TransferCloseReason } from '../../../domain/transfers/transfers.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { IdentifierRow, TransferRow, UserRow } from '../../db/tables.ts'
import { hasNamespace } from '../joins.ts'
import { updateRows } from '../rows-by-columns.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>
type Reader = Pick<UserRow, 'id' | 'email'>

/** The length of each list: more than a user can offer while an offer is open. */
const maxListed = 200

// A literal, not a parameter: otherwise the engines do not use the partial index.
const isOpen = sql<boolean>`state = 'open'`

/** Returns undefined if the asset is already offered; a unique index ensures this. */
export async function insertTransfer(tx: Queries, transfer: Insertable<TransferRow>) {
  return tx
    .insertInto('transfers')
    .values(transfer)
    .onConflict((conflict) => conflict.column('asset_id').where(isOpen).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A transfer as one of its users sees it, with the id of the asset if this user owns it. */
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

/** Offers to a user whose e-mail is verified, without those of users whom this user blocked. */
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
  return newestOf(sentQuery(db, sellerId))
}

export async function transfersTo(db: Queries, reader: Reader): Promise<ReadTransfer[]> {
  return newestOf(receivedQuery(db, reader))
}

/** How many newer offers of its seller there are, as open or as closed as this one. */
const turn = sql`row_number() over (partition by from_user_id, case when ${isOpen} then 0 else 1 end
  order by transfers.created_at desc, transfers.id desc)`

/**
 * The newest, and those that are open before them, in turns by seller: else who offers and withdraws
 * again and again, or offers a lot, would push a real offer out of the list.
 */
async function newestOf(query: ReturnType<typeof readQuery>): Promise<ReadTransfer[]> {
  const rows = await query
    .orderBy((by) => by.case().when(isOpen).then(0).else(1).end())
    .orderBy(turn)
    .orderBy('transfers.created_at', 'desc')
    .orderBy('transfers.id', 'desc')
    .limit(maxListed)
    .execute()
  return rows.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
}

/** Returns undefined for an offer that another user made. */
export async function findSent(db: Queries, sellerId: string, id: string) {
  return sentQuery(db, sellerId).where('transfers.id', '=', id).executeTakeFirst()
}

/** Returns undefined for an offer that was made to another user. */
export async function findReceived(db: Queries, reader: Reader, id: string) {
  return receivedQuery(db, reader).where('transfers.id', '=', id).executeTakeFirst()
}

export async function openTransferOf(db: Queries, sellerId: string, assetId: string) {
  return sentQuery(db, sellerId)
    .where('transfers.asset_id', '=', assetId)
    .where(isOpen)
    .executeTakeFirst()
}

/** A user's open offers, made and received. */
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

/** The open offers of these assets. */
export async function openTransfersOfAssets(tx: Queries, assetIds: readonly string[]) {
  if (assetIds.length === 0) return []
  return openTransfers(tx).where('asset_id', 'in', assetIds).selectAll().execute()
}

/** An identifier, and when its reporter's claim to it began. */
export type ReportedIdentifier = Identity & Partial<Pick<IdentifierRow, 'registered_at'>>

/** Open offers of assets with one of these identifiers that were registered later. */
export async function openTransfersOn(tx: Queries, identities: readonly ReportedIdentifier[]) {
  if (identities.length === 0) return []
  const identifiers = identities.map(({ namespace, key, registered_at = 0 }) => ({
    namespace,
    key,
    registered_at,
  }))
  return openOnIdentifiers(tx, { identifiers })
}

export const openOnIdentifiers = precompiledQuery(
  (db, { identifiers }: { identifiers: ReportedIdentifier[] }) =>
    openTransfers(db)
      .where('asset_id', 'in', (from) =>
        from.selectFrom('identifiers').where(isOneOf(identifiers)).select('identifiers.asset_id'),
      )
      .selectAll(),
)

const isOneOf = (identities: readonly ReportedIdentifier[]) =>
  sql<boolean>`(${sql.join(
    identities.map(
      ({ namespace, key, registered_at = 0 }) => sql`(identifiers.key = ${key}
        and ${hasNamespace(sql.ref('identifiers.namespace'), namespace)} and identifiers.registered_at >= ${registered_at})`,
    ),
    sql` or `,
  )})`

/** Ends or completes an offer; undefined if it is not open. */
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

/** Closes all open offers to an e-mail, such as those made while its account was being erased. */
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

function openTransfers(db: Queries) {
  return db.selectFrom('transfers').where(isOpen)
}

/** Expired offers that are still open. */
export function overdueQuery(db: Queries, now: number, limit: number) {
  return openTransfers(db).selectAll().where('ends_at', '<=', now).orderBy('ends_at').limit(limit)
}

/** Open offers whose buyers were not notified yet, oldest first, after one of them. */
export function unnotifiedTransfersQuery(db: Queries, now: number, limit: number, after = 0) {
  return openTransfers(db)
    .selectAll()
    .where('notified_at', 'is', null)
    .where('ends_at', '>', now)
    .where('created_at', '>', after)
    .orderBy('created_at')
    .limit(limit)
}
