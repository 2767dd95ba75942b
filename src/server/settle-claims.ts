import { dayOf } from '../domain/days.ts'
import { isOpen } from '../domain/reports.ts'
import type { Queries } from './db/database.ts'
import type { UnsettledClaims } from './db/tables.ts'
import { logActivity } from './queries/activity-log.ts'
import {
  askOwnerOf,
  claimOf,
  earlierClaims,
  takeUnsettled,
  unsettledClaims,
} from './queries/claims.ts'
import { lockIdentities, settleDisputes } from './queries/disputes.ts'
import { findReport } from './queries/reports.ts'
import type { Services } from './services.ts'
import { tell } from './tell.ts'

type Means = Pick<Services, 'database' | 'publicOrigin' | 'now'>

const settledAtOnce = 50

/**
 * Compares what was registered and reported with what others claim: opens and ends disputes, and tells who
 * had registered a number before. It does so by itself and not in the request: whoever registers a number
 * would otherwise learn from the time of the answer that it is claimed already.
 */
export async function settleClaims(means: Means): Promise<void> {
  const { database, now } = means
  for (;;) {
    const waiting = await unsettledClaims(database.read, settledAtOnce)
    if (waiting.length === 0) return
    await database.write(async (tx) => {
      await lockIdentities(database, tx, waiting)
      const taken = await takeUnsettled(
        tx,
        waiting.map(({ id }) => id),
      )
      await noteDisputes(tx, taken, now())
      for (const claim of taken) await tellEarlier(means, tx, claim)
    })
  }
}

/** Brings disputes about these identifiers up to date, and tells the log of new ones: whose act led to one, it does not say. */
export async function noteDisputes(
  tx: Queries,
  identities: readonly Pick<UnsettledClaims, 'space' | 'key'>[],
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

async function tellEarlier(means: Means, tx: Queries, claim: UnsettledClaims): Promise<void> {
  if (claim.report_id !== null) return askAboutReport(means, tx, claim, claim.report_id)
  const mine = await claimOf(tx, claim.actor_id, claim)
  if (!mine) return
  for (const earlier of await earlierClaims(tx, mine.asset_id, claim)) {
    const { ownerId, assetId, name, isMissing } = earlier
    // They hear of it as of any check of what they miss.
    if (isMissing) continue
    await tell(
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
  { publicOrigin, now }: Means,
  tx: Queries,
  claim: UnsettledClaims,
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
    await tell(
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
