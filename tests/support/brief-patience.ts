import { type Patience, usualPatience } from '../../src/server/patience.ts'
import { type ServerLimits, serverLimits } from '../../src/server/server-limits.ts'

const brief = (ms: number) => ms / 8

/** The usual patience, an eighth as long: what it leads to is the same. */
export const briefPatience: Patience = {
  database: {
    connectMs: brief(usualPatience.database.connectMs),
    answerMs: brief(usualPatience.database.answerMs),
    heldMs: brief(usualPatience.database.heldMs),
    quietMs: brief(usualPatience.database.quietMs),
    probeMs: brief(usualPatience.database.probeMs),
    watchEveryMs: 50,
    migrationLockMs: 300,
  },
  storage: {
    tryMs: brief(usualPatience.storage.tryMs),
    pausesMs: usualPatience.storage.pausesMs.map(brief),
  },
  jobs: {
    ...usualPatience.jobs,
    mailEveryMs: 50,
  },
}

/** What a server waits for its clients, an eighth as long too; to say good-bye a quarter. */
export const briefServerLimits: ServerLimits = {
  ...serverLimits,
  headersMs: brief(serverLimits.headersMs),
  checkEveryMs: brief(serverLimits.checkEveryMs),
  lastRequestsMs: serverLimits.lastRequestsMs / 4,
}
