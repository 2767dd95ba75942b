import { sql } from 'kysely'
import type { DisputedClaim, DisputeStatus } from '../../../domain/disputes/disputes.ts'
import type { Queries } from '../../db/database.ts'
import type { UnsettledClaimRow } from '../../db/tables.ts'
import { claimsOfOwnerOf, sameIdentifier } from '../joins.ts'
import { updateRows } from '../rows-by-columns.ts'
import { ghostUser } from '../users/ghost-user.ts'
import { isOfFinder } from './claimants.ts'

/** Identifiers that count against another user who registered them earlier, and are undecided. */
function laterClaims(db: Queries) {
  return db
    .selectFrom('identifiers as mine')
    .leftJoin('disputes', sameIdentifier('disputes', 'mine'))
    .leftJoin('dispute_claims', claimsOfOwnerOf('mine'))
    .where((is) =>
      is.or([
        is('dispute_claims.claim_status', 'is', null),
        is('dispute_claims.claim_status', '=', 'claims'),
      ]),
    )
    .where((is) => is.not(isOfFinder('mine.asset_id')))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('identifiers as theirs')
          .leftJoin('dispute_claims as their_claim', (join) =>
            join
              .onRef('their_claim.dispute_id', '=', 'disputes.id')
              .onRef('their_claim.owner_id', '=', 'theirs.owner_id')
              .on('their_claim.claim_status', '=', 'refused'),
          )
          .whereRef('theirs.key', '=', 'mine.key')
          .where((is) =>
            is.or([
              is('theirs.namespace', '=', is.ref('mine.namespace')),
              is.exists(heldLossOf(db)),
            ]),
          )
          .whereRef('theirs.owner_id', '!=', 'mine.owner_id')
          .whereRef('theirs.registered_at', '<', 'mine.registered_at')
          .where('theirs.owner_id', '!=', ghostUser.id)
          .where('their_claim.owner_id', 'is', null)
          .select('theirs.id'),
      ),
    )
}

/** A loss or theft that waits, perhaps because the number is registered as another kind. */
function heldLossOf(db: Queries) {
  return db
    .selectFrom('reports')
    .where('reports.asset_id', '=', sql.ref<string>('mine.asset_id'))
    .where('reports.closed_at', 'is', null)
    .where('reports.held', '=', 1)
    .where('reports.reported_as', '!=', 'Found')
    .select('reports.id')
}

/** The later claims that the owner of an asset has with other assets, up to `limit`; none if this asset has none. */
export function otherLaterClaims(
  tx: Queries,
  { id, ownerId }: { id: string; ownerId: string },
  limit: number,
) {
  const ofAsset = laterClaims(tx).where('mine.asset_id', '=', id).select('mine.id')
  return laterClaims(tx)
    .where('mine.owner_id', '=', ownerId)
    .where('mine.asset_id', '!=', id)
    .where(({ exists }) => exists(ofAsset))
    .limit(limit)
    .select('mine.id')
}

/** How many later claims a user has, up to `limit`. */
export async function countLaterClaims(tx: Queries, ownerId: string, limit: number) {
  const ofOwner = laterClaims(tx).where('mine.owner_id', '=', ownerId)
  return (await ofOwner.limit(limit).select('mine.id').execute()).length
}

/**
 * Lets the later claims of an asset wait but the oldest `allowed`, if they are in no open dispute: a
 * claim that was taken back, and is made again, waits like a new one.
 * Always two statements, so that their number tells nothing. The caller has locked the identifiers.
 */
