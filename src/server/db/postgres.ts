import { setTimeout as delay } from 'node:timers/promises'
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
import type {
  Database,
  Lock,
  LockMode,
  QueriedLock,
  Queries,
  RowsOf,
  Statements,
} from './database.ts'
import { DatabaseUnavailableError, isConnectionError } from './database-unavailable.ts'
import { followReplica, preferReplica } from './replica.ts'
import { createStatementNames, isDirect } from './statement-names.ts'
import type { Tables } from './tables.ts'

/** With the reserved ones 16 in each process: PostgreSQL allows 100 in all by default. */
const maxShared = 13
/** One for the shared query of lookups, one for limits, and one for a batch of lookups. */
const maxReserved = 3

/** Longer than most transactions take: what waits may hold other locks. */
const tryLockMs = 150
const tryLockEveryMs = 20

// `count`, so that the answer has one row; it takes the locks in the order of the names.
const lockAll = {
  exclusive: 'select count(pg_advisory_xact_lock(hashtextextended(name, 0))) from',
  shared: 'select count(pg_advisory_xact_lock_shared(hashtextextended(name, 0))) from',
} as const satisfies Record<LockMode, string>

/** By connection, what its transaction runs together with its commit. */
const lastStatements = new WeakMap<DatabaseConnection, readonly CompiledQuery[]>()
/** By connection, the beginning of its transaction, which is sent with its first statement. */
const beginnings = new WeakMap<DatabaseConnection, Promise<unknown>>()

const bigintOid = 20
// `pg` returns bigint as text. Toju's bigints are times in milliseconds and counts, exact as numbers.
pg.types.setTypeParser(bigintOid, Number)

/**
 * Opens a PostgreSQL database. It may be behind PgBouncer in transaction mode, so sessions have no
 * state: only a connection that leads straight to PostgreSQL has statements with names. Without
 * `queryTimeout`, statements may take longer than a request.
 */
