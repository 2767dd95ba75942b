import { type MessageChannel, messageChannels } from '../channels/channels.ts'
import { hoursMs, minutesMs } from '../durations.ts'

/**
 * The kinds of outbox rows that go to the phone of a user: a notification, or the code that
 * confirms the number. The recipient of such a row is the user’s id: the row stores no number.
 */
export const userPhoneKinds = {
  'sms-notice': { channel: 'sms', purpose: 'notice' },
  'sms-code': { channel: 'sms', purpose: 'code' },
  'whatsapp-notice': { channel: 'whatsapp', purpose: 'notice' },
  'whatsapp-code': { channel: 'whatsapp', purpose: 'code' },
} as const satisfies Record<string, { channel: MessageChannel; purpose: 'notice' | 'code' }>

export type UserPhoneKind = keyof typeof userPhoneKinds

export function goesToUserPhone(kind: string): kind is UserPhoneKind {
  return Object.hasOwn(userPhoneKinds, kind)
}

/** The kinds of outbox rows that go to any phone: to a user, or to a caller as a reply. */
export const phoneKinds: readonly string[] = [...messageChannels, ...Object.keys(userPhoneKinds)]

export function goesToPhone(kind: string): boolean {
  return phoneKinds.includes(kind)
}

/**
 * For how long sending is retried: a reply for an hour, since its caller is gone by then; a code
 * for ten minutes, since it has expired by then; mails and notifications without a limit of time.
 */
export function retryPeriodMs(kind: string): number {
  if (!goesToPhone(kind)) return Number.POSITIVE_INFINITY
  if (!goesToUserPhone(kind)) return hoursMs(1)
  return userPhoneKinds[kind].purpose === 'code' ? minutesMs(10) : Number.POSITIVE_INFINITY
}
