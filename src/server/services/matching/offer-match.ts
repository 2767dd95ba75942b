import { Problem } from '../../../api/problem.ts'
import type { CurrentUser } from '../../../domain/auth/current-user.ts'
import { whyCannotDecideMatch } from '../../../domain/matching/matches.ts'
import type { Queries } from '../../db/database.ts'
import type { MatchRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { agreeToMatch, offerMatch } from '../../queries/matching/matches.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { notifyMatchSuggested } from './notify-match.ts'

const none = 'any-report'

/** Has the owner asked about a possible match that only our team saw until now. */
export async function offerPossibleMatch(
  tx: Queries,
  match: Pick<MatchRow, 'id' | 'state'>,
  by: CurrentUser,
  publicOrigin: string,
  now: number,
): Promise<void> {
  const refusal = whyCannotDecideMatch(match.state)
  if (refusal) throw new Problem('MATCH_ALREADY_DECIDED', refusal)
  const offered = await offerMatch(tx, match.id, now)
  if (!offered) throw new Problem('MATCH_ALREADY_DECIDED', 'asked-already')
  await logActivity(
    tx,
    {
      actorId: by.id,
      action: 'moderate',
      entity: 'match',
      entityId: match.id,
      details: { offered: true, role: by.role },
    },
    now,
  )
  const missing = requireFound(await findReport(tx, offered.missing_report_id), none)
  const found = requireFound(await findReport(tx, offered.found_report_id), none)
  await notifyMatchSuggested(tx, offered, { missing, found }, publicOrigin, now)
}

/** The finder's own yes to a possible match that is open: from now on both may read why the two may be one. */
export async function agreeAsFinder(
  tx: Queries,
  match: Pick<MatchRow, 'id'>,
  finder: CurrentUser,
  now: number,
): Promise<void> {
  const agreed = await agreeToMatch(tx, match.id, now)
  if (!agreed) throw new Problem('MATCH_ALREADY_DECIDED', 'nothing-to-accept')
  await logActivity(
    tx,
    {
      actorId: finder.id,
      action: 'update',
      entity: 'match',
      entityId: match.id,
      details: { finderAccepted: true },
    },
    now,
  )
}
