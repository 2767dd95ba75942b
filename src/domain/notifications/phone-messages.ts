import { type MessageChannel, messageChannels } from '../channels/channels.ts'
import { hours, minutes } from '../durations.ts'

/**
 * What is sent to the number of an account, by the kind of its outbox row: a notification, or the
 * code that confirms the number. The recipient of the row is the user’s id: no number is stored.
 */
export const phoneMessageKinds = {
  'sms-notice': { channel: 'sms', purpose: 'notice' },
  'sms-code': { channel: 'sms', purpose: 'code' },
  'whatsapp-notice': { channel: 'whatsapp', purpose: 'notice' },
  'whatsapp-code': { channel: 'whatsapp', purpose: 'code' },
} as const satisfies Record<string, { channel: MessageChannel; purpose: 'notice' | 'code' }>

export type PhoneMessageKind = keyof typeof phoneMessageKinds

export function isPhoneMessage(kind: string): kind is PhoneMessageKind {
  return Object.hasOwn(phoneMessageKinds, kind)
}

/** All kinds of outbox rows that go to a phone, replies included. */
export const phoneKinds: readonly string[] = [...messageChannels, ...Object.keys(phoneMessageKinds)]

export function goesToPhone(kind: string): boolean {
  return phoneKinds.includes(kind)
}

/** For how long a message is tried again: by then the caller is gone, or the code has expired. */
export function retriedForMs(kind: string): number {
  if (!goesToPhone(kind)) return Number.POSITIVE_INFINITY
  if (!isPhoneMessage(kind)) return hours(1) * 1000
  return phoneMessageKinds[kind].purpose === 'code' ? minutes(10) * 1000 : Number.POSITIVE_INFINITY
}
