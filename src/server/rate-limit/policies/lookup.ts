import { hours, minutes } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** Limits of lookups, and of checks of proofs and certificates. */
export const lookupPolicies = {
  // A monitor reads the whole log once: ten million entries have 80,000 tiles.
  publicLog: {
    what: 'tiles, checkpoints and keys of the public log',
    times: 3000,
    seconds: minutes(1),
    per: 'ip',
    inEachProcess: true,
    reason: 'requests',
  },
  verify: {
    what: 'checks of an identifier',
    times: 60,
    seconds: minutes(1),
    per: 'ip',
    // Most users make at most three lookups, which then need no query for the count.
    countedInMemory: 3,
    reason: 'checks',
  },
  // With a million proofs, one guess in 30,000 finds one.
  proofByNumber: {
    what: 'proofs opened by their number',
    times: 120,
    seconds: hours(1),
    per: 'ip',
    reason: 'proofs',
  },
  // Applies for an hour after a miss in a range with many misses (`domain/lookup/enumeration.ts`).
  enumerationByMinute: {
    what: 'checks in one phone model, VIN series or plate area, after many checks there of identifiers that nobody registered',
    times: 1,
    seconds: minutes(1),
    per: 'client and range',
    reason: 'numbers-like-this',
  },
  // With the limit per minute, the wait grows with the number of lookups.
  enumerationByHour: {
    what: 'the same',
    times: 10,
    seconds: hours(1),
    per: 'client and range',
    reason: 'numbers-like-this',
  },
  enumerationRegistration: {
    what: 'registrations and imports in one phone model, VIN series or plate area, after the first hundred identifiers of a day',
    times: 1,
    seconds: minutes(1),
    per: 'client and range',
    reason: 'tables-like-these',
  },
  // The plan sets the daily quota (`domain/lookup/plans.ts`), which unreadable lines do not use up.
  batch: {
    what: 'batch checks',
    times: 60,
    seconds: minutes(10),
    per: 'account',
    reason: 'batches',
  },
  // Visitors of a merchant's site load it, many behind one address, each once a minute.
  badge: {
    what: 'merchant badges shown',
    times: 1200,
    seconds: minutes(1),
    per: 'ip',
    inEachProcess: true,
    reason: 'requests',
  },
  certificate: {
    what: 'certificates checked or printed',
    times: 60,
    seconds: minutes(5),
    per: 'ip',
    reason: 'certificates',
  },
} as const satisfies Record<string, Limit>
