import type { CompiledQuery, Kysely } from 'kysely'
import type { DialectName } from './dialect-name.ts'
import type { Tables } from './tables.ts'

/** What queries run on: reads outside a transaction, or a transaction. */
export type Queries = Kysely<Tables>

export type LockMode = 'exclusive' | 'shared'

/** Names that a transaction locks together. */
export interface Lock {
  names: readonly string[]
  mode: LockMode
}

/** The same, with a query for the names, which are then locked in the order that it gives them. */
export interface QueriedLock {
  namesOf: CompiledQuery<{ name: string }>
  mode: LockMode
}

/** Statements, and the rows that each returns. */
export type Statements<Rows> = { [At in keyof Rows]: CompiledQuery<Rows[At]> }
export type RowsOf<Rows> = { [At in keyof Rows]: Rows[At][] }

/** The database, on either engine. */
export interface Database {
  dialect: DialectName
  /** For reading; sees committed rows only. */
  read: Queries
  /**
   * Like `read`, for the short statements of lookups. On PostgreSQL these have
   * connections of their own, so that other requests cannot use up all connections.
   */
  reserved: Queries
  /** Like `read`, for what may be some seconds old: from a replica, if there is a fresh one. */
  mayLag: Queries
  /**
   * Runs `work` in a transaction. Resolves once the commit is durable; rejects with the error of
   * `work` after a rollback. `work` may only await its own queries: on the embedded engine
   * it blocks all other writes.
   */
  write<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  /**
   * Locks `names` until the transaction ends, always in the same order, so that two transactions
   * cannot deadlock. Several transactions may share a lock, and an exclusive one waits for all of
   * them.
   */
  lock(tx: Queries, names: string | readonly string[], mode?: LockMode): Promise<void>
  /**
   * Runs statements of a transaction that do not need each other's rows, after it took the locks.
   * PostgreSQL gets everything at once, so that all of it costs one round trip.
   */
  together<Rows extends readonly unknown[]>(
    tx: Queries,
    statements: Statements<Rows>,
    locks?: readonly (Lock | QueriedLock)[],
  ): Promise<RowsOf<Rows>>
  /**
   * Locks `name` until the transaction ends; false if another transaction holds the lock for too long.
   * For locks that transactions take in different orders, which would otherwise deadlock.
   */
  tryLock(tx: Queries, name: string): Promise<boolean>
  /**
   * Runs a statement as the last one of the transaction. PostgreSQL gets it together with the commit,
   * so that what it locks is locked for no round trip.
   */
  atCommit(tx: Queries, statement: CompiledQuery): Promise<void>
  /**
   * Removes deleted data from the embedded engine's log file; throws `LogInUseError` if another process
   * reads it. PostgreSQL does this by itself, later.
   */
  scrub(): Promise<void>
  /** Use of the connection pools, if there are any. */
  pool?: () => Record<'used' | 'idle' | 'waiting', number>
  close(): Promise<void>
}

/** The log file of the embedded engine still holds deleted data. */
export class LogInUseError extends Error {
  constructor() {
    super('another process reads the log of the database, which still holds deleted data')
  }
}
