import { createReport } from '../../api/create-report.ts'
import { Problem } from '../../api/problem.ts'
import { firstStage, refuseLastSeen, refuseReport } from '../../domain/reports.ts'
import { stateNamedIn } from '../../domain/states.ts'
import { noteDisputes } from '../asset-identifiers.ts'
import { claimPictures } from '../claim-pictures.ts'
import { newId } from '../ids.ts'
import { openMatching } from '../matching.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findAsset, lockAsset } from '../queries/assets.ts'
import { lockIdentities } from '../queries/disputes.ts'
import { insertReport, toReportRecord } from '../queries/reports.ts'
import { route } from '../route.ts'

export const createReportRoute = route(createReport, async (services, { input, caller }) => {
  const { database, limiter, now } = services
  const at = now()
  requirePastDay(input.lastSeenDate, at)
  await limiter.take('create', caller.id)
  const report = await database.write(async (tx) => {
    await lockAsset(database, tx, input.assetId)
    const { asset, identifiers, openReport } = requireFound(
      await findAsset(tx, caller.id, input.assetId),
      'You have no such asset.',
    )
    const refusal = refuseReport({ hasOpenReport: openReport !== null })
    if (refusal) throw new Problem('REPORT_ALREADY_OPEN', refusal)
    await claimPictures(tx, { imageUrl: input.imageUrl }, caller.id, at)
    await lockIdentities(database, tx, identifiers)
    const created = await insertReport(tx, {
      id: newId(),
      asset_id: asset.id,
      reporter_id: caller.id,
      status: input.status,
      stage: firstStage(input.status),
      reported_as: input.status,
      name: asset.name,
      description: input.description,
      last_seen_date: input.lastSeenDate ?? null,
      last_seen_time: input.lastSeenTime ?? null,
      location: input.location || null,
      state: input.state ?? stateNamedIn(input.location ?? ''),
      image_url: input.imageUrl ?? null,
      reason: null,
      created_at: at,
      confirmed_at: null,
      closed_at: null,
    })
    if (!created)
      throw new Problem('REPORT_ALREADY_OPEN', refuseReport({ hasOpenReport: true }) ?? '')
    await noteDisputes(tx, identifiers, caller.id, at)
    await logActivity(
      tx,
      {
        actorId: caller.id,
        action: 'create',
        entity: 'report',
        entityId: created.id,
        details: { status: input.status },
      },
      at,
    )
    await openMatching(services, tx, created.id, { actorId: caller.id, now: at })
    return created
  })
  return { data: toReportRecord(report) }
})

/** Throws `INVALID_INPUT` on `lastSeenDate` for a day that cannot be. */
export function requirePastDay(day: string | null | undefined, now: number): void {
  const refusal = day ? refuseLastSeen(day, now) : null
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { fields: { lastSeenDate: refusal } })
}
