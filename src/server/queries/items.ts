import type { ItemRecord } from '../../api/item-record.ts'
import { formatIdentifier } from '../../domain/identifiers/format-identifier.ts'
import { identifierLabels } from '../../domain/identifiers/kinds.ts'
import type { ReportStage } from '../../domain/reports.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Flag, Identifiers, Reports } from '../db/tables.ts'

interface ItemRow extends Reports {
  first_name: string
  last_name: string
  disputed: Flag
  asset_image_url: string | null
  receipt_url: string | null
}

/** Reports as admins see them, newest first, and how many there are in all. */
export async function listItemRecords(
  { read }: Pick<Database, 'read'>,
  { stage, offset, limit }: { stage: ReportStage | undefined; offset: number; limit: number },
): Promise<{ items: ItemRecord[]; total: number }> {
  const rows = await itemQuery(read)
    .$if(stage !== undefined, (query) => query.where('reports.stage', '=', stage ?? 'pending'))
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await read
    .selectFrom('reports')
    .$if(stage !== undefined, (query) => query.where('stage', '=', stage ?? 'pending'))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: await withIdentifiers(read, rows), total: Number(total) }
}

export async function findItem(db: Queries, id: string): Promise<ItemRecord | undefined> {
  const rows = await itemQuery(db).where('reports.id', '=', id).execute()
  const [item] = await withIdentifiers(db, rows)
  return item
}

function itemQuery(db: Queries) {
  return db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporter_id')
    .innerJoin('assets', 'assets.id', 'reports.asset_id')
    .selectAll('reports')
    .select([
      'users.first_name',
      'users.last_name',
      'assets.disputed',
      'assets.image_url as asset_image_url',
      'assets.receipt_url',
    ])
}

async function withIdentifiers(db: Queries, rows: ItemRow[]): Promise<ItemRecord[]> {
  if (rows.length === 0) return []
  const identifiers = await db
    .selectFrom('identifiers')
    .selectAll()
    .where('asset_id', 'in', [...new Set(rows.map((row) => row.asset_id))])
    .execute()
  const byAsset = Map.groupBy(identifiers, (identifier) => identifier.asset_id)
  return rows.map((row) => toItemRecord(row, byAsset.get(row.asset_id) ?? []))
}

function toItemRecord(row: ItemRow, identifiers: Identifiers[]): ItemRecord {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.stage,
    reportStatus: row.status,
    owner: { name: `${row.first_name} ${row.last_name}`.trim() },
    identifiers: identifiers.map(({ kind, space, key }) => ({
      label: identifierLabels[kind],
      value: formatIdentifier(space, key),
    })),
    disputed: row.disputed === 1,
    location: row.location,
    policeReference: row.police_reference,
    policeStation: row.police_station,
    lastSeenDate: row.last_seen_date,
    imageUrl: row.image_url,
    assetImageUrl: row.asset_image_url,
    receiptUrl: row.receipt_url,
    createdAt: row.created_at,
  }
}
