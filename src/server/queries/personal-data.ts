import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { schema } from '../db/schema/schema.ts'
import type { Personal, PersonKey, Schema } from '../db/schema/table.ts'
import type { Tables, UserRow } from '../db/tables.ts'

export type TableName = keyof Tables & string
type User = Pick<UserRow, PersonKey>
type Row = Record<string, string | number | null>
export type Holding = { table: TableName } & Extract<Personal, { owner: unknown }>

const tables = Object.entries(schema satisfies Schema as Schema).map(([table, { personal }]) => ({
  table: table as TableName,
  personal,
}))

/**
 * Everything that belongs to a person, as the schema says: what their copy holds and what erasure takes.
 * A table comes after those that its rows refer to.
 */
export const holdings: readonly Holding[] = tables.flatMap(({ table, personal }) =>
  'owner' in personal ? [{ table, ...personal }] : [],
)

/** The condition that a row of a holding is the person's. */
function isOf({ owner }: Holding, user: User): RawBuilder<boolean> {
  if ('is' in owner) {
    const own = sql<boolean>`${sql.ref(owner.column)} = ${user[owner.is]}`
    const { or } = owner
    return or ? sql<boolean>`(${own} or ${sql.ref(or.column)} = ${user[or.is]})` : own
  }
  const parent = holdingOf(owner.of)
  const theirs = sql`(select id from ${sql.table(parent.table)} where ${isOf(parent, user)})`
  const refers = sql<boolean>`${sql.ref(owner.column)} in ${theirs}`
  return owner.orColumn
    ? sql<boolean>`(${refers} or ${sql.ref(owner.orColumn)} in ${theirs})`
    : refers
}

function holdingOf(table: string): Holding {
  const found = holdings.find((holding) => holding.table === table)
  if (!found) throw new Error(`whose a row of ${table} is, is not said`)
  return found
}

/** The condition that the copy holds a row. */
function isExported({ exportedIf = '1 = 1' }: Holding, user: User): RawBuilder<boolean> {
  const parts = exportedIf.split(':user').map((part) => sql.raw(part))
  return sql<boolean>`(${sql.join(parts, sql`${user.id}`)})`
}

/** The person's rows of one holding, with the columns that are exported; at most `limit`. */
export async function copyOf(
  db: Queries,
  holding: Holding,
  user: User,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(holding.table)}
    where ${isOf(holding, user)} and ${isExported(holding, user)}
    limit ${limit}`.execute(db)
  return rows.map((row) =>
    Object.fromEntries(holding.exported.map((column) => [column, row[column] ?? null])),
  )
}

/** Deletes all of the person's rows, their own last, and their name wherever else it stands. */
export async function deleteHoldings(tx: Queries, user: User): Promise<void> {
  for (const { table, personal } of tables) {
    for (const [column, is] of Object.entries(personal.cleared ?? {})) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
        where ${sql.ref(column)} = ${user[is]}`.execute(tx)
    }
  }
  // A row goes before what it refers to.
  for (const holding of holdings.toReversed()) {
    if (holding.stays !== undefined) continue
    await sql`delete from ${sql.table(holding.table)} where ${isOf(holding, user)}`.execute(tx)
  }
}
