import { type ExpressionBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { adminListReports } from '../../../api/reports/admin-list-reports.ts'
import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { Flag } from '../../db/schema/row.ts'
import type { ReportRow, Tables } from '../../db/tables.ts'
import { formatIdentifierRows } from '../assets/format-identifiers.ts'
import { counterOf, readCounter } from '../counters.ts'
import { cappedTotal, type PageRange, pageRangeOfCounted, sortedBy } from '../pagination.ts'
import {
  exceedsSearchCap,
  filterWithoutIndex,
  identifiersWithPrefix,
  nameHasPrefix,
  nameOrder,
  unionOf,
} from '../prefix-search.ts'
import { type Counted, maxFound } from '../users/admin-users.ts'

type Ask = z.output<typeof adminListReports.input>
type Filter = Pick<Ask, 'status' | 'owner'>

interface ItemRow extends ReportRow {
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
export async function listAdminReports(
  database: Pick<Database, 'read' | 'dialect'>,
  ask: Ask,
): Promise<Counted<AdminReportRecord>> {
  const { read } = database
  const counted = await countItems(database, ask)
  const window = pageRangeOfCounted(ask, counted)
  const rows = await adminReportsQuery(database, ask, window).execute()
  if (window.backwards) rows.reverse()
  return { rows: await withIdentifiers(read, rows), ...counted }
}

/** The window of a list of items. */
export function adminReportsQuery(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  { sort, search, ...filter }: Filter & Pick<Ask, 'sort' | 'search'>,
  { offset, limit, backwards }: PageRange,
) {
  const { by, direction } = sortedBy(sort, '-createdAt', backwards)
  const isOfFew = search !== undefined || filter.owner !== undefined
  const query = adminReportQuery(read)
    .$if(by === 'name', (some) =>
      some.orderBy(nameOrder(dialect, 'reports.name', isOfFew), direction),
    )
    .$if(by === 'status', (some) =>
      some.orderBy(isOfFew ? sql`reports.stage || ''` : sql.ref('reports.stage'), direction),
    )
    .$if(by !== 'name', (some) => some.orderBy('reports.created_at', direction))
    .orderBy('reports.id', direction)
    .limit(limit)
    .offset(offset)
  return search === undefined
    ? query.where((is) => passes(is, filter))
    : query.where('reports.id', 'in', foundReports({ read, dialect }, search, filter))
}

async function countItems(
  database: Pick<Database, 'read' | 'dialect'>,
  { search, ...filter }: Ask,
): Promise<{ total: number; more: boolean }> {
  const { read } = database
  const { status, owner } = filter
  if (search !== undefined) {
    const found = cappedTotal(
      maxFound,
      await counterOf(read, foundReports(database, search, filter)),
    )
    return { ...found, more: found.more || (await exceedsSearchCap(database, search, owner)) }
  }
  if (owner !== undefined) {
    const some = read
      .selectFrom('reports')
      .where((is) => passes(is, filter))
      .select('id')
      .limit(maxFound + 1)
    return cappedTotal(maxFound, await counterOf(read, some))
  }
  return {
    total: await readCounter(read, status ? `items.status.${status}` : 'items'),
    more: false,
  }
}

function passes(is: ExpressionBuilder<Tables, 'reports'>, { status, owner }: Filter) {
  return is.and([
    ...(status === undefined ? [] : [is('reports.stage', '=', status)]),
    ...(owner === undefined ? [] : [is('reports.reporter_id', '=', owner)]),
  ])
}

/**
 * Ids of reports that a text may mean: by name, or by a number of the thing. Two ways to one id, each
 * by its own index and no farther than is looked at: an `or` of both would read the table.
 */
export function foundReports(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  text: string,
  filter: Filter,
) {
  const named = read
    .selectFrom('reports')
    .where(nameHasPrefix(dialect, 'reports.name', text, filter.owner))
    .where((is) => passes(is, filter))
    .select('reports.id')
    .$if(filter.owner === undefined, (some) =>
      some.orderBy(nameOrder(dialect, 'reports.name')).orderBy('reports.id'),
    )
    .limit(maxFound + 1)
  const numbered = identifiersWithPrefix({ read, dialect }, text, {
    most: maxFound + 1,
    ownerId: filter.owner,
  })
  if (!numbered) return read.selectFrom(named.as('found')).select('found.id')
  const reported = read
    .selectFrom(numbered.as('found_numbers'))
    .innerJoin('reports', 'reports.asset_id', 'found_numbers.asset_id')
    .where(filterWithoutIndex('reports.stage', filter.status))
    .select('reports.id')
    .limit(maxFound + 1)
  return read
    .selectFrom(unionOf(read, named, reported).as('found'))
    .select('found.id')
    .limit(maxFound + 1)
}

export async function findAdminReport(
  db: Queries,
  id: string,
): Promise<AdminReportRecord | undefined> {
  const rows = await adminReportQuery(db).where('reports.id', '=', id).execute()
  const [item] = await withIdentifiers(db, rows)
  return item
}

function adminReportQuery(db: Queries) {
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

async function withIdentifiers(db: Queries, rows: ItemRow[]): Promise<AdminReportRecord[]> {
  const identifiers = await formatIdentifierRows(
    db,
    rows.map((row) => row.asset_id),
  )
  return rows.map((row) => toItemRecord(row, identifiers.get(row.asset_id) ?? []))
}

function toItemRecord(
  row: ItemRow,
  identifiers: AdminReportRecord['identifiers'],
): AdminReportRecord {
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
