import { type ServerLimits, serverLimits } from '../../../src/server/config/server-limits.ts'
import { defaultTimeouts, type Timeouts } from '../../../src/server/config/timeouts.ts'

const brief = (ms: number) => ms / 8
/** On a slow machine with four tests at once, PostgreSQL takes half a second for a new connection. */
const lessBrief = (ms: number) => ms / 3

/**
 * A third or an eighth of the usual timeouts, with the same effects. That of a response is the usual
 * one: tests of silent connections show that they do not wait for it.
 */
export const shortTimeouts: Timeouts = {
  database: {
    connectMs: lessBrief(defaultTimeouts.database.connectMs),
    responseMs: defaultTimeouts.database.responseMs,
    heldMs: lessBrief(defaultTimeouts.database.heldMs),
    quietMs: lessBrief(defaultTimeouts.database.quietMs),
    probeMs: lessBrief(defaultTimeouts.database.probeMs),
    watchEveryMs: 50,
    replicaLagMs: defaultTimeouts.database.replicaLagMs,
    replicaEveryMs: 50,
    migrationLockMs: 300,
  },
  storage: {
    tryMs: brief(defaultTimeouts.storage.tryMs),
    pausesMs: defaultTimeouts.storage.pausesMs.map(brief),
  },
  jobs: {
    ...defaultTimeouts.jobs,
    queueEveryMs: 50,
    plansEveryMs: 50,
  },
}

/** An eighth of the usual client timeouts, too; less for idle connections. */
export const shortServerLimits: ServerLimits = {
  ...serverLimits,
  headersMs: brief(serverLimits.headersMs),
  checkEveryMs: brief(serverLimits.checkEveryMs),
  keepAliveMs: 4000,
  lastRequestsMs: serverLimits.lastRequestsMs / 4,
}
