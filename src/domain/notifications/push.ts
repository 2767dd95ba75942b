import { hourOf } from '../calendar-days.ts'
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

/** `00:00` to `23:00`. */
export const hoursOfDay = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
)

/** Full hours in Nigeria. `from` may be later than `until`: 22:00 to 07:00 is the night. */
export interface QuietHours {
  isOn: boolean
  from: string
  until: string
}

/** The page that a push message opens, unless it asks a question. The user reads the text there. */
export const notificationsPath = '/dashboard/notifications'

/** Until the user changes them: off, with the night filled in. */
export const defaultQuietHours: QuietHours = { isOn: false, from: '22:00', until: '07:00' }

const hourMs = 3_600_000

/** When a push that is due now may be sent: at once, or when the quiet hours end. */
export function afterQuietHours(now: number, quiet: QuietHours): number {
  if (!isQuiet(hourOf(now), quiet)) return now
  const ahead = (Number.parseInt(quiet.until, 10) - hourOf(now) + 24) % 24
  // Nigeria is a whole number of hours from UTC.
  return Math.floor(now / hourMs) * hourMs + ahead * hourMs
}

function isQuiet(hour: number, { isOn, from, until }: QuietHours): boolean {
  if (!isOn) return false
  const [fromHour, toHour] = [Number.parseInt(from, 10), Number.parseInt(until, 10)]
  return fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour
}
