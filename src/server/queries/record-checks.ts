import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { type CounterTable, countedTables } from '../db/schema/counter-triggers.ts'

/**
 * A message for each foreign key of a PostgreSQL database with rows whose reference is missing, as
 * after a damaged disk or an unchecked load.
 */
export async function orphanRows(db: Queries): Promise<string[]> {
  const keys = await sql<Record<'child' | 'own' | 'parent' | 'theirs', string>>`
    select conrelid::regclass::text as child, a.attname as own,
      confrelid::regclass::text as parent, b.attname as theirs
    from pg_constraint
    join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace
      and cardinality(conkey) = 1`.execute(db)
  const faults: string[] = []
  for (const { child, own, parent, theirs } of keys.rows) {
    const { rows } = await sql<{ rows: number }>`
      select count(*) as rows from ${sql.table(child)} as child
      where child.${sql.ref(own)} is not null and not exists (
        select 1 from ${sql.table(parent)} as parent
        where parent.${sql.ref(theirs)} = child.${sql.ref(own)})`.execute(db)
    const count = Number(rows[0]?.rows)
    if (count > 0) faults.push(`${count} rows of ${child} name a ${own} that is not there`)
  }
  return faults
}

/** The damage that `amcheck` finds in indexes; null if this extension is not installed. */
export async function damagedIndexes(db: Queries): Promise<string[] | null> {
  const extension = await sql`select 1 from pg_extension where extname = 'amcheck'`.execute(db)
  if (extension.rows.length === 0) return null
  const indexes = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'btree' and relkind = 'i' and relnamespace = current_schema()::regnamespace`.execute(
    db,
  )
  const faults: string[] = []
  for (const { name } of indexes.rows) {
    try {
      await sql`select bt_index_check(${name}::regclass)`.execute(db)
    } catch (error) {
      faults.push((error as Error).message)
    }
  }
  return faults
}

/** A message for each counter that differs from the number of its rows. */
export async function wrongCounters(db: Queries): Promise<string[]> {
  const counters = await storedCounters(db)
  const actual = new Map<string, number>()
  for (const table of countedTables) await countTable(db, table, actual)
  await countUsers(db, counters, actual)
  const names = new Set([...counters.keys(), ...actual.keys()])
  return [...names].flatMap((name) => {
    const [stored, counted] = [counters.get(name) ?? 0, actual.get(name) ?? 0]
    return stored === counted ? [] : [`${name} is ${stored}, but ${counted} rows were counted`]
  })
}

async function storedCounters(db: Queries): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('counters')
    .groupBy('name')
    .select(['name', (row) => row.fn.sum<number>('amount').as('amount')])
    .execute()
  return new Map(rows.map(({ name, amount }) => [name, Number(amount)]))
}

async function countTable(
  db: Queries,
  { table, total, by }: CounterTable,
  actual: Map<string, number>,
): Promise<void> {
  const all = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
    db,
  )
  actual.set(total, Number(all.rows[0]?.rows))
  for (const { column, name } of by) {
    const { rows } = await sql<{ value: string | number; rows: number }>`
      select ${sql.ref(column)} as value, count(*) as rows from ${sql.table(table)}
      group by ${sql.ref(column)}`.execute(db)
    for (const row of rows) actual.set(`${name}${row.value}`, Number(row.rows))
  }
}

async function countUsers(
  db: Queries,
  counters: Map<string, number>,
  actual: Map<string, number>,
): Promise<void> {
  for (const { role, status, users } of await db
    .selectFrom('user_counters')
    .selectAll()
    .execute()) {
    counters.set(`users.${role}.${status}`, Number(users))
  }
  const groups = await db
    .selectFrom('users')
    .groupBy(['role', 'status'])
    .select(['role', 'status', (row) => row.fn.countAll<number>().as('users')])
    .execute()
  for (const { role, status, users } of groups) actual.set(`users.${role}.${status}`, Number(users))
}
