import { dayNumber } from '../domain/days.ts'
import { type Ending, offerCaps, otherSide, sideOf } from '../domain/matches.ts'
import { keysOfReport } from '../domain/matching/report-keys.ts'
import { comparedSide } from './compared-side.ts'
import type { Database, Queries } from './db/database.ts'
import type { Matches, Reports } from './db/tables.ts'
import { type Candidate, likestOf } from './likest.ts'
import { logActivity } from './queries/activity-log.ts'
import { addToDay } from './queries/counts.ts'
import {
  closeMatchesOf,
  equalReports,
  offersTo,
  putExactMatch,
  putPossibleMatch,
  recoveredMatchesOf,
} from './queries/matches.ts'
import { deleteReportKeys, keysOf, putReportKeys, reportsWithKeys } from './queries/report-keys.ts'
import { activeThings, findThing } from './queries/reported-things.ts'
import { findReport } from './queries/reports.ts'
import type { Services } from './services.ts'
import { tellOfClosed, tellOfOpen, tellOfSuggestion } from './tell-of-match.ts'
import { tellWatchers } from './tell-watchers.ts'

type Means = Pick<Services, 'database' | 'lgas' | 'publicOrigin'>
/** Whose act it is, and when. */
interface Act {
  actorId: string | null
  now: number
}

/**
 * The one place where a report becomes active, and where an active one that was changed is looked at
 * again: it is matched with what is there, and kept so that what comes later finds it. The caller
 * holds the locks of its identifiers, so of two at once the second sees the first.
 */
export async function openMatching(
  means: Means,
  tx: Queries,
  reportId: string,
  act: Act,
): Promise<void> {
  const thing = await findThing(tx, reportId)
  if (thing?.report.stage !== 'active') return
  const { report, identifiers } = thing
  const side = sideOf(report.reported_as)
  const sought = { reporterId: report.reporter_id, side: otherSide(side) }

  await tellWatchers(tx, identifiers, means.publicOrigin, act.now)
  const equal = await equalReports(tx, identifiers, sought)
  for (const other of equal) {
    const pair = pairOf(report, other)
    const match = await putExactMatch(tx, idsOf(pair), act.now)
    if (!match) continue
    await logMatch(tx, match, 'create', act)
    await tellOfOpen(tx, match, pair, means.publicOrigin, act.now)
  }

  const mine = comparedSide(thing, means.lgas)
  const keys = keysOfReport(mine)
  await lockNear(means.database, tx, keys)
  await deleteReportKeys(tx, report.id)
  await putReportKeys(tx, report, side, keys)
  const equalIds = new Set(equal.map(({ id }) => id))
  const near = (await reportsWithKeys(tx, keys, sought.side)).filter((id) => !equalIds.has(id))
  const others = await activeThings(tx, near, report.reporter_id)
  const candidates = likestOf(mine, side, others, means.lgas)
  await lockOffers(means.database, tx, report, candidates)
  for (const { other, likeness, isOffered } of candidates) {
    const pair = pairOf(report, other)
    const offered = isOffered && (await mayOffer(tx, pair.missing, act.now))
    const match = await putPossibleMatch(tx, idsOf(pair), { ...likeness, offered }, act.now)
    if (!match) continue
    // Nobody's act: a copy of one's own acts would tell which of them our team was shown.
    await logMatch(tx, match, 'create', { actorId: null, now: act.now })
    if (match.state === 'open') await tellOfOpen(tx, match, pair, means.publicOrigin, act.now)
    else await tellOfSuggestion(tx, match, pair, means.publicOrigin, act.now)
  }
}

/** Of many reports at once each sees how often its reporter was asked by the others. */
async function lockOffers(
  database: Database,
  tx: Queries,
  report: Reports,
  candidates: readonly Candidate[],
): Promise<void> {
  const asked = candidates
    .filter(({ isOffered }) => isOffered)
    .map(({ other }) => pairOf(report, other).missing.reporter_id)
  for (const id of [...new Set(asked)].sort()) await database.lock(tx, `offers:${id}`)
}

const dayMs = 86_400_000

/** Whether the owner may be asked about one more without our team. */
async function mayOffer(tx: Queries, missing: Reports, now: number): Promise<boolean> {
  const offers = await offersTo(tx, missing.reporter_id)
  const today = offers.filter(({ offered_at }) => offered_at > now - dayMs)
  const ofAsset = offers.filter(({ asset_id }) => asset_id === missing.asset_id)
  return today.length < offerCaps.perDay && ofAsset.length < offerCaps.perAsset
}

/**
 * The one place where a report stops being active: nothing finds it any more, its matches close, and
 * whoever was told of one hears how it ended.
 */
export async function closeMatching(
  { publicOrigin }: Means,
  tx: Queries,
  report: Reports,
  ending: Ending,
  act: Act,
): Promise<void> {
  const side = sideOf(report.reported_as)
  await deleteReportKeys(tx, report.id)
  const closed = await closeMatchesOf(tx, { id: report.id, side }, ending, act.now)
  for (const match of closed) await logMatch(tx, match, 'update', act)
  if (ending === 'recovered' && side === 'missing' && closed.length > 0) {
    await addToDay(tx, { day: dayNumber(act.now), name: 'recovered.matched', amount: 1 })
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
    await tellOfClosed(tx, match, pairOf(report, other), side, publicOrigin, act.now)
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

/** The two reports of a match, by their sides. */
export interface Pair {
  missing: Reports
  found: Reports
}

function pairOf(one: Reports, other: Reports): Pair {
  return sideOf(one.reported_as) === 'missing'
    ? { missing: one, found: other }
    : { missing: other, found: one }
}

function idsOf({ missing, found }: Pair) {
  return { missingReportId: missing.id, foundReportId: found.id }
}

async function logMatch(
  tx: Queries,
  match: Matches,
  action: 'create' | 'update',
  { actorId, now }: Act,
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
