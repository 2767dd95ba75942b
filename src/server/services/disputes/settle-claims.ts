import { dayOf } from '../../../domain/calendar-days.ts'
import { findReportMs } from '../../../domain/disputes/disputes.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import { DatabaseUnavailableError } from '../../db/database-unavailable.ts'
import type { DisputeRow, ReportRow, UnsettledClaimRow } from '../../db/tables.ts'
import {
  askOwnerOf,
  consumeUnsettledClaims,
  earlierClaims,
  registrationOfClaim,
  unsettledClaims,
} from '../../queries/disputes/claims.ts'
import {
  askedIn,
  lockIdentities,
  openDisputesAbout,
  settleDisputes,
  sharedIdentities,
} from '../../queries/disputes/disputes.ts'
import { reportsBefore } from '../../queries/disputes/earlier-reports.ts'
import { standingsAmong } from '../../queries/disputes/standings.ts'
import { assetsTried } from '../../queries/disputes/waiting-claims.ts'
import { hasNotification, type NewNotification } from '../../queries/notifications/notifications.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { findRow } from '../../queries/rows-by-columns.ts'
import { logActivity } from '../activity/log-activity.ts'
import { type AppContext, type Context, contextOf, type TransactionContext } from '../context.ts'
import { eachDespiteErrors } from '../each-despite-errors.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { logContest } from '../proofs/log-contest.ts'
import { holdFindAgain, releaseHeldReports } from '../reports/release-held-reports.ts'
import { inTransaction } from '../transaction.ts'
import { cancelTransfersOfAssets } from '../transfers/end-transfer.ts'
import { notifyOtherKinds, notifyOtherKindsOfContest } from './other-kinds.ts'

const settleBatchSize = 50

/**
 * Compares new registrations and reports with other claims: opens and ends disputes, and tells the
 * claimants. Lookups do not wait for it: they compare the claims themselves. It runs outside the
 * request, whose time would otherwise reveal that an identifier is claimed already.
 */
export async function settleClaims(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  await eachDespiteErrors(unsettledBatches(ctx), (batch) => settleBatch(ctx, batch))
}

async function* unsettledBatches({ database, now }: Context): AsyncIterable<UnsettledClaimRow[]> {
  const range = { findsSince: now - findReportMs, limit: settleBatchSize }
  for (let after: UnsettledClaimRow | undefined; ; ) {
    const batch = await unsettledClaims(database.read, { ...range, after })
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
    // A corrected number or maker may have left a report alone with its number.
    await releaseHeldReports(ctx, claims)
    for (const claim of claims) {
      if (claim.report_id === null) await notifyOfTry(ctx, claim)
      else await askAboutReport(ctx, claim)
    }
    const shared = await sharedIdentities(tx, claims)
    if (shared.length === 0) return
    await notifyOfLapse(ctx, await openDisputes(ctx, claims))
    for (const claim of shared) {
      if (claim.report_id !== null) continue
      if (claim.namespace === 'serial') await notifyOfNamesake(ctx, claim)
      await askAboutEarlier(ctx, claim)
    }
  })
}

/**
 * Updates the disputes about these identifiers. Where one begins, each side is told the same, and
 * their offers end; where one ends, the reports that waited for it go on. Returns the ids of those
 * that lapsed.
 */
export async function openDisputes(
  ctx: TransactionContext,
  given: readonly Pick<UnsettledClaimRow, 'namespace' | 'key'>[],
): Promise<string[]> {
  const { tx } = ctx
  // Several claims, or the VIN and the chassis number of a car, may be of one number.
  const identities = [
    ...new Map(given.map((each) => [`${each.namespace} ${each.key}`, each])).values(),
  ]
  const before = await openDisputesAbout(tx, identities)
  const { disputed, lapsed } = await settleLogged(ctx, identities)
  const after = await openDisputesAbout(tx, identities)
  const told = new Set(disputed)
  for (const opened of without(after, before)) {
    await logContest(ctx, 'contested', 'system', opened)
    // Another number of the asset may be contested already, with a deadline of its own.
    for (const { assetId, ownerId, standing } of await standingsAmong(tx, opened)) {
      if (standing !== 'contested') continue
      told.add(assetId)
      await notifyOtherKindsOfContest(ctx, opened, { id: assetId, owner_id: ownerId })
    }
  }
  for (const assetId of told) await notifyClaimant(ctx, assetId)
  // By asset: a serial number without a maker may be that of others, who are not in the dispute.
  await cancelTransfersOfAssets(ctx, disputed)
  await releaseHeldReports(ctx, identities)
  for (const ended of without(before, after)) await logContest(ctx, 'settled', 'system', ended)
  return lapsed
}

function without(some: readonly DisputeRow[], others: readonly DisputeRow[]): DisputeRow[] {
  return some.filter(({ id }) => !others.some((other) => other.id === id))
}

