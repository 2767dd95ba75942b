import type { DisputedClaim, DisputeStatus } from '../../../domain/disputes/disputes.ts'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { DisputeRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { NewIdentifier } from '../assets/identifiers.ts'
import { hasNamespace } from '../joins.ts'
import { findRow, updateRow, updateRows } from '../rows-by-columns.ts'
import { claimantsOf, isOfFinder, isRegisteredSince } from './claimants.ts'
import { claimsOfOwners } from './claims.ts'

type Identity = Pick<NewIdentifier, 'namespace' | 'key'>

/**
 * Locks these identifiers until the transaction ends, for all kinds and makers: the same letters and
 * digits may be those of another kind, and a serial number without maker may be that of each.
 */
export async function lockIdentities(
  database: Database,
  tx: Queries,
  identities: readonly Identity[],
): Promise<void> {
  const names = identities.map(({ key }) => `number:${key}`)
  await database.lock(tx, names)
}

/**
 * Updates the dispute about each of these identifiers, and the column `disputed` of their assets. An
 * identifier is disputed if two users claim to own it. Finders do not claim, and a rejected claim does
 * not count. Returns the ids of newly disputed assets, and of the disputes that lapsed. The caller has
 * locked the identifiers.
 */
export async function settleDisputes(
  tx: Queries,
  identities: readonly Identity[],
  now: number,
): Promise<{ disputed: string[]; lapsed: string[] }> {
  const changes: { disputed: string[]; lapsed: string[] } = { disputed: [], lapsed: [] }
  if ((await sharedIdentities(tx, identities)).length === 0) return changes
  for (const identity of identities) {
    const lapsed = await settleDispute(tx, identity, now)
    if (lapsed !== undefined) changes.lapsed.push(lapsed)
  }
  for (const identity of identities) {
    const inDispute = await assetsInDispute(tx, identity)
    for (const asset of await assetsWith(tx, identity)) {
      const disputed = inDispute.has(asset.id) ? 1 : 0
      if (disputed === asset.disputed) continue
      await updateRows(tx, 'assets', { id: asset.id }, { disputed })
      if (disputed === 1) changes.disputed.push(asset.id)
    }
  }
  return changes
}

/** The identifiers of a user's assets that other users have registered too. */
export async function contestedIdentities(tx: Queries, ownerId: string): Promise<Identity[]> {
  return tx
    .selectFrom('identifiers as mine')
    .innerJoin('identifiers as theirs', (join) =>
      join
        .onRef('theirs.key', '=', 'mine.key')
        .onRef('theirs.namespace', '=', 'mine.namespace')
        .onRef('theirs.owner_id', '!=', 'mine.owner_id'),
    )
    .where('mine.owner_id', '=', ownerId)
    .select(['mine.namespace', 'mine.key'])
    .distinct()
    .execute()
}

/** The ids of the disputes in which a user is a claimant. */
export async function disputesOf(tx: Queries, ownerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('dispute_claims')
    .where('owner_id', '=', ownerId)
    .select('dispute_id')
    .execute()
  return rows.map(({ dispute_id }) => dispute_id)
}

/** The open disputes about these identifiers. */
export async function openDisputesAbout(
  tx: Queries,
  identities: readonly Identity[],
): Promise<DisputeRow[]> {
  const open: DisputeRow[] = []
  for (const { namespace, key } of identities) {
    const dispute = await findRow(tx, 'disputes', { namespace, key, status: 'open' })
    if (dispute) open.push(dispute)
  }
  return open
}

/** Deletes disputes that have no claimant left. */
export async function deleteEmptyDisputes(tx: Queries, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await tx
      .deleteFrom('disputes')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('dispute_claims').where('dispute_id', '=', id).select('owner_id'))),
      )
      .execute()
  }
}

/**
 * Returns those identifiers that several users may have registered or that have a dispute. These are rare, so
 * this short query usually saves all others.
 */
