import { sql } from 'kysely'
import type { ComplaintRecord } from '../../../api/conversations/complaints.ts'
import type { Queries } from '../../db/database.ts'
import type { ComplaintRow, ConversationMessageRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { readCounter } from '../counters.ts'
import { onPage, type PageRange, type PageRequest, readPage } from '../pagination.ts'
import { warningsOf } from './conversations.ts'

/** Stores a complaint and returns its id; null if this user already reported the message. */
export async function insertComplaint(
  tx: Queries,
  complaint: Pick<ComplaintRow, 'message_id' | 'complainant_id' | 'reason'>,
  now: number,
): Promise<string | null> {
  const inserted = await tx
    .insertInto('complaints')
    .values({
      id: newId(),
      ...complaint,
      state: 'open',
      decision: null,
      decided_by: null,
      decided_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['message_id', 'complainant_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** The messages of a match that this user reported. */
export async function reportedBy(
  db: Queries,
  matchId: string,
  complainantId: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('complaints')
    .innerJoin('conversation_messages', 'conversation_messages.id', 'complaints.message_id')
    .where('conversation_messages.match_id', '=', matchId)
    .where('complaints.complainant_id', '=', complainantId)
    .select('complaints.message_id')
    .execute()
  return new Set(rows.map(({ message_id }) => message_id))
}

/** Decides an open complaint; undefined if there is none. */
export async function settleComplaint(
  tx: Queries,
  id: string,
  decided: Pick<ComplaintRow, 'state' | 'decision' | 'decided_by' | 'decided_at'>,
): Promise<ComplaintRow | undefined> {
  return tx
    .updateTable('complaints')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst()
}

interface ListInput extends PageRequest<'createdAt' | 'status'> {
  status?: ComplaintRow['state'] | undefined
}

/** One page of the complaints with the messages before, and the total number. */
export async function listComplaintRecords(
  db: Queries,
  input: ListInput,
): Promise<{ complaints: ComplaintRecord[]; total: number }> {
  const { rows, total } = await listComplaintRows(db, input)
  return { complaints: await withContext(db, rows), total }
}

/** One page of the complaints as rows, and the total number. */
export async function listComplaintRows(
  db: Queries,
  input: ListInput,
): Promise<{ rows: ComplaintRowWithParties[]; total: number }> {
  const total = await readCounter(
    db,
    input.status ? `complaints.state.${input.status}` : 'complaints',
  )
  const rows = await readPage(input, { total }, (range) => complaintsQuery(db, input, range))
  return { rows, total }
}

export function complaintsQuery(
  db: Queries,
  { status, sort = '-createdAt' }: Pick<ListInput, 'status' | 'sort'>,
  range: PageRange,
) {
  const some = complaintQuery(db).$if(status !== undefined, (query) =>
    query.where('complaints.state', '=', status ?? 'open'),
  )
  const byTime = ['complaints.created_at', 'complaints.id'] as const
  return onPage(
    some,
    sort.endsWith('status') ? ['complaints.state', ...byTime] : byTime,
    sort,
    range,
  )
}

export async function findComplaint(db: Queries, id: string): Promise<ComplaintRecord | undefined> {
  const row = await complaintQuery(db).where('complaints.id', '=', id).executeTakeFirst()
  const [record] = await withContext(db, row ? [row] : [])
  return record
}

function complaintQuery(db: Queries) {
  return db
    .selectFrom('complaints')
    .innerJoin('conversation_messages as message', 'message.id', 'complaints.message_id')
    .innerJoin('users as sender', 'sender.id', 'message.sender_id')
    .innerJoin('users as complainant', 'complainant.id', 'complaints.complainant_id')
    .select([
      'complaints.id',
      'complaints.state',
      'complaints.reason',
      'complaints.decision',
      'complaints.created_at',
      'message.text',
      'message.warnings',
      'message.match_id',
      'message.created_at as sent_at',
      'sender.id as sender_id',
      'sender.first_name as sender_first_name',
      'sender.last_name as sender_last_name',
      'sender.email as sender_email',
      'complainant.id as complainant_id',
      'complainant.first_name as complainant_first_name',
      'complainant.last_name as complainant_last_name',
      'complainant.email as complainant_email',
    ])
}

type ComplaintRowWithParties = Awaited<
  ReturnType<ReturnType<typeof complaintQuery>['executeTakeFirstOrThrow']>
>

/** How many earlier messages a complaint shows as context. */
const contextMessages = 10

type Reported = Pick<ComplaintRowWithParties, 'id' | 'match_id' | 'sent_at'>

interface ContextRow
  extends Pick<ConversationMessageRow, 'id' | 'sender_id' | 'text' | 'created_at'> {
  complaint_id: string
}

/**
 * The last messages before each reported one, in one query. Each part reads the end of an index, however
 * long its conversation is.
 */
function contextQuery(reported: readonly Reported[]) {
  const parts = reported.map(
    ({ id, match_id, sent_at }) => sql`select * from (
      select cast(${id} as text) as complaint_id, id, sender_id, text, created_at
      from conversation_messages where match_id = ${match_id} and created_at < ${sent_at}
      order by created_at desc, id desc limit ${contextMessages}) as last_messages`,
  )
  return sql<ContextRow>`${sql.join(parts, sql` union all `)}`
}

async function withContext(
  db: Queries,
  rows: readonly ComplaintRowWithParties[],
): Promise<ComplaintRecord[]> {
  if (rows.length === 0) return []
  const { rows: found } = await contextQuery(rows).execute(db)
  const oldestFirst = found.toSorted(
    (a, b) => a.created_at - b.created_at || a.id.localeCompare(b.id),
  )
  const before = Map.groupBy(oldestFirst, ({ complaint_id }) => complaint_id)
  return rows.map((row) => ({
    id: row.id,
    status: row.state,
    reason: row.reason,
    sender: { id: row.sender_id, name: senderName(row), email: row.sender_email },
    complainant: {
      id: row.complainant_id,
      name: complainantName(row),
      email: row.complainant_email,
    },
    text: row.text,
    warnings: warningsOf(row),
    before: (before.get(row.id) ?? []).map(({ sender_id, text, created_at }) => ({
      bySender: sender_id === row.sender_id,
      text,
      createdAt: created_at,
    })),
    decision: row.decision,
    createdAt: row.created_at,
  }))
}

export function senderName(row: ComplaintRowWithParties): string {
  return `${row.sender_first_name} ${row.sender_last_name}`.trim()
}

export function complainantName(row: ComplaintRowWithParties): string {
  return `${row.complainant_first_name} ${row.complainant_last_name}`.trim()
}