/** Updates the disputes; what changes is logged without an actor. */
export async function settleLogged(
  ctx: Pick<TransactionContext, 'tx' | 'now' | 'activity' | 'actor'>,
  identities: readonly Pick<UnsettledClaimRow, 'namespace' | 'key'>[],
): Promise<{ disputed: string[]; lapsed: string[] }> {
  const changes = await settleDisputes(ctx.tx, identities, ctx.now)
  const byNobody = { actorId: null, action: 'update' } as const
  for (const entityId of changes.disputed) {
    logActivity(ctx, { ...byNobody, entity: 'asset', entityId, details: { disputed: true } })
  }
  for (const entityId of changes.lapsed) {
    logActivity(ctx, { ...byNobody, entity: 'dispute', entityId, details: { status: 'lapsed' } })
  }
  return changes
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

/** Nothing that it says depends on the side, so nobody learns who was first or what was reported. */
async function notifyClaimant(ctx: TransactionContext, assetId: string): Promise<void> {
  const { tx, now } = ctx
  const asset = await findRow(tx, 'assets', { id: assetId })
  if (!asset) return
  await notifyUser(ctx, {
    userId: asset.owner_id,
    kind: 'number-registered',
    subjectId: assetId,
    data: { item: asset.name },
    eventKey: `contested ${assetId} ${now}`,
  })
}

/** Of a number that many have, each registration tells all of them: most were told that day. */
async function notifyToday(ctx: TransactionContext, notification: NewNotification): Promise<void> {
  const { userId, eventKey } = notification
  if (!(await hasNotification(ctx.tx, userId, eventKey))) await notifyUser(ctx, notification)
}

/**
 * Tells the earlier registrants of a serial number that it was registered without a maker. It may
 * be the number of another thing, so it opens no dispute.
 */
async function notifyOfNamesake(ctx: TransactionContext, claim: UnsettledClaimRow): Promise<void> {
  const { tx } = ctx
  const mine = await registrationOfClaim(tx, claim)
  if (!mine) return
  const earlier = await earlierClaims(tx, mine.asset_id, claim)
  for (const { ownerId, assetId, name, namespace, isMissing } of earlier) {
    // The owner of a missing asset is notified by `recordRegistration`.
    if (namespace === claim.namespace || isMissing) continue
    await notifyToday(ctx, {
      userId: ownerId,
      sender: claim.actor_id,
      kind: 'namesake-registered',
      subjectId: assetId,
      data: { item: name },
      eventKey: `namesake ${assetId} ${dayOf(mine.registered_at)}`,
    })
  }
}

/**
 * Tells the earlier registrants of a number that somebody else registered it, where no contest tells
 * them: who registers a number learns that it is taken, so its owner learns of that.
 */
async function notifyOfTry(ctx: TransactionContext, claim: UnsettledClaimRow): Promise<void> {
  for (const { owner_id, asset_id, name } of await assetsTried(ctx.tx, claim)) {
    await notifyToday(ctx, {
      userId: owner_id,
      sender: claim.actor_id,
      kind: 'number-tried',
      subjectId: asset_id,
      data: { item: name },
      eventKey: `tried ${asset_id} ${dayOf(claim.created_at)}`,
    })
  }
}

/**
 * Asks the earlier registrants of a found item whether it is with them. They are never asked about
 * a loss or theft: a thief who registered first would hear of it before staff. Who registered the
 * number as another kind is told that somebody else has it.
 */
async function askAboutReport(ctx: TransactionContext, claim: UnsettledClaimRow): Promise<void> {
  const { tx } = ctx
  const report = await findReport(tx, claim.report_id ?? '')
  if (!report || !isOpen(report.stage)) return
  if (report.reported_as !== 'Found') {
    if (report.held === 1) await notifyOtherKinds(ctx, report, claim.actor_id)
    return
  }
  await holdFindAgain(ctx, report)
  const earlier = await earlierClaims(tx, report.asset_id, claim, { ofAnyKind: true })
  for (const { ownerId, assetId, name, isMissing, isOtherKind } of earlier) {
    // The match notifies this owner. There is none with a number of another kind.
    if (isMissing && !isOtherKind) continue
    await askAbout(ctx, report, { ownerId, assetId, name, sender: claim.actor_id })
  }
}

/**
 * Asks who registers what others have reported before whether it is with them. Lookups show the
 * report already, so it tells nobody anything new.
 */
async function askAboutEarlier(ctx: TransactionContext, claim: UnsettledClaimRow): Promise<void> {
  for (const { reportId, reportedAs, reporterId, assetId, name } of await reportsBefore(
    ctx.tx,
    claim,
  )) {
    const report = { id: reportId, reported_as: reportedAs }
    await askAbout(ctx, report, { ownerId: claim.actor_id, assetId, name, sender: reporterId })
  }
}

async function askAbout(
  ctx: TransactionContext,
  { id, reported_as }: Pick<ReportRow, 'id' | 'reported_as'>,
  { ownerId, assetId, name, sender }: Record<'ownerId' | 'assetId' | 'name' | 'sender', string>,
): Promise<void> {
  const { tx, now } = ctx
  const question = await askOwnerOf(
    tx,
    { report_id: id, asset_id: assetId, owner_id: ownerId },
    now,
  )
  if (!question) return
  await notifyUser(ctx, {
    userId: ownerId,
    sender,
    kind: 'reported-by-other',
    subjectId: question.id,
    data: { item: name, reportedAs: reported_as },
    eventKey: `asked ${question.id}`,
  })
}
