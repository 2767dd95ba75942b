import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'

/** Adds `times` to the counter `key`; a negative number gives calls back. A new window ends after `windowMs`. */
export interface Consumption {
  key: string
  times: number
  windowMs: number
}

export interface WindowCount {
  key: string
  /** The count of the window, including what was just added. */
  times: number
  /** Time until the window ends. */
  msLeft: number
}

/** The clock of the database, so that processes with different clocks share the same windows. */
const now = sql<number>`floor(extract(epoch from statement_timestamp()) * 1000)::bigint`

/**
 * Adds to many counters in one statement, which is its own transaction. Each key may occur once, and
 * callers have to sort the keys, or two processes could deadlock. If a stored window would end later
 * than one that opens now, it was opened with a wrong clock, and is shortened.
 */
export async function addConsumptions(
  db: Queries,
  consumptions: readonly Consumption[],
): Promise<WindowCount[]> {
  const query = sql<WindowCount>`
    insert into rate_limit_counters as counted (key, times, ends_at)
    select key, times, ${now} + window_ms
      from unnest(
        ${consumptions.map(({ key }) => key)}::text[],
        ${consumptions.map(({ times }) => times)}::integer[],
        ${consumptions.map(({ windowMs }) => windowMs)}::bigint[]
      ) as consumed (key, times, window_ms)
    on conflict (key) do update set
      times = greatest(0, excluded.times + case when counted.ends_at <= ${now} then 0 else counted.times end),
      ends_at = case when counted.ends_at <= ${now} then excluded.ends_at else least(counted.ends_at, excluded.ends_at) end
    returning key, times, ends_at - ${now} as "msLeft"`
  return (await query.execute(db)).rows
}
