import { type ServerLimits, serverLimits } from '../../../src/server/config/server-limits.ts'
import { defaultTimeouts, type Timeouts } from '../../../src/server/config/timeouts.ts'

const brief = (ms: number) => ms / 8

/** The usual patience, an eighth as long: what it leads to is the same. */
export const shortTimeouts: Timeouts = {
  database: {
    connectMs: brief(defaultTimeouts.database.connectMs),
    answerMs: brief(defaultTimeouts.database.answerMs),
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
  },
}

/** What a server waits for its clients, an eighth as long too; to say good-bye a quarter. */
export const shortServerLimits: ServerLimits = {
  ...serverLimits,
  headersMs: brief(serverLimits.headersMs),
  checkEveryMs: brief(serverLimits.checkEveryMs),
  lastRequestsMs: serverLimits.lastRequestsMs / 4,
}
