import { scoreSimilarity } from '../../src/domain/matching/similarity.ts'
import type { Queries } from '../../src/server/db/database.ts'
import { findCandidate } from '../../src/server/queries/matching/match-candidates.ts'
import { upsertPossibleMatch } from '../../src/server/queries/matching/matches.ts'
import { toMatchCandidate } from '../../src/server/services/matching/rank-candidates.ts'

/** The reporter's newest active report with this status. */
export async function newestReport(
  tx: Queries,
  reporterId: string,
  status: 'Lost' | 'Found' | 'Stolen',
) {
  const { id } = await tx
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('status', '=', status)
    .where('stage', '=', 'active')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const found = await findCandidate(tx, id)
  if (!found) throw new Error(`the report ${id} has no asset`)
  return found
}

/** A match by similarity of a missing and a found item. */
export async function possibleMatch(
  tx: Queries,
  reporters: { missing: string; found: string },
  offered: boolean,
  now: number,
) {
  const missing = await newestReport(tx, reporters.missing, 'Lost')
  const found = await newestReport(tx, reporters.found, 'Found')
  const noAreas = new Map()
  const likeness = scoreSimilarity(
    toMatchCandidate(missing, noAreas),
    toMatchCandidate(found, noAreas),
  )
  const pair = { missingReportId: missing.report.id, foundReportId: found.report.id }
  const match = await upsertPossibleMatch(tx, pair, { ...likeness, offered }, now)
  if (!match) throw new Error('the demo has this match twice')
  return match
}