export async function sharedIdentities<Each extends Identity>(
  tx: Queries,
  identities: readonly Each[],
): Promise<Each[]> {
  const shared: Each[] = []
  for (const identity of identities) {
    const { namespace, key } = identity
    const [found] = await disputeAndOwners(tx, { namespace, key })
    if (found && (found.dispute !== null || found.first !== found.last)) shared.push(identity)
  }
  return shared
}

const disputeAndOwners = precompiledQuery((db, { namespace, key }: Identity) => {
  const owners = db
    .selectFrom('identifiers')
    .where('key', '=', key)
    .where((is) => hasNamespace(is.ref('namespace'), namespace))
  return db.selectNoFrom([
    db
      .selectFrom('disputes')
      .where('namespace', '=', namespace)
      .where('key', '=', key)
      .select('id')
      .as('dispute'),
    owners.select(({ fn }) => fn.min('owner_id').as('id')).as('first'),
    owners.select(({ fn }) => fn.max('owner_id').as('id')).as('last'),
  ])
})

const claimedAgain = { claim_status: 'claims', given_up_at: null, waiting_since: null } as const

/** Opens, reopens or lapses the dispute about an identifier. Returns its id if it lapsed. */
async function settleDispute(
  tx: Queries,
  identity: Identity,
  now: number,
): Promise<string | undefined> {
  const dispute = await disputeAbout(tx, identity)
  const sides = dispute ? await statusesOf(tx, dispute.id) : new Map<string, DisputedClaim>()
  const claimants = await claimantsOf(tx, identity, sides)
  const contested = claimants.length > 1
  if (!dispute) {
    if (!contested) return undefined
    await openDispute(tx, identity, claimants, now)
    return undefined
  }
  const newClaimants = claimants.filter((ownerId) => !sides.has(ownerId))
  await addSides(tx, dispute.id, newClaimants)
  for (const owner_id of claimants.filter((ownerId) => sides.get(ownerId) === 'refused')) {
    await updateRows(tx, 'dispute_claims', { dispute_id: dispute.id, owner_id }, claimedAgain)
    newClaimants.push(owner_id)
  }
  // Who joins an open contest has as many days to show evidence as the others had.
  if (contested && (dispute.status !== 'open' || newClaimants.length > 0)) {
    const isSame = dispute.status === 'lapsed' && newClaimants.length === 0
    const isAgain = isSame && (await isRegisteredSince(tx, identity, dispute.opened_at))
    await reopen(tx, dispute.id, isAgain ? dispute.opened_at : now)
  }
  if (contested || dispute.status !== 'open') return undefined
  await setStatus(tx, dispute.id, 'lapsed')
  return dispute.id
}

/**
 * The users whom staff asked for evidence in these disputes, with the asset of each. The maker of a
 * serial number is not compared: its correction may be what ended the dispute.
 */
export async function askedIn(tx: Queries, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return []
  return tx
    .selectFrom('dispute_claims')
    .innerJoin('disputes', 'disputes.id', 'dispute_claims.dispute_id')
    .innerJoin('identifiers', (join) =>
      join
        .onRef('identifiers.key', '=', 'disputes.key')
        .onRef('identifiers.owner_id', '=', 'dispute_claims.owner_id'),
    )
    .innerJoin('assets', 'assets.id', 'identifiers.asset_id')
    .where('disputes.id', 'in', disputeIds)
    .where('dispute_claims.claim_status', '=', 'claims')
    .where('dispute_claims.evidence_requested_at', 'is not', null)
    .select([
      'disputes.id as disputeId',
      'disputes.opened_at as openedAt',
      'assets.owner_id as ownerId',
      'assets.id as assetId',
      'assets.name',
    ])
    .execute()
}

async function openDispute(
  tx: Queries,
  { namespace, key }: Identity,
  owners: string[],
  now: number,
) {
  const id = newId()
  await tx
    .insertInto('disputes')
    .values({ id, namespace, key, status: 'open', opened_at: now })
    .execute()
  await addSides(tx, id, owners)
}

async function addSides(tx: Queries, disputeId: string, owners: string[]): Promise<void> {
  if (owners.length === 0) return
  await tx
    .insertInto('dispute_claims')
    .values(owners.map((owner_id) => ({ dispute_id: disputeId, owner_id, claim_status: 'claims' })))
    .execute()
}

