import {
  type AliasableExpression,
  type Expression,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { DialectName } from '../db/dialect-name.ts'
import type { Tables } from '../db/tables.ts'
import { countUpTo } from './counters.ts'
import { type ListCount, type PageRange, sortedBy } from './pagination.ts'
import {
  exceedsSearchCap,
  identifiersWithPrefix,
  nameHasPrefix,
  nameOrder,
  unionOf,
} from './prefix-search.ts'
import { maxFound } from './users/admin-users.ts'

// Shared by the back office's lists of assets and of reports.

type Reader = Pick<Database, 'read' | 'dialect'>
type ListedTable = 'assets' | 'reports'

/** The column with the id of the asset, by table. */
const assetIds = { assets: 'assets.id', reports: 'reports.asset_id' } as const

interface Order {
  dialect: DialectName
  sort: string | undefined
  /** A column with few values, and what `sort` is called when it orders by this column. */
  values: { column: 'assets.type' | 'reports.stage'; by: string }
  /** True for the rows of one user or of a search, which must not read the index of all rows. */
  isOfFew: boolean
}

/** One page of a list in order. Rows with equal values are ordered by creation, in that direction. */
export function inListOrder<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  table: ListedTable,
  { dialect, sort, values, isOfFew }: Order,
  { offset, limit, backwards }: PageRange,
) {
  const { by, direction } = sortedBy<string>(sort, '-createdAt', backwards)
  const value = isOfFew ? sql`${sql.ref(values.column)} || ''` : sql.ref(values.column)
  return query
    .$if(by === 'name', (some) =>
      some.orderBy(nameOrder(dialect, `${table}.name`, isOfFew), direction),
    )
    .$if(by === values.by, (some) => some.orderBy(value, direction))
    .$if(by !== 'name', (some) => some.orderBy(sql.ref(`${table}.created_at`), direction))
    .orderBy(sql.ref(`${table}.id`), direction)
    .limit(limit)
    .offset(offset)
}

interface Search {
  text: string
  /** The user whose assets are searched; undefined: all users. */
  owner: string | undefined
  /** Further conditions, for rows found by name and for rows found by identifier. */
  withName: Expression<SqlBool>
  withIdentifier: Expression<SqlBool>
}

/**
 * The ids of rows whose name or identifier begins with a text. Two queries, each with its own index
 * and limit: an `or` would read the whole table.
 */
export function foundIds({ read, dialect }: Reader, table: ListedTable, search: Search) {
  const { text, owner } = search
  const name = `${table}.name` as const
  const id = sql.ref<string>(`${table}.id`)
  // The columns used here have the same types in both tables.
  const source = table as 'assets'
  const named = read
    .selectFrom(source)
    .where(nameHasPrefix(dialect, name, text, owner))
    .where(search.withName)
    .select(id.as('id'))
    .$if(owner === undefined, (some) => some.orderBy(nameOrder(dialect, name)).orderBy(id))
    .limit(maxFound + 1)
  const identifiers = identifiersWithPrefix({ read, dialect }, text, {
    limit: maxFound + 1,
    ownerId: owner,
  })
  if (!identifiers) return read.selectFrom(named.as('found')).select('found.id')
  const byIdentifier = read
    .selectFrom(identifiers.as('found_identifiers'))
    .innerJoin(source, (join) =>
      join.on(sql.ref(assetIds[table]), '=', sql.ref('found_identifiers.asset_id')),
    )
    .where(search.withIdentifier)
    .select(id.as('id'))
    .limit(maxFound + 1)
  return read
    .selectFrom(unionOf(read, named, byIdentifier).as('found'))
    .select('found.id')
    .limit(maxFound + 1)
}

/** The number of rows that a search found; `more` if it stopped at its limit. */
export async function countFound(
  reader: Reader,
  { text, owner }: Pick<Search, 'text' | 'owner'>,
  found: AliasableExpression<object>,
): Promise<ListCount> {
  const counted = await countCapped(reader.read, found)
  return { ...counted, more: counted.more || (await exceedsSearchCap(reader, text, owner)) }
}

/** Counts up to `maxFound` rows of a query with the limit `maxFound + 1`. */
export async function countCapped(read: Queries, some: AliasableExpression<object>) {
  return countUpTo(read, maxFound, some)
}
