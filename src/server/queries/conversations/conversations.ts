import { type ContactWarning, handoverTries } from '../../../domain/conversations/conversations.ts'
import { answerTries, comparableAnswer } from '../../../domain/conversations/ownership-question.ts'
import type { Queries } from '../../db/database.ts'
import type {
  ConversationMessageRow,
  ConversationParticipantRow,
  MatchRow,
  UserRow,
} from '../../db/tables.ts'
import { hashCode, newCode } from '../../lib/hashes.ts'
import { newId } from '../../lib/ids.ts'
import type { KeyedTransaction } from '../auth/email-codes.ts'
import { hasRow } from '../count-rows.ts'
import { consumeTry, findRow, findRows, updateRows, upsertRow } from '../rows-by-columns.ts'

/** A match with both users. */
export interface Conversation {
  id: string
  state: MatchRow['state']
  kind: MatchRow['kind']
  owner: Party
  finder: Party
}

export interface Party {
  userId: string
  reportId: string
  reportName: string
  suspended: boolean
}

/** An accepted match of the user; undefined for any other match. */
export async function findConversation(
  db: Queries,
  userId: string,
  matchId: string,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('matches as m')
    .innerJoin('reports as missing', 'missing.id', 'm.missing_report_id')
    .innerJoin('reports as found', 'found.id', 'm.found_report_id')
    .innerJoin('users as owner', 'owner.id', 'missing.reporter_id')
    .innerJoin('users as finder', 'finder.id', 'found.reporter_id')
    .where('m.id', '=', matchId)
    .where('m.state', 'in', ['open', 'withdrawn', 'recovered'])
    .where((is) =>
      is.or([is('missing.reporter_id', '=', userId), is('found.reporter_id', '=', userId)]),
    )
    .select([
      'm.id',
      'm.state',
      'm.kind',
      'missing.id as missing_id',
      'missing.name as missing_name',
      'owner.id as owner_id',
      'owner.status as owner_status',
      'found.id as found_id',
      'found.name as found_name',
      'finder.id as finder_id',
      'finder.status as finder_status',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    state: row.state,
    kind: row.kind,
    owner: {
      userId: row.owner_id,
      reportId: row.missing_id,
      reportName: row.missing_name,
      suspended: row.owner_status === 'suspended',
    },
    finder: {
      userId: row.finder_id,
      reportId: row.found_id,
      reportName: row.found_name,
      suspended: row.finder_status === 'suspended',
    },
  }
}

/** Whether one of two users has blocked the other. */
export async function isBlocked(db: Queries, a: string, b: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('blocks')
      .select('blocker_id')
      .where((is) =>
        is.or([
          is.and([is('blocker_id', '=', a), is('blocked_id', '=', b)]),
          is.and([is('blocker_id', '=', b), is('blocked_id', '=', a)]),
        ]),
      ),
  )
}

export async function insertBlock(
  tx: Queries,
  blockerId: string,
  blockedId: string,
  now: number,
): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Messages on a page of a conversation. */
const messagesPerPage = 50

/**
 * The newest messages, or the newest before a given one; oldest first, with whether there are more.
 */
export async function messagesOf(
  db: Queries,
  matchId: string,
  before?: Pick<ConversationMessageRow, 'id' | 'created_at'>,
): Promise<{ messages: ConversationMessageRow[]; earlier: boolean }> {
  const newest = await messagesQuery(db, matchId, before).execute()
  return {
    messages: newest.slice(0, messagesPerPage).toReversed(),
    earlier: newest.length > messagesPerPage,
  }
}

export function messagesQuery(
  db: Queries,
  matchId: string,
  before?: Pick<ConversationMessageRow, 'id' | 'created_at'>,
) {
  const all = db.selectFrom('conversation_messages').selectAll().where('match_id', '=', matchId)
  const older = before
    ? all.where((row) =>
        row(row.refTuple('created_at', 'id'), '<', row.tuple(before.created_at, before.id)),
      )
    : all
  // One more row than a page shows whether there are more.
  return older
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(messagesPerPage + 1)
}

/** A message of a match, by either user. */
export async function findMessage(db: Queries, matchId: string, id: string) {
  return findRow(db, 'conversation_messages', { id, match_id: matchId })
}

