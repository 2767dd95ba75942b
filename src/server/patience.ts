/**
 * How long the outside world is waited for, in milliseconds. A part takes its row as an option, so that
 * tests wait for less; `tests/server/patience.test.ts` holds the values.
 */
export interface Patience {
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
  }
  storage: {
    /** For one request; a picture is 1 MB at most. */
    tryMs: number
    /** After a failure that may pass: one more try after each pause. */
    pausesMs: number[]
  }
}

export const usualPatience: Patience = {
  database: {
    connectMs: 10_000,
    answerMs: 20_000,
    heldMs: 15_000,
    quietMs: 3000,
    probeMs: 3000,
    watchEveryMs: 500,
  },
  storage: { tryMs: 5000, pausesMs: [200, 800] },
}
