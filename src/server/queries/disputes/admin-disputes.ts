import type { DisputeEntry, DisputeRecord, DisputeSide } from '../../../api/disputes/disputes.ts'
import { contestDeadline, type DisputeStatus } from '../../../domain/disputes/disputes.ts'
import { withoutMaker } from '../../../domain/identifiers/serial-namespaces.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { DisputeRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { findAdminAssets, photosOf, toAdminAssetRecords } from '../assets/admin-assets.ts'
import { formatIdentifierRow } from '../assets/format-identifiers.ts'
import { readCounter } from '../counters.ts'
import { identifierOfClaim, sameIdentifier } from '../joins.ts'
import { onPage, type PageRange, type PageRequest, readPage } from '../pagination.ts'
import { reportSummariesOn } from '../reports/report-summaries.ts'
import { findRow } from '../rows-by-columns.ts'
import { withAssignees } from './case-work.ts'
import { accountOfClaimant, isOfFinder } from './claimants.ts'

interface ListInput extends PageRequest<'openedAt' | 'status'> {
  status?: DisputeStatus | undefined
}

/** One page of the disputes, and the total number. */
export async function listDisputeEntries(
  database: Pick<Database, 'read'>,
  input: ListInput,
): Promise<{ disputes: DisputeEntry[]; total: number }> {
  const { read } = database
  const total = await readCounter(
    read,
    input.status ? `disputes.status.${input.status}` : 'disputes',
  )
  const rows = await readPage(input, { total }, (range) => disputesQuery(read, input, range))
  const claims = await claimsOf(read, rows)
  return { disputes: await toEntries(read, rows, claims), total }
}

export function disputesQuery(
  db: Queries,
  // Of open ones the oldest first, whose deadline passes first.
  {
    status,
    sort = status === 'open' ? 'openedAt' : '-openedAt',
  }: Pick<ListInput, 'status' | 'sort'>,
  range: PageRange,
) {
  const some = db
    .selectFrom('disputes')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
  const byTime = ['opened_at', 'id'] as const
  return onPage(some, sort.endsWith('status') ? ['status', ...byTime] : byTime, sort, range)
}

export async function findDispute(db: Queries, id: string) {
  return findRow(db, 'disputes', { id })
}

/** A dispute with the evidence of all claimants. */
export async function findDisputeRecord(
  db: Queries,
  id: string,
  now: number,
): Promise<DisputeRecord | undefined> {
  const dispute = await findDispute(db, id)
  if (!dispute) return undefined
  const claims = await claimsOf(db, [dispute])
  const [entry] = await toEntries(db, [dispute], claims)
  return (
    entry && {
      ...entry,
      reason: dispute.reason,
      decidedBy: await nameOf(db, dispute.decided_by),
      claims: await toSides(db, claims.get(id) ?? [], now),
    }
  )
}

/** The ids of the disputes about identifiers of an asset. */
export async function disputesAbout(db: Queries, assetId: string) {
  return db
    .selectFrom('identifiers')
    .innerJoin('disputes', sameIdentifier('disputes', 'identifiers'))
    .where('identifiers.asset_id', '=', assetId)
    .select(['disputes.id', 'disputes.status'])
    .distinct()
    .execute()
}

type Claim = Awaited<ReturnType<typeof claimRows>>[number]

/** The claimants of these disputes, by dispute id, each with the asset that has the identifier. */
async function claimsOf(
  db: Queries,
  disputes: readonly DisputeRow[],
): Promise<Map<string, Claim[]>> {
  if (disputes.length === 0) return new Map()
  const rows = await claimRows(
    db,
    disputes.map(({ id }) => id),
  )
  return Map.groupBy(rows, ({ dispute_id }) => dispute_id)
}

function claimRows(db: Queries, ids: readonly string[]) {
  return db
    .selectFrom('dispute_claims')
    .innerJoin('disputes', 'disputes.id', 'dispute_claims.dispute_id')
    .innerJoin('users', 'users.id', 'dispute_claims.owner_id')
    .leftJoin('identifiers', identifierOfClaim)
    .leftJoin('assets', 'assets.id', 'identifiers.asset_id')
    .where('dispute_claims.dispute_id', 'in', ids)
    .orderBy('identifiers.registered_at')
    .orderBy('dispute_claims.owner_id')
    .selectAll('dispute_claims')
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'identifiers.kind',
      'identifiers.asset_id',
      'identifiers.registered_at',
    ])
    .execute()
}

