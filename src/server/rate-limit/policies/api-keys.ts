import { allowances } from '../../../domain/api-keys/api-keys.ts'
import { days, hours, minutes } from '../../../domain/durations.ts'
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

/** Limits of `/api/v1`. The daily limits count all keys of an account together. */
export const apiKeyPolicies = {
  keyByMinute: {
    what: 'requests with one API key',
    times: allowances.person.perMinute,
    seconds: minutes(1),
    per: 'API key',
    reason: 'requests',
  },
  keysByDay: {
    what: 'requests with all API keys of an account',
    times: allowances.person.perDay,
    seconds: days(1),
    per: 'account',
    reason: 'calls-today',
  },
  businessKeyByMinute: {
    what: 'requests with one API key of a verified business',
    times: allowances.business.perMinute,
    seconds: minutes(1),
    per: 'API key',
    reason: 'requests',
  },
  businessKeysByDay: {
    what: 'requests with all API keys of a verified business',
    times: allowances.business.perDay,
    seconds: days(1),
    per: 'account',
    reason: 'calls-today',
  },
  // The owner gets a mail about each new key.
  createApiKey: {
    what: 'new API keys',
    times: 10,
    seconds: days(1),
    per: 'account',
    reason: 'new-entries',
  },
} as const satisfies Record<string, Limit>
