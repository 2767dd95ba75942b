import type { Database, Queries } from '../../db/database.ts'
import { maxCounted } from '../activity/admin-activity-log.ts'
import { countUpTo } from '../counters.ts'
import {
  type CountedPage,
  onPage,
  type PageRange,
  type PageRequest,
  readPage,
} from '../pagination.ts'
import { deleteRows } from '../rows-by-columns.ts'

type ListInput = PageRequest<'registeredAt'>

/** Identifiers that have not been read again yet. */
export function unreadIdentifiersQuery(db: Queries, limit: number) {
  return db
    .selectFrom('stored_doubts as d')
    .innerJoin('identifiers as i', 'i.id', 'd.identifier_id')
    .where('d.code', 'is', null)
    .select(['i.id', 'i.kind', 'i.raw_value as text'])
    .orderBy('d.identifier_id')
    .limit(limit)
}

/** Stores why an identifier is in doubt; null: it is not, and leaves the list. */
export async function markAsRead(tx: Queries, id: string, code: string | null): Promise<void> {
  if (code === null) await deleteRows(tx, 'stored_doubts', { identifier_id: id })
  else
    await tx
      .updateTable('stored_doubts')
      .set({ code })
      .where('identifier_id', '=', id)
      .where('code', 'is', null)
      .execute()
}

function found(db: Queries) {
  return db.selectFrom('stored_doubts as d').where('d.code', 'is not', null)
}

export function foundDoubtsQuery(db: Queries, limit: number) {
  return found(db).select('d.identifier_id as id').limit(limit)
}

export async function listFoundDoubts({ read }: Pick<Database, 'read'>, input: ListInput) {
  const counted = await countUpTo(read, maxCounted, foundDoubtsQuery(read, maxCounted + 1))
  const rows = await readPage(input, counted, (range) => doubtsQuery(read, input, range))
  return { rows, ...counted } satisfies CountedPage<unknown>
}

/** One page of the list, with the asset and its owner. */
export function doubtsQuery(db: Queries, { sort }: Pick<ListInput, 'sort'>, range: PageRange) {
  const rows = found(db)
    .innerJoin('identifiers as i', 'i.id', 'd.identifier_id')
    .innerJoin('assets as a', 'a.id', 'i.asset_id')
    .innerJoin('users as u', 'u.id', 'i.owner_id')
    .select(['i.id', 'i.kind', 'i.raw_value as text', 'd.registered_at'])
    .select(['a.id as asset_id', 'a.name as asset_name'])
    .select(['u.id as owner_id', 'u.first_name', 'u.last_name'])
  return onPage(rows, ['d.registered_at', 'd.identifier_id'], sort ?? 'registeredAt', range)
}

/** A doubt that waits for staff, with the asset; undefined if it is not on the list. */
export async function findDoubt(tx: Queries, id: string) {
  const row = await found(tx)
    .innerJoin('identifiers as i', 'i.id', 'd.identifier_id')
    .innerJoin('assets as a', 'a.id', 'i.asset_id')
    .where('d.identifier_id', '=', id)
    .select(['d.code', 'a.id', 'a.name', 'a.owner_id as ownerId'])
    .executeTakeFirst()
  return row && { code: row.code, asset: { id: row.id, name: row.name, ownerId: row.ownerId } }
}

export async function removeDoubt(tx: Queries, id: string): Promise<void> {
  await deleteRows(tx, 'stored_doubts', { identifier_id: id })
}
