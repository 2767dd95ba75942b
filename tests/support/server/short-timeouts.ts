import { type ServerLimits, serverLimits } from '../../../src/server/config/server-limits.ts'
import { defaultTimeouts, type Timeouts } from '../../../src/server/config/timeouts.ts'

const brief = (ms: number) => ms / 8

/** An eighth of the usual timeouts, with the same effects. */
export const shortTimeouts: Timeouts = {
  database: {
    connectMs: brief(defaultTimeouts.database.connectMs),
    responseMs: brief(defaultTimeouts.database.responseMs),
    heldMs: brief(defaultTimeouts.database.heldMs),
    quietMs: brief(defaultTimeouts.database.quietMs),
    probeMs: brief(defaultTimeouts.database.probeMs),
    watchEveryMs: 50,
    migrationLockMs: 300,
  },
  storage: {
    tryMs: brief(defaultTimeouts.storage.tryMs),
    pausesMs: defaultTimeouts.storage.pausesMs.map(brief),
  },
  jobs: {
    ...defaultTimeouts.jobs,
    mailEveryMs: 50,
    paymentsEveryMs: 50,
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
