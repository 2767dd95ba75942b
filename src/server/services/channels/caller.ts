import type { Channel } from '../../../domain/channels/channels.ts'
import type { Encryption } from '../../lib/encryption.ts'

/** Somebody on a phone, known only by a keyed hash of their number. */
export interface Caller {
  channel: Channel
  hash: string
}

export interface ChannelReply {
  text: string
  /** False if the session waits for the caller’s answer. */
  ends: boolean
}

/**
 * Used instead of a phone number in counts and settings. It cannot be turned back into the number.
 */
export function callerHash({ hmac }: Pick<Encryption, 'hmac'>, phoneNumber: string): string {
  return hmac(`caller ${phoneNumber.replace(/\D/g, '')}`)
}
