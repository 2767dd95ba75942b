import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../db/database.ts'

// SQLite has one writer, so it needs no locks.

/** Makes a query lock the rows that it finds until the transaction ends. */
export function lockingRows<Tables, Table extends keyof Tables, Row>(
  { dialect }: Pick<Database, 'dialect'>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return dialect === 'postgres' ? query.forUpdate() : query
}

/** Makes a query lock its rows and skip locked ones, for workers that share a queue. */
export function skippingLockedRows<Tables, Table extends keyof Tables, Row>(
  { dialect }: Pick<Database, 'dialect'>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> {
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query
}
