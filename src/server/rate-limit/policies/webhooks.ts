import { hours, minutes } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** What programs of users ask to be told, and where. */
export const webhookPolicies = {
  // A thousand identifiers each.
  watch: {
    what: 'requests to watch identifiers',
    times: 60,
    seconds: hours(1),
    per: 'account',
    reason: 'watches',
  },
  // Somebody who enters another’s URL must not have it asked often.
  sendWebhook: {
    what: 'test events, and webhooks sent again by hand',
    times: 10,
    seconds: minutes(1),
    per: 'account',
    reason: 'webhooks',
  },
} as const satisfies Record<string, Limit>
