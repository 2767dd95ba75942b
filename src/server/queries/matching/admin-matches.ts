import type { AdminMatchRecord } from '../../../api/matching/admin-matches.ts'
import type { MatchState } from '../../../domain/matching/matches.ts'
import { reasonMessages } from '../../../locales/en/matching.ts'
import type { Queries } from '../../db/database.ts'
import type { MatchRow } from '../../db/tables.ts'
import { formatIdentifierRow } from '../assets/format-identifiers.ts'
import { readCounter } from '../counters.ts'
import { onPage, type PageRange, type PageRequest, readPage } from '../pagination.ts'
import { findRows } from '../rows-by-columns.ts'
import { reasonsOf } from './user-matches.ts'

interface ListInput extends PageRequest<'createdAt'> {
  state: MatchState
}

/** One page of the matches in a state, and the total number. */
export async function listAdminMatches(
  db: Queries,
  input: ListInput,
  now: number,
): Promise<{ matches: AdminMatchRecord[]; total: number }> {
  const total = await readCounter(db, `matches.state.${input.state}`)
  const rows = await readPage(input, { total }, (range) => matchesQuery(db, input, range))
  return { matches: await withSides(db, rows, now), total }
}

export function matchesQuery(
  db: Queries,
  { state, sort }: Pick<ListInput, 'state' | 'sort'>,
  range: PageRange,
) {
  const inState = db.selectFrom('matches').selectAll().where('state', '=', state)
  return onPage(inState, ['created_at', 'id'], sort ?? '-createdAt', range)
}

export async function findAdminMatch(
  db: Queries,
  id: string,
  now: number,
): Promise<AdminMatchRecord | undefined> {
  const rows = await findRows(db, 'matches', { id })
  const [match] = await withSides(db, rows, now)
  return match
}

const recentMs = 30 * 86_400_000

/** The number of recent reports by user; users without one are left out. */
async function recentReportsOf(
  db: Queries,
  reporterIds: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reports')
    .where('reporter_id', 'in', [...new Set(reporterIds), ''])
    .where('created_at', '>', now - recentMs)
    .groupBy('reporter_id')
    .select((all) => ['reporter_id', all.fn.countAll<number>().as('reports')])
    .execute()
  return new Map(rows.map(({ reporter_id, reports }) => [reporter_id, Number(reports)]))
}

async function withSides(
  db: Queries,
  matches: MatchRow[],
  now: number,
): Promise<AdminMatchRecord[]> {
  if (matches.length === 0) return []
  const ids = matches.flatMap((match) => [match.missing_report_id, match.found_report_id])
  const sides = await matchSidesOf(db, [...new Set(ids)], now)
  return matches.flatMap((match) => {
    const missing = sides.get(match.missing_report_id)
    const found = sides.get(match.found_report_id)
    if (!missing || !found) return []
    const { id, kind, state, score } = match
    return {
      ...{ id, kind, state, score, missing, found },
      reasons: reasonsOf(match).map(({ points, code }) => ({
        points,
        code,
        text: reasonMessages[code],
      })),
      offered: kind === 'exact' || match.offered_at !== null,
      createdAt: match.created_at,
      decidedAt: match.decided_at,
    }
  })
}

async function matchSidesOf(
  db: Queries,
  reportIds: readonly string[],
  now: number,
): Promise<Map<string, AdminMatchRecord['missing']>> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .where('reports.id', 'in', reportIds)
    .selectAll('reports')
    .select(['users.first_name', 'users.last_name'])
    .execute()
  const identifiers = await db
    .selectFrom('identifiers')
    .selectAll()
    .where('asset_id', 'in', [...new Set(rows.map((row) => row.asset_id)), ''])
    .execute()
  const recent = await recentReportsOf(
    db,
    rows.map((row) => row.reporter_id),
    now,
  )
  const byAsset = Map.groupBy(identifiers, (identifier) => identifier.asset_id)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        reportId: row.id,
        status: row.reported_as,
        item: row.name,
        description: row.description,
        state: row.state,
        lastSeenDate: row.last_seen_date,
        owner: { name: `${row.first_name} ${row.last_name}`.trim() },
        edits: row.edits ?? 0,
        recentReports: recent.get(row.reporter_id) ?? 0,
        identifiers: (byAsset.get(row.asset_id) ?? []).map((identifier, _, all) =>
          formatIdentifierRow(identifier, all),
        ),
      },
    ]),
  )
}
