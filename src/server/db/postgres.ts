import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  sql,
} from 'kysely'
import pg from 'pg'
import { defaultTimeouts } from '../config/timeouts.ts'
import { type ConnectionWatchdog, watchConnection } from './connection-watchdog.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailableError, isConnectionError } from './database-unavailable.ts'
import type { Tables } from './tables.ts'

const bigintOid = 20
// `pg` gives bigint as text; ours are milliseconds and counts, exact as numbers.
pg.types.setTypeParser(bigintOid, Number)

/**
 * Any PostgreSQL, by its connection address; also behind PgBouncer in transaction mode, so no
 * statement has a name and no session keeps anything. `isPatient` waits for however long a query takes.
 */
export function openPostgres(
  url: string,
  { isPatient = false, patience = defaultTimeouts.database } = {},
): Database {
  const line = watchConnection(url, patience)
  const pool = new pg.Pool({
    connectionString: url,
    stream: line.newSocket,
    max: 16,
    connectionTimeoutMillis: patience.connectMs,
    keepAlive: true,
    ...(!isPatient && { query_timeout: patience.answerMs }),
  })
  // A connection that breaks while idle is replaced by the pool at the next query.
  pool.on('error', () => {})
  const connections = withConnectionErrors(pool, line)
  const read = new Kysely<Tables>({ dialect: new Dialect({ pool: connections }, patience.heldMs) })
  return {
    dialect: 'postgres',
    read,
    write: (work) => read.transaction().execute(work),
    prepare<Row extends readonly unknown[]>(
      query: (keys: readonly string[]) => CompiledQuery,
      sizes: readonly number[],
    ) {
      const texts = sizes.map((size) => ({
        size,
        text: query(Array.from({ length: size }, () => '')).sql,
      }))
      return async (keys: readonly string[]) => {
        const fitting = texts.find(({ size }) => keys.length <= size)
        if (!fitting) throw new Error(`${keys.length} keys in one look-up`)
        const { size, text } = fitting
        const values = Array.from({ length: size }, (_, index) => keys[index] ?? keys[0])
        try {
          const { rows } = await line.during(pool.query({ text, values, rowMode: 'array' }))
          return rows as unknown as Row[]
        } catch (error) {
          throw told(error, text)
        }
      }
    },
    async lock(tx, name) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
    },
    scrub: async () => {},
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await read.destroy()
      line.stop()
    },
  }
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #heldMs: number

  constructor(config: PostgresDialectConfig, heldMs: number) {
    super(config)
    this.#config = config
    this.#heldMs = heldMs
  }

  override createDriver() {
    return new Driver(this.#config, this.#heldMs)
  }

  override createAdapter() {
    return new Adapter()
  }
}

/**
 * What a transaction holds, PostgreSQL takes from one who says nothing more: else all others would wait
 * until it finds the line dead, after two hours. Set anew by each, since a session keeps nothing.
 */
class Driver extends PostgresDriver {
  readonly #begin: CompiledQuery

  constructor(config: PostgresDialectConfig, heldMs: number) {
    super(config)
    this.#begin = CompiledQuery.raw(
      `begin; set local idle_in_transaction_session_timeout = ${heldMs}`,
    )
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(this.#begin)
  }
}

/** Migrations take a lock of their transaction: one of the session, as Kysely's, would outlive a failure behind PgBouncer. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

/** The pool as Kysely takes it: throws `DatabaseAway`, and gives back no connection that is broken. */
function withConnectionErrors(pool: pg.Pool, line: ConnectionWatchdog): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await line.during(pool.connect()).catch((error: unknown) => {
        throw told(error, 'connect')
      })
      let broken: DatabaseUnavailableError | undefined
      // Between two queries of a transaction nobody else listens, and an unheard error ends the process.
      const hear = (error: Error) => {
        broken ??= new DatabaseUnavailableError(error, { mayBeDone: false })
      }
      client.on('error', hear)
      const query = async (text: string, values: readonly unknown[]) => {
        // The rollback would wait behind an answer that never comes, and what it throws is thrown on.
        if (broken) throw broken
        try {
          return await line.during(client.query(text, [...values]))
        } catch (error) {
          const reason = told(error, text)
          if (reason instanceof DatabaseUnavailableError) broken = reason
          throw reason
        }
      }
      const release = (destroy = false) => {
        client.off('error', hear)
        client.release(destroy || broken !== undefined)
      }
      return { query: query as never, release }
    },
  }
}

function told(error: unknown, sql: string): unknown {
  return isConnectionError(error)
    ? new DatabaseUnavailableError(error, { mayBeDone: sql === 'commit' })
    : error
}
