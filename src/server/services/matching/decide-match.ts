import { Problem } from '../../../api/problem.ts'
import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import { type MatchDecision, whyCannotDecideMatch } from '../../../domain/matching/matches.ts'
import type { MatchRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/preconditions.ts'
import { agreeToMatch, decideMatchRow, offerMatch } from '../../queries/matching/matches.ts'
import { findReport } from '../../queries/reports/reports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { notifyMatchOpened, notifyMatchSuggested } from './notify-match.ts'

/**
 * Applies the decision of the owner or staff on a possible match. If it opens the match, notifies
 * both users.
 */
export async function decidePossibleMatch(
  ctx: TransactionContext,
  match: Pick<MatchRow, 'id' | 'state'>,
  { decision, by, asStaff }: { decision: MatchDecision; by: CurrentUser; asStaff: boolean },
): Promise<void> {
  const { tx, now } = ctx
  const refusal = whyCannotDecideMatch(match.state)
  if (refusal) throw new Problem('MATCH_ALREADY_DECIDED', refusal)
  const state = decision === 'accept' ? 'open' : 'refused'
  const answered = await decideMatchRow(tx, match.id, { state, deciderId: by.id }, now)
  if (!answered) throw new Problem('MATCH_ALREADY_DECIDED', 'answered-meanwhile')
  logActivity(ctx, {
    action: asStaff ? 'moderate' : 'update',
    entity: 'match',
    entityId: match.id,
    details: { state, ...(asStaff && { role: by.role }) },
  })
  if (state === 'refused') return
  const missing = requireFound(await findReport(tx, answered.missing_report_id), 'any-report')
  const found = requireFound(await findReport(tx, answered.found_report_id), 'any-report')
  await notifyMatchOpened(ctx, answered, { missing, found })
}

const noReport = 'any-report'

/** Offers the owner a possible match that only staff have seen so far. */
export async function offerPossibleMatch(
  ctx: TransactionContext,
  match: Pick<MatchRow, 'id' | 'state'>,
  by: CurrentUser,
): Promise<void> {
  const { tx, now } = ctx
  const refusal = whyCannotDecideMatch(match.state)
  if (refusal) throw new Problem('MATCH_ALREADY_DECIDED', refusal)
  const offered = await offerMatch(tx, match.id, now)
  if (!offered) throw new Problem('MATCH_ALREADY_DECIDED', 'asked-already')
  const details = { offered: true, role: by.role }
  logActivity(ctx, { action: 'moderate', entity: 'match', entityId: match.id, details })
  const missing = requireFound(await findReport(tx, offered.missing_report_id), noReport)
  const found = requireFound(await findReport(tx, offered.found_report_id), noReport)
  await notifyMatchSuggested(ctx, offered, { missing, found })
}

/**
 * Records the finder's agreement to an open possible match: both users may then read why the
 * reports are similar.
 */
export async function agreeAsFinder(
  ctx: TransactionContext,
  match: Pick<MatchRow, 'id'>,
  _finder: CurrentUser,
): Promise<void> {
  const { tx, now } = ctx
  const agreed = await agreeToMatch(tx, match.id, now)
  if (!agreed) throw new Problem('MATCH_ALREADY_DECIDED', 'nothing-to-accept')
  const details = { finderAccepted: true }
  logActivity(ctx, { action: 'update', entity: 'match', entityId: match.id, details })
}
