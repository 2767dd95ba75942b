import type * as z from 'zod/mini'
import { Problem } from '../../../api/problem.ts'
import type { createReportInput } from '../../../api/reports/reports.ts'
import { parseState } from '../../../domain/places/states.ts'
import { firstStage, isHeldForReview, whyCannotReport } from '../../../domain/reports/reports.ts'
import { requireFound } from '../../lib/require-found.ts'
import { lockAsset } from '../../queries/assets/assets.ts'
import { findReportableAsset, type ReportableAsset } from '../../queries/assets/reportable-asset.ts'
import { claimsHolding, recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { claimAgain } from '../../queries/disputes/contests.ts'
import { lockIdentities } from '../../queries/disputes/disputes.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { findAroundReport } from '../../queries/reports/around-report.ts'
import {
  insertReport,
  nthReportSince,
  type OwnReport,
  untouchedReport,
} from '../../queries/reports/reports.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { openDisputes } from '../disputes/settle-claims.ts'
import { matchReport } from '../matching/match-report.ts'
import { recordVerdictChange } from '../proofs/log-verdict-change.ts'
import { cancelTransfersForIdentifiers } from '../transfers/end-transfer.ts'
import { attachUploads } from '../uploads/attach-uploads.ts'
import { releaseHeldReports } from './release-held-reports.ts'

/** A new report as its reporter sees it, with the identifiers of its asset. */
interface CreatedReport extends Pick<ReportableAsset, 'identifiers'> {
  report: OwnReport
}

type NewReport = z.output<typeof createReportInput> & { id: string; reporterId: string }

/**
 * Stores a parsed report on one of the reporter's assets, with its log entry. The report is active
 * at once unless staff have to confirm it. Throws `REPORT_ALREADY_OPEN` if one is open.
 */
export async function createReportUseCase(
  ctx: TransactionContext,
  report: NewReport,
): Promise<CreatedReport> {
  const { tx, now } = ctx
  await lockAsset(ctx.database, tx, report.assetId)
  const { asset, identifiers, openReport } = requireFound(
    await findReportableAsset(tx, report.reporterId, report.assetId),
    'asset',
  )
  const refusal = whyCannotReport({ hasOpenReport: openReport !== null })
  if (refusal) throw new Problem('REPORT_ALREADY_OPEN', refusal)
  await requireReportsLeft(ctx, report.reporterId)
  await attachUploads(ctx, { imageUrl: report.imageUrl }, report.reporterId)
  await lockIdentities(ctx.database, tx, identifiers)
  const around = await findAroundReport(tx, { assetId: asset.id, identifiers })
  // Who did not know of the theft may have let the contest end: nothing may be clear now.
  if (report.status !== 'Found' && around.hasEndedClaims && (await claimAgain(tx, asset.id))) {
    // Without the time of registration: the offers of earlier registrants end, too.
    const identities = identifiers.map(({ namespace, key }) => ({ namespace, key }))
    await openDisputes(ctx, identities)
  }
  const held = isHeldForReview(report.status, await claimsHolding(tx, asset.id, report.status))
  if (!held && around.hasOffers) await cancelTransfersForIdentifiers(ctx, identifiers)
  const isActive = firstStage(report.status) === 'active' && !held
  const created = await insertReport(tx, {
    ...untouchedReport,
    id: report.id,
    asset_id: asset.id,
    reporter_id: report.reporterId,
    status: report.status,
    stage: isActive ? 'active' : 'pending',
    reported_as: report.status,
    name: asset.name,
    description: report.description,
    last_seen_date: report.lastSeenDate ?? null,
    last_seen_time: report.lastSeenTime ?? null,
    location: report.location || null,
    state: report.state ?? parseState(report.location ?? ''),
    image_url: report.imageUrl ?? null,
    police_reference: report.policeReference || null,
    police_station: report.policeStation || null,
    created_at: now,
    held: held ? 1 : 0,
  })
  if (!created) throw new Problem('REPORT_ALREADY_OPEN', 'report')
  recordVerdictChange(ctx, created, null, { role: 'reporter', identifiers })
  if (report.status !== 'Found' && around.hasHeldReports) {
    await releaseHeldReports(ctx, identifiers, created.id)
  }
  const claim = { actorId: report.reporterId, reportId: created.id }
  await recordUnsettledClaims(ctx.database, tx, identifiers, claim, now)
  const details = { status: report.status }
  logActivity(ctx, { action: 'create', entity: 'report', entityId: created.id, details })
  if (isActive) await matchReport(ctx, { report: created, asset, identifiers })
  return { report: { ...created, asset_image_url: asset.image_url }, identifiers }
}

/** Throws `TOO_MANY_REQUESTS` if the reporter has made too many reports in a day. */
async function requireReportsLeft(ctx: TransactionContext, reporterId: string): Promise<void> {
  const refusal = await reportLimitProblem(ctx, reporterId, 'reportsByPerson')
  // Few users reach the limit, so the query for a business (which may report more) is rare.
  if (!refusal) return
  if (!(await isVerifiedBusiness(ctx.tx, reporterId, ctx.now))) throw refusal
  const ofBusiness = await reportLimitProblem(ctx, reporterId, 'reportsByBusiness')
  if (ofBusiness) throw ofBusiness
}

async function reportLimitProblem(
  { tx, now, limiter }: TransactionContext,
  reporterId: string,
  name: 'reportsByPerson' | 'reportsByBusiness',
): Promise<Problem | null> {
  const rule = limiter.rule(name)
  const since = now - rule.seconds * 1000
  const earliest = await nthReportSince(tx, reporterId, since, rule.times)
  return earliest === undefined ? null : tooMany(rule, earliest - since)
}
