import { CompiledQuery } from 'kysely'
import type { Queries } from '../../../src/server/db/database.ts'

/** Runs a raw statement, bypassing the application's checks. */
export async function executed(tx: Queries, statement: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(statement))
}
