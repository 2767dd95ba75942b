import { type AliasableExpression, sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { ListCount } from './pagination.ts'

/**
 * Reads counters by name: `assets`, `assets.type.Gadget`, `assets.disputed.1`, `items`,
 * `items.status.pending`, `disputes.status.open`, `matches.state.suggested`,
 * `complaints.state.open`, `merchants.status.pending`. `lookups` counts the rows of `lookup_counts`,
 * one for each report and day; `readAllLookups` counts lookups. Triggers maintain them, so no rows
 * are counted.
 */
export async function readCounters<Name extends string>(
  db: Queries,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const rows = await db
    .selectFrom('counters')
    .where('name', 'in', names)
    .groupBy('name')
    .select(['name', (row) => row.fn.sum<number>('amount').as('amount')])
    .execute()
  const amounts = new Map(rows.map(({ name, amount }) => [name, Number(amount)]))
  const read = names.map((name) => [name, amounts.get(name) ?? 0])
  return Object.fromEntries(read) as Record<Name, number>
}

export async function readCounter(db: Queries, name: string): Promise<number> {
  return (await readCounters(db, [name]))[name] ?? 0
}

/** The number of rows of a query, which must have a limit so that no whole table is counted. */
export async function counterOf(db: Queries, some: AliasableExpression<object>): Promise<number> {
  const { amount } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('amount'))
    .executeTakeFirstOrThrow()
  return Number(amount)
}

/** Counts up to `max` rows of a query with the limit `max + 1`. */
export async function countUpTo(
  db: Queries,
  max: number,
  some: AliasableExpression<object>,
): Promise<ListCount> {
  const found = await counterOf(db, some)
  return { total: Math.min(found, max), more: found > max }
}

/** One counter of one day. */
export interface DayCount {
  /** Days since 1970, in Nigeria. */
  day: number
  name: string
  amount: number
}

/** All counters of the days from `first` to `last`, both included. */
export async function readDays(db: Queries, first: number, last: number): Promise<DayCount[]> {
  const rows = await daysQuery(db, first, last).execute()
  return rows.map(({ day, name, amount }) => ({ day, name, amount: Number(amount) }))
}

export function daysQuery(db: Queries, first: number, last: number) {
  return db
    .selectFrom('day_counters')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['day', 'name'])
    .select(['day', 'name', (row) => row.fn.sum<number>('amount').as('amount')])
}

/** How many identifiers were ever looked up. */
export async function readAllLookups(db: Queries): Promise<number> {
  const { amount } = await allLookupsQuery(db).executeTakeFirstOrThrow()
  return Number(amount ?? 0)
}

export function allLookupsQuery(db: Queries) {
  return (
    db
      .selectFrom('day_counters')
      // In the text, because PostgreSQL does not use a partial index for a parameter.
      .where('name', '=', sql.lit('lookups'))
      .select((row) => row.fn.sum<number | null>('amount').as('amount'))
  )
}

/** Adds to a counter that no trigger maintains. */
export async function addToDay(tx: Queries, { day, name, amount }: DayCount): Promise<void> {
  await tx
    .insertInto('day_counters')
    .values({ day, name, shard: 0, amount })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name', 'shard'])
        .doUpdateSet({ amount: sql<number>`day_counters.amount + excluded.amount` }),
    )
    .execute()
}

const keysOf = { counters: ['name'], day_counters: ['day', 'name'] } as const

/**
 * Adds up to `limit` counters of single connections to shard 0, on PostgreSQL. It skips locked ones,
 * so it waits for no transaction that counts; one that waits for it counts in a new row. Returns how
 * many it added.
 */
export async function foldSomeCounters(
  tx: Queries,
  table: keyof typeof keysOf,
  limit: number,
): Promise<number> {
  const counters = sql.table(table)
  const keys = sql.join(keysOf[table].map((key) => sql.ref(key)))
  const { rows } = await sql<{ folded: number }>`
    with old as materialized (
      select ctid from ${counters} where shard <> 0 limit ${limit} for update skip locked
    ), gone as (
      delete from ${counters} where ctid = any(array(select ctid from old))
      returning ${keys}, amount
    ), added as (
      insert into ${counters} as kept (${keys}, shard, amount)
      select ${keys}, 0, sum(amount) from gone group by ${keys} order by ${keys}
      on conflict (${keys}, shard) do update set amount = kept.amount + excluded.amount
    )
    select count(*) as folded from gone`.execute(tx)
  return Number(rows[0]?.folded ?? 0)
}
