import {
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { searchWords } from '../../domain/text/search-words.ts'
import type { Database, Queries } from '../db/database.ts'
import type { DialectName } from '../db/dialect-name.ts'
import type { Tables } from '../db/tables.ts'
import { termsWithPrefix } from './assets/asset-search-terms.ts'
import { hasPart } from './assets/assets.ts'
import { countUpTo } from './counters.ts'
import { type ListCount, type PageRange, sortedBy } from './pagination.ts'
import { exceedsSearchCap, identifiersWithPrefix, nameOrder, unionOf } from './prefix-search.ts'
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
  /** Further conditions: by their index, and without it, for the rows that a search term finds. */
  filter: Expression<SqlBool>
  filterFound: Expression<SqlBool>
  /** True if few rows pass the filter: they are read, and not the search terms of all rows. */
  isOfFew: boolean
}

/**
 * The ids of rows with a word that begins with a text, in the name or the maker of the asset, or with
 * an identifier that does. Two queries, each with its own index and limit: an `or` would read the
 * whole table.
 */
export function foundIds({ read, dialect }: Reader, table: ListedTable, search: Search) {
  const { text, owner } = search
  const id = sql.ref<string>(`${table}.id`)
  // The columns used here have the same types in both tables.
  const source = table as 'assets'
  const named = namedIds(read, table, search)
  const identifiers = identifiersWithPrefix({ read, dialect }, text, {
    limit: maxFound + 1,
    ownerId: owner,
  })
  if (!identifiers) return read.selectFrom(named.as('found')).select('found.id').distinct()
  const byIdentifier = read
    .selectFrom(identifiers.as('found_identifiers'))
    .innerJoin(source, (join) =>
      join.on(sql.ref(assetIds[table]), '=', sql.ref('found_identifiers.asset_id')),
    )
    .where(search.filterFound)
    .select(id.as('id'))
    .limit(maxFound + 1)
  return read
    .selectFrom(unionOf(read, named, byIdentifier).as('found'))
    .select('found.id')
    .limit(maxFound + 1)
}

/** The ids of rows by a word; those of an asset that has the word twice are repeated. */
function namedIds(read: Queries, table: ListedTable, search: Search) {
  const prefix = searchWords(search.text)
  const id = sql.ref<string>(`${table}.id`)
  if (search.isOfFew || prefix === '') {
    return read
      .selectFrom(table as 'assets')
      .innerJoin('assets as named', (join) =>
        join.on('named.id', '=', sql.ref<string>(assetIds[table])),
      )
      .where(search.filter)
      .where(hasWord(sql`named.search_text`, prefix))
      .select(id.as('id'))
      .limit(maxFound + 1)
  }
  const assetId = sql.ref<string>(assetIds[table])
  return (
    termsWithPrefix(read, prefix)
      // A range and not `=`, for which PostgreSQL reads and hashes the whole table.
      .innerJoin(table as 'assets', (join) =>
        join
          .on(assetId, '>=', sql.ref('asset_search_terms.asset_id'))
          .on(assetId, '<=', sql.ref('asset_search_terms.asset_id')),
      )
      .where(search.filterFound)
      .select(id.as('id'))
      // The order of the index. With another one, PostgreSQL expects to find enough early and reads
      // the table.
      .orderBy('asset_search_terms.key')
      .limit(maxFound + 1)
  )
}

/** The condition that a word begins with a text, both as `searchWords` has them; none with ''. */
function hasWord(text: RawBuilder<unknown>, prefix: string) {
  // Not `like`: see `searchQuery` of the owner's assets.
  return prefix === '' ? sql<boolean>`1 = 0` : hasPart(sql`(' ' || ${text})`, ` ${prefix}`)
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
