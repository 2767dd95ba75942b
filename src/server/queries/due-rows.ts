import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Limits a query to rows that are due by the time in `column`, the earliest first. */
export function dueBy(column: string, now: number, limit: number) {
  return <Name extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Name, Row>) =>
    query
      .where(sql.ref(column), 'is not', null)
      .where(sql.ref(column), '<=', now)
      .orderBy(sql.ref(column))
      .limit(limit)
}
