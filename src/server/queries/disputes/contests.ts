import { type SqlBool, sql } from 'kysely'
import { contestDeadline } from '../../../domain/disputes/disputes.ts'
import type { Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { AssetRow } from '../../db/tables.ts'
import { isInList } from '../any-key.ts'
import { updateRows } from '../rows-by-columns.ts'
import { claimsOfOwnerQuery, claimsOfOwners } from './claims.ts'

/** The contest about an asset's identifiers as its owner sees it; null if there is none. */
export async function contestOf(
  db: Queries,
  assetId: string,
): Promise<{ deadline: number; statement: string | null } | null> {
  const claims = await openClaims(db, assetId)
  const [earliest] = claims
  if (!earliest) return null
  // What was said before another number of the asset was contested counts for the first alone.
  const isSaid = claims.every(({ statement }) => statement !== null)
  return {
    deadline: contestDeadline(earliest.opened_at),
    statement: isSaid ? earliest.statement : null,
  }
}

/** Stores how the owner of an asset says that they got it, for each contest about it. */
export async function stateClaims(
  tx: Queries,
  assetId: string,
  statement: string,
  now: number,
): Promise<void> {
  for (const { dispute_id, owner_id } of await openClaims(tx, assetId)) {
    await updateRows(tx, 'dispute_claims', { dispute_id, owner_id }, { statement, stated_at: now })
  }
}

/** Ends the claims of an asset's owner in each contest about it. */
export async function giveUpClaims(tx: Queries, assetId: string, now: number): Promise<void> {
  for (const { dispute_id, owner_id } of await openClaims(tx, assetId)) {
    const ended = { claim_status: 'refused', given_up_at: now } as const
    await updateRows(tx, 'dispute_claims', { dispute_id, owner_id }, ended)
  }
}

/** Ends the claims of all but the winner, also those that wait, without a decision of staff. */
export async function lapseClaims(
  tx: Queries,
  { id, winnerId }: { id: string; winnerId: string },
  now: number,
): Promise<void> {
  await tx
    .updateTable('dispute_claims')
    .set({ claim_status: 'refused', given_up_at: now })
    .where('dispute_id', '=', id)
    .where((is) => is.or([is('claim_status', '=', 'claims'), is('waiting_since', 'is not', null)]))
    .where('owner_id', '!=', winnerId)
    .execute()
}

/** The claims of an asset's owner that wait, or that ended without a decision of staff. */
export function endedClaimsQuery(tx: Queries, assetId: string) {
  return refusedClaimsQuery(tx, assetId).where((is) =>
    is.or([
      is('dispute_claims.given_up_at', 'is not', null),
      is('dispute_claims.waiting_since', 'is not', null),
    ]),
  )
}

const isRejected = sql<SqlBool>`dispute_claims.claim_status = 'refused'
  and dispute_claims.given_up_at is null and dispute_claims.waiting_since is null`

/** The claims of an asset's owner that staff rejected. */
export function rejectedClaimsQuery(tx: Queries, assetId: string) {
  return claimsOfOwnerQuery(tx, assetId).where(isRejected).select('dispute_claims.dispute_id')
}

/** The assets of these to which staff rejected the claim of their owner. */
export async function rejectedAmong(tx: Queries, assetIds: readonly string[]) {
  const rows = await claimsOfOwners(tx)
    .where(isInList(tx, 'identifiers.asset_id', JSON.stringify(assetIds)))
    .where(isRejected)
    .select('identifiers.asset_id')
    .execute()
  return new Set(rows.map(({ asset_id }) => asset_id))
}

function refusedClaimsQuery(tx: Queries, assetId: string) {
  return claimsOfOwnerQuery(tx, assetId)
    .where('dispute_claims.claim_status', '=', 'refused')
    .select(['dispute_claims.dispute_id', 'dispute_claims.owner_id'])
}

/**
 * Makes the ended claims of an asset's owner count, with `isConfirmed` also those that staff rejected:
 * they confirm the loss now. An open contest begins again, as for anybody who joins it. Returns whether
 * there were any.
 */
export async function claimAgain(
  tx: Queries,
  assetId: string,
  now: number,
  { isConfirmed = false } = {},
): Promise<boolean> {
  const claims = isConfirmed ? refusedClaimsQuery(tx, assetId) : endedClaimsQuery(tx, assetId)
  const ended = await claims.execute()
  for (const claim of ended) {
    const again = { claim_status: 'claims', given_up_at: null, waiting_since: null } as const
    await updateRows(tx, 'dispute_claims', { ...claim }, again)
    const open = { id: claim.dispute_id, status: 'open' } as const
    await updateRows(tx, 'disputes', open, { opened_at: now })
  }
  return ended.length > 0
}

async function openClaims(db: Queries, assetId: string) {
  return claimsOfOwnerQuery(db, assetId)
    .where('disputes.status', '=', 'open')
    .where('dispute_claims.claim_status', '=', 'claims')
    .select([
      'dispute_claims.dispute_id',
      'dispute_claims.owner_id',
      'dispute_claims.statement',
      'disputes.opened_at',
    ])
    .orderBy('disputes.opened_at')
    .execute()
}

/**
 * The registration of an asset takes over the history of another one, whose owner gave it up: they
 * are the same thing, which changed hands once.
 */
export async function takeOverHistory(
  tx: Queries,
  to: Pick<AssetRow, 'id'>,
  from: Pick<AssetRow, 'created_at' | 'first_registered_at' | 'transfer_count'>,
): Promise<void> {
  await updateRows(
    tx,
    'assets',
    { id: to.id },
    {
      first_registered_at: from.first_registered_at ?? from.created_at,
      transfer_count: (from.transfer_count ?? 0) + 1,
    },
  )
}

/** Open disputes whose deadline has passed, oldest first, after the one with this id. */
export function overdueDisputesQuery(
  db: Queries,
  { openedBefore, after }: { openedBefore: number; after: { openedAt: number; id: string } },
  limit: number,
) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('status', '=', 'open')
    .where('opened_at', '<=', openedBefore)
    .where(({ or, and, eb }) =>
      or([
        eb('opened_at', '>', after.openedAt),
        and([eb('opened_at', '=', after.openedAt), eb('id', '>', after.id)]),
      ]),
    )
    .orderBy('opened_at')
    .orderBy('id')
    .limit(limit)
}

/** When a user registered their newest assets since a time, at most `limit`, the newest first. */
export const newestRegistrations = precompiledQuery(
  (db, registered: { ownerId: string; since: number; limit: number }) =>
    registeredSinceQuery(db, registered),
)

export function registeredSinceQuery(
  db: Queries,
  { ownerId, since, limit }: { ownerId: string; since: number; limit: number },
) {
  return db
    .selectFrom('assets')
    .where('owner_id', '=', ownerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .select('created_at')
}
