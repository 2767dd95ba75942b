import { type Policies, policies } from '../../src/server/rate-limit/policies.ts'

/** For tests that are not about the limits, and make many calls. */
export const noLimits = Object.fromEntries(
  Object.entries(policies).map(([name, limit]) => [name, { ...limit, times: 1e12 }]),
) as Policies
