import type * as z from 'zod/mini'
import { Problem } from '../../../api/problem.ts'
import type { createReportInput } from '../../../api/reports/create-report.ts'
import { parseState } from '../../../domain/places/states.ts'
import { firstStage, isHeldForReview, whyCannotReport } from '../../../domain/reports/reports.ts'
import type { Queries } from '../../db/database.ts'
import type { ReportRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { type AssetWithIdentifiers, findAsset, lockAsset } from '../../queries/assets/assets.ts'
import { earlierClaims, recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { findBusinessOf } from '../../queries/merchants/merchants.ts'
import { heldFindsOn, insertReport, nthReportSince } from '../../queries/reports/reports.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
import type { AppContext } from '../context.ts'
import { cancelTransfersForIdentifiers } from '../transfers/end-transfer.ts'
import { attachUploads } from '../uploads/attach-uploads.ts'
import { activateReport } from './activate-report.ts'

type NewReport = z.output<typeof createReportInput> & { id: string; reporterId: string }

/**
 * Keeps a checked report on one of the reporter's own assets, with its entry in the log; active at
 * once unless our team has to confirm it. Throws `REPORT_ALREADY_OPEN` where the asset has one.
 */
export async function createReportUseCase(
  services: AppContext,
  tx: Queries,
  report: NewReport,
  now: number,
): Promise<ReportRow> {
  await lockAsset(services.database, tx, report.assetId)
  const { asset, identifiers, openReport } = requireFound(
    await findAsset(tx, report.reporterId, report.assetId),
    'asset',
  )
  const refusal = whyCannotReport({ hasOpenReport: openReport !== null })
  if (refusal) throw new Problem('REPORT_ALREADY_OPEN', refusal)
  await requireFewReports(services, tx, report.reporterId, now)
  await attachUploads(tx, { imageUrl: report.imageUrl }, report.reporterId, now)
  await lockIdentities(services.database, tx, identifiers)
  const held = isHeldForReview(report.status, await earlierClaims(tx, asset.id))
  if (!held) {
    await cancelTransfersForIdentifiers(services, tx, identifiers, {
      actorId: report.reporterId,
      now,
    })
  }
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
    state: report.state ?? parseState(report.location ?? ''),
    image_url: report.imageUrl ?? null,
    reason: null,
    police_reference: report.policeReference || null,
    police_station: report.policeStation || null,
    completed_steps: null,
    outcome: null,
    created_at: now,
    confirmed_at: null,
    closed_at: null,
    rewordings: null,
    held: held ? 1 : 0,
  })
  if (!created) throw new Problem('REPORT_ALREADY_OPEN', 'report')
  if (report.status !== 'Found')
    await releaseFinds(services, tx, identifiers, report.reporterId, now)
  const claim = { actorId: report.reporterId, reportId: created.id }
  await recordUnsettledClaims(tx, identifiers, claim, now)
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
  return firstStage(report.status) === 'active' && !held
    ? requireFound(
        await activateReport(services, tx, created, {}, { actorId: report.reporterId, now }),
        'report',
      )
    : created
}

/** Finds that waited for our team, on numbers whose earlier owner misses the thing by now: they match. */
async function releaseFinds(
  services: AppContext,
  tx: Queries,
  identifiers: AssetWithIdentifiers['identifiers'],
  actorId: string,
  now: number,
): Promise<void> {
  for (const find of await heldFindsOn(tx, identifiers)) {
    if (isHeldForReview('Found', await earlierClaims(tx, find.asset_id))) continue
    await activateReport(services, tx, find, { held: 0 }, { actorId, now })
  }
}

/** Throws `TOO_MANY_REQUESTS` when it is one report too many within a day. */
async function requireFewReports(
  { limiter }: Pick<AppContext, 'limiter'>,
  tx: Queries,
  reporterId: string,
  now: number,
): Promise<void> {
  const isBusiness = await isVerifiedBusiness(tx, reporterId, now)
  const rule = limiter.rule(isBusiness ? 'reportsByBusiness' : 'reportsByPerson')
  const since = now - rule.seconds * 1000
  const earliest = await nthReportSince(tx, reporterId, since, rule.times)
  if (earliest !== undefined) throw tooMany(rule, earliest - since)
}

async function isVerifiedBusiness(tx: Queries, ownerId: string, now: number): Promise<boolean> {
  const business = await findBusinessOf(tx, ownerId)
  return business?.status === 'verified' && (business.expires_at ?? now) >= now
}
