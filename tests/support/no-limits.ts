import { type Policies, policies } from '../../src/server/rate-limit/policies.ts'

/** For what is about something else than the limits, and calls a great deal. */
export const noLimits = Object.fromEntries(
  Object.entries(policies).map(([name, limit]) => [name, { ...limit, times: 1e12 }]),
) as Policies
