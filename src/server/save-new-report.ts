import type * as z from 'zod/mini'
import type { createReportInput } from '../api/create-report.ts'
import { Problem } from '../api/problem.ts'
import { firstStage, refuseReport } from '../domain/reports.ts'
import { stateNamedIn } from '../domain/states.ts'
import { activateReport } from './activate-report.ts'
import { noteDisputes } from './asset-identifiers.ts'
import { claimPictures } from './claim-pictures.ts'
import type { Queries } from './db/database.ts'
import type { Reports } from './db/tables.ts'
import { withdrawOffersOn } from './end-transfer.ts'
import { requireFound } from './not-found.ts'
import { logActivity } from './queries/activity-log.ts'
import { findAsset, lockAsset } from './queries/assets.ts'
import { lockIdentities } from './queries/disputes.ts'
import { insertReport } from './queries/reports.ts'
import type { Services } from './services.ts'

type NewReport = z.output<typeof createReportInput> & { id: string; reporterId: string }

/**
 * Keeps a checked report on one of the reporter's own assets, with its entry in the log; active at
 * once unless it has to be confirmed. Throws `REPORT_ALREADY_OPEN` where the asset has one.
 */
export async function saveNewReport(
  services: Services,
  tx: Queries,
  report: NewReport,
  now: number,
): Promise<Reports> {
  await lockAsset(services.database, tx, report.assetId)
  const { asset, identifiers, openReport } = requireFound(
    await findAsset(tx, report.reporterId, report.assetId),
    'You have no such asset.',
  )
  const refusal = refuseReport({ hasOpenReport: openReport !== null })
  if (refusal) throw new Problem('REPORT_ALREADY_OPEN', refusal)
  await claimPictures(tx, { imageUrl: report.imageUrl }, report.reporterId, now)
  await lockIdentities(services.database, tx, identifiers)
  await withdrawOffersOn(services, tx, identifiers, { actorId: report.reporterId, now })
  const created = await insertReport(tx, {
    id: report.id,
    asset_id: asset.id,
    reporter_id: report.reporterId,
    status: report.status,
    stage: 'pending',
    reported_as: report.status,
    name: asset.name,
    description: report.description,
    last_seen_date: report.lastSeenDate ?? null,
    last_seen_time: report.lastSeenTime ?? null,
    location: report.location || null,
    state: report.state ?? stateNamedIn(report.location ?? ''),
    image_url: report.imageUrl ?? null,
    reason: null,
    police_reference: report.policeReference || null,
    police_station: report.policeStation || null,
    done_steps: null,
    outcome: null,
    created_at: now,
    confirmed_at: null,
    closed_at: null,
    rewordings: null,
  })
  if (!created)
    throw new Problem('REPORT_ALREADY_OPEN', refuseReport({ hasOpenReport: true }) ?? '')
  await noteDisputes(tx, identifiers, report.reporterId, now)
  await logActivity(
    tx,
    {
      actorId: report.reporterId,
      action: 'create',
      entity: 'report',
      entityId: created.id,
      details: { status: report.status },
    },
    now,
  )
  return firstStage(report.status) === 'active'
    ? requireFound(
        await activateReport(services, tx, created, {}, { actorId: report.reporterId, now }),
        'You have no such report.',
      )
    : created
}
