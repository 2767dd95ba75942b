import type { MessageChannel } from '../channels/channels.ts'

/**
 * The messages to the phone of a user: a notification, or the code that confirms the number. Their
 * jobs store no number.
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
