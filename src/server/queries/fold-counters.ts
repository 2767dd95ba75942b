import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'

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
