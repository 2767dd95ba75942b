import { expressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { skippingLockedRows } from './lock-rows.ts'

type Queue = 'outbox'

/** The condition that an attempt is due and no worker has leased the row. */
export function isDue(queue: Queue, now: number) {
  const is = expressionBuilder<Tables, Queue>()
  return is.and([
    is(`${queue}.failed_at`, 'is', null),
    is(`${queue}.next_attempt_at`, '<=', now),
    is.or([is(`${queue}.leased_until`, 'is', null), is(`${queue}.leased_until`, '<=', now)]),
  ])
}

/** Limits a query to rows that are due by the time in `column`, the earliest first. */
export function dueBy(column: string, now: number, limit: number) {
  return <Name extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Name, Row>) =>
    query
      .where(sql.ref(column), 'is not', null)
      .where(sql.ref(column), '<=', now)
      .orderBy(sql.ref(column))
      .limit(limit)
}

/**
 * Leases rows and counts an attempt for each: no other worker gets them until the time in `lease`.
 */
export async function leaseRows<Name extends Queue | 'payment_events'>(
  { database, tx }: { database: Pick<Database, 'dialect'>; tx: Queries },
  table: Name,
  due: SelectQueryBuilder<Tables, Name, { id: string }>,
  lease: Partial<Selectable<Tables[Name]>>,
) {
  // The columns used here have the same types in all of these tables.
  const rows = await tx
    // In a common table expression, because PostgreSQL may run a subquery again for each row, and would
    // then lease more than its limit.
    .with(
      (cte) => cte('due').materialized(),
      () => skippingLockedRows(database, due),
    )
    .updateTable(table as 'outbox')
    .set((row) => ({ ...(lease as object), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute()
  return rows as unknown as Selectable<Tables[Name]>[]
}
