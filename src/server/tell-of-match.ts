import type { Side } from '../domain/matches.ts'
import { numbersDiffer, offeredFrom } from '../domain/matching/likeness.ts'
import type { Queries } from './db/database.ts'
import type { Matches } from './db/tables.ts'
import type { Pair } from './matching.ts'
import { reasonsOf } from './queries/own-matches.ts'
import { tell } from './tell.ts'

/** Tells both that they may talk: of each they learn no more than the state. */
export async function tellOfOpen(
  tx: Queries,
  match: Matches,
  { missing, found }: Pair,
  publicOrigin: string,
  now: number,
): Promise<void> {
  const exact = match.kind === 'exact'
  const common = { subjectId: match.id, eventKey: `match-open ${match.id} ${match.round}` }
  const differ = !exact && numbersDiffer(reasonsOf(match))
  await tell(
    tx,
    {
      ...common,
      userId: missing.reporter_id,
      kind: exact ? 'match-for-owner' : 'match-accepted-for-owner',
      data: { item: missing.name, state: found.state, numbersDiffer: differ },
    },
    publicOrigin,
    now,
  )
  await tell(
    tx,
    {
      ...common,
      userId: found.reporter_id,
      kind: exact ? 'match-for-finder' : 'match-accepted-for-finder',
      data: { item: found.name, state: missing.state, numbersDiffer: differ },
    },
    publicOrigin,
    now,
  )
}

/** Asks the owner, if it is likely enough; the finder hears nothing until it is accepted. */
export async function tellOfSuggestion(
  tx: Queries,
  match: Matches,
  { missing, found }: Pair,
  publicOrigin: string,
  now: number,
): Promise<void> {
  if (match.score < offeredFrom) return
  await tell(
    tx,
    {
      userId: missing.reporter_id,
      kind: 'match-suggested',
      subjectId: match.id,
      data: { item: missing.name, state: found.state },
      eventKey: `match-suggested ${match.id}`,
    },
    publicOrigin,
    now,
  )
}

/** Tells the other party of a match that one closed from `side`, how it ended. */
export async function tellOfClosed(
  tx: Queries,
  match: Matches,
  { missing, found }: Pair,
  side: Side,
  publicOrigin: string,
  now: number,
): Promise<void> {
  const other = side === 'missing' ? found : missing
  const notice = { userId: other.reporter_id, subjectId: match.id, data: { item: other.name } }
  const round = `${match.id} ${match.round}`
  if (match.state !== 'recovered') {
    const withdrawn = {
      ...notice,
      kind: 'match-withdrawn',
      eventKey: `withdrawn ${round}`,
    } as const
    await tell(tx, withdrawn, publicOrigin, now)
  } else if (side === 'missing') {
    const thanks = { ...notice, kind: 'thanks', eventKey: `thanks ${match.id}` } as const
    await tell(tx, thanks, publicOrigin, now)
  } else {
    const over = { ...notice, kind: 'handed-over', eventKey: `handed-over ${round}` } as const
    await tell(tx, over, publicOrigin, now)
  }
}
