import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Personal, PersonKey } from '../db/schema/personal.ts'
import { schema } from '../db/schema/schema.ts'
import type { Schema } from '../db/schema/table.ts'
import type { Tables, UserRow } from '../db/tables.ts'

export type TableName = keyof Tables & string
type User = Pick<UserRow, PersonKey>
type Row = Record<string, string | number | null>
export type PersonalDataTable = { table: TableName } & Extract<Personal, { owner: unknown }>

const tables = Object.entries(schema satisfies Schema as Schema).map(([table, { personal }]) => ({
  table: table as TableName,
  personal,
}))

/**
 * All personal data by table, from the schema: what the export contains and what erasure deletes. A
 * table comes after those that it refers to.
 */
export const personalDataTables: readonly PersonalDataTable[] = tables.flatMap(
  ({ table, personal }) => ('owner' in personal ? [{ table, ...personal }] : []),
)

/** The condition that a row belongs to the user. */
function isOf({ owner }: PersonalDataTable, user: User): RawBuilder<boolean> {
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

function holdingOf(table: string): PersonalDataTable {
  const found = personalDataTables.find((holding) => holding.table === table)
  if (!found) throw new Error(`whose a row of ${table} is, is not said`)
  return found
}

/** The condition that the export contains a row. */
function isExported({ exportedIf = '1 = 1' }: PersonalDataTable, user: User): RawBuilder<boolean> {
  const parts = exportedIf.split(':user').map((part) => sql.raw(part))
  return sql<boolean>`(${sql.join(parts, sql`${user.id}`)})`
}

/** The user's rows of a table, with the exported columns; at most `limit`. */
export async function copyOf(
  db: Queries,
  holding: PersonalDataTable,
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

/** Deletes all rows of a user, their own last, and clears their name in the rows of others. */
export async function deleteHoldings(tx: Queries, user: User): Promise<void> {
  for (const { table, personal } of tables) {
    for (const [column, is] of Object.entries(personal.cleared ?? {})) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
        where ${sql.ref(column)} = ${user[is]}`.execute(tx)
    }
  }
  // Referring rows are deleted first.
  for (const holding of personalDataTables.toReversed()) {
    if (holding.stays !== undefined) continue
    await sql`delete from ${sql.table(holding.table)} where ${isOf(holding, user)}`.execute(tx)
  }
}
