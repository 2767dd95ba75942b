import { createReport } from '../../api/create-report.ts'
import { Problem } from '../../api/problem.ts'
import { firstStage, refuseLastSeen, refuseReport } from '../../domain/reports.ts'
import { stateNamedIn } from '../../domain/states.ts'
import { activateReport } from '../activate-report.ts'
import { noteDisputes } from '../asset-identifiers.ts'
import { claimPictures } from '../claim-pictures.ts'
import { newId } from '../ids.ts'
import { requireFound } from '../not-found.ts'
import { logActivity } from '../queries/activity-log.ts'
import { findAsset, lockAsset } from '../queries/assets.ts'
import { lockIdentities } from '../queries/disputes.ts'
import { claimKey } from '../queries/idempotency-keys.ts'
import { findOwnReport, insertReport, toReportRecord } from '../queries/reports.ts'
import { route } from '../route.ts'

export const createReportRoute = route(
  createReport,
  async ({ database, limiter, now }, { input, caller, idempotencyKey }) => {
    const at = now()
    requirePastDay(input.lastSeenDate, at)
    await limiter.take('create', caller.id)
    const id = newId()
    const report = await database.write(async (tx) => {
      if (idempotencyKey !== null) {
        const request = { userId: caller.id, key: idempotencyKey, act: createReport, input }
        const madeBefore = await claimKey(tx, request, id, at)
        if (madeBefore !== null) {
          const made = await findOwnReport(tx, caller.id, madeBefore)
          return requireFound(made, 'You have no such report.')
        }
      }
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
        id,
        asset_id: asset.id,
        reporter_id: caller.id,
        status: input.status,
        stage: 'pending',
        reported_as: input.status,
        name: asset.name,
        description: input.description,
        last_seen_date: input.lastSeenDate ?? null,
        last_seen_time: input.lastSeenTime ?? null,
        location: input.location || null,
        state: input.state ?? stateNamedIn(input.location ?? ''),
        image_url: input.imageUrl ?? null,
        reason: null,
        police_reference: input.policeReference || null,
        police_station: input.policeStation || null,
        done_steps: null,
        outcome: null,
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
      return firstStage(input.status) === 'active'
        ? requireFound(await activateReport(tx, created, {}), 'You have no such report.')
        : created
    })
    return { data: toReportRecord(report) }
  },
)

/** Throws `INVALID_INPUT` on `lastSeenDate` for a day that cannot be. */
export function requirePastDay(day: string | null | undefined, now: number): void {
  const refusal = day ? refuseLastSeen(day, now) : null
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { fields: { lastSeenDate: refusal } })
}
