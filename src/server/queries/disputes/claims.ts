import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { withoutMaker } from '../../../domain/identifiers/serial-namespaces.ts'
import type { OwnerAnswer } from '../../../domain/reports/confirmations.ts'
import type { EarlierStatus } from '../../../domain/reports/reports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { IdentifierRow, OwnerAnswerRow, Tables, UnsettledClaimRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { assetOwnedBy, claimsOfOwnerOf, sameIdentifier } from '../joins.ts'
import { findRow, updateRows } from '../rows-by-columns.ts'
import { ghostUser } from '../users/ghost-user.ts'
import { isOfFinder } from './claimants.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

/** An asset of another user who registered the identifier earlier and claims to own it. */
export interface EarlierClaim extends EarlierStatus {
  ownerId: string
  assetId: string
  /** The name that its owner gave it. */
  name: string
  namespace: IdentifierNamespace
  key: string
  /** Whether it is registered as another kind of number than that of the asset. */
  isOtherKind: boolean
}

/**
 * Earlier claims to the identifiers of an asset, or to one of them; all claims come before one that was
 * refused. A serial number without a maker may be that of each maker that others named before.
 */
export function earlierClaimsQuery(
  db: Queries,
  assetId: string,
  only?: Identity,
  { ofAnyKind = false }: { ofAnyKind?: boolean } = {},
) {
  return claimsThatCount(db)
    .innerJoin('identifiers as mine', (join) =>
      join
        .onRef('theirs.key', '=', 'mine.key')
        .on((is) =>
          is.or([
            is('theirs.namespace', '=', is.ref('mine.namespace')),
            is.and([
              is('mine.namespace', '=', 'serial'),
              is('theirs.namespace', 'like', 'serial:%'),
            ]),
            ...(ofAnyKind ? [sql.lit(true)] : []),
          ]),
        )
        .onRef('theirs.owner_id', '!=', 'mine.owner_id')
        .on((is) =>
          is.or([is('theirs.registered_at', '<', is.ref('mine.registered_at')), isRefused('mine')]),
        ),
    )
    .where('mine.asset_id', '=', assetId)
    .$call((query) =>
      only === undefined
        ? query
        : query.where('mine.key', '=', only.key).where('mine.namespace', '=', only.namespace),
    )
    .select('mine.namespace as my_namespace')
    .distinct()
}

/** The registrations of users who claim to own what they registered, and may. */
export function claimsThatCount(db: Queries) {
  return (
    db
      .selectFrom('identifiers as theirs')
      .innerJoin('assets', 'assets.id', 'theirs.asset_id')
      .leftJoin('reports', (join) =>
        join
          .onRef('reports.asset_id', '=', 'theirs.asset_id')
          .on('reports.closed_at', 'is', null)
          .on('reports.held', '=', 0),
      )
      .where('theirs.owner_id', '!=', ghostUser.id)
      // Finders do not claim to own what they found.
      .where((is) => is.not(isOfFinder('theirs.asset_id')))
      .where((is) => is.not(isRefused('theirs')))
      .select([
        'theirs.owner_id',
        'theirs.asset_id',
        'theirs.namespace',
        'theirs.key',
        'assets.name',
        'assets.hidden',
        'reports.reported_as',
      ])
  )
}

/**
 * Whether the claim of a row's owner was refused. PostgreSQL would turn a plain `not exists` into one
 * more join, and the more joins there are, the longer it plans.
 */
export function isRefused(table: 'mine' | 'theirs') {
  return sql<SqlBool>`(select count(*) from disputes
    join dispute_claims on dispute_claims.dispute_id = disputes.id
      and dispute_claims.owner_id = ${sql.ref(`${table}.owner_id`)}
    where disputes.key = ${sql.ref(`${table}.key`)}
      and disputes.namespace = ${sql.ref(`${table}.namespace`)}
      and dispute_claims.claim_status = 'refused') > 0`
}