export function openPostgres(
  url: string,
  {
    queryTimeout = true,
    timeouts = defaultTimeouts.database,
    replicaUrl = null as string | null,
  } = {},
): Database {
  const watchdog = watchConnection(url, timeouts)
  const queriesOn = (pool: PostgresPool) =>
    new Kysely<Tables>({ dialect: new Dialect({ pool }, timeouts.heldMs) })
  const openPool = (max: number, connectionString = url, watched = watchdog) => {
    const pool = new pg.Pool({
      connectionString,
      stream: watched.newSocket,
      // Statements that do not wait for each other share a round trip.
      pipeline: true,
      max,
      connectionTimeoutMillis: timeouts.connectMs,
      keepAlive: true,
      ...(queryTimeout && { query_timeout: timeouts.responseMs }),
    })
    // The pool replaces a connection that breaks while idle at the next query.
    pool.on('error', () => {})
    // One that breaks in the moment in which it is ready has no other listener yet, and an unhandled
    // error event ends the process.
    pool.on('connect', (client) => client.on('error', () => {}))
    const connections = withConnectionErrors(pool, watched) as PostgresPool
    return { pool, connections, queries: queriesOn(connections) }
  }
  const openReplica = (replicaUrl: string) => {
    const watched = watchConnection(replicaUrl, timeouts)
    const { pool, connections, queries } = openPool(maxShared, replicaUrl, watched)
    const followed = followReplica(read, queries, timeouts)
    return {
      queries: queriesOn(preferReplica(connections, shared.connections, followed)),
      async close() {
        followed.stop()
        await pool.end()
        watched.stop()
      },
    }
  }
  const [shared, reserved] = [openPool(maxShared), openPool(maxReserved)]
  const read = shared.queries
  const replica = replicaUrl === null ? undefined : openReplica(replicaUrl)
  let closed: Promise<unknown> | undefined
  return {
    dialect: 'postgres',
    read,
    reserved: reserved.queries,
    mayLag: replica?.queries ?? read,
    write: (work) => read.transaction().execute(work),
    async lock(tx, names, mode = 'exclusive') {
      for (const each of lockStatements([{ names: [names].flat(), mode }])) {
        await tx.executeQuery(each)
      }
    },
    together<Rows extends readonly unknown[]>(
      tx: Queries,
      statements: Statements<Rows>,
      locks: readonly (Lock | QueriedLock)[] = [],
    ) {
      const all = [...lockStatements(locks), ...(statements as readonly CompiledQuery[])]
      return tx.getExecutor().provideConnection(async (connection) => {
        const results = await inOneFlush(connection, all)
        const rows = results.slice(all.length - statements.length).map((result) => result.rows)
        return rows as RowsOf<Rows>
      })
    },
    async tryLock(tx, name) {
      // Asks again and again: who waits, even with a timeout, can be part of a deadlock, which
      // PostgreSQL resolves at another transaction's cost.
      const until = performance.now() + tryLockMs
      while (true) {
        const { rows } = await sql<{ taken: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(tx)
        if (rows[0]?.taken) return true
        if (performance.now() >= until) return false
        await delay(tryLockEveryMs)
      }
    },
    atCommit: (tx, statement) =>
      tx.getExecutor().provideConnection(async (connection) => {
        lastStatements.set(connection, [...(lastStatements.get(connection) ?? []), statement])
      }),
    scrub: async () => {},
    pool() {
      const sum = (of: 'totalCount' | 'idleCount' | 'waitingCount') =>
        shared.pool[of] + reserved.pool[of]
      const idle = sum('idleCount')
      return { used: sum('totalCount') - idle, idle, waiting: sum('waitingCount') }
    },
    async close() {
      // A pool may be ended once only, and Kysely ends only a pool that it has used.
      closed ??= Promise.all([replica?.close(), read.destroy(), reserved.pool.end()])
      await closed
      watchdog.stop()
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
 * PostgreSQL aborts a transaction whose client has gone silent: otherwise all others would wait for
 * its locks until TCP gives up, after two hours. Set in each transaction, since sessions keep no
 * state.
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
    lastStatements.delete(connection)
    const beginning = connection.executeQuery(this.#begin)
    // Where it fails the connection is broken, and so the first statement fails as well.
    beginning.catch(() => {})
    beginnings.set(connection, beginning)
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await beginnings.get(connection)
    // If a statement fails, the server refuses those that follow, and nothing is committed.
    await inOneFlush(connection, [...(lastStatements.get(connection) ?? []), commit])
  }
}

/**
 * Migrations use a transaction-level lock: Kysely's session-level lock would outlive a failure behind
 * PgBouncer.
 */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

/**
 * The pool for Kysely: throws `DatabaseUnavailableError`, does not reuse a broken connection, and names
 * the statements of direct connections.
 */
function withConnectionErrors(pool: pg.Pool, watchdog: ConnectionWatchdog) {
  const nameOf = createStatementNames()
  const direct = new WeakMap<pg.PoolClient, boolean>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await watchdog.during(pool.connect()).catch((error: unknown) => {
        throw toDatabaseError(error, 'connect')
      })
      let broken: DatabaseUnavailableError | undefined
      // Between two queries of a transaction there is no other listener, and an unhandled error event
      // ends the process.
      const onError = (error: Error) => {
        broken ??= new DatabaseUnavailableError(error, { mayBeDone: false })
      }
      client.on('error', onError)
      const during = async <T>(result: Promise<T>, text: string): Promise<T> => {
        try {
          return await watchdog.during(result)
        } catch (error) {
          const reason = toDatabaseError(error, text)
          if (reason instanceof DatabaseUnavailableError) broken = reason
          throw reason
        }
      }
      const query = async <Row>(
        text: string,
        values: readonly unknown[],
      ): Promise<{ rows: Row[] }> => {
        // A rollback would wait for a response that never comes; the original error is thrown.
        if (broken) throw broken
        // Several statements in one text, like `begin; set local`, have no values and can have no name.
        const name = direct.get(client) && values.length > 0 ? nameOf(text) : undefined
        const config = { text, values: [...values], ...(name && { name }) }
        const result = await during(client.query(config), text)
        // Its answer to a commit after a failed statement whose error nobody passed on.
        if (text === commit.sql && result.command === 'ROLLBACK') {
          throw new Error('PostgreSQL has rolled the transaction back, because a statement failed.')
        }
        return result as unknown as { rows: Row[] }
      }
      const release = (destroy = false) => {
        client.off('error', onError)
        client.release(destroy || broken !== undefined)
      }
      if (!direct.has(client)) {
        try {
          direct.set(client, await during(isDirect(client, watchdog.openSockets), 'connect'))
        } catch (error) {
          release(true)
          throw error
        }
      }
      return { query, release }
    },
  }
}

function toDatabaseError(error: unknown, sql: string): unknown {
  return isConnectionError(error)
    ? new DatabaseUnavailableError(error, { mayBeDone: sql.endsWith('commit') })
    : error
}

const commit = CompiledQuery.raw('commit')

/** Runs statements on a connection of a pipeline; throws what the first of them threw. */
async function inOneFlush(connection: DatabaseConnection, statements: readonly CompiledQuery[]) {
  const sent = statements.map((each) => connection.executeQuery<unknown>(each))
  const settled = await Promise.allSettled(sent)
  // After a break nobody knows whether a commit was done, though the first statement was not.
  const last = settled.at(-1)
  if (last?.status === 'rejected' && isMaybeDone(last.reason)) throw last.reason
  return Promise.all(sent)
}

const isMaybeDone = (error: unknown) => error instanceof DatabaseUnavailableError && error.mayBeDone

function lockStatements(locks: readonly (Lock | QueriedLock)[]): CompiledQuery[] {
  return locks.flatMap((lock) => {
    if ('namesOf' in lock) {
      const { sql, parameters } = lock.namesOf
      return [CompiledQuery.raw(`${lockAll[lock.mode]} (${sql}) as named`, [...parameters])]
    }
    const sorted = [...new Set(lock.names)].sort()
    const all = `${lockAll[lock.mode]} unnest($1::text[]) as name`
    return sorted.length > 0 ? [CompiledQuery.raw(all, [sorted])] : []
  })
}