/** The kind to show if no claimant has the identifier any more. */
const defaultKinds = {
  imei: 'imei1',
  meid: 'meid',
  serial: 'serial-number',
  uuid: 'uuid',
  mac: 'mac-address',
  vin: 'vin',
  plate: 'plateNumber',
  chassis: 'chassisNumber',
} as const

async function toEntries(
  db: Queries,
  disputes: readonly DisputeRow[],
  claims: ReadonlyMap<string, Claim[]>,
): Promise<DisputeEntry[]> {
  const entries = disputes.map((dispute) => toEntry(dispute, claims.get(dispute.id) ?? []))
  return withAssignees(db, 'dispute', entries)
}

function toEntry(dispute: DisputeRow, claims: readonly Claim[]): Omit<DisputeEntry, 'assignee'> {
  const { namespace, key } = dispute
  const kind = claims.find((claim) => claim.kind)?.kind ?? defaultKinds[withoutMaker(namespace)]
  return {
    id: dispute.id,
    identifier: formatIdentifierRow({ kind, namespace, key }),
    status: dispute.status,
    sides: new Set(claims.map(({ owner_id }) => owner_id)).size,
    openedAt: dispute.opened_at,
    deadline: dispute.status === 'open' ? contestDeadline(dispute.opened_at) : null,
    decidedAt: dispute.decided_at,
  }
}

async function toSides(db: Queries, claims: readonly Claim[], now: number): Promise<DisputeSide[]> {
  const ids = claims.flatMap(({ asset_id }) => asset_id ?? [])
  const rows = await findAdminAssets(db, ids)
  const entries = await toAdminAssetRecords(db, rows)
  const photos = await photosOf(db, ids)
  const found = await foundByOwner(db, ids)
  const reports = Map.groupBy(await reportSummariesOn(db, ids), ({ assetId }) => assetId)
  // One entry per owner: a phone may have the identifier as IMEI 1 and as IMEI 2.
  const sides = new Map(claims.toReversed().map((claim) => [claim.owner_id, claim]))
  const accounts = new Map<string, DisputeSide['account']>()
  for (const { owner_id, dispute_id } of sides.values()) {
    accounts.set(owner_id, await accountOfClaimant(db, owner_id, dispute_id, now))
  }
  return [...sides.values()].reverse().map((claim) => {
    const entry = entries.find(({ id }) => id === claim.asset_id)
    const row = rows.find(({ id }) => id === claim.asset_id)
    return {
      owner: {
        id: claim.owner_id,
        name: `${claim.first_name} ${claim.last_name}`.trim(),
        email: claim.email,
      },
      status: claim.claim_status,
      isFinder: found.has(claim.asset_id ?? ''),
      askedAt: claim.evidence_requested_at,
      askedFor: claim.requested_evidence,
      statement: claim.statement,
      statedAt: claim.stated_at,
      givenUpAt: claim.given_up_at,
      waitingSince: claim.waiting_since,
      account: requireFound(accounts.get(claim.owner_id), 'user'),
      registeredAt: claim.registered_at,
      asset:
        entry && row
          ? { ...entry, photoUrls: photos.get(entry.id) ?? [], receiptUrl: row.receipt_url }
          : null,
      reports: reports.get(claim.asset_id ?? '') ?? [],
    }
  })
}

/** The ids of those assets whose owner claims to have found them. */
async function foundByOwner(db: Queries, assetIds: readonly string[]): Promise<Set<string>> {
  if (assetIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('assets')
    .where('id', 'in', assetIds)
    .where(isOfFinder('assets.id'))
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function nameOf(db: Queries, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['first_name', 'last_name'])
    .executeTakeFirst()
  return user ? `${user.first_name} ${user.last_name}`.trim() : null
}
