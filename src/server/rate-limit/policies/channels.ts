import { days, hours } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** All callers of a gateway share its address, so they are counted by a hash of their number. */
export const channelPolicies = {
  verifyByPhone: {
    what: 'checks by USSD, SMS or WhatsApp',
    times: 60,
    seconds: hours(1),
    per: 'phone number',
    reason: 'checks',
  },
  messageByPhone: {
    what: 'text messages and chat messages that are answered',
    times: 120,
    seconds: hours(1),
    per: 'phone number',
    reason: 'messages',
  },
  photoByPhone: {
    what: 'photos sent by WhatsApp',
    times: 20,
    seconds: hours(1),
    per: 'phone number',
    reason: 'pictures',
  },
  findByPhone: {
    what: 'finds reported by USSD, SMS or WhatsApp',
    times: 5,
    seconds: days(1),
    per: 'phone number',
    reason: 'reports',
  },
  // Per identifier: its owner must not get too many messages, from any number of finders.
  findOfIdentifier: {
    what: 'finds of one identifier reported by USSD, SMS or WhatsApp',
    times: 5,
    seconds: days(1),
    per: 'identifier',
    reason: 'reports',
  },
} as const satisfies Record<string, Limit>
