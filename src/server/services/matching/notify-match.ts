import type { MatchSide } from '../../../domain/matching/matches.ts'
import type { Queries } from '../../db/database.ts'
import type { MatchRow, ReportRow } from '../../db/tables.ts'

import { isBlocked } from '../../queries/conversations/conversations.ts'
import { notifyUser } from '../notifications/notify-user.ts'

/** Who has blocked somebody hears of them no more, however many reports they make. */
const areApart = (tx: Queries, { missing, found }: Pair) =>
  isBlocked(tx, missing.reporter_id, found.reporter_id)

/** Tells both that they may talk: of each they learn no more than the state, and not that where the numbers differ. */
export async function notifyMatchOpened(
  tx: Queries,
  match: MatchRow,
  pair: Pair,
  publicOrigin: string,
  now: number,
): Promise<void> {
  if (await areApart(tx, pair)) return
  const { missing, found } = pair
  const exact = match.kind === 'exact'
  const common = { subjectId: match.id, eventKey: `match-open ${match.id} ${match.reopen_count}` }
  const numbersDiffer = !exact
  await notifyUser(
    tx,
    {
      ...common,
      userId: missing.reporter_id,
      kind: exact ? 'match-for-owner' : 'match-accepted-for-owner',
      data: { item: missing.name, ...(exact && { state: found.state }), numbersDiffer },
    },
    publicOrigin,
    now,
  )
  await notifyUser(
    tx,
    {
      ...common,
      userId: found.reporter_id,
      kind: exact ? 'match-for-finder' : 'match-accepted-for-finder',
      data: { item: found.name, ...(exact && { state: missing.state }), numbersDiffer },
    },
    publicOrigin,
    now,
  )
}

/** Asks the owner, if it is offered, and tells nothing of the find; the finder hears nothing until it is accepted. */
export async function notifyMatchSuggested(
  tx: Queries,
  match: MatchRow,
  pair: Pair,
  publicOrigin: string,
  now: number,
): Promise<void> {
  if (match.offered_at === null || (await areApart(tx, pair))) return
  const { missing } = pair
  await notifyUser(
    tx,
    {
      userId: missing.reporter_id,
      kind: 'match-suggested',
      subjectId: match.id,
      data: { item: missing.name },
      eventKey: `match-suggested ${match.id}`,
    },
    publicOrigin,
    now,
  )
}

/** Tells the other party of a match that one closed from `side`, how it ended. */
export async function notifyMatchClosed(
  tx: Queries,
  match: MatchRow,
  pair: Pair,
  side: MatchSide,
  publicOrigin: string,
  now: number,
): Promise<void> {
  if (await areApart(tx, pair)) return
  const { missing, found } = pair
  const other = side === 'missing' ? found : missing
  const notice = { userId: other.reporter_id, subjectId: match.id, data: { item: other.name } }
  const opening = `${match.id} ${match.reopen_count}`
  if (match.state !== 'recovered') {
    const withdrawn = {
      ...notice,
      kind: 'match-withdrawn',
      eventKey: `withdrawn ${opening}`,
    } as const
    await notifyUser(tx, withdrawn, publicOrigin, now)
  } else if (side === 'missing') {
    const thanks = { ...notice, kind: 'thanks', eventKey: `thanks ${match.id}` } as const
    await notifyUser(tx, thanks, publicOrigin, now)
  } else {
    const over = { ...notice, kind: 'handed-over', eventKey: `handed-over ${opening}` } as const
    await notifyUser(tx, over, publicOrigin, now)
  }
}

/** The two reports of a match, by their sides. */
export interface Pair {
  missing: ReportRow
  found: ReportRow
}
