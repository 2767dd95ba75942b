import { dayOf } from '../../../domain/calendar-days.ts'
import { isOpen } from '../../../domain/reports/reports.ts'
import type { Queries } from '../../db/database.ts'
import type { UnsettledClaimRow } from '../../db/tables.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import {
  askOwnerOf,
  claimOf,
  consumeUnsettledClaims,
  earlierClaims,
  unsettledClaims,
} from '../../queries/disputes/claims.ts'
import { lockIdentities, settleDisputes } from '../../queries/disputes/disputes.ts'
import { findReport } from '../../queries/reports/reports.ts'
import type { AppContext } from '../context.ts'
import { notifyUser } from '../notifications/notify-user.ts'

type Deps = Pick<AppContext, 'database' | 'publicOrigin' | 'now'>

const settledAtOnce = 50

/**
 * Compares what was registered and reported with what others claim: opens and ends disputes, and tells who
 * had registered a number before. It does so by itself and not in the request: whoever registers a number
 * would otherwise learn from the time of the answer that it is claimed already.
 */
export async function settleClaims(means: Deps): Promise<void> {
  const { database, now } = means
  for (;;) {
    const waiting = await unsettledClaims(database.read, settledAtOnce)
    if (waiting.length === 0) return
    await database.write(async (tx) => {
      await lockIdentities(database, tx, waiting)
      const taken = await consumeUnsettledClaims(
        tx,
        waiting.map(({ id }) => id),
      )
      await openDisputes(tx, taken, now())
      for (const claim of taken) await tellEarlier(means, tx, claim)
    })
  }
}

/** Brings disputes about these identifiers up to date, and tells the log of new ones: whose act led to one, it does not say. */
export async function openDisputes(
  tx: Queries,
  identities: readonly Pick<UnsettledClaimRow, 'namespace' | 'key'>[],
  now: number,
): Promise<void> {
  for (const assetId of await settleDisputes(tx, identities, now)) {
    await logActivity(
      tx,
      {
        actorId: null,
        action: 'update',
        entity: 'asset',
        entityId: assetId,
        details: { disputed: true },
      },
      now,
    )
  }
}

async function tellEarlier(means: Deps, tx: Queries, claim: UnsettledClaimRow): Promise<void> {
  if (claim.report_id !== null) return askAboutReport(means, tx, claim, claim.report_id)
  const mine = await claimOf(tx, claim.actor_id, claim)
  if (!mine) return
  for (const earlier of await earlierClaims(tx, mine.asset_id, claim)) {
    const { ownerId, assetId, name, isMissing } = earlier
    // They hear of it as of any check of what they miss.
    if (isMissing) continue
    await notifyUser(
      tx,
      {
        userId: ownerId,
        kind: 'number-registered',
        subjectId: assetId,
        data: { item: name },
        eventKey: `registered ${assetId} ${dayOf(mine.registered_at)}`,
      },
      means.publicOrigin,
      means.now(),
    )
  }
}

async function askAboutReport(
  { publicOrigin, now }: Deps,
  tx: Queries,
  claim: UnsettledClaimRow,
  reportId: string,
): Promise<void> {
  const report = await findReport(tx, reportId)
  if (!report || !isOpen(report.stage)) return
  for (const { ownerId, assetId, name, isMissing } of await earlierClaims(
    tx,
    report.asset_id,
    claim,
  )) {
    // They hear of a match.
    if (report.reported_as === 'Found' && isMissing) continue
    const asked = { report_id: report.id, asset_id: assetId, owner_id: ownerId }
    const question = await askOwnerOf(tx, asked, now())
    if (!question) continue
    await notifyUser(
      tx,
      {
        userId: ownerId,
        kind: 'reported-by-other',
        subjectId: question.id,
        data: { item: name, reportedAs: report.reported_as },
        eventKey: `asked ${question.id}`,
      },
      publicOrigin,
      now(),
    )
  }
}
