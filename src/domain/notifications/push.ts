import { days, hours } from '../durations.ts'
import type { NotificationEvent } from './notifications.ts'

/** How urgent a push message is (RFC 8030, section 5.3), and how long it is worth delivering. */
export interface PushDelivery {
  urgency: 'very-low' | 'low' | 'normal' | 'high'
  ttlSeconds: number
}

/** `null`: an event that users are always notified of, such as the safety of their account. */
export function pushDeliveryOf(event: NotificationEvent | null): PushDelivery {
  return event === null ? { urgency: 'high', ttlSeconds: days(2) } : deliveries[event]
}

const deliveries = {
  // Somebody has the asset in their hands now.
  check: { urgency: 'high', ttlSeconds: hours(12) },
  match: { urgency: 'high', ttlSeconds: days(7) },
  talk: { urgency: 'high', ttlSeconds: days(3) },
  suggestion: { urgency: 'normal', ttlSeconds: days(7) },
  claim: { urgency: 'normal', ttlSeconds: days(7) },
  transfer: { urgency: 'high', ttlSeconds: days(3) },
  ending: { urgency: 'low', ttlSeconds: days(3) },
  thanks: { urgency: 'low', ttlSeconds: days(3) },
  plan: { urgency: 'low', ttlSeconds: days(3) },
  reminder: { urgency: 'low', ttlSeconds: days(14) },
} as const satisfies Record<NotificationEvent, PushDelivery>

/** The page that a push message opens, unless it asks a question. The user reads the text there. */
export const notificationsPath = '/dashboard/notifications'