/** Reopens the upheld claim; rejected claims stay rejected. */
async function reopen(tx: Queries, id: string, now: number): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ status: 'open', opened_at: now, winner_id: null, decided_at: null, decided_by: null })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('dispute_claims')
    .set({ claim_status: 'claims' })
    .where('dispute_id', '=', id)
    .where('claim_status', '=', 'upheld')
    .execute()
}

async function setStatus(tx: Queries, id: string, status: DisputeStatus): Promise<void> {
  await updateRows(tx, 'disputes', { id }, { status })
}

async function disputeAbout(
  tx: Queries,
  { namespace, key }: Identity,
): Promise<DisputeRow | undefined> {
  return findRow(tx, 'disputes', { namespace, key })
}

async function statusesOf(tx: Queries, disputeId: string): Promise<Map<string, DisputedClaim>> {
  const rows = await tx
    .selectFrom('dispute_claims')
    .where('dispute_id', '=', disputeId)
    .select(['owner_id', 'claim_status'])
    .execute()
  return new Map(rows.map(({ owner_id, claim_status: status }) => [owner_id, status]))
}

async function assetsWith(tx: Queries, { namespace, key }: Identity) {
  return tx
    .selectFrom('identifiers')
    .innerJoin('assets', 'assets.id', 'identifiers.asset_id')
    .where('identifiers.key', '=', key)
    .where('identifiers.namespace', '=', namespace)
    .select(['assets.id', 'assets.disputed'])
    .distinct()
    .execute()
}

/** The assets with this identifier that have one in an open dispute which their owner still claims. */
async function assetsInDispute(tx: Queries, { namespace, key }: Identity): Promise<Set<string>> {
  const rows = await claimsOfOwners(tx)
    .innerJoin('identifiers as shared', 'shared.asset_id', 'identifiers.asset_id')
    .where('shared.key', '=', key)
    .where('shared.namespace', '=', namespace)
    .where('disputes.status', '=', 'open')
    .where('dispute_claims.claim_status', '=', 'claims')
    .where((is) => is.not(isOfFinder('identifiers.asset_id')))
    .select('identifiers.asset_id')
    .distinct()
    .execute()
  return new Set(rows.map(({ asset_id }) => asset_id))
}

/** Records the evidence that a claimant was asked for; false if there is no such claimant. */
export async function recordEvidenceRequest(
  tx: Queries,
  { disputeId, ownerId, what }: { disputeId: string; ownerId: string; what: string },
  now: number,
): Promise<boolean> {
  const claim = { dispute_id: disputeId, owner_id: ownerId }
  const request = { evidence_requested_at: now, requested_evidence: what }
  return (await updateRow(tx, 'dispute_claims', claim, request)) !== undefined
}

/** Upholds the claim of `winnerId`, or nobody's if it is null, and rejects all others. */
export async function decideSides(
  tx: Queries,
  {
    id,
    winnerId,
    reason,
    by,
  }: { id: string; winnerId: string | null; reason: string | null; by: string | null },
  now: number,
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ status: 'decided', winner_id: winnerId, reason, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('dispute_claims')
    .set((row) => ({
      waiting_since: null,
      // One that waited was not decided about: a report makes it count.
      given_up_at: row
        .case()
        .when('waiting_since', 'is not', null)
        .then(now)
        .else(row.ref('given_up_at'))
        .end(),
      claim_status: row
        .case()
        .when('owner_id', '=', winnerId ?? '')
        .then('upheld' as const)
        .else('refused' as const)
        .end(),
    }))
    .where('dispute_id', '=', id)
    .execute()
}

/** Reverts a decision: all claims are open again, including rejected ones. */
export async function reopenClaims(
  tx: Queries,
  { id, reason }: { id: string; reason: string },
  now: number,
): Promise<void> {
  await reopen(tx, id, now)
  await updateRows(tx, 'disputes', { id }, { reason })
  await updateRows(tx, 'dispute_claims', { dispute_id: id }, claimedAgain)
}
