import { sql } from 'kysely'
import type { CloseReason, MatchSide, MatchState } from '../../../domain/matching/matches.ts'
import type { Queries } from '../../db/database.ts'
import type { MatchRow, ReportRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { NewIdentifier } from '../assets/identifiers.ts'
import { isOneOf } from '../identity-filter.ts'
import { findRow } from '../rows-by-columns.ts'
import { ghostUser } from '../users/ghost-user.ts'

const columnOf = {
  missing: 'missing_report_id',
  found: 'found_report_id',
} as const satisfies Record<MatchSide, keyof MatchRow>

/** Active reports of other users, of the opposite kind, with one of these identifiers. */
export function equalReportsQuery(
  db: Queries,
  identities: readonly Pick<NewIdentifier, 'namespace' | 'key'>[],
  { reporterId, side }: { reporterId: string; side: MatchSide },
) {
  return db
    .selectFrom('identifiers')
    .innerJoin('reports', 'reports.asset_id', 'identifiers.asset_id')
    .where(isOneOf(identities, 'identifiers'))
    .where('reports.closed_at', 'is', null)
    .where('reports.stage', '=', 'active')
    .where('reports.reporter_id', 'not in', [reporterId, ghostUser.id])
    .where('reports.reported_as', side === 'found' ? '=' : '!=', 'Found')
    .selectAll('reports')
    .distinct()
}

export async function equalReports(
  tx: Queries,
  identities: readonly Pick<NewIdentifier, 'namespace' | 'key'>[],
  sought: { reporterId: string; side: MatchSide },
): Promise<ReportRow[]> {
  if (identities.length === 0) return []
  return equalReportsQuery(tx, identities, sought).execute()
}

interface Pair {
  missingReportId: string
  foundReportId: string
}

/**
 * Opens the match of two reports with an equal identifier; undefined if it is already open. A closed
 * match is reopened; a possible one becomes exact.
 */
export async function upsertExactMatch(
  tx: Queries,
  { missingReportId, foundReportId }: Pair,
  now: number,
): Promise<MatchRow | undefined> {
  const open = { kind: 'exact', state: 'open', score: 100, reasons: '[]' } as const
  return tx
    .insertInto('matches')
    .values({
      id: newId(),
      missing_report_id: missingReportId,
      found_report_id: foundReportId,
      ...open,
      reopen_count: 0,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['missing_report_id', 'found_report_id'])
        .doUpdateSet((row) => ({
          ...open,
          reopen_count: row('matches.reopen_count', '+', 1),
          closed_at: null,
        }))
        .where((or) =>
          or.or([
            or('matches.state', 'in', ['withdrawn', 'recovered']),
            or('matches.kind', '=', 'possible'),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst()
}

/**
 * Stores a possible match; undefined if it exists or was answered with "not mine". A closed match
 * gets its former state back: open if it was accepted, else suggested.
 */
export async function upsertPossibleMatch(
  tx: Queries,
  { missingReportId, foundReportId }: Pair,
  { score, reasons, offered }: { score: number; reasons: unknown; offered: boolean },
  now: number,
): Promise<MatchRow | undefined> {
  return tx
    .insertInto('matches')
    .values({
      // The time of the match would reveal to the owner which wording of the report made it.
      // Random, because users see the row only later: it must not reveal when it was made.
      id: newId(),
      missing_report_id: missingReportId,
      found_report_id: foundReportId,
      kind: 'possible',
      state: 'suggested',
      score,
      reasons: JSON.stringify(reasons),
      reopen_count: 0,
      created_at: now,
      offered_at: offered ? now : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['missing_report_id', 'found_report_id'])
        .doUpdateSet((row) => ({
          state: sql<MatchState>`case when matches.decided_at is null then 'suggested' else 'open' end`,
          reopen_count: row('matches.reopen_count', '+', 1),
          closed_at: null,
          offered_at: sql<
            number | null
          >`coalesce(matches.offered_at, ${row.ref('excluded.offered_at')})`,
        }))
        .where('matches.kind', '=', 'possible')
        .where('matches.state', 'in', ['withdrawn', 'recovered']),
    )
    .returningAll()
    .executeTakeFirst()
}

/**
 * Closes the matches of a report with an outcome, and ends what their users share. Returns the open
 * ones, which both users know; suggested matches are withdrawn silently.
 */
export async function closeMatchesOf(
  tx: Queries,
  { id, side }: { id: string; side: MatchSide },
  ending: CloseReason,
  now: number,
): Promise<MatchRow[]> {
  const close = (from: MatchState, to: MatchState) =>
    tx
      .updateTable('matches')
      .set({ state: to, closed_at: now })
      .where(columnOf[side], '=', id)
      .where('state', '=', from)
      .returningAll()
      .execute()
  await close('suggested', 'withdrawn')
  const closed = await close('open', ending)
  if (closed.length === 0) return closed
  // Else a match that opens again would show today’s number to who agreed with an earlier one.
  await tx
    .updateTable('conversation_participants')
    .set({ shares_name: 0, shares_phone: 0 })
    .where(
      'match_id',
      'in',
      closed.map((match) => match.id),
    )
    .execute()
  return closed
}

/** Whether the finder of a report and somebody who lost the thing know of each other. */
export async function isFindMatched(db: Queries, reportId: string): Promise<boolean> {
  const match = await findRow(db, 'matches', { found_report_id: reportId, state: 'open' })
  return match !== undefined
}

/** The matches of a report that ended with the recovery of the asset. */
export async function recoveredMatchesOf(
  tx: Queries,
  { id, side }: { id: string; side: MatchSide },
): Promise<MatchRow[]> {
  return tx
    .selectFrom('matches')
    .selectAll()
    .where(columnOf[side], '=', id)
    .where('state', '=', 'recovered')
    .execute()
}

/** The possible matches that were offered to a user, newest first, for the limits on offers. */
export async function offersTo(
  tx: Queries,
  reporterId: string,
): Promise<{ asset_id: string; offered_at: number }[]> {
  return offersQuery(tx, reporterId).execute()
}

const maxOffersRead = 500

export function offersQuery(db: Queries, reporterId: string) {
  return db
    .selectFrom('reports')
    .innerJoin('matches', 'matches.missing_report_id', 'reports.id')
    .where('reports.reporter_id', '=', reporterId)
    .where('matches.offered_at', 'is not', null)
    .select('reports.asset_id')
    .select((row) => row.ref('matches.offered_at').$notNull().as('offered_at'))
    .orderBy('matches.offered_at', 'desc')
    .limit(maxOffersRead)
}

/** Offers a possible match to the owner; undefined if it was offered or answered before. */
export async function offerMatch(tx: Queries, id: string, now: number) {
  return updateInState(tx, { id, from: 'suggested' }, { offered_at: now })
    .where('offered_at', 'is', null)
    .executeTakeFirst()
}

/** Records that the finder of an open possible match agrees; undefined if already recorded. */
export async function agreeToMatch(tx: Queries, id: string, now: number) {
  return updateInState(tx, { id, from: 'open' }, { finder_accepted_at: now })
    .where('kind', '=', 'possible')
    .where('finder_accepted_at', 'is', null)
    .executeTakeFirst()
}

export async function findMatch(tx: Queries, id: string) {
  return findRow(tx, 'matches', { id })
}

/** Records the answer to a suggested match; undefined if it was already answered. */
export async function decideMatchRow(
  tx: Queries,
  id: string,
  decision: { state: 'open' | 'refused'; deciderId: string },
  now: number,
): Promise<MatchRow | undefined> {
  const { state, deciderId } = decision
  const change = { state, decided_by: deciderId, decided_at: now }
  return updateInState(tx, { id, from: 'suggested' }, change).executeTakeFirst()
}

/** Updates a match if it is still in the state in which it was read. */
function updateInState(
  tx: Queries,
  { id, from }: { id: string; from: MatchState },
  change: Partial<MatchRow>,
) {
  return tx
    .updateTable('matches')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
}
