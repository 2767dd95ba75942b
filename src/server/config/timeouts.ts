/**
 * How long the server waits for other systems, in milliseconds. Modules take their timeouts as an
 * option, so that tests can shorten them. `tests/server/boot/timeouts.test.ts` checks the defaults.
 */
export interface Timeouts {
  database: {
    /** The time to open a connection of the pool. */
    connectMs: number
    /** The time for a response. No query of a request or a job takes this long. */
    responseMs: number
    /** The time between two statements of a transaction; the code there runs for milliseconds. */
    heldMs: number
    /** If queries wait and no connection has received anything for this long, a probe is sent. */
    quietMs: number
    /** Without a response to the probe within this time, the server counts as unreachable. */
    probeMs: number
    /** How often the watchdog checks `quietMs`. */
    watchEveryMs: number
    /** A replica that is further behind its leader is left out. */
    replicaLagMs: number
    /** How often a replica is compared with its leader. */
    replicaEveryMs: number
    /** The time a migration waits for a lock; other statements on the table queue behind it. */
    migrationLockMs: number
  }
  storage: {
    /** The time for one request; a picture has 1 MB at most. */
    tryMs: number
    /** A temporary failure is retried once after each of these pauses. */
    pausesMs: number[]
  }
  /** The pause between the end of a job's run and its next run. */
  jobs: {
    /** Short, because a finder may be waiting with the phone. */
    queueEveryMs: number
    countEveryMs: number
    lookupAlertsEveryMs: number
    claimsEveryMs: number
    plansEveryMs: number
    publicLogEveryMs: number
    digestEveryMs: number
    purgeEveryMs: number
  }
}

export const defaultTimeouts: Timeouts = {
  database: {
    connectMs: 10_000,
    responseMs: 20_000,
    heldMs: 15_000,
    quietMs: 3000,
    probeMs: 3000,
    watchEveryMs: 500,
    replicaLagMs: 10_000,
    replicaEveryMs: 1000,
    migrationLockMs: 5000,
  },
  storage: { tryMs: 5000, pausesMs: [200, 800] },
  jobs: {
    queueEveryMs: 250,
    countEveryMs: 5000,
    lookupAlertsEveryMs: 1000,
    claimsEveryMs: 1000,
    plansEveryMs: 1000,
    publicLogEveryMs: 1000,
    digestEveryMs: 600_000,
    purgeEveryMs: 3_600_000,
  },
}
