import { type MatchSide, sideOf } from '../../../domain/matching/matches.ts'
import type { Queries } from '../../db/database.ts'
import type { MatchRow, ReportRow } from '../../db/tables.ts'
import { isBlocked } from '../../queries/conversations/conversations.ts'
import { type NotifyContext, notifyUser } from '../notifications/notify-user.ts'

/** Users are not notified of reports by somebody they blocked. */
const isBlockedPair = (tx: Queries, { missing, found }: Pair) =>
  isBlocked(tx, missing.reporter_id, found.reporter_id)

/**
 * Notifies both users that they may talk. Each learns the other's state if the identifiers are
 * equal, and nothing else.
 */
export async function notifyMatchOpened(
  ctx: NotifyContext,
  match: MatchRow,
  pair: Pair,
): Promise<void> {
  const { tx } = ctx
  if (await isBlockedPair(tx, pair)) return
  const { missing, found } = pair
  const exact = match.kind === 'exact'
  const common = { subjectId: match.id, eventKey: `match-open ${match.id} ${match.reopen_count}` }
  const identifiersDiffer = !exact
  await notifyUser(ctx, {
    ...common,
    userId: missing.reporter_id,
    sender: found.reporter_id,
    kind: exact ? 'match-for-owner' : 'match-accepted-for-owner',
    data: { item: missing.name, ...(exact && { state: found.state }), identifiersDiffer },
  })
  await notifyUser(ctx, {
    ...common,
    userId: found.reporter_id,
    sender: missing.reporter_id,
    kind: exact ? 'match-for-finder' : 'match-accepted-for-finder',
    data: { item: found.name, ...(exact && { state: missing.state }), identifiersDiffer },
  })
}

/**
 * Asks the owner about an offered match, without details of the found report. The finder learns of
 * it only if the owner accepts.
 */
export async function notifyMatchSuggested(
  ctx: NotifyContext,
  match: MatchRow,
  pair: Pair,
): Promise<void> {
  const { tx } = ctx
  if (match.offered_at === null || (await isBlockedPair(tx, pair))) return
  const { missing, found } = pair
  await notifyUser(ctx, {
    userId: missing.reporter_id,
    sender: found.reporter_id,
    kind: 'match-suggested',
    subjectId: match.id,
    data: { item: missing.name },
    eventKey: `match-suggested ${match.id}`,
  })
}

/** Notifies the other user how a match that was closed from `side` ended. */
export async function notifyMatchClosed(
  ctx: NotifyContext,
  match: MatchRow,
  pair: Pair,
  side: MatchSide,
): Promise<void> {
  const { tx } = ctx
  if (await isBlockedPair(tx, pair)) return
  const { missing, found } = pair
  const [closer, other] = side === 'missing' ? [missing, found] : [found, missing]
  const notification = {
    userId: other.reporter_id,
    sender: closer.reporter_id,
    subjectId: match.id,
    data: { item: other.name },
  }
  const opening = `${match.id} ${match.reopen_count}`
  if (match.state !== 'recovered') {
    const withdrawn = {
      ...notification,
      kind: 'match-withdrawn',
      eventKey: `withdrawn ${opening}`,
    } as const
    await notifyUser(ctx, withdrawn)
  } else if (side === 'missing') {
    const thanks = { ...notification, kind: 'thanks', eventKey: `thanks ${match.id}` } as const
    await notifyUser(ctx, thanks)
  } else {
    const over = {
      ...notification,
      kind: 'handed-over',
      eventKey: `handed-over ${opening}`,
    } as const
    await notifyUser(ctx, over)
  }
}

/** The two reports of a match, by side. */
export interface Pair {
  missing: ReportRow
  found: ReportRow
}

export function pairOf(one: ReportRow, other: ReportRow): Pair {
  return sideOf(one.reported_as) === 'missing'
    ? { missing: one, found: other }
    : { missing: other, found: one }
}