export const earlierClaimsToAll = precompiledQuery((db, { assetId }: { assetId: string }) =>
  earlierClaimsQuery(db, assetId, undefined, { ofAnyKind: true }),
)
const earlierClaimsToOne = precompiledQuery(
  (db, { assetId, ...only }: Identity & { assetId: string }) =>
    earlierClaimsQuery(db, assetId, only),
)
const earlierClaimsOfAnyKind = precompiledQuery(
  (db, { assetId, ...only }: Identity & { assetId: string }) =>
    earlierClaimsQuery(db, assetId, only, { ofAnyKind: true }),
)

/** Earlier claims to one identifier of an asset, also those of other kinds if `ofAnyKind`. */
export async function earlierClaims(
  db: Queries,
  assetId: string,
  { namespace, key }: Identity,
  { ofAnyKind = false } = {},
): Promise<EarlierClaim[]> {
  const query = ofAnyKind ? earlierClaimsOfAnyKind : earlierClaimsToOne
  return toEarlierClaims(await query(db, { assetId, namespace, key }))
}

export type ClaimRow = Awaited<ReturnType<typeof earlierClaimsToAll>>[number]

export function toEarlierClaims(rows: readonly ClaimRow[]): EarlierClaim[] {
  return rows.map(({ owner_id, asset_id, my_namespace, hidden, reported_as, ...row }) => ({
    ...row,
    ownerId: owner_id,
    assetId: asset_id,
    isOtherKind: withoutMaker(row.namespace) !== withoutMaker(my_namespace),
    isPublic: hidden === 0 || reported_as !== null,
    isMissing: reported_as !== null,
  }))
}

/**
 * Queues identifiers at the commit of the transaction, so that a job compares the claims to them
 * after the response.
 */
export async function recordUnsettledClaims(
  database: Pick<Database, 'atCommit'>,
  tx: Queries,
  identities: readonly Identity[],
  { actorId, reportId = null }: { actorId: string; reportId?: string | null },
  now: number,
): Promise<void> {
  const each = new Map(
    identities.map(({ namespace, key }) => [`${namespace} ${key}`, { namespace, key }]),
  )
  if (each.size === 0) return
  const rows = [...each.values()].map((identity) => ({
    id: newId(),
    ...identity,
    actor_id: actorId,
    report_id: reportId,
    created_at: now,
  }))
  await database.atCommit(tx, insertUnsettled.compile(tx, { rows }))
}

const insertUnsettled = precompiledQuery((db, { rows }: { rows: UnsettledClaimRow[] }) =>
  db.insertInto('unsettled_claims').values(rows),
)

/**
 * Claims that are due for comparison, oldest first, after one of them. A registration since
 * `findsSince` of what another user had reported missing is not due yet: it may be a finder's. A number
 * that many have registered is not asked about each second: there is a contest about it anyway.
 */
