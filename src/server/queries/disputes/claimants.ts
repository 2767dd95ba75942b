import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DisputeSide } from '../../../api/disputes/disputes.ts'
import {
  countedAmong,
  type DisputedClaim,
  findReportMs,
  unrefusedAmong,
} from '../../../domain/disputes/disputes.ts'
import { daysMs } from '../../../domain/durations.ts'
import type { Queries } from '../../db/database.ts'
import type { IdentifierRow, Tables } from '../../db/tables.ts'
import { countRows, hasRow } from '../count-rows.ts'
import { findRow } from '../rows-by-columns.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

/**
 * Whether an asset is its finder's, who claims nothing: the find is open, or it is closed and hidden.
 * Who reports it lost or stolen afterwards claims it, and so does who shows it again.
 */
export function isOfFinder(assetId: string) {
  return sql<SqlBool>`exists (select 1 from reports as find
    join assets as found on found.id = find.asset_id
    where find.asset_id = ${sql.ref(assetId)} and find.reported_as = 'Found'
      and (find.closed_at is null or (found.hidden = 1
        and not exists (select 1 from reports as missing
          where missing.asset_id = find.asset_id and missing.reported_as <> 'Found'
            and missing.created_at >= find.created_at))))`
}

/**
 * `now`, or just after the last claim to these letters and digits, of any kind, if that is not
 * earlier: it was made in the same millisecond, or a clock was wrong.
 */
export function afterAllClaims(key: string | RawBuilder<string>, now: number) {
  return sql<number>`(select case when max(same.registered_at) >= ${now} then max(same.registered_at) + 1
    else ${now} end from identifiers as same where same.key = ${key})`
}

/**
 * Dates from now on the numbers that were registered for a find, or to which the owner gave the claim
 * up: they are claimed only from now on, so who registered one meanwhile was first. Returns whether
 * there are any.
 */
export async function claimFromNow(tx: Queries, assetId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identifiers')
    .set({ registered_at: afterAllClaims(sql.ref('identifiers.key'), now) })
    .where('asset_id', '=', assetId)
    .where(({ or }) => or([wasFound, isGivenUp]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const wasFound = sql<SqlBool>`(${isOfFinder('identifiers.asset_id')} and exists (
  select 1 from reports as find
  where find.asset_id = identifiers.asset_id and find.reported_as = 'Found'
    and find.created_at < identifiers.registered_at + ${findReportMs}))`

const isGivenUp = sql<SqlBool>`exists (select 1 from disputes
  join dispute_claims as mine on mine.dispute_id = disputes.id
  where disputes.namespace = identifiers.namespace and disputes.key = identifiers.key
    and mine.owner_id = identifiers.owner_id and mine.claim_status = 'refused'
    and mine.given_up_at is not null)`

/** The users whose claims to an identifier count, beside the sides of its dispute. */
export async function claimantsOf(
  tx: Queries,
  { namespace, key }: Identity,
  sides: ReadonlyMap<string, DisputedClaim>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('identifiers')
    .where('key', '=', key)
    .where('namespace', '=', namespace)
    .where((is) => is.not(isOfFinder('identifiers.asset_id')))
    .select(['identifiers.owner_id', 'identifiers.registered_at'])
    .select([isSuspendedClaim, isMissingClaim])
    .orderBy('identifiers.owner_id')
    .execute()
  const claims = rows.map((row) => ({
    ownerId: row.owner_id,
    status: sides.get(row.owner_id) ?? null,
    isMissing: Boolean(row.is_missing),
    isSuspended: row.suspended !== null,
    registeredAt: row.registered_at,
  }))
  return [...new Set(countedAmong(unrefusedAmong(claims)).map(({ ownerId }) => ownerId))]
}

/**
 * Whether a claimant registered a number after its contest began: who took it back and registers it
 * again gets no further days. Who reported it found, and shows it again, may have registered it first,
 * and would win at the old deadline before the others can answer.
 */
export async function isRegisteredSince(
  tx: Queries,
  { namespace, key }: Identity,
  since: number,
): Promise<boolean> {
  return hasRow(
    tx
      .selectFrom('identifiers')
      .where('namespace', '=', namespace)
      .where('key', '=', key)
      .where('registered_at', '>', since)
      .select('id'),
  )
}

/** `suspended` is not null if the owner of an identifier is suspended and reports nothing missing. */
export function isSuspendedClaim(is: ExpressionBuilder<Tables, 'identifiers'>) {
  return is
    .selectFrom('users as owners')
    .whereRef('owners.id', '=', 'identifiers.owner_id')
    .where('owners.status', '=', 'suspended')
    .where(({ not }) => not(isMissing))
    .select('owners.id')
    .as('suspended')
}

const isMissing = sql<SqlBool>`exists (select 1 from reports as missing
  where missing.asset_id = identifiers.asset_id and missing.closed_at is null
    and missing.reported_as <> 'Found')`

/** Whether the owner of an identifier reports the thing missing. */
export const isMissingClaim = isMissing.as('is_missing')

const weekMs = daysMs(7)
const monthMs = daysMs(30)

/**
 * What the account of a claimant tells staff: a fence's is young, registered much at once, and has
 * lost other disputes. `now` is when staff look.
 */
export async function accountOfClaimant(
  db: Queries,
  ownerId: string,
  disputeId: string,
  now: number,
): Promise<DisputeSide['account']> {
  const user = await findRow(db, 'users', { id: ownerId })
  const createdAt = user?.created_at ?? 0
  const registered = (from: number, to: number) =>
    countRows(
      db
        .selectFrom('assets')
        .where('owner_id', '=', ownerId)
        .where('created_at', '>=', from)
        .where('created_at', '<=', to),
    )
  const others = db
    .selectFrom('dispute_claims')
    .where('owner_id', '=', ownerId)
    .where('dispute_id', '!=', disputeId)
  const business = await findRow(db, 'merchants', { owner_id: ownerId, status: 'verified' })
  const [phone] = await db
    .selectFrom('phone_verifications')
    .where('user_id', '=', ownerId)
    .where('verified_at', 'is not', null)
    .select('id')
    .limit(1)
    .execute()
  return {
    createdAt,
    phoneVerified: phone !== undefined,
    isBusiness: business !== undefined,
    firstWeek: await registered(createdAt, createdAt + weekMs),
    lastMonth: await registered(now - monthMs, now),
    disputes: await countRows(others),
    refused: await countRows(others.where('claim_status', '=', 'refused')),
  }
}
