import { type Patience, usualPatience } from '../../src/server/patience.ts'

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
  },
  storage: {
    tryMs: brief(usualPatience.storage.tryMs),
    pausesMs: usualPatience.storage.pausesMs.map(brief),
  },
}
