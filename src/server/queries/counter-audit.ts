import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { type CounterTable, countedTables } from '../db/schema/counter-triggers.ts'

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
