import { CompiledQuery } from 'kysely'
import type { TestApp } from '../app.ts'

export interface Compilable {
  compile(): { sql: string; parameters: readonly unknown[] }
}

/** The plan of a query, as the engine prints it. */
export async function planOf(app: TestApp, query: Compilable): Promise<string> {
  const { sql, parameters } = query.compile()
  const explain = app.database.dialect === 'sqlite' ? 'explain query plan' : 'explain (costs off)'
  const { rows } = await app.database.read.executeQuery<Record<string, string>>(
    CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
  )
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n')
}
