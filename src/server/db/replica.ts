import { type PostgresPool, type RawBuilder, sql } from 'kysely'
import type { Timeouts } from '../config/timeouts.ts'
import type { Queries } from './database.ts'

/** A position in the write-ahead log, in bytes. */
interface Position {
  bytes: number | null
}

const written = sql<Position>`select (pg_current_wal_lsn() - '0/0')::float8 as bytes`
/** Null once the replica has become a leader itself. */
const replayed = sql<Position>`
  select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as bytes`

/**
 * Compares a replica with its leader again and again: it is fresh while it has everything that the
 * leader had written `replicaLagMs` ago. The replica's own clock says nothing: it stands still while
 * nobody writes, and while the line to the leader is cut.
 */
export function followReplica(
  leader: Queries,
  replica: Queries,
  { replicaLagMs, replicaEveryMs }: Timeouts['database'],
) {
  let freshAt = Number.NEGATIVE_INFINITY
  let isMeasuring = false
  /** What the replica has not replayed yet, oldest first. */
  let ahead: { at: number; bytes: number }[] = []

  async function measure() {
    const at = performance.now()
    const [ofLeader, ofReplica] = await Promise.all([
      positionOn(leader, written).catch(() => null),
      positionOn(replica, replayed).catch(() => null),
    ])
    if (ofReplica === null) freshAt = Number.NEGATIVE_INFINITY
    if (ofLeader === null || ofReplica === null) return
    const isRecent = (mark: { at: number }) => mark.at > at - replicaLagMs
    ahead = [...ahead, { at, bytes: ofLeader }].filter(isRecent)
    const reached = ahead.findLastIndex(({ bytes }) => bytes <= ofReplica)
    freshAt = ahead[reached]?.at ?? freshAt
    ahead = ahead.slice(reached + 1)
  }

  const timer = setInterval(async () => {
    if (isMeasuring) return
    isMeasuring = true
    await measure()
    isMeasuring = false
  }, replicaEveryMs)
  timer.unref()

  return {
    isFresh: () => performance.now() - freshAt <= replicaLagMs,
    /** Until it has been measured again. */
    leaveOut() {
      freshAt = Number.NEGATIVE_INFINITY
    },
    stop: () => clearInterval(timer),
  }
}

async function positionOn(db: Queries, query: RawBuilder<Position>): Promise<number | null> {
  const { rows } = await query.execute(db)
  return rows[0]?.bytes ?? null
}

/**
 * Connections that ask a fresh replica, and the leader if there is none or it fails: it may end at any
 * moment, and cancels queries whose rows the leader has removed.
 */
export function preferReplica(
  replica: PostgresPool,
  leader: PostgresPool,
  { isFresh, leaveOut }: Pick<ReturnType<typeof followReplica>, 'isFresh' | 'leaveOut'>,
): PostgresPool {
  const queryOn = async <Row>(pool: PostgresPool, text: string, values: readonly unknown[]) => {
    const client = await pool.connect()
    try {
      return await client.query<Row>(text, values)
    } finally {
      client.release()
    }
  }
  const query = async <Row>(text: string, values: readonly unknown[]) => {
    if (!isFresh()) return queryOn<Row>(leader, text, values)
    return queryOn<Row>(replica, text, values).catch(() => {
      leaveOut()
      return queryOn<Row>(leader, text, values)
    })
  }
  return { ...leader, connect: async () => ({ query, release() {} }) } as PostgresPool
}
