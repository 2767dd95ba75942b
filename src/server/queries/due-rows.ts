import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Queue = 'outbox' | 'push_outbox' | 'webhook_deliveries'

/** Whether an attempt is due and no worker has the row. */
export function isDue(queue: Queue, now: number) {
  const is = expressionBuilder<Tables, Queue>()
  return is.and([
    is(`${queue}.failed_at`, 'is', null),
    is(`${queue}.next_attempt_at`, '<=', now),
    is.or([is(`${queue}.leased_until`, 'is', null), is(`${queue}.leased_until`, '<=', now)]),
  ])
}

/** At most `limit` of the rows whose time in `column` has come, the earliest first. */
export function dueBy(column: string, now: number, limit: number) {
  return <Name extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Name, Row>) =>
    query
      .where(sql.ref(column), 'is not', null)
      .where(sql.ref(column), '<=', now)
      .orderBy(sql.ref(column))
      .limit(limit)
}
