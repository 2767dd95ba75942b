import { excerptLength, type ListedMatch, type MatchRecord } from '../../../api/matching/matches.ts'
import {
  isAsked,
  type MatchAccess,
  type MatchSide,
  type MatchState,
  mayReadReasons,
  maySeeMatch,
} from '../../../domain/matching/matches.ts'
import type { Reason } from '../../../domain/matching/similarity.ts'
import type { ReportStatus } from '../../../domain/reports/reports.ts'
import { reasonMessages, sameIdentifier } from '../../../locales/en/matching.ts'
import type { Queries } from '../../db/database.ts'
import type { MatchRow } from '../../db/tables.ts'
import { lastMessagesQuery } from '../conversations/last-messages.ts'

/** A match with the user's own report, and only the region (`state`) of the other report. */
export interface UserMatch extends MatchRow {
  side: MatchSide
  own_report_id: string
  own_name: string
  own_status: ReportStatus
  other_state: string | null
}

const columnsOf = {
  missing: { own: 'matches.missing_report_id', other: 'matches.found_report_id' },
  found: { own: 'matches.found_report_id', other: 'matches.missing_report_id' },
} as const satisfies Record<MatchSide, { own: string; other: string }>

export function userMatchesQuery(db: Queries, userId: string, side: MatchSide) {
  const { own, other } = columnsOf[side]
  return db
    .selectFrom('reports as mine')
    .innerJoin('matches', own, 'mine.id')
    .innerJoin('reports as theirs', 'theirs.id', other)
    .where('mine.reporter_id', '=', userId)
    .selectAll('matches')
    .select([
      'mine.id as own_report_id',
      'mine.name as own_name',
      'mine.reported_as as own_status',
      'theirs.state as other_state',
    ])
}

/**
 * The matches that a user may see, those that go on first and then the newest: else who reports a find
 * and ends it again and again would push the real finder out of the list.
 */
export async function matchesOfUser(
  db: Queries,
  userId: string,
  limit: number,
): Promise<UserMatch[]> {
  const found: UserMatch[] = []
  for (const side of ['missing', 'found'] as const) {
    const rows = await userMatchesQuery(db, userId, side)
      .where((is) =>
        is.or([
          is('matches.kind', '=', 'exact'),
          is('matches.offered_at', 'is not', null),
          is('matches.decided_at', 'is not', null),
        ]),
      )
      .orderBy((by) => by.case().when('matches.state', 'in', goingOn).then(0).else(1).end())
      .orderBy('matches.created_at', 'desc')
      .orderBy('matches.id', 'desc')
      .limit(limit)
      .execute()
    found.push(...rows.map((row) => ({ ...row, side })))
  }
  return found
    .filter(maySee)
    .toSorted(
      (a, b) =>
        Number(goesOn(b)) - Number(goesOn(a)) ||
        shownAt(b) - shownAt(a) ||
        b.id.localeCompare(a.id),
    )
    .slice(0, limit)
}

const goingOn = ['suggested', 'open'] as const satisfies MatchState[]

const goesOn = ({ state }: UserMatch) => goingOn.some((each) => each === state)

/** A match that the user may see; undefined for any other match. */
export async function findUserMatch(
  db: Queries,
  userId: string,
  id: string,
): Promise<UserMatch | undefined> {
  for (const side of ['missing', 'found'] as const) {
    const row = await userMatchesQuery(db, userId, side)
      .where('matches.id', '=', id)
      .executeTakeFirst()
    if (row) return [{ ...row, side }].find(maySee)
  }
  return undefined
}

function statusOf(match: MatchRow): MatchAccess {
  return {
    kind: match.kind,
    state: match.state,
    isOffered: match.offered_at !== null,
    isDecided: match.decided_at !== null,
    isFinderAgreed: match.finder_accepted_at !== null,
  }
}

function maySee(match: UserMatch): boolean {
  return maySeeMatch(match.side, statusOf(match))
}

/**
 * When the user could first see a match: the time of its creation would reveal which wording of a
 * report made it.
 */
function shownAt(match: UserMatch): number {
  if (match.kind === 'exact') return match.created_at
  return match.offered_at ?? match.decided_at ?? match.created_at
}

export function reasonsOf({ reasons }: Pick<MatchRow, 'reasons'>): Reason[] {
  return JSON.parse(reasons) as Reason[]
}

export function toMatchRecord(row: UserMatch): MatchRecord {
  const exact = row.kind === 'exact'
  const status = statusOf(row)
  const mayRead = mayReadReasons(status)
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    side: row.side,
    reportId: row.own_report_id,
    item: row.own_name,
    itemStatus: row.own_status,
    otherState: mayRead ? row.other_state : null,
    reasons: exact
      ? [sameIdentifier]
      : (mayRead ? reasonsOf(row) : [])
          .filter(({ points }) => points > 0)
          .map(({ code }) => reasonMessages[code]),
    identifiersDiffer: !exact,
    asked: isAsked(row.side, status),
    createdAt: shownAt(row),
    closedAt: row.closed_at,
  }
}

/** The matches of a user with the last message of each, which is in its conversation too. */
export async function toListedMatches(
  db: Queries,
  userId: string,
  matches: readonly UserMatch[],
): Promise<ListedMatch[]> {
  const ids = matches.map(({ id }) => id)
  const last = ids.length === 0 ? [] : await lastMessagesQuery(db, userId, ids).execute()
  const byMatch = new Map(last.map((message) => [message.id, message]))
  return matches.map((match) => {
    const { sender_id, text, created_at, read_at } = byMatch.get(match.id) ?? {}
    const record = toMatchRecord(match)
    if (!sender_id || !created_at || text == null) {
      return { ...record, lastMessage: null, unread: false }
    }
    const from = sender_id === userId ? ('you' as const) : ('other' as const)
    return {
      ...record,
      lastMessage: { from, text: cut(text), createdAt: created_at },
      unread: from === 'other' && (read_at ?? 0) < created_at,
    }
  })
}

/** Without half of a character. */
const cut = (text: string) => [...text].slice(0, excerptLength).join('')
