import { hours, minutes } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** Limits of lookups, and of checks of proofs and certificates. */
export const lookupPolicies = {
  verify: {
    what: 'checks of an identifier',
    times: 60,
    seconds: minutes(1),
    per: 'sender',
    // Most users make at most three lookups, which then need no query for the count.
    countedInMemory: 3,
    reason: 'checks',
  },
  // Each is stored for a year, so this limit also bounds the space that they take.
  proof: {
    what: 'checks that are signed as proofs',
    times: 60,
    seconds: hours(1),
    per: 'sender',
    shared: 10,
    reason: 'new-proofs',
  },
  // With a million proofs, one guess in 30,000 finds one, so right numbers count like wrong ones.
  proofByNumber: {
    what: 'proofs opened by their number',
    times: 120,
    seconds: hours(1),
    per: 'sender',
    shared: 10,
    reason: 'proofs',
  },
  // These apply for an hour after a miss in a range with many misses (`domain/lookup/enumeration.ts`).
  enumerationByMinute: {
    what: 'checks of similar numbers (one phone model, VIN series or plate area), once many of them were not registered',
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
  // Strangers who share an address look up the same models, so together they wait less.
  enumerationByAddress: {
    what: 'the same, without an account',
    times: 20,
    seconds: minutes(10),
    per: 'sender',
    shared: 1,
    reason: 'numbers-like-this',
  },
  enumerationRegistration: {
    what: 'registrations and imports of similar numbers (one phone model, VIN series or plate area), after the first hundred of a day, unless a verified business imports',
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
} as const satisfies Record<string, Limit>
