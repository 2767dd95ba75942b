import { Problem } from '../api/problem.ts'
import { type MatchDecision, refuseMatchDecision } from '../domain/matches.ts'
import type { Queries } from './db/database.ts'
import type { Matches } from './db/tables.ts'
import { requireFound } from './not-found.ts'
import { logActivity } from './queries/activity-log.ts'
import { answerMatch } from './queries/matches.ts'
import { findReport } from './queries/reports.ts'
import type { Caller } from './route.ts'
import { tellOfOpen } from './tell-of-match.ts'

/** Takes an answer to a possible match, by its owner or for our team, and tells both when it opens. */
export async function answerPossibleMatch(
  tx: Queries,
  match: Pick<Matches, 'id' | 'state'>,
  { decision, by, asStaff }: { decision: MatchDecision; by: Caller; asStaff: boolean },
  publicOrigin: string,
  now: number,
): Promise<void> {
  const refusal = refuseMatchDecision(match.state)
  if (refusal) throw new Problem('MATCH_DECIDED', refusal)
  const state = decision === 'accept' ? 'open' : 'refused'
  const answered = await answerMatch(tx, match.id, { state, deciderId: by.id }, now)
  if (!answered) throw new Problem('MATCH_DECIDED', 'answered-meanwhile')
  await logActivity(
    tx,
    {
      actorId: by.id,
      action: asStaff ? 'moderate' : 'update',
      entity: 'match',
      entityId: match.id,
      details: { state, ...(asStaff && { role: by.role }) },
    },
    now,
  )
  if (state === 'refused') return
  const missing = requireFound(await findReport(tx, answered.missing_report_id), 'any-report')
  const found = requireFound(await findReport(tx, answered.found_report_id), 'any-report')
  await tellOfOpen(tx, answered, { missing, found }, publicOrigin, now)
}
