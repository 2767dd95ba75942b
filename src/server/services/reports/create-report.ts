import type * as z from 'zod/mini'
import { Problem } from '../../../api/problem.ts'
import type { createReportInput } from '../../../api/reports/reports.ts'
import { parseState } from '../../../domain/places/states.ts'
import { firstStage, isHeldForReview, whyCannotReport } from '../../../domain/reports/reports.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { claimFromNow } from '../../queries/disputes/claimants.ts'
import { recordUnsettledClaims } from '../../queries/disputes/claims.ts'
import { claimsHolding } from '../../queries/disputes/claims-holding.ts'
import { claimAgain } from '../../queries/disputes/contests.ts'
import { isVerifiedBusiness } from '../../queries/merchants/merchants.ts'
import { lockForReport, type ReportableAsset } from '../../queries/reports/lock-for-report.ts'
import {
  insertReport,
  nthReportSince,
  type OwnReport,
  untouchedReport,
} from '../../queries/reports/reports.ts'
import { findRow, updateRows } from '../../queries/rows-by-columns.ts'
import { tooMany } from '../../rate-limit/limiter.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { logOtherKinds } from '../disputes/other-kinds.ts'
import { openDisputes } from '../disputes/settle-claims.ts'
import { matchReport } from '../matching/match-report.ts'
import { recordVerdictChange } from '../proofs/log-verdict-change.ts'
import { cancelTransfersForIdentifiers } from '../transfers/end-transfer.ts'
import { attachUploads } from '../uploads/uploads.ts'
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
  const limit = limitOf(ctx, 'reportsByPerson')
  const around = requireFound(
    await lockForReport(ctx.database, tx, {
      ownerId: report.reporterId,
      id: report.assetId,
      since: limit.since,
      nth: limit.times,
    }),
    'asset',
  )
  const { asset, identifiers, openReport, nthReportAt } = around
  const refusal = whyCannotReport({ hasOpenReport: openReport !== null })
  if (refusal) throw new Problem('REPORT_ALREADY_OPEN', refusal)
  // Few users reach the limit, so the queries for those who may report more are rare.
  if (nthReportAt !== undefined) await requireReportsLeft(ctx, report, nthReportAt)
  await attachUploads(ctx, { imageUrl: report.imageUrl }, report.reporterId)
  const { status } = report
  let { holding } = around
  // The thing of a finder is hidden.
  const mayClaimAnew = status !== 'Found' && (asset.hidden === 1 || around.hasEndedClaims)
  if (mayClaimAnew && (await claimFromNow(tx, asset.id, now))) {
    holding = await claimsHolding(tx, asset.id)
  }
  // Who did not know of the theft may have let the contest end: nothing may be clear now.
  if (report.status !== 'Found' && around.hasEndedClaims && (await claimAgain(tx, asset.id, now))) {
    // Without the time of registration: the offers of earlier registrants end, too.
    const identities = identifiers.map(({ namespace, key }) => ({ namespace, key }))
    await openDisputes(ctx, identities)
    holding = await claimsHolding(tx, asset.id)
  }
  const held = isHeldForReview(status, holding)
  if (!held && around.hasOffers) await cancelTransfersForIdentifiers(ctx, identifiers)
  // Lookups do not show the loss of whom staff refused, also if nobody else claims the thing any more.
  const isRefused = status !== 'Found' && Boolean(around.hasRejectedClaims)
  const isActive = firstStage(status) === 'active' && !held && !isRefused
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
  // Shown by its open report alone: a find that is closed is no registration.
  if (report.status === 'Found' && asset.hidden === 0) {
    await updateRows(tx, 'assets', { id: asset.id }, { hidden: 1 })
  }
  if (held) await logOtherKinds(ctx, created, 'contested')
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

type ReportLimit = 'reportsByPerson' | 'reportsByBusiness'

/** A limit of reports in a day, and when the day began. */
function limitOf({ limiter, now }: Pick<TransactionContext, 'limiter' | 'now'>, name: ReportLimit) {
  const rule = limiter.rule(name)
  return { ...rule, since: now - rule.seconds * 1000 }
}

/**
 * Throws `TOO_MANY_REQUESTS` if the reporter, who has made as many reports as a person may, is no
 * verified business or has made as many as one may. As many again may be of the loss of what was
 * registered before: the thief of an unlocked phone may have used up the others in the open session.
 */
async function requireReportsLeft(
  ctx: TransactionContext,
  { reporterId, assetId, status }: NewReport,
  nthReportAt: number,
): Promise<void> {
  const { tx, now } = ctx
  const person = limitOf(ctx, 'reportsByPerson')
  if (!(await isVerifiedBusiness(tx, reporterId, now))) {
    const asset = await findRow(tx, 'assets', { id: assetId })
    const isKnown = status !== 'Found' && asset !== undefined && asset.created_at < person.since
    const isUsedUp =
      !isKnown || (await nthReportSince(tx, reporterId, person.since, 2 * person.times))
    if (isUsedUp) throw tooMany(person, nthReportAt - person.since)
    return
  }
  const business = limitOf(ctx, 'reportsByBusiness')
  const earliest = await nthReportSince(tx, reporterId, business.since, business.times)
  if (earliest !== undefined) throw tooMany(business, earliest - business.since)
}
