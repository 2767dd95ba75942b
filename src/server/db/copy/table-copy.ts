import type { Queries } from '../database.ts'

/** A consistent state of a database; later writes do not change it. */
export interface Snapshot {
  read: Queries
  /** The given columns of a table in the text format of COPY, in chunks of some megabytes. */
  partsOf(table: string, columns: readonly string[]): AsyncIterable<Buffer>
  close(): Promise<void>
}

/** A table to copy; `bytes` are the chunks of `partsOf`. */
export interface CopiedTable {
  table: string
  columns: readonly string[]
  bytes: AsyncIterable<Uint8Array>
}

/** What fills an empty database: the schema of a migration, then the tables in turn. */
export interface Filling {
  migration: string
  tables: AsyncIterable<CopiedTable>
  /** May reject the result by throwing, before anything is committed. */
  check: (db: Queries) => Promise<void>
}

/** The given tables of a snapshot with their columns. */
export async function* tablesOf(
  snapshot: Snapshot,
  tables: Record<string, string[]>,
): AsyncGenerator<CopiedTable> {
  for (const [table, columns] of Object.entries(tables)) {
    yield { table, columns, bytes: snapshot.partsOf(table, columns) }
  }
}
