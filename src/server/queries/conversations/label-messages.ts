import type { Insertable } from 'kysely'
import type { LabelMessageRecord } from '../../../api/conversations/label-message-record.ts'
import type { Queries } from '../../db/database.ts'
import type { LabelMessageRow } from '../../db/tables.ts'
import { assetOwnedBy } from '../joins.ts'
import { updateRows } from '../rows-by-columns.ts'

/** More than a label can receive in a year of ordinary use. */
const maxListed = 200

export async function insertLabelMessage(
  tx: Queries,
  message: Insertable<LabelMessageRow>,
): Promise<void> {
  await tx.insertInto('label_messages').values(message).execute()
}

/** Messages about labels with the names of their assets, which the reader still has to own. */
export function labelMessagesQuery(db: Queries, ownerId: string) {
  return db
    .selectFrom('label_messages')
    .innerJoin('assets', assetOwnedBy('label_messages', 'owner_id'))
    .where('label_messages.owner_id', '=', ownerId)
    .selectAll('label_messages')
    .select('assets.name as item')
    .orderBy('label_messages.created_at', 'desc')
    .orderBy('label_messages.id', 'desc')
    .limit(maxListed)
}

export async function labelMessagesOf(db: Queries, ownerId: string): Promise<LabelMessageRecord[]> {
  const rows = await labelMessagesQuery(db, ownerId).execute()
  return rows.map(toLabelMessageRecord)
}

/** Returns undefined also for another user's message. */
export async function findLabelMessage(db: Queries, ownerId: string, id: string) {
  const row = await labelMessagesQuery(db, ownerId)
    .where('label_messages.id', '=', id)
    .executeTakeFirst()
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
