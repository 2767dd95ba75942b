import { hours, minutes } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** Limits of watches and webhooks. */
export const webhookPolicies = {
  // A request has up to a thousand identifiers.
  watch: {
    what: 'requests to watch identifiers',
    times: 60,
    seconds: hours(1),
    per: 'account',
    reason: 'watches',
  },
  // A user may enter somebody else's URL, which must not get many requests.
  sendWebhook: {
    what: 'test events, and webhooks resent by hand',
    times: 10,
    seconds: minutes(1),
    per: 'account',
    reason: 'webhooks',
  },
} as const satisfies Record<string, Limit>
