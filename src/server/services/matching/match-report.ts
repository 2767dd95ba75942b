import { dayNumber } from '../../../domain/calendar-days.ts'
import { blockingKeysOf } from '../../../domain/matching/blocking-keys.ts'
import { type CloseReason, offerCaps, otherSide, sideOf } from '../../../domain/matching/matches.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { MatchRow, ReportRow } from '../../db/tables.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { addToDay } from '../../queries/counters.ts'
import {
  deleteBlockingKeys,
  insertBlockingKeys,
  keysOf,
  reportsWithKeys,
} from '../../queries/matching/blocking-keys.ts'
import { activeCandidates, findCandidate } from '../../queries/matching/match-candidates.ts'
import {
  closeMatchesOf,
  equalReports,
  offersTo,
  putExactMatch,
  putPossibleMatch,
  recoveredMatchesOf,
} from '../../queries/matching/matches.ts'
import { findReport } from '../../queries/reports/reports.ts'
import type { AppContext } from '../context.ts'
import { notifyWatchers } from '../lookup/notify-watchers.ts'
import type { Pair } from './notify-match.ts'
import { notifyMatchClosed, notifyMatchOpened, notifyMatchSuggested } from './notify-match.ts'
import { type Candidate, rankCandidates } from './rank-candidates.ts'
import { toMatchCandidate } from './to-match-candidate.ts'

type Deps = Pick<AppContext, 'database' | 'lgas' | 'publicOrigin'>
/** Whose act it is, and when. */
interface Endpoint {
  actorId: string | null
  now: number
}

/**
 * The one place where a report becomes active, and where an active one that was changed is looked at
 * again: it is matched with what is there, and kept so that what comes later finds it. The caller
 * holds the locks of its identifiers, so of two at once the second sees the first.
 */
export async function matchReport(
  means: Deps,
  tx: Queries,
  reportId: string,
  endpoint: Endpoint,
): Promise<void> {
  const asset = await findCandidate(tx, reportId)
  if (asset?.report.stage !== 'active') return
  const { report, identifiers } = asset
  const side = sideOf(report.reported_as)
  const sought = { reporterId: report.reporter_id, side: otherSide(side) }

  await notifyWatchers(tx, identifiers, means.publicOrigin, endpoint.now)
  const equal = await equalReports(tx, identifiers, sought)
  for (const other of equal) {
    const pair = pairOf(report, other)
    const match = await putExactMatch(tx, idsOf(pair), endpoint.now)
    if (!match) continue
    await logMatch(tx, match, 'create', endpoint)
    await notifyMatchOpened(tx, match, pair, means.publicOrigin, endpoint.now)
  }

  const mine = toMatchCandidate(asset, means.lgas)
  const keys = blockingKeysOf(mine)
  await lockNear(means.database, tx, keys)
  await deleteBlockingKeys(tx, report.id)
  await insertBlockingKeys(tx, report, side, keys)
  const equalIds = new Set(equal.map(({ id }) => id))
  const near = (await reportsWithKeys(tx, keys, sought.side)).filter((id) => !equalIds.has(id))
  const others = await activeCandidates(tx, near, report.reporter_id)
  const candidates = rankCandidates(mine, side, others, means.lgas)
  await lockOffers(means.database, tx, report, candidates)
  for (const { other, likeness, isOffered } of candidates) {
    const pair = pairOf(report, other)
    const offered = isOffered && (await mayOffer(tx, pair.missing, endpoint.now))
    const match = await putPossibleMatch(tx, idsOf(pair), { ...likeness, offered }, endpoint.now)
    if (!match) continue
    // Nobody's act: a copy of one's own acts would tell which of them our team was shown.
    await logMatch(tx, match, 'create', { actorId: null, now: endpoint.now })
    if (match.state === 'open')
      await notifyMatchOpened(tx, match, pair, means.publicOrigin, endpoint.now)
    else await notifyMatchSuggested(tx, match, pair, means.publicOrigin, endpoint.now)
  }
}

/** Of many reports at once each sees how often its reporter was asked by the others. */
async function lockOffers(
  database: Database,
  tx: Queries,
  report: ReportRow,
  candidates: readonly Candidate[],
): Promise<void> {
  const asked = candidates
    .filter(({ isOffered }) => isOffered)
    .map(({ other }) => pairOf(report, other).missing.reporter_id)
  for (const id of [...new Set(asked)].sort()) await database.lock(tx, `offers:${id}`)
}

const dayMs = 86_400_000

/** Whether the owner may be asked about one more without our team. */
async function mayOffer(tx: Queries, missing: ReportRow, now: number): Promise<boolean> {
  const offers = await offersTo(tx, missing.reporter_id)
  const today = offers.filter(({ offered_at }) => offered_at > now - dayMs)
  const ofAsset = offers.filter(({ asset_id }) => asset_id === missing.asset_id)
  return today.length < offerCaps.perDay && ofAsset.length < offerCaps.perAsset
}

/**
 * The one place where a report stops being active: nothing finds it any more, its matches close, and
 * whoever was told of one hears how it ended.
 */
export async function closeMatches(
  { publicOrigin }: Deps,
  tx: Queries,
  report: ReportRow,
  ending: CloseReason,
  endpoint: Endpoint,
): Promise<void> {
  const side = sideOf(report.reported_as)
  await deleteBlockingKeys(tx, report.id)
  const closed = await closeMatchesOf(tx, { id: report.id, side }, ending, endpoint.now)
  for (const match of closed) await logMatch(tx, match, 'update', endpoint)
  if (ending === 'recovered' && side === 'missing' && closed.length > 0) {
    await addToDay(tx, { day: dayNumber(endpoint.now), name: 'recovered.matched', amount: 1 })
  }
  // A finder who had handed it over before is thanked when the owner says that it is back.
  const ended =
    ending === 'recovered' ? await recoveredMatchesOf(tx, { id: report.id, side }) : closed
  for (const match of ended) {
    const other = await findReport(
      tx,
      side === 'missing' ? match.found_report_id : match.missing_report_id,
    )
    if (!other) continue
    await notifyMatchClosed(tx, match, pairOf(report, other), side, publicOrigin, endpoint.now)
  }
}

/**
 * Takes, before a report is closed or changed, the rights that matching it takes: else somebody
 * could match with it while it goes. The locks of its identifiers are the caller's.
 */
export async function lockKeysOf(
  database: Database,
  tx: Queries,
  ...reportIds: readonly string[]
): Promise<void> {
  const keys = new Set<string>()
  for (const id of reportIds) for (const key of await keysOf(tx, id)) keys.add(key)
  await lockNear(database, tx, [...keys])
}

/** Always in one order, and after the locks of identifiers. */
async function lockNear(database: Database, tx: Queries, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) await database.lock(tx, `near:${key}`)
}

function pairOf(one: ReportRow, other: ReportRow): Pair {
  return sideOf(one.reported_as) === 'missing'
    ? { missing: one, found: other }
    : { missing: other, found: one }
}

function idsOf({ missing, found }: Pair) {
  return { missingReportId: missing.id, foundReportId: found.id }
}

async function logMatch(
  tx: Queries,
  match: MatchRow,
  action: 'create' | 'update',
  { actorId, now }: Endpoint,
): Promise<void> {
  await logActivity(
    tx,
    {
      actorId,
      action,
      entity: 'match',
      entityId: match.id,
      details: { kind: match.kind, state: match.state, score: match.score },
    },
    now,
  )
}
