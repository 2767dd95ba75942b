import { dayOf } from '../../../domain/calendar-days.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import type { UnsettledClaimRow } from '../../db/tables.ts'
import {
  askOwnerOf,
  claimOf,
  consumeUnsettledClaims,
  earlierClaims,
  unsettledClaims,
} from '../../queries/disputes/claims.ts'
import {
  lockIdentities,
  settleDisputes,
  sharedIdentities,
} from '../../queries/disputes/disputes.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import { type AppContext, contextOf, type TransactionContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { inTransaction } from '../transaction.ts'

const settleBatchSize = 50

/**
 * Compares new registrations and reports with other claims: opens and ends disputes, and asks
 * earlier registrants. It runs outside the request, whose time would otherwise reveal that an
 * identifier is claimed already.
 */
export async function settleClaims(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { database } = ctx
  for (;;) {
    const waiting = await unsettledClaims(database.read, settleBatchSize)
    if (waiting.length === 0) return
    await inTransaction(ctx, async (ctx, tx) => {
      await lockIdentities(database, tx, waiting)
      const claims = await consumeUnsettledClaims(
        tx,
        waiting.map(({ id }) => id),
      )
      const shared = await sharedIdentities(tx, claims)
      if (shared.length === 0) return
      await openDisputes(ctx, claims)
      // Only these identifiers are claimed by another user, too.
      for (const claim of shared) await notifyEarlierOwners(ctx, claim)
    })
  }
}

/** Updates the disputes about these identifiers. New disputes are logged without an actor. */
export async function openDisputes(
  ctx: Pick<TransactionContext, 'tx' | 'now' | 'activity' | 'actor'>,
  identities: readonly Pick<UnsettledClaimRow, 'namespace' | 'key'>[],
): Promise<void> {
  const { tx, now } = ctx
  for (const assetId of await settleDisputes(tx, identities, now)) {
    logActivity(ctx, {
      actorId: null,
      action: 'update',
      entity: 'asset',
      entityId: assetId,
      details: { disputed: true },
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
      sender: claim.actor_id,
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
      sender: claim.actor_id,
      kind: 'reported-by-other',
      subjectId: question.id,
      data: { item: name, reportedAs: report.reported_as },
      eventKey: `asked ${question.id}`,
    })
  }
}
