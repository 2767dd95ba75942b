import { CompiledQuery } from 'kysely'
import type { Queries } from '../../../src/server/db/database.ts'

/** Runs a statement as it stands, past all that the application would say to it. */
export async function executed(tx: Queries, statement: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(statement))
}
