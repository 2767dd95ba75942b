import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import type { Database, Queries } from '../../../src/server/db/database.ts'

/** All statements that the given work runs, as the engine receives them. */
export async function askedBy(db: Queries, work: (watched: Queries) => Promise<unknown>) {
  const asked: CompiledQuery[] = []
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(watch))
  return asked
}

/** The plan of a statement, line by line, as the engine prints it. */
export async function planOf(
  database: Pick<Database, 'write' | 'dialect'>,
  { sql: text, parameters }: CompiledQuery,
  { mayScan = false } = {},
): Promise<string[]> {
  return database.write(async (tx) => {
    // On nearly empty tables Postgres prefers a scan.
    if (database.dialect === 'postgres' && !mayScan) {
      await sql`set local enable_seqscan = off`.execute(tx)
    }
    const explain = database.dialect === 'sqlite' ? 'explain query plan' : 'explain (costs off)'
    const raw = CompiledQuery.raw(`${explain} ${text}`, [...parameters])
    const { rows } = await tx.executeQuery<Record<string, string>>(raw)
    return rows.map((row) => row['detail'] ?? row['QUERY PLAN'] ?? '')
  })
}
