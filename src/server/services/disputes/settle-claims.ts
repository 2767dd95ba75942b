import { dayOf } from '../../../domain/calendar-days.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { DatabaseUnavailableError } from '../../db/database-unavailable.ts'
import type { UnsettledClaimRow } from '../../db/tables.ts'
import {
  askOwnerOf,
  claimOf,
  consumeUnsettledClaims,
  earlierClaims,
  unsettledClaims,
} from '../../queries/disputes/claims.ts'
import {
  askedIn,
  lockIdentities,
  settleDisputes,
  sharedIdentities,
} from '../../queries/disputes/disputes.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import { type AppContext, type Context, contextOf, type TransactionContext } from '../context.ts'
import { eachDespiteErrors } from '../each-despite-errors.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { releaseReport } from '../reports/release-report.ts'
import { inTransaction } from '../transaction.ts'

const settleBatchSize = 50

/**
 * Compares new registrations and reports with other claims: opens and ends disputes, and asks
 * earlier registrants. It runs outside the request, whose time would otherwise reveal that an
 * identifier is claimed already.
 */
export async function settleClaims(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  await eachDespiteErrors(unsettledBatches(ctx), (batch) => settleBatch(ctx, batch))
}

async function* unsettledBatches({ database }: Context): AsyncIterable<UnsettledClaimRow[]> {
  for (let after: UnsettledClaimRow | undefined; ; ) {
    const batch = await unsettledClaims(database.read, { after, limit: settleBatchSize })
    if (batch.length === 0) return
    yield batch
    after = batch.at(-1)
  }
}

/** Settles claims in one transaction; if that fails, each in its own. */
async function settleBatch(ctx: Context, batch: readonly UnsettledClaimRow[]): Promise<void> {
  try {
    await settle(ctx, batch)
  } catch (error) {
    if (batch.length === 1 || error instanceof DatabaseUnavailableError) throw error
    await eachDespiteErrors(batch, (claim) => settle(ctx, [claim]))
  }
}

async function settle(ctx: Context, waiting: readonly UnsettledClaimRow[]): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    await lockIdentities(ctx.database, tx, waiting)
    const claims = await consumeUnsettledClaims(
      tx,
      waiting.map(({ id }) => id),
    )
    for (const { report_id: id } of claims) if (id !== null) await releaseReport(ctx, id)
    const shared = await sharedIdentities(tx, claims)
    if (shared.length === 0) return
    await notifyOfLapse(ctx, await openDisputes(ctx, claims))
    // Only these identifiers are claimed by another user, too.
    for (const claim of shared) await notifyEarlierOwners(ctx, claim)
  })
}

/**
 * Updates the disputes about these identifiers, and logs them without an actor. Returns the ids of
 * those that lapsed.
 */
export async function openDisputes(
  ctx: Pick<TransactionContext, 'tx' | 'now' | 'activity' | 'actor'>,
  identities: readonly Pick<UnsettledClaimRow, 'namespace' | 'key'>[],
): Promise<string[]> {
  const { tx, now } = ctx
  const { disputed, lapsed } = await settleDisputes(tx, identities, now)
  const byNobody = { actorId: null, action: 'update' } as const
  for (const entityId of disputed) {
    logActivity(ctx, { ...byNobody, entity: 'asset', entityId, details: { disputed: true } })
  }
  for (const entityId of lapsed) {
    logActivity(ctx, { ...byNobody, entity: 'dispute', entityId, details: { status: 'lapsed' } })
  }
  return lapsed
}

/** Tells those whom staff asked for evidence that none is needed any more. */
async function notifyOfLapse(ctx: TransactionContext, lapsed: readonly string[]): Promise<void> {
  for (const { disputeId, openedAt, ownerId, assetId, name } of await askedIn(ctx.tx, lapsed)) {
    await notifyUser(ctx, {
      userId: ownerId,
      kind: 'claim-lapsed',
      subjectId: assetId,
      data: { item: name },
      eventKey: `claim-lapsed ${disputeId} ${openedAt}`,
    })
  }
}

async function notifyEarlierOwners(
  ctx: TransactionContext,
  claim: UnsettledClaimRow,
): Promise<void> {
  const { tx } = ctx
  if (claim.report_id !== null) return askAboutReport(ctx, claim, claim.report_id)
  const mine = await claimOf(tx, claim.actor_id, claim)
  if (!mine) return
  for (const earlier of await earlierClaims(tx, mine.asset_id, claim)) {
    const { ownerId, assetId, name, isMissing } = earlier
    // The owner of a missing asset is notified by `recordRegistration`.
    if (isMissing) continue
    await notifyUser(ctx, {
      userId: ownerId,
      kind: 'number-registered',
      subjectId: assetId,
      data: { item: name },
      eventKey: `registered ${assetId} ${dayOf(mine.registered_at)}`,
    })
  }
}

async function askAboutReport(
  ctx: TransactionContext,
  claim: UnsettledClaimRow,
  reportId: string,
): Promise<void> {
  const { tx, now } = ctx
  const report = await findReport(tx, reportId)
  if (!report || !isOpen(report.stage)) return
  for (const { ownerId, assetId, name, isMissing } of await earlierClaims(
    tx,
    report.asset_id,
    claim,
  )) {
    // The match notifies this owner.
    if (report.reported_as === 'Found' && isMissing) continue
    const newQuestion = { report_id: report.id, asset_id: assetId, owner_id: ownerId }
    const question = await askOwnerOf(tx, newQuestion, now)
    if (!question) continue
    await notifyUser(ctx, {
      userId: ownerId,
      kind: 'reported-by-other',
      subjectId: question.id,
      data: { item: name, reportedAs: report.reported_as },
      eventKey: `asked ${question.id}`,
    })
  }
}
