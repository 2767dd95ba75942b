import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Database, Queries } from '../../../src/server/db/database.ts'
import { executed } from './statements.ts'

export interface Compilable {
  compile(): CompiledQuery
}

/** All statements that the given work runs, as the engine receives them. */
export async function askedBy(db: Queries, work: (watched: Queries) => Promise<unknown>) {
  const asked: CompiledQuery[] = []
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const query = db.getExecutor().compileQuery(node, queryId)
      // One that is only compiled has placeholders, and is executed with values below.
      if (query.parameters.every((value) => typeof value !== 'object' || value === null)) {
        asked.push(query)
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched = db.withPlugin(watch)
  const executeQuery = watched.executeQuery.bind(watched)
  const watchedToo: typeof executeQuery = (query) => {
    asked.push('compile' in query ? query.compile() : query)
    return executeQuery(query)
  }
  await work(Object.assign(watched, { executeQuery: watchedToo }))
  return asked
}

/**
 * The plan of a statement, line by line, as the engine prints it. `without`: what PostgreSQL may not do,
 * as on nearly empty tables it prefers to scan, or to sort what any index finds.
 */
export async function planOf(
  { dialect, read, write }: Pick<Database, 'read' | 'write' | 'dialect'>,
  query: Compilable | CompiledQuery,
  without: readonly string[] = ['seqscan'],
): Promise<string[]> {
  const { sql, parameters } = 'compile' in query ? query.compile() : query
  const linesOf = async (db: Queries, explain: string) => {
    const raw = CompiledQuery.raw(`${explain} ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<Record<string, string>>(raw)
    return rows.map((row) => row['detail'] ?? row['QUERY PLAN'] ?? '')
  }
  if (dialect === 'sqlite') return linesOf(read, 'explain query plan')
  return write(async (tx) => {
    for (const way of without) await executed(tx, `set local enable_${way} = off`)
    return linesOf(tx, 'explain (costs off)')
  })
}
