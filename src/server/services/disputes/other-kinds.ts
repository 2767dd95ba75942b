import { isOtherMaker } from '../../../domain/identifiers/namespace-at-maker.ts'
import { isFree, withoutOtherKinds } from '../../../domain/lookup/own-kind.ts'
import type { AssetRow, DisputeRow, ReportRow } from '../../db/tables.ts'
import { registryHitsWithin } from '../../queries/assets/identifiers.ts'
import { type EarlierClaim, earlierClaims } from '../../queries/disputes/claims.ts'
import { claimsHolding } from '../../queries/disputes/claims-holding.ts'
import type { TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { logContest } from '../proofs/log-contest.ts'

type Held = Pick<ReportRow, 'id' | 'asset_id' | 'reported_as'>

/** The earlier registrations as another kind of number of what a loss or theft is about. */
async function contestedBy(tx: TransactionContext['tx'], { asset_id, reported_as }: Held) {
  if (reported_as === 'Found') return []
  const holding = await claimsHolding(tx, asset_id)
  return holding.filter(({ isOtherKind }) => isOtherKind)
}

/**
 * Writes to the public log that a held loss or theft makes, or no longer makes, lookups say that two
 * people claim a number, which somebody else registered earlier as another kind.
 */
export async function logOtherKinds(
  ctx: Pick<TransactionContext, 'database' | 'tx' | 'now'>,
  report: Held,
  kind: 'contested' | 'settled',
): Promise<void> {
  for (const { assetId, namespace, key } of await contestedBy(ctx.tx, report)) {
    const hits = await registryHitsWithin(ctx.tx, new Set([key]), ctx.now)
    const others = withoutOtherKinds(hits.filter((hit) => hit.assetId !== report.asset_id))
    const own = others.find((hit) => hit.assetId === assetId)
    if (own && isFree(own)) await logContest(ctx, kind, 'system', { namespace, key })
  }
}

/** Tells them of it. What was reported is not said: the first registrant may be a thief. */
export async function notifyOtherKinds(
  ctx: TransactionContext,
  report: Held,
  sender: string,
): Promise<void> {
  for (const earlier of await contestedBy(ctx.tx, report)) {
    await tellRegistrant(ctx, earlier, { id: report.id, sender })
  }
}

type Registration = Pick<EarlierClaim, 'ownerId' | 'assetId' | 'name'>

/** Once for each report or dispute, which `id` is of. */
async function tellRegistrant(
  ctx: TransactionContext,
  { ownerId, assetId, name }: Registration,
  { id, sender }: { id: string; sender: string },
): Promise<void> {
  await notifyUser(ctx, {
    userId: ownerId,
    sender,
    kind: 'other-kind-registered',
    subjectId: assetId,
    data: { item: name },
    eventKey: `other kind ${assetId} ${id}`,
  })
}

/**
 * Tells the earlier registrants of a number that others contest as another kind, or at a made-up
 * maker: they are no side of the dispute, and checks say that two people claim the number.
 */
export async function notifyOtherKindsOfContest(
  ctx: TransactionContext,
  dispute: Pick<DisputeRow, 'id' | 'namespace' | 'key'>,
  side: Pick<AssetRow, 'id' | 'owner_id'>,
): Promise<void> {
  const { namespace } = dispute
  for (const earlier of await earlierClaims(ctx.tx, side.id, dispute, { ofAnyKind: true })) {
    if (earlier.namespace === namespace || isOtherMaker(earlier.namespace, namespace)) continue
    await tellRegistrant(ctx, earlier, { id: dispute.id, sender: side.owner_id })
  }
}
