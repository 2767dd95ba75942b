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
import { counterOf } from './counters.ts'
import { cappedTotal, type PageRange } from './pagination.ts'
import {
  exceedsSearchCap,
  identifiersWithPrefix,
  nameHasPrefix,
  nameOrder,
  unionOf,
} from './prefix-search.ts'
import { maxFound } from './users/admin-users.ts'

// What the back office's lists of assets and of reports share.

type Reader = Pick<Database, 'read' | 'dialect'>
type Listed = 'assets' | 'reports'

/** Where each has the id of its asset. */
const assetIds = { assets: 'assets.id', reports: 'reports.asset_id' } as const

interface Order {
  dialect: DialectName
  by: string
  direction: 'asc' | 'desc'
  /** A column of few values, and what the list calls the order by it. */
  values: { column: 'assets.type' | 'reports.stage'; by: string }
  /** Of what one person has or a search found: the indexes of all of them are not to be walked. */
  isOfFew: boolean
}

/** A window of a list in its order; the newest comes first among equals. */
export function inListOrder<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  table: Listed,
  { dialect, by, direction, values, isOfFew }: Order,
  { offset, limit }: PageRange,
) {
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
  /** Whose things are searched; anyone's when it is left out. */
  owner: string | undefined
  /** What else must hold of those found by name, and of those found by a number. */
  withName: Expression<SqlBool>
  withIdentifier: Expression<SqlBool>
}

/**
 * Ids of those that a text may mean: by name, or by a number of the thing. Two ways to one id, each by
 * its own index and no farther than is looked at: an `or` of both would read the table.
 */
export function foundIds({ read, dialect }: Reader, table: Listed, search: Search) {
  const { text, owner } = search
  const name = `${table}.name` as const
  const id = sql.ref<string>(`${table}.id`)
  // Which of the two tables it is makes no difference to the types of the columns named here.
  const all = table as 'assets'
  const named = read
    .selectFrom(all)
    .where(nameHasPrefix(dialect, name, text, owner))
    .where(search.withName)
    .select(id.as('id'))
    .$if(owner === undefined, (some) => some.orderBy(nameOrder(dialect, name)).orderBy(id))
    .limit(maxFound + 1)
  const numbers = identifiersWithPrefix({ read, dialect }, text, {
    most: maxFound + 1,
    ownerId: owner,
  })
  if (!numbers) return read.selectFrom(named.as('found')).select('found.id')
  const numbered = read
    .selectFrom(numbers.as('found_numbers'))
    .innerJoin(all, (join) =>
      join.on(sql.ref(assetIds[table]), '=', sql.ref('found_numbers.asset_id')),
    )
    .where(search.withIdentifier)
    .select(id.as('id'))
    .limit(maxFound + 1)
  return read
    .selectFrom(unionOf(read, named, numbered).as('found'))
    .select('found.id')
    .limit(maxFound + 1)
}

/** How many a search found; `more` where it did not look at all of them. */
export async function countFound(
  reader: Reader,
  { text, owner }: Pick<Search, 'text' | 'owner'>,
  found: AliasableExpression<object>,
): Promise<{ total: number; more: boolean }> {
  const counted = await countCapped(reader.read, found)
  return { ...counted, more: counted.more || (await exceedsSearchCap(reader, text, owner)) }
}

/** Counts no farther than a search looks; `some` is limited to one more. */
export async function countCapped(read: Queries, some: AliasableExpression<object>) {
  return cappedTotal(maxFound, await counterOf(read, some))
}
