import { type AliasableExpression, sql } from 'kysely'
import { readText } from '../../domain/identifiers/read/read-text.ts'
import { searchPrefix } from '../../domain/identifiers/search-prefix.ts'
import type { Database, Queries } from '../db/database.ts'
import type { DialectName } from '../db/dialect-name.ts'
import type { IdentifierRow } from '../db/tables.ts'
import { counterOf } from './counters.ts'
import { maxFound } from './users/admin-users.ts'

const maxCharacter = '\u{10ffff}'

// The indexes are in byte order; only in that order is a prefix a range.
const byBytes = (dialect: DialectName) => (dialect === 'sqlite' ? sql`` : sql` collate "C"`)

/**
 * The order of the index of names. Users do not see this order. Without it PostgreSQL reads the
 * table, because it expects to find enough names early.
 */
export function nameOrder(
  dialect: DialectName,
  column: 'assets.name' | 'reports.name',
  isOfFew = false,
) {
  // Sorting few rows is faster than reading the index of all names.
  const name = isOfFew ? sql`(lower(${sql.ref(column)}) || '')` : sql`lower(${sql.ref(column)})`
  return sql`${name}${byBytes(dialect)}`
}

/** Shorter texts are a prefix of too many identifiers. */
const minPrefixLength = 3

type Reader = Pick<Database, 'read' | 'dialect'>

type FoundIdentifier = Pick<IdentifierRow, 'id' | 'asset_id' | 'kind' | 'namespace' | 'key'>

interface Scope {
  limit: number
  ownerId?: string | undefined
}

/**
 * Up to `limit` identifiers that equal a text or begin with it; undefined if none can.
 * Two queries, each with its index and limit: an `or` would collect all matches first.
 */
export function identifiersWithPrefix(
  { read, dialect }: Reader,
  text: string,
  scope: Scope,
): AliasableExpression<FoundIdentifier> | undefined {
  const { candidates, numbers } = readText(text)
  const keys = [...new Set(candidates.map(({ key }) => key))]
  const prefix = searchPrefix(numbers[0] ?? text)
  const key = sql`identifiers.key${byBytes(dialect)}`
  const begins = sql<boolean>`(${key} >= ${prefix} and ${key} < ${prefix + maxCharacter})`
  const equal = identifiersIn(read, scope).where('key', 'in', keys)
  const beginning = identifiersIn(read, scope)
    .where(begins)
    // See `nameOrder`.
    .$if(scope.ownerId === undefined, (some) => some.orderBy(key))
  if (prefix.length < minPrefixLength) return keys.length === 0 ? undefined : equal
  return keys.length === 0 ? beginning : unionOf(read, equal, beginning)
}

function identifiersIn(db: Queries, { limit, ownerId }: Scope) {
  return db
    .selectFrom('identifiers')
    .select(['id', 'asset_id', 'kind', 'namespace', 'key'])
    .$if(ownerId !== undefined, (some) => some.where('owner_id', '=', ownerId ?? ''))
    .limit(limit)
}

/** Whether more identifiers have this prefix than a search reads. */
export async function exceedsSearchCap(
  reader: Reader,
  text: string,
  ownerId: string | undefined,
): Promise<boolean> {
  const found = identifiersWithPrefix(reader, text, { limit: maxFound + 1, ownerId })
  return found !== undefined && (await counterOf(reader.read, found)) > maxFound
}

/**
 * The condition that a column has a value, as an expression that uses no index: otherwise the
 * embedded engine reads all rows with that value instead of filtering the few found.
 */
export function filterWithoutIndex(
  column:
    | 'reports.stage'
    | 'assets.type'
    | 'activity_log.action'
    | 'activity_log.entity'
    | 'merchants.status',
  value: string | undefined,
) {
  return value === undefined
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${sql.ref(column)} || '' = ${value}`
}

/** A union of two queries, each in a subquery: SQLite allows no limit inside a union. */
export function unionOf<Row extends object>(
  db: Queries,
  one: AliasableExpression<Row>,
  other: AliasableExpression<Row>,
) {
  return db
    .selectFrom(one.as('found'))
    .selectAll()
    .union(db.selectFrom(other.as('also_found')).selectAll())
}
