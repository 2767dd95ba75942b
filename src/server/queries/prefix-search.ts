import { type AliasableExpression, sql } from 'kysely'
import { identifierCandidates } from '../../domain/identifiers/candidates.ts'
import { searchPrefix } from '../../domain/identifiers/search-prefix.ts'
import type { Database, Queries } from '../db/database.ts'
import type { DialectName } from '../db/dialect-name.ts'
import type { IdentifierRow } from '../db/tables.ts'
import { counterOf } from './counters.ts'
import { maxFound } from './users/admin-users.ts'

const greatest = '\u{10ffff}'

// The indexes are in the order of bytes; only so is a beginning a range of them.
const byBytes = (dialect: DialectName) => (dialect === 'sqlite' ? sql`` : sql` collate "C"`)

/** Whether a name begins with a text, whatever its case; `owner` is whose things are searched. */
export function nameHasPrefix(
  dialect: DialectName,
  column: 'assets.name' | 'reports.name',
  text: string,
  owner?: string,
) {
  // Not the index of all names: of somebody's things, however common their name, no others are walked.
  const name =
    owner === undefined
      ? nameOrder(dialect, column)
      : sql`(lower(${sql.ref(column)}) || '')${byBytes(dialect)}`
  return sql<boolean>`${name} >= lower(${text}) and ${name} < lower(${text + greatest})`
}

/**
 * The order of the index of names. A search asks for it, though nobody sees it: Postgres, which hopes to
 * have enough names soon, would else read the table from its beginning.
 */
export function nameOrder(
  dialect: DialectName,
  column: 'assets.name' | 'reports.name',
  isOfFew = false,
) {
  // Of what few have, the index of all names is not to be walked.
  const name = isOfFew ? sql`(lower(${sql.ref(column)}) || '')` : sql`lower(${sql.ref(column)})`
  return sql`${name}${byBytes(dialect)}`
}

/** With fewer letters nearly everything begins so. */
const minOfKey = 3

type Reader = Pick<Database, 'read' | 'dialect'>

type FoundIdentifier = Pick<IdentifierRow, 'id' | 'asset_id' | 'kind' | 'namespace' | 'key'>

interface Reach {
  most: number
  ownerId?: string | undefined
}

/**
 * So many identifiers at most that a text is, or is the beginning of; undefined when it can be neither.
 * Each way by its own index, and no farther than `most`: an `or` of both would gather all there are.
 */
export function identifiersWithPrefix(
  { read, dialect }: Reader,
  text: string,
  reach: Reach,
): AliasableExpression<FoundIdentifier> | undefined {
  const keys = identifierCandidates(text).map(({ key }) => key)
  const prefix = searchPrefix(text)
  const key = sql`identifiers.key${byBytes(dialect)}`
  const begins = sql<boolean>`(${key} >= ${prefix} and ${key} < ${prefix + greatest})`
  const equal = within(read, reach).where('key', 'in', keys)
  const beginning = within(read, reach)
    .where(begins)
    // As with `nameOrder`.
    .$if(reach.ownerId === undefined, (some) => some.orderBy(key))
  if (prefix.length < minOfKey) return keys.length === 0 ? undefined : equal
  return keys.length === 0 ? beginning : unionOf(read, equal, beginning)
}

function within(db: Queries, { most, ownerId }: Reach) {
  return db
    .selectFrom('identifiers')
    .select(['id', 'asset_id', 'kind', 'namespace', 'key'])
    .$if(ownerId !== undefined, (some) => some.where('owner_id', '=', ownerId ?? ''))
    .limit(most)
}

/** Whether so many numbers begin like this text that a search did not look at all of them. */
export async function exceedsSearchCap(
  reader: Reader,
  text: string,
  ownerId: string | undefined,
): Promise<boolean> {
  const numbered = identifiersWithPrefix(reader, text, { most: maxFound + 1, ownerId })
  return numbered !== undefined && (await counterOf(reader.read, numbered)) > maxFound
}

/**
 * Whether a column has a value, without an index to answer it: else the embedded engine goes through
 * all that have it, instead of testing the few that a search has found or that one person has.
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

/** Both, each in brackets: a limit inside a union is none of the embedded engine's SQL. */
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
