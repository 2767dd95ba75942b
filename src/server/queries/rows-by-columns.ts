import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

// The plain statements that every table needs: rows whose columns have the given values, null among them.

type TableName = keyof Tables & string
type RowOf<Name extends TableName> = Selectable<Tables[Name]>
type Columns<Name extends TableName> = Partial<RowOf<Name>>

/** The row of a table with these values; undefined when there is none. */
export async function findRow<Name extends TableName>(
  db: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name> | undefined> {
  const row = await selectRows(db, table, columns).executeTakeFirst()
  return row as RowOf<Name> | undefined
}

type ExpiringTable = {
  [Name in TableName]: Tables[Name] extends { expires_at: unknown } ? Name : never
}[TableName]

/** The same, unless it has expired. */
export async function findUnexpired<Name extends ExpiringTable>(
  db: Queries,
  table: Name,
  columns: Columns<Name>,
  now: number,
): Promise<RowOf<Name> | undefined> {
  const row = await selectRows(db, table, columns).where('expires_at', '>', now).executeTakeFirst()
  return row as RowOf<Name> | undefined
}

/** All rows of a table with these values, in no order. */
export async function findRows<Name extends TableName>(
  db: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name>[]> {
  const rows = await selectRows(db, table, columns).execute()
  return rows as RowOf<Name>[]
}

export async function updateRows<Name extends TableName>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
  change: Updateable<Tables[Name]>,
): Promise<void> {
  const update = untyped(tx).updateTable(table as string)
  await update
    .set(change)
    .where((is) => is.and(given(columns)))
    .execute()
}

type TableWithTries = {
  [Name in TableName]: Tables[Name] extends { tries_left: unknown } ? Name : never
}[TableName]

/** Uses one of the tries that are left to enter a code; undefined when there is no such row, or no try left. */
export async function spendTry<Name extends TableWithTries>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name> | undefined> {
  const rows = untyped(tx).updateTable(table as string)
  const row = await rows
    .set((is) => ({ tries_left: is('tries_left', '-', 1) }))
    .where((is) => is.and(given(columns)))
    .where('tries_left', '>', 0)
    .returningAll()
    .executeTakeFirst()
  return row as RowOf<Name> | undefined
}

/** Changes the row with these values, and returns it as it is then; undefined when there is none. */
export async function updateRow<Name extends TableName>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
  change: Updateable<Tables[Name]>,
): Promise<RowOf<Name> | undefined> {
  const update = untyped(tx).updateTable(table as string)
  const changed = update.set(change).where((is) => is.and(given(columns)))
  return (await changed.returningAll().executeTakeFirst()) as RowOf<Name> | undefined
}

/** Deletes the row with these values, and returns it; undefined when there is none. */
export async function deleteRow<Name extends TableName>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name> | undefined> {
  const rows = untyped(tx).deleteFrom(table as string)
  const gone = rows.where((is) => is.and(given(columns))).returningAll()
  return (await gone.executeTakeFirst()) as RowOf<Name> | undefined
}

/** Returns how many rows were deleted. */
export async function deleteRows<Name extends TableName>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<number> {
  const rows = untyped(tx).deleteFrom(table as string)
  const { numDeletedRows } = await rows
    .where((is) => is.and(given(columns)))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function selectRows<Name extends TableName>(db: Queries, table: Name, columns: Columns<Name>) {
  const rows = untyped(db).selectFrom(table as string)
  return rows.selectAll().where((is) => is.and(given(columns)))
}

/** Without a value to look for, a statement would concern every row. */
function given<Columns extends object>(columns: Columns): Columns {
  const values = Object.values(columns)
  if (values.length === 0 || values.includes(undefined)) {
    throw new Error(`no value for ${Object.keys(columns).join(', ') || 'any column'}`)
  }
  return columns
}

/** Kysely cannot type a statement whose table is a parameter; the signatures above do. */
function untyped(db: Queries) {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>
}
