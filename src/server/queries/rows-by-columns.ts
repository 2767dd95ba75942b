import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

// The simple statements that every table needs, for rows whose columns have the given values, which
// may be null.

type TableName = keyof Tables & string
type RowOf<Name extends TableName> = Selectable<Tables[Name]>
type Columns<Name extends TableName> = Partial<RowOf<Name>>
type TableWith<Column extends string> = {
  [Name in TableName]: Tables[Name] extends Record<Column, unknown> ? Name : never
}[TableName]

/** The row with these values; undefined if there is none. */
export async function findRow<Name extends TableName>(
  db: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name> | undefined> {
  const row = await selectRows(db, table, columns).executeTakeFirst()
  return row as RowOf<Name> | undefined
}

/** Like `findRow`, for rows that have not expired. */
export async function findUnexpired<Name extends TableWith<'expires_at'>>(
  db: Queries,
  table: Name,
  columns: Columns<Name>,
  now: number,
): Promise<RowOf<Name> | undefined> {
  const row = await selectRows(db, table, columns).where('expires_at', '>', now).executeTakeFirst()
  return row as RowOf<Name> | undefined
}

/** All rows with these values, unordered. */
export async function findRows<Name extends TableName>(
  db: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name>[]> {
  const rows = await selectRows(db, table, columns).execute()
  return rows as RowOf<Name>[]
}

/** All rows with these values, oldest first. */
export async function findOldestFirst<Name extends TableWith<'created_at'> & TableWith<'id'>>(
  db: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name>[]> {
  const rows = selectRows(db, table, columns).orderBy('created_at').orderBy('id')
  return (await rows.execute()) as RowOf<Name>[]
}

export async function insertRow<Name extends TableName>(
  tx: Queries,
  table: Name,
  row: Insertable<Tables[Name]>,
): Promise<void> {
  const rows = untyped(tx).insertInto(table as string)
  await rows.values(row).execute()
}

/** Inserts a row, or replaces the one with the same value in `column`, which is unique. */
export async function upsertRow<Name extends TableName>(
  tx: Queries,
  table: Name,
  row: Insertable<Tables[Name]>,
  column: keyof RowOf<Name> & string,
): Promise<void> {
  const rows = untyped(tx).insertInto(table as string)
  await rows
    .values(row)
    .onConflict((conflict) => conflict.column(column).doUpdateSet(row))
    .execute()
}

/** Inserts a row unless there is one with the same value in `column`; false if there is. */
export async function insertOnce<Name extends TableName>(
  tx: Queries,
  table: Name,
  row: Insertable<Tables[Name]>,
  column: keyof RowOf<Name> & string,
): Promise<boolean> {
  const rows = untyped(tx).insertInto(table as string)
  const inserted = await rows
    .values(row)
    .onConflict((conflict) => conflict.column(column).doNothing())
    .returning(column)
    .executeTakeFirst()
  return inserted !== undefined
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
    .where((is) => is.and(checked(columns)))
    .execute()
}

/** Uses one try of a code; undefined if there is no such row or no try left. */
export async function consumeTry<Name extends TableWith<'tries_left'>>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name> | undefined> {
  return (await tryOf(tx, table, columns).executeTakeFirst()) as RowOf<Name> | undefined
}

/** Like `consumeTry`, for codes that have not expired. */
export async function consumeUnexpiredTry<
  Name extends TableWith<'tries_left'> & TableWith<'expires_at'>,
>(tx: Queries, table: Name, columns: Columns<Name>, now: number): Promise<RowOf<Name> | undefined> {
  const unexpired = tryOf(tx, table, columns).where('expires_at', '>', now)
  return (await unexpired.executeTakeFirst()) as RowOf<Name> | undefined
}

function tryOf<Name extends TableName>(tx: Queries, table: Name, columns: Columns<Name>) {
  const rows = untyped(tx).updateTable(table as string)
  return rows
    .set((is) => ({ tries_left: is('tries_left', '-', 1) }))
    .where((is) => is.and(checked(columns)))
    .where('tries_left', '>', 0)
    .returningAll()
}

/** Changes the row with these values and returns the new row; undefined if there is none. */
export async function updateRow<Name extends TableName>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
  change: Updateable<Tables[Name]>,
): Promise<RowOf<Name> | undefined> {
  const update = untyped(tx).updateTable(table as string)
  const changed = update.set(change).where((is) => is.and(checked(columns)))
  return (await changed.returningAll().executeTakeFirst()) as RowOf<Name> | undefined
}

/** Deletes the row with these values and returns it; undefined if there is none. */
export async function deleteRow<Name extends TableName>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<RowOf<Name> | undefined> {
  const rows = untyped(tx).deleteFrom(table as string)
  const deletion = rows.where((is) => is.and(checked(columns))).returningAll()
  return (await deletion.executeTakeFirst()) as RowOf<Name> | undefined
}

/** Returns the number of deleted rows. */
export async function deleteRows<Name extends TableName>(
  tx: Queries,
  table: Name,
  columns: Columns<Name>,
): Promise<number> {
  const rows = untyped(tx).deleteFrom(table as string)
  const { numDeletedRows } = await rows
    .where((is) => is.and(checked(columns)))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function selectRows<Name extends TableName>(db: Queries, table: Name, columns: Columns<Name>) {
  const rows = untyped(db).selectFrom(table as string)
  return rows.selectAll().where((is) => is.and(checked(columns)))
}

/** Throws if a value is missing: without a condition, a statement would apply to every row. */
function checked<Columns extends object>(columns: Columns): Columns {
  const values = Object.values(columns)
  if (values.length === 0 || values.includes(undefined)) {
    throw new Error(`no value for ${Object.keys(columns).join(', ') || 'any column'}`)
  }
  return columns
}

/** Kysely cannot type a statement whose table is a parameter. The exported signatures are typed. */
function untyped(db: Queries) {
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>
}
