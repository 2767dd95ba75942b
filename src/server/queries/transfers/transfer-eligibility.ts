import type { ClaimStanding } from '../../../domain/disputes/disputes.ts'
import { mayBeSameNamespace } from '../../../domain/identifiers/serial-namespaces.ts'
import type { TransferBlocker } from '../../../domain/transfers/transfers.ts'
import type { Queries } from '../../db/database.ts'
import type { AssetWithIdentifiers } from '../assets/asset-rows.ts'
import { hasRow } from '../count-rows.ts'
import { disputesAbout } from '../disputes/admin-disputes.ts'
import { claimsOfOwnerQuery } from '../disputes/claims.ts'
import { standingsAmong } from '../disputes/standings.ts'
import { deleteRows, findRow, findRows } from '../rows-by-columns.ts'

/**
 * What prevents a transfer of an asset. Before a decision, lock the asset and its identifiers.
 */
export async function transferEligibility(
  db: Queries,
  { asset, identifiers }: AssetWithIdentifiers,
): Promise<Record<TransferBlocker, boolean>> {
  const reports = await findRows(db, 'reports', { asset_id: asset.id })
  const reportIds = reports.map(({ id }) => id)
  return {
    isReported: reports.some(({ closed_at }) => closed_at === null),
    isMatched: await hasOpenMatch(db, reportIds),
    isFind: reports.some(({ reported_as }) => reported_as === 'Found'),
    isRefused: await hasRefusedClaim(db, asset),
    isContested: await isContestedAsset(db, { asset, identifiers }),
    isReportedByOthers: await isReportedByOthers(db, asset.id, identifiers),
  }
}

async function hasOpenMatch(db: Queries, reportIds: readonly string[]): Promise<boolean> {
  if (reportIds.length === 0) return false
  return hasRow(
    db
      .selectFrom('matches')
      .where((is) =>
        is.or([is('missing_report_id', 'in', reportIds), is('found_report_id', 'in', reportIds)]),
      )
      .where('state', '=', 'open')
      .select('id'),
  )
}

/** Whether a claim of the owner to one of the asset's identifiers was rejected. */
async function hasRefusedClaim(
  db: Queries,
  { id, owner_id }: AssetWithIdentifiers['asset'],
): Promise<boolean> {
  // For an owner without rejected claims, the response time must not reveal whether others claim the
  // identifier, so no dispute is read.
  const refused = await findRow(db, 'dispute_claims', { owner_id, claim_status: 'refused' })
  if (!refused) return false
  return hasRow(
    claimsOfOwnerQuery(db, id)
      .where('dispute_claims.claim_status', '=', 'refused')
      .where('dispute_claims.waiting_since', 'is', null)
      .select('disputes.id'),
  )
}

const undecided = new Set<ClaimStanding>(['contested', 'waits'])

/** Whether another user claims one of the asset's identifiers too, and nobody has decided. */
async function isContestedAsset(
  db: Queries,
  { asset, identifiers }: Pick<AssetWithIdentifiers, 'asset' | 'identifiers'>,
): Promise<boolean> {
  for (const identity of identifiers) {
    const claims = await standingsAmong(db, identity)
    const isContested = claims.some(
      ({ assetId, standing }) => assetId === asset.id && undecided.has(standing),
    )
    if (isContested) return true
  }
  return false
}

/**
 * Whether one of these identifiers is reported by somebody who registered it earlier, or whose report
 * staff confirmed. If others counted, anybody could block a transfer by registering and reporting the
 * identifier.
 */
async function isReportedByOthers(
  db: Queries,
  assetId: string,
  identifiers: AssetWithIdentifiers['identifiers'],
): Promise<boolean> {
  if (identifiers.length === 0) return false
  const keys = identifiers.map(({ key }) => key)
  const rows = await db
    .selectFrom('identifiers')
    .innerJoin('reports', 'reports.asset_id', 'identifiers.asset_id')
    .where('identifiers.key', 'in', keys)
    .where('identifiers.asset_id', '!=', assetId)
    .where('reports.closed_at', 'is', null)
    // Reports that wait for staff are not disclosed.
    .where('reports.held', '=', 0)
    .select(['identifiers.namespace', 'identifiers.key', 'identifiers.registered_at'])
    .select('reports.confirmed_at')
    .execute()
  return rows.some((row) =>
    identifiers.some(
      ({ namespace, key, registered_at }) =>
        key === row.key &&
        mayBeSameNamespace(namespace, row.namespace) &&
        (row.registered_at < registered_at || row.confirmed_at !== null),
    ),
  )
}

/**
 * Gives the buyer of an asset the seller's claims. What the buyer said about the numbers, or staff
 * decided about them, was about a thing that was not theirs then.
 */
export async function takeOverClaims(
  tx: Queries,
  { id, ownerId }: { id: string; ownerId: string },
  buyerId: string,
): Promise<void> {
  for (const { id: disputeId } of await disputesAbout(tx, id)) {
    const claim = { dispute_id: disputeId, owner_id: buyerId }
    await deleteRows(tx, 'dispute_claims', claim)
    const sellers = await findRow(tx, 'dispute_claims', { ...claim, owner_id: ownerId })
    if (!sellers) continue
    // A refused claim is not transferred, unless it only waited and nobody else claims the number now.
    const claim_status = sellers.claim_status === 'upheld' ? 'upheld' : 'claims'
    await tx
      .insertInto('dispute_claims')
      .values({ ...claim, claim_status })
      .execute()
  }
}
