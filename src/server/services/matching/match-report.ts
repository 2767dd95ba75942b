import { dayNumber } from '../../../domain/calendar-days.ts'
import { blockingKeysOf } from '../../../domain/matching/blocking-keys.ts'
import { type CloseReason, offerCaps, otherSide, sideOf } from '../../../domain/matching/matches.ts'
import type { MatchRow, ReportRow } from '../../db/tables.ts'
import { addToDay } from '../../queries/counters.ts'
import { deleteBlockingKeys, replaceBlockingKeys } from '../../queries/matching/blocking-keys.ts'
import {
  activeCandidates,
  findCandidate,
  type ReportedAsset,
} from '../../queries/matching/match-candidates.ts'
import {
  closeMatchesOf,
  equalReports,
  offersTo,
  recoveredMatchesOf,
  upsertExactMatch,
  upsertPossibleMatch,
} from '../../queries/matching/matches.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import { notifyOfPhoneFinds } from '../channels/report-found-by-phone.ts'
import type { TransactionContext } from '../context.ts'
import { notifyWatchers } from '../lookup/watch.ts'
import { lockOffers } from './lock-matching.ts'
import type { Pair } from './notify-match.ts'
import {
  notifyMatchClosed,
  notifyMatchOpened,
  notifyMatchSuggested,
  pairOf,
} from './notify-match.ts'
import { rankCandidates, toMatchCandidate } from './rank-candidates.ts'

/** The part of the context that matching needs. */
type MatchContext = Pick<
  TransactionContext,
  'database' | 'lgas' | 'tx' | 'now' | 'actor' | 'origin' | 'activity'
>

/** Like `matchReport`, for a report that is stored already. */
export async function matchReportById(ctx: MatchContext, reportId: string): Promise<void> {
  const asset = await findCandidate(ctx.tx, reportId)
  if (asset?.report.stage === 'active') await matchReport(ctx, asset)
}

/**
 * Called whenever a report becomes active, or an active one changes: matches it with other reports
 * and stores its blocking keys. The caller must have locked its identifiers, so that of two
 * concurrent reports the second sees the first.
 */
export async function matchReport(ctx: MatchContext, asset: ReportedAsset): Promise<void> {
  const { tx, now } = ctx
  const { report, identifiers } = asset
  const side = sideOf(report.reported_as)
  const filter = { reporterId: report.reporter_id, side: otherSide(side) }

  await notifyWatchers(ctx, asset)
  if (side === 'missing') await notifyOfPhoneFinds(ctx, identifiers)
  const equal = await equalReports(tx, identifiers, filter)
  for (const other of equal) {
    const pair = pairOf(report, other)
    const match = await upsertExactMatch(tx, idsOf(pair), now)
    if (!match) continue
    logMatch(ctx, match, 'create')
    await notifyMatchOpened(ctx, match, pair)
  }

  const mine = toMatchCandidate(asset, ctx.lgas)
  const keys = blockingKeysOf(mine)
  const equalIds = new Set(equal.map(({ id }) => id))
  const sought = { report, keys, side, sought: filter.side }
  const sharing = await replaceBlockingKeys(ctx.database, tx, sought)
  const near = sharing.filter((id) => !equalIds.has(id))
  const others = await activeCandidates(tx, near, report.reporter_id)
  const candidates = rankCandidates(mine, side, others, ctx.lgas)
  await lockOffers(ctx, report, candidates)
  for (const { other, likeness, isOffered } of candidates) {
    const pair = pairOf(report, other)
    const offered = isOffered && (await mayOffer(ctx, pair.missing))
    const match = await upsertPossibleMatch(tx, idsOf(pair), { ...likeness, offered }, now)
    if (!match) continue
    // Without an actor: otherwise an export of the log would reveal which reports staff were shown.
    logMatch({ ...ctx, actor: null }, match, 'create')
    if (match.state === 'open') await notifyMatchOpened(ctx, match, pair)
    else await notifyMatchSuggested(ctx, match, pair)
  }
}

const dayMs = 86_400_000

/** Whether the owner may be asked about another possible match without staff. */
async function mayOffer(ctx: MatchContext, missing: ReportRow): Promise<boolean> {
  const { tx, now } = ctx
  const offers = await offersTo(tx, missing.reporter_id)
  const today = offers.filter(({ offered_at }) => offered_at > now - dayMs)
  const ofAsset = offers.filter(({ asset_id }) => asset_id === missing.asset_id)
  return today.length < offerCaps.perDay && ofAsset.length < offerCaps.perAsset
}

/**
 * Called whenever a report stops being active: deletes its blocking keys, closes its matches and
 * notifies their other users.
 */
export async function closeMatches(
  ctx: MatchContext,
  report: ReportRow,
  ending: CloseReason,
): Promise<void> {
  const { tx, now } = ctx
  const side = sideOf(report.reported_as)
  await deleteBlockingKeys(tx, report.id)
  const closed = await closeMatchesOf(tx, { id: report.id, side }, ending, now)
  for (const match of closed) logMatch(ctx, match, 'update')
  if (ending === 'recovered' && side === 'missing' && closed.length > 0) {
    await addToDay(tx, { day: dayNumber(now), name: 'recovered.matched', amount: 1 })
  }
  // If a handover closed the match before, the finder is thanked now that the owner confirms it.
  const ended =
    ending === 'recovered' ? await recoveredMatchesOf(tx, { id: report.id, side }) : closed
  for (const match of ended) {
    const other = await findReport(
      tx,
      side === 'missing' ? match.found_report_id : match.missing_report_id,
    )
    if (!other) continue
    await notifyMatchClosed(ctx, match, pairOf(report, other), side)
  }
}

function idsOf({ missing, found }: Pair) {
  return { missingReportId: missing.id, foundReportId: found.id }
}

function logMatch(ctx: MatchContext, match: MatchRow, action: 'create' | 'update'): void {
  const { kind, state, score } = match
  // An export of the log has the end of a match, and the score would help a false claimant.
  const details = { kind, state, ...(action === 'create' && { score }) }
  logActivity(ctx, { action, entity: 'match', entityId: match.id, details })
}
