/**
 * How long the outside world is waited for, in milliseconds. A part takes its row as an option, so that
 * tests wait for less; `tests/server/boot/timeouts.test.ts` holds the values.
 */
export interface Timeouts {
  database: {
    /** For a connection of the pool. */
    connectMs: number
    /** For an answer: longer than any query of a request or a job takes. */
    answerMs: number
    /** Between two statements of a transaction; we only ever think for milliseconds there. */
    heldMs: number
    /** When nothing that waits has been answered on any connection for this long, the connection is probed. */
    quietMs: number
    /** A probe that is not answered by then has gone to a silent server. */
    probeMs: number
    /** How often that is looked at. */
    watchEveryMs: number
    /** For a lock that a migration needs: every other statement on that table waits behind it. */
    migrationLockMs: number
  }
  storage: {
    /** For one request; a picture is 1 MB at most. */
    tryMs: number
    /** After a failure that may pass: one more try after each pause. */
    pausesMs: number[]
  }
  /** Between the end of a job's turn and its next. */
  jobs: {
    mailEveryMs: number
    countEveryMs: number
    lookupAlertsEveryMs: number
    claimsEveryMs: number
    paymentsEveryMs: number
    publicLogEveryMs: number
    digestEveryMs: number
    purgeEveryMs: number
  }
}

export const defaultTimeouts: Timeouts = {
  database: {
    connectMs: 10_000,
    answerMs: 20_000,
    heldMs: 15_000,
    quietMs: 3000,
    probeMs: 3000,
    watchEveryMs: 500,
    migrationLockMs: 5000,
  },
  storage: { tryMs: 5000, pausesMs: [200, 800] },
  jobs: {
    mailEveryMs: 1000,
    countEveryMs: 5000,
    lookupAlertsEveryMs: 1000,
    claimsEveryMs: 1000,
    paymentsEveryMs: 1000,
    publicLogEveryMs: 1000,
    digestEveryMs: 600_000,
    purgeEveryMs: 3_600_000,
  },
}
