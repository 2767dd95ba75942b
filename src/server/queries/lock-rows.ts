import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../db/database.ts'

// SQLite has one writer: nothing there needs a lock.

/** The query, locking the rows that it finds until the transaction ends. */
export function lockingRows<Tables, Table extends keyof Tables, Row>(
  { dialect }: Pick<Database, 'dialect'>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return dialect === 'postgres' ? query.forUpdate() : query
}

/** The same for workers that share a queue: each skips the rows that another has locked. */
export function skippingLockedRows<Tables, Table extends keyof Tables, Row>(
  { dialect }: Pick<Database, 'dialect'>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query
}