export async function insertWaitingClaims(
  tx: Queries,
  assetId: string,
  allowed: number,
  now: number,
): Promise<void> {
  await tx
    .insertInto('disputes')
    .columns(['id', 'namespace', 'key', 'status', 'opened_at'])
    .expression(
      claimsAbove(tx, assetId, allowed).select([
        'later.id',
        'later.namespace',
        'later.key',
        sql<DisputeStatus>`'lapsed'`.as('status'),
        sql<number>`cast(${now} as bigint)`.as('opened_at'),
      ]),
    )
    .onConflict((conflict) => conflict.columns(['namespace', 'key']).doNothing())
    .execute()
  await tx
    .insertInto('dispute_claims')
    .columns(['dispute_id', 'owner_id', 'claim_status', 'waiting_since'])
    .expression(
      claimsAbove(tx, assetId, allowed)
        .innerJoin('disputes', sameIdentifier('disputes', 'later'))
        .select([
          'disputes.id',
          'later.owner_id',
          sql<DisputedClaim>`'refused'`.as('claim_status'),
          sql<number>`cast(${now} as bigint)`.as('waiting_since'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['dispute_id', 'owner_id']).doUpdateSet((row) => ({
        claim_status: row.ref('excluded.claim_status'),
        waiting_since: row.ref('excluded.waiting_since'),
      })),
    )
    .execute()
}

function claimsAbove(tx: Queries, assetId: string, allowed: number) {
  const ranked = laterClaims(tx)
    .where('mine.asset_id', '=', assetId)
    .select(['mine.id', 'mine.owner_id', 'mine.namespace', 'mine.key'])
    .select(['dispute_claims.claim_status', 'disputes.status as dispute_status'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.orderBy('mine.registered_at').orderBy('mine.position'))
        .as('place'),
    )
  return tx
    .selectFrom(ranked.as('later'))
    .where('later.place', '>', allowed)
    .where((is) =>
      is.or([is('later.claim_status', 'is', null), is('later.dispute_status', '!=', 'open')]),
    )
}

export type WaitingClaim = Awaited<
  ReturnType<ReturnType<typeof waitingClaimsQuery>['execute']>
>[number]

/** The claims that wait, of assets that still have the number, those that wait longest first. */
export function waitingClaimsQuery(db: Queries) {
  return db
    .selectFrom('dispute_claims')
    .innerJoin('disputes', 'disputes.id', 'dispute_claims.dispute_id')
    .innerJoin('identifiers', (join) =>
      join
        .onRef('identifiers.key', '=', 'disputes.key')
        .onRef('identifiers.namespace', '=', 'disputes.namespace')
        .onRef('identifiers.owner_id', '=', 'dispute_claims.owner_id'),
    )
    .where('dispute_claims.waiting_since', 'is not', null)
    .orderBy('dispute_claims.waiting_since')
    .orderBy('identifiers.id')
    .select([
      'dispute_claims.dispute_id',
      'dispute_claims.owner_id',
      'identifiers.asset_id',
      'disputes.namespace',
      'disputes.key',
    ])
}

/** Ends the wait of a claim. Its user has as many days to show evidence as who joins a contest. */
export async function endWait(
  tx: Queries,
  { dispute_id, owner_id }: Pick<WaitingClaim, 'dispute_id' | 'owner_id'>,
  now: number,
): Promise<void> {
  await updateRows(tx, 'disputes', { id: dispute_id }, { opened_at: now })
  const counted = { claim_status: 'claims', waiting_since: null } as const
  await updateRows(tx, 'dispute_claims', { dispute_id, owner_id }, counted)
}

type Unsettled = Pick<UnsettledClaimRow, 'namespace' | 'key' | 'actor_id' | 'created_at'>

/**
 * The assets whose number somebody else claimed later without a contest: the claim waits, or the
 * number was changed away before anybody compared it. Not those that are reported missing, whose
 * owners hear of each registration.
 */
export async function assetsTried(tx: Queries, claim: Unsettled) {
  const { namespace, key, actor_id, created_at } = claim
  return tx
    .selectFrom('identifiers as theirs')
    .innerJoin('assets', 'assets.id', 'theirs.asset_id')
    .leftJoin('disputes', sameIdentifier('disputes', 'theirs'))
    .leftJoin('dispute_claims', (join) =>
      join
        .onRef('dispute_claims.dispute_id', '=', 'disputes.id')
        .on('dispute_claims.owner_id', '=', actor_id),
    )
    .where('theirs.key', '=', key)
    .where('theirs.namespace', '=', namespace)
    .where('theirs.owner_id', 'not in', [actor_id, ghostUser.id])
    .where('theirs.registered_at', '<=', created_at)
    .where(({ or, and, not, exists, selectFrom, eb }) =>
      or([
        eb('dispute_claims.waiting_since', 'is not', null),
        and([
          eb('dispute_claims.owner_id', 'is', null),
          not(
            exists(
              selectFrom('identifiers as mine')
                .whereRef('mine.key', '=', 'theirs.key')
                .whereRef('mine.namespace', '=', 'theirs.namespace')
                .where('mine.owner_id', '=', actor_id)
                .select('mine.id'),
            ),
          ),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports')
            .whereRef('reports.asset_id', '=', 'theirs.asset_id')
            .where('reports.closed_at', 'is', null)
            .select('reports.id'),
        ),
      ),
    )
    .where((is) => is.not(isOfFinder('theirs.asset_id')))
    .select(['theirs.asset_id', 'theirs.owner_id', 'assets.name'])
    .distinct()
    .execute()
}
