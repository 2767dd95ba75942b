import { Problem } from '../../../api/problem.ts'
import type { CurrentUser } from '../../../domain/auth/current-user.ts'
import { type MatchDecision, whyCannotDecideMatch } from '../../../domain/matching/matches.ts'
import type { Queries } from '../../db/database.ts'
import type { MatchRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { decideMatchRow } from '../../queries/matching/matches.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { notifyMatchOpened } from './notify-match.ts'

/** Takes an answer to a possible match, by its owner or for our team, and tells both when it opens. */
export async function decidePossibleMatch(
  tx: Queries,
  match: Pick<MatchRow, 'id' | 'state'>,
  { decision, by, asStaff }: { decision: MatchDecision; by: CurrentUser; asStaff: boolean },
  publicOrigin: string,
  now: number,
): Promise<void> {
  const refusal = whyCannotDecideMatch(match.state)
  if (refusal) throw new Problem('MATCH_ALREADY_DECIDED', refusal)
  const state = decision === 'accept' ? 'open' : 'refused'
  const answered = await decideMatchRow(tx, match.id, { state, deciderId: by.id }, now)
  if (!answered) throw new Problem('MATCH_ALREADY_DECIDED', 'answered-meanwhile')
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
  await notifyMatchOpened(tx, answered, { missing, found }, publicOrigin, now)
}
