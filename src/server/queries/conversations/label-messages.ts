import { type Insertable, sql } from 'kysely'
import type { LabelMessageRecord } from '../../../api/conversations/label-messages.ts'
import type { Queries } from '../../db/database.ts'
import type { LabelMessageRow } from '../../db/tables.ts'
import { countRows } from '../count-rows.ts'
import { assetOwnedBy } from '../joins.ts'
import { updateRows } from '../rows-by-columns.ts'

const pageSize = 50

export async function insertLabelMessage(
  tx: Queries,
  message: Insertable<LabelMessageRow>,
): Promise<void> {
  await tx.insertInto('label_messages').values(message).execute()
}

/** Messages about labels with the names of their assets, which the reader still has to own. */
function ownMessages(db: Queries, ownerId: string) {
  return db
    .selectFrom('label_messages')
    .innerJoin('assets', assetOwnedBy('label_messages', 'owner_id'))
    .where('label_messages.owner_id', '=', ownerId)
    .selectAll('label_messages')
    .select('assets.name as item')
}

interface Listed {
  assetId?: string | undefined
  /** Only messages that their owner has not marked as done. */
  open?: boolean
}

/**
 * Open messages first, and in turns by sender: the newest message of each sender, then the second of
 * each. So nobody buries what another finder wrote.
 */
export function labelMessagesQuery(
  db: Queries,
  ownerId: string,
  { assetId, open = false }: Listed = {},
) {
  const ranked = ownMessages(db, ownerId)
    .$if(assetId !== undefined, (query) =>
      query.where('label_messages.asset_id', '=', assetId ?? ''),
    )
    // A literal, so that the engines use the partial index.
    .$if(open, (query) => query.where(sql<boolean>`label_messages.done_at is null`))
    .select([
      sql<number>`case when label_messages.done_at is null then 0 else 1 end`.as('is_done'),
      sql<number>`row_number() over (
        partition by case when label_messages.done_at is null then 0 else 1 end,
          coalesce(label_messages.sender_hash, label_messages.id)
        order by label_messages.created_at desc, label_messages.id desc)`.as('turn'),
    ])
  return db
    .selectFrom(ranked.as('m'))
    .selectAll()
    .orderBy('m.is_done')
    .orderBy('m.turn')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
}

/** Reading them takes time that grows with their number: 50,000 take a third of a second. */
const maxMessages = 1200
/** How many are kept then: fewer, so that the next messages need no comparison with all of them. */
export const keptMessages = 1000

/**
 * Deletes messages of an owner who has too many: the oldest of the senders who wrote most. Returns whether
 * there were too many.
 */
export async function deleteSurplusMessages(tx: Queries, ownerId: string): Promise<boolean> {
  const count = await countRows(ownMessages(tx, ownerId).clearSelect())
  if (count < maxMessages) return false
  const surplus = labelMessagesQuery(tx, ownerId)
    .clearSelect()
    .select('m.id')
    .clearOrderBy()
    .orderBy('m.turn')
    .orderBy('m.is_done')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(count)
    .offset(keptMessages)
  await tx.deleteFrom('label_messages').where('id', 'in', surplus).execute()
  return true
}

/** A page, and the number of the next one if there is one. */
export async function labelMessagesOf(
  db: Queries,
  ownerId: string,
  { assetId, page }: { assetId?: string | undefined; page: number },
): Promise<{ data: LabelMessageRecord[]; next?: number }> {
  const rows = await labelMessagesQuery(db, ownerId, { assetId })
    .offset((page - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const data = rows.slice(0, pageSize).map(toLabelMessageRecord)
  return rows.length > pageSize ? { data, next: page + 1 } : { data }
}

/** Returns undefined also for another user's message. */
export async function findLabelMessage(db: Queries, ownerId: string, id: string) {
  const row = await ownMessages(db, ownerId).where('label_messages.id', '=', id).executeTakeFirst()
  return row && toLabelMessageRecord(row)
}

export async function saveLabelMessageDone(
  tx: Queries,
  ownerId: string,
  id: string,
  doneAt: number | null,
): Promise<void> {
  await updateRows(tx, 'label_messages', { id, owner_id: ownerId }, { done_at: doneAt })
}

function toLabelMessageRecord(row: LabelMessageRow & { item: string }): LabelMessageRecord {
  return {
    id: row.id,
    assetId: row.asset_id,
    item: row.item,
    place: row.place,
    text: row.text,
    contact: row.contact,
    createdAt: row.created_at,
    doneAt: row.done_at,
  }
}
