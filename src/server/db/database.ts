import type { CompiledQuery, Kysely } from 'kysely'
import type { DialectName } from './dialect-name.ts'
import type { Tables } from './tables.ts'

/** What queries are written against: reads outside a transaction, or a transaction's own view. */
export type Queries = Kysely<Tables>

/** The one database, on either engine. */
export interface Database {
  dialect: DialectName
  /** For reading; sees what is committed. */
  read: Queries
  /**
   * Runs `work` in a transaction and resolves once it is durable, or rejects with what `work` threw
   * and leaves nothing. `work` awaits nothing but its queries: on the embedded engine it holds the
   * one writer.
   */
  write<T>(work: (tx: Queries) => Promise<T>): Promise<T>
  /**
   * A reading query for any of some different keys, compiled once for each of `sizes`, the least
   * first, for the hottest look-up. Its rows are lists, in the order of what it selects; on the
   * embedded engine they are there at once.
   */
  prepare<Row extends readonly unknown[]>(
    query: (keys: readonly string[]) => CompiledQuery,
    sizes: readonly number[],
  ): (keys: readonly string[]) => Row[] | Promise<Row[]>
  /** Takes, until the transaction ends, the right to decide about `name`. */
  lock(tx: Queries, name: string): Promise<void>
  /**
   * Takes what was deleted out of the files that the embedded engine keeps beside its tables. A
   * PostgreSQL server does that by itself, in its own time.
   */
  scrub(): Promise<void>
  /** How its connections are used, where there are several. */
  pool?: () => Record<'used' | 'idle' | 'waiting', number>
  close(): Promise<void>
}
