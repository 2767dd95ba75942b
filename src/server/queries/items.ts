import type * as z from 'zod/mini'
import type { ItemRecord } from '../../api/item-record.ts'
import type { listItems } from '../../api/list-items.ts'
import type { ReportStage } from '../../domain/reports.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Flag, Reports } from '../db/tables.ts'
import { identifiersBeginning, nameBegins } from './beginnings.ts'
import { readCounts } from './counts.ts'
import { type Counted, mostFound } from './people.ts'
import { shownIdentifiers } from './shown-identifiers.ts'
import { orderOf, type Window, windowOf } from './windows.ts'

type Ask = z.output<typeof listItems.input>

interface ItemRow extends Reports {
  first_name: string
  last_name: string
  disputed: Flag
  asset_image_url: string | null
  receipt_url: string | null
  asset_owner_id: string
}

/**
 * Reports as admins list them. Nothing here counts or reads a table: the order of the list is an
 * index and the total a counter; a search looks at `mostFound` reports at most.
 */
export async function listItemRecords(
  database: Pick<Database, 'read' | 'dialect'>,
  ask: Ask,
): Promise<Counted<ItemRecord>> {
  const { read } = database
  const { total, more } = await countItems(database, ask)
  const window = windowOf(ask, total)
  const rows = await itemsQuery(database, ask, window).execute()
  if (window.backwards) rows.reverse()
  return { rows: await withIdentifiers(read, rows), total, more }
}

/** The window of a list of items. */
export function itemsQuery(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  { status, search, owner, sort }: Pick<Ask, 'status' | 'search' | 'owner' | 'sort'>,
  { offset, limit, backwards }: Window,
) {
  const direction = orderOf(sort, '-createdAt').descending === backwards ? 'asc' : 'desc'
  return itemQuery(read)
    .$if(status !== undefined, (query) => query.where('reports.stage', '=', status ?? 'pending'))
    .$if(owner !== undefined, (query) => query.where('reports.reporter_id', '=', owner ?? ''))
    .$if(search !== undefined, (query) =>
      query.where('reports.id', 'in', foundItems({ read, dialect }, search ?? '')),
    )
    .orderBy('reports.created_at', direction)
    .orderBy('reports.id', direction)
    .limit(limit)
    .offset(offset)
}

async function countItems(
  database: Pick<Database, 'read' | 'dialect'>,
  { status, search, owner }: Ask,
): Promise<{ total: number; more: boolean }> {
  if (search !== undefined || owner !== undefined) {
    const found = await database.read
      .selectFrom('reports')
      .$if(search !== undefined, (query) =>
        query.where('id', 'in', foundItems(database, search ?? '')),
      )
      .$if(owner !== undefined, (query) => query.where('reporter_id', '=', owner ?? ''))
      .$if(status !== undefined, (query) => query.where('stage', '=', status ?? 'pending'))
      .select('id')
      .limit(mostFound + 1)
      .execute()
    return { total: Math.min(found.length, mostFound), more: found.length > mostFound }
  }
  const name = countName(status)
  const counts = await readCounts(database.read, [name])
  return { total: counts[name] ?? 0, more: false }
}

const countName = (status: ReportStage | undefined) => (status ? `items.status.${status}` : 'items')

/** Ids of reports that a text may mean: by name, or by a number of the thing. */
export function foundItems({ read, dialect }: Pick<Database, 'read' | 'dialect'>, text: string) {
  const named = read
    .selectFrom('reports')
    .where(nameBegins(dialect, 'reports.name', text))
    .select('reports.id')
  const numbers = identifiersBeginning(read, dialect, text)
  // Two ways to one id, each by its own index: an `or` of both would read the table.
  const numbered = numbers
    ?.innerJoin('reports', 'reports.asset_id', 'identifiers.asset_id')
    .select('reports.id')
  return read
    .selectFrom((numbered ? named.union(numbered) : named).as('found'))
    .select('found.id')
    .limit(mostFound + 1)
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
      'assets.owner_id as asset_owner_id',
    ])
}

async function withIdentifiers(db: Queries, rows: ItemRow[]): Promise<ItemRecord[]> {
  const identifiers = await shownIdentifiers(
    db,
    rows.map((row) => row.asset_id),
  )
  return rows.map((row) => toItemRecord(row, identifiers.get(row.asset_id) ?? []))
}

function toItemRecord(row: ItemRow, identifiers: ItemRecord['identifiers']): ItemRecord {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.stage,
    reportStatus: row.status,
    owner: { name: `${row.first_name} ${row.last_name}`.trim() },
    identifiers,
    disputed: row.disputed === 1,
    location: row.location,
    policeReference: row.police_reference,
    policeStation: row.police_station,
    lastSeenDate: row.last_seen_date,
    imageUrl: row.image_url,
    assetImageUrl: row.asset_image_url,
    // Of a thing that has a new owner by now it is theirs, and proves nothing of this report.
    receiptUrl: row.asset_owner_id === row.reporter_id ? row.receipt_url : null,
    createdAt: row.created_at,
  }
}
