import { type ExpressionBuilder, expressionBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { AdminReportRecord, adminListReports } from '../../../api/reports/admin-reports.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { Flag } from '../../db/schema/row.ts'
import type { ReportRow, Tables } from '../../db/tables.ts'
import { countCapped, countFound, foundIds, inListOrder } from '../admin-lists.ts'
import { formatIdentifierRows } from '../assets/format-identifiers.ts'
import { readCounter } from '../counters.ts'
import { withAssignees } from '../disputes/case-work.ts'
import { type CountedPage, type ListCount, type PageRange, readPage } from '../pagination.ts'
import { filterWithoutIndex } from '../prefix-search.ts'
import { maxFound } from '../users/admin-users.ts'

type ListInput = z.output<typeof adminListReports.input>
type Filter = Pick<ListInput, 'status' | 'owner'>

interface ItemRow extends ReportRow {
  first_name: string
  last_name: string
  disputed: Flag
  asset_image_url: string | null
  receipt_url: string | null
  asset_owner_id: string
}

/**
 * The list of reports for staff. It never counts or reads a whole table: the order is that of an
 * index, the total is a counter, and a search reads at most `maxFound` reports.
 */
export async function listAdminReports(
  database: Pick<Database, 'read' | 'dialect'>,
  input: ListInput,
): Promise<CountedPage<AdminReportRecord>> {
  const { read } = database
  const counted = await countItems(database, input)
  const rows = await readPage(input, counted, (range) => adminReportsQuery(database, input, range))
  return { rows: await toItemRecords(read, rows), ...counted }
}

/** One page of the reports. */
export function adminReportsQuery(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  { sort, search, ...filter }: Filter & Pick<ListInput, 'sort' | 'search'>,
  range: PageRange,
) {
  const isOfFew = search !== undefined || filter.owner !== undefined
  const values = { column: 'reports.stage', by: 'status' } as const
  const order = { sort, values, isOfFew, dialect }
  const query = inListOrder(adminReportQuery(read), 'reports', order, range)
  return search === undefined
    ? query.where((is) => matchesFilter(is, filter))
    : query.where('reports.id', 'in', foundReports({ read, dialect }, search, filter))
}

async function countItems(
  database: Pick<Database, 'read' | 'dialect'>,
  { search, ...filter }: ListInput,
): Promise<ListCount> {
  const { read } = database
  const { status, owner } = filter
  if (search !== undefined) {
    return countFound(database, { text: search, owner }, foundReports(database, search, filter))
  }
  if (owner !== undefined) {
    const some = read
      .selectFrom('reports')
      .where((is) => matchesFilter(is, filter))
      .select('id')
      .limit(maxFound + 1)
    return countCapped(read, some)
  }
  return {
    total: await readCounter(read, status ? `items.status.${status}` : 'items'),
    more: false,
  }
}

function matchesFilter(is: ExpressionBuilder<Tables, 'reports'>, { status, owner }: Filter) {
  return is.and([
    ...(status === undefined ? [] : [is('reports.stage', '=', status)]),
    ...(owner === undefined ? [] : [is('reports.reporter_id', '=', owner)]),
  ])
}

/** The ids of reports by a word or an identifier that begins with a text. */
export function foundReports(
  reader: Pick<Database, 'read' | 'dialect'>,
  text: string,
  filter: Filter,
) {
  return foundIds(reader, 'reports', {
    text,
    owner: filter.owner,
    // Staff keep the queue short.
    isOfFew: filter.owner !== undefined || filter.status === 'pending',
    filter: matchesFilter(expressionBuilder<Tables, 'reports'>(), filter),
    filterFound: filterWithoutIndex('reports.stage', filter.status),
  })
}

export async function findAdminReport(db: Queries, id: string) {
  const rows = await adminReportQuery(db).where('reports.id', '=', id).execute()
  const [item] = await toItemRecords(db, rows)
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

async function toItemRecords(db: Queries, rows: ItemRow[]): Promise<AdminReportRecord[]> {
  const identifiers = await formatIdentifierRows(
    db,
    rows.map((row) => row.asset_id),
  )
  const items = rows.map((row) => toItemRecord(row, identifiers.get(row.asset_id) ?? []))
  return withAssignees(db, 'item', items)
}

function toItemRecord(
  row: ItemRow,
  identifiers: AdminReportRecord['identifiers'],
): Omit<AdminReportRecord, 'assignee'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.stage,
    reportStatus: row.status,
    outcome: row.outcome,
    owner: { name: `${row.first_name} ${row.last_name}`.trim() },
    identifiers,
    disputed: row.disputed === 1,
    askedFor: row.stage === 'pending' ? row.reason : null,
    location: row.location,
    state: row.state,
    policeReference: row.police_reference,
    policeStation: row.police_station,
    lastSeenDate: row.last_seen_date,
    imageUrl: row.image_url,
    assetImageUrl: row.asset_image_url,
    // If the asset has a new owner, the receipt is theirs and proves nothing about this report.
    receiptUrl: row.asset_owner_id === row.reporter_id ? row.receipt_url : null,
    createdAt: row.created_at,
  }
}