export function unsettledClaimsQuery(
  db: Queries,
  {
    after,
    findsSince,
    limit,
  }: {
    after?: Pick<UnsettledClaimRow, 'id' | 'created_at'> | undefined
    findsSince: number
    limit: number
  },
) {
  return db
    .selectFrom('unsettled_claims')
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(
          row.refTuple('created_at', 'id'),
          '>',
          row.tuple(after?.created_at ?? 0, after?.id ?? ''),
        ),
      ),
    )
    .where((is) =>
      is.or([
        is('unsettled_claims.report_id', 'is not', null),
        is('unsettled_claims.created_at', '<=', findsSince),
        is.exists(tenthRegistrationOf(is)),
        is.not(is.exists(missingBefore(is))),
        // A number that was corrected away is no claim any more.
        is.not(is.exists(registrationOf(is))),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
}

type UnsettledClaim = ExpressionBuilder<Tables, 'unsettled_claims'>

/** One of ten registrations of the number of a claim, if there are as many. */
function tenthRegistrationOf(is: UnsettledClaim) {
  return is
    .selectFrom('identifiers')
    .whereRef('identifiers.key', '=', 'unsettled_claims.key')
    .whereRef('identifiers.namespace', '=', 'unsettled_claims.namespace')
    .offset(9)
    .limit(1)
    .select('identifiers.id')
}

/** The registration of the user who made a claim. */
function registrationOf(is: UnsettledClaim) {
  return is
    .selectFrom('identifiers as mine')
    .whereRef('mine.key', '=', 'unsettled_claims.key')
    .whereRef('mine.namespace', '=', 'unsettled_claims.namespace')
    .whereRef('mine.owner_id', '=', 'unsettled_claims.actor_id')
    .select('mine.id')
}

/** Earlier reports by others of the item as missing, whose owners hear of each registration anyway. */
function missingBefore(is: UnsettledClaim) {
  return (
    is
      .selectFrom('identifiers as theirs')
      .innerJoin('reports', 'reports.asset_id', 'theirs.asset_id')
      .whereRef('theirs.key', '=', 'unsettled_claims.key')
      .whereRef('theirs.namespace', '=', 'unsettled_claims.namespace')
      .whereRef('theirs.owner_id', '!=', 'unsettled_claims.actor_id')
      .where('reports.reported_as', '!=', 'Found')
      .where('reports.closed_at', 'is', null)
      .where(({ not }) => not(isRefused('theirs')))
      // Without the index by stage: few registrations share a number, and many reports are active.
      .where(sql<boolean>`reports.stage || '' = 'active'`)
      .where(sql<boolean>`reports.created_at + 0 <= unsettled_claims.created_at`)
      .select('reports.id')
  )
}

export async function unsettledClaims(
  ...[db, range]: Parameters<typeof unsettledClaimsQuery>
): Promise<UnsettledClaimRow[]> {
  return unsettledClaimsQuery(db, range).execute()
}

/** Removes entries from the queue; returns those that no other process removed first. */
export async function consumeUnsettledClaims(tx: Queries, ids: readonly string[]) {
  return tx.deleteFrom('unsettled_claims').where('id', 'in', ids).returningAll().execute()
}

/** The asset for which a claim was made, if its owner still has it with this identifier. */
export async function registrationOfClaim(
  tx: Queries,
  { actor_id, namespace, key }: UnsettledClaimRow,
): Promise<Pick<IdentifierRow, 'asset_id' | 'registered_at'> | undefined> {
  return findRow(tx, 'identifiers', { owner_id: actor_id, namespace, key })
}

/** Stores a question about a report to an earlier registrant; undefined if it was asked before. */
export async function askOwnerOf(
  tx: Queries,
  asked: Pick<OwnerAnswerRow, 'report_id' | 'asset_id' | 'owner_id'>,
  now: number,
): Promise<OwnerAnswerRow | undefined> {
  return tx
    .insertInto('owner_answers')
    .values({ id: newId(), ...asked, created_at: now })
    .onConflict((conflict) => conflict.columns(['report_id', 'owner_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A question to the user about an asset that is still theirs; undefined for any other one. */
export async function findAsked(db: Queries, ownerId: string, id: string) {
  return db
    .selectFrom('owner_answers')
    .innerJoin('assets', assetOwnedBy('owner_answers', 'owner_id'))
    .where('owner_answers.id', '=', id)
    .where('owner_answers.owner_id', '=', ownerId)
    .selectAll('owner_answers')
    .executeTakeFirst()
}

/** A user's answers, by question id. */
export async function answersTo(
  db: Queries,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, OwnerAnswer | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('owner_answers')
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .select(['id', 'answer'])
    .execute()
  return new Map(rows.map(({ id, answer }) => [id, answer]))
}

export async function saveOwnerAnswer(
  tx: Queries,
  id: string,
  answer: OwnerAnswer,
  now: number,
): Promise<void> {
  await updateRows(tx, 'owner_answers', { id }, { answer, answered_at: now })
}

/** The disputes about an asset's identifiers, joined with the owner's claims. */
export function claimsOfOwnerQuery(db: Queries, assetId: string) {
  return claimsOfOwners(db).where('identifiers.asset_id', '=', assetId)
}

/** The identifiers in a dispute, with the claims of their owners. */
export function claimsOfOwners(db: Queries) {
  return db
    .selectFrom('identifiers')
    .innerJoin('disputes', sameIdentifier('disputes', 'identifiers'))
    .innerJoin('dispute_claims', claimsOfOwnerOf('identifiers'))
}
