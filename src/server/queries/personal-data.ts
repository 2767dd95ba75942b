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
  const parent = tableOf(owner.of)
  const theirs = sql`(select id from ${sql.table(parent.table)} where ${isOf(parent, user)})`
  const refers = sql<boolean>`${sql.ref(owner.column)} in ${theirs}`
  return owner.orColumn
    ? sql<boolean>`(${refers} or ${sql.ref(owner.orColumn)} in ${theirs})`
    : refers
}

function tableOf(table: string): PersonalDataTable {
  const found = personalDataTables.find((data) => data.table === table)
  if (!found) throw new Error(`the schema names no owner for the rows of ${table}`)
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
  data: PersonalDataTable,
  user: User,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(data.table)}
    where ${isOf(data, user)} and ${isExported(data, user)}
    limit ${limit}`.execute(db)
  return rows.map((row) =>
    Object.fromEntries(data.exported.map((column) => [column, row[column] ?? null])),
  )
}

/** Deletes all rows of a user, and clears the columns with the user in rows of others. */
export async function deletePersonalData(tx: Queries, user: User): Promise<void> {
  for (const { table, personal } of tables) {
    for (const [column, is] of Object.entries(personal.cleared ?? {})) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null
        where ${sql.ref(column)} = ${user[is]}`.execute(tx)
    }
  }
  // Referring rows are deleted first.
  for (const data of personalDataTables.toReversed()) {
    if (data.stays !== undefined) continue
    await sql`delete from ${sql.table(data.table)} where ${isOf(data, user)}`.execute(tx)
  }
}