/** The warnings for the reader of a message, which were determined when it was sent. */
export function warningsOf({
  warnings,
}: Pick<ConversationMessageRow, 'warnings'>): ContactWarning[] {
  return warnings === null ? [] : (JSON.parse(warnings) as ContactWarning[])
}

/** How many messages a user has sent since the other user's last one; at most `max`. */
export async function unansweredOf(
  db: Queries,
  matchId: string,
  senderId: string,
  max: number,
): Promise<number> {
  const newest = await db
    .selectFrom('conversation_messages')
    .select('sender_id')
    .where('match_id', '=', matchId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  const reply = newest.findIndex(({ sender_id }) => sender_id !== senderId)
  return reply === -1 ? newest.length : reply
}

export async function insertMessage(
  tx: Queries,
  message: Pick<ConversationMessageRow, 'match_id' | 'sender_id' | 'text'>,
  warnings: readonly ContactWarning[],
  now: number,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('conversation_messages')
    .values({ id, ...message, created_at: now, warnings: JSON.stringify(warnings) })
    .execute()
  return id
}

/** A message of a match that the other user wrote. */
export async function findMessageTo(
  db: Queries,
  readerId: string,
  matchId: string,
  messageId: string,
): Promise<ConversationMessageRow | undefined> {
  const message = await findMessage(db, matchId, messageId)
  return message?.sender_id === readerId ? undefined : message
}

export async function participantsOf(db: Queries, matchId: string) {
  return findRows(db, 'conversation_participants', { match_id: matchId })
}

/** Stores what a participant has chosen or read; their other columns stay. */
export async function upsertParticipant(
  tx: Queries,
  matchId: string,
  userId: string,
  change: Partial<Pick<ConversationParticipantRow, 'shares_name' | 'shares_phone' | 'read_at'>>,
): Promise<void> {
  await tx
    .insertInto('conversation_participants')
    .values({
      match_id: matchId,
      user_id: userId,
      shares_name: 0,
      shares_phone: 0,
      read_at: null,
      ...change,
    })
    .onConflict((conflict) => conflict.columns(['match_id', 'user_id']).doUpdateSet(change))
    .execute()
}

/** The name and phone number of a user. Check first whether the user shares them. */
export async function findContactDetails(
  db: Queries,
  userId: string,
): Promise<Pick<UserRow, 'first_name' | 'last_name' | 'phone_number'> | undefined> {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'phone_number'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function questionOf(db: Queries, matchId: string) {
  return findRow(db, 'ownership_questions', { match_id: matchId })
}

/** Stores the question of a match; false if it already has one. */
export async function upsertQuestion(
  { tx, encryption, now }: KeyedTransaction,
  matchId: string,
  { question, answer }: { question: string; answer: string },
): Promise<boolean> {
  return hasRow(
    tx
      .insertInto('ownership_questions')
      .values({
        match_id: matchId,
        question,
        answer_hash: hashCode(encryption, matchId, comparableAnswer(answer)),
        tries_left: answerTries,
        answered_at: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('match_id'),
  )
}

/** Uses one try. Returns whether the answer is right; null without a question or a try left. */
export async function tryAnswer(
  { tx, encryption, now }: KeyedTransaction,
  matchId: string,
  answer: string,
): Promise<boolean | null> {
  const open = { match_id: matchId, answered_at: null }
  const tried = await consumeTry(tx, 'ownership_questions', open)
  if (!tried) return null
  if (tried.answer_hash !== hashCode(encryption, matchId, comparableAnswer(answer))) return false
  await updateRows(tx, 'ownership_questions', { match_id: matchId }, { answered_at: now })
  return true
}

export async function handoverOf(db: Queries, matchId: string) {
  return findRow(db, 'handover_codes', { match_id: matchId })
}

/**
 * Creates a six-digit code, which replaces the previous one. It is not hashed, since the owner has
 * to see it again.
 */
export async function upsertHandoverCode(tx: Queries, matchId: string, now: number): Promise<void> {
  const code = newCode()
  const row = { match_id: matchId, code, tries_left: handoverTries, created_at: now }
  await upsertRow(tx, 'handover_codes', row, 'match_id')
}

/** Uses one try. Returns whether the code is right; null without a code or a try left. */
export async function tryHandoverCode(
  tx: Queries,
  matchId: string,
  code: string,
): Promise<boolean | null> {
  const tried = await consumeTry(tx, 'handover_codes', { match_id: matchId })
  return tried ? tried.code === code : null
}
