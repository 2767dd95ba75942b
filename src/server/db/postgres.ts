import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const bigintOid = 20
// `pg` gives bigint as text; ours are milliseconds and counts, exact as numbers.
pg.types.setTypeParser(bigintOid, Number)

/** Any PostgreSQL, by its connection address. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5000 })
  // A connection that breaks while idle is replaced by the pool at the next query.
  pool.on('error', () => {})
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    dialect: 'postgres',
    read,
    write: (work) => read.transaction().execute(work),
    prepare<Row extends readonly unknown[]>(query: (keys: readonly string[]) => CompiledQuery) {
      // One for each number of keys: a text has four at most, whatever kinds it could be.
      const texts = [1, 2, 3, 4].map((count) => query(Array.from({ length: count }, () => '')).sql)
      return async (keys: readonly string[]) => {
        const text = texts[keys.length - 1] ?? query(keys).sql
        const { rows } = await pool.query({ text, values: [...keys], rowMode: 'array' })
        return rows as unknown as Row[]
      }
    },
    async lock(tx, name) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
    },
    scrub: async () => {},
    close: () => read.destroy(),
  }
}
