import type { PushDelivery } from '../../domain/notifications/push.ts'
import { type GuardedFetch, mayBeAsked, OutgoingRefusedError } from '../outgoing/guarded-fetch.ts'
import { encryptPayload } from './encrypt-payload.ts'
import type { VapidKey } from './vapid-key.ts'

/** Where a browser is reached, and with which keys; base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage extends PushDelivery {
  /** JSON for our own worker. */
  payload: string
  /** A newer message of a topic replaces one that was not delivered yet. */
  topic: string
}

/**
 * gone: the subscription has ended. later: try again, at `retryAfterMs` if the service said when.
 * refused: this message will never be taken. `code` names no address.
 */
export type PushOutcome =
  | { is: 'sent' | 'gone' }
  | { is: 'refused'; code: string }
  | { is: 'later'; code: string; retryAfterMs?: number }

export interface PushClient {
  /** What browsers subscribe with. */
  publicKey: string
  /** Whether a push service may be at this address, as far as the address says. */
  accepts(endpoint: string): boolean
  acceptsKeys(keys: Omit<PushTarget, 'endpoint'>): boolean
  send(target: PushTarget, message: PushMessage, now: number): Promise<PushOutcome>
}

const timeoutMs = 10_000
const maxAnswerBytes = 16_384
/** All messages have one length, so that it says nothing. */
const paddedTo = 320

/** Sends messages to push services: RFC 8030. `subject` is whom they write to about it. */
export function createPushClient(
  fetch: GuardedFetch,
  { key, subject, loopback = false }: { key: VapidKey; subject: string; loopback?: boolean },
): PushClient {
  return {
    publicKey: key.publicKey,
    accepts: (endpoint) => mayBeAsked(new URL(endpoint), { loopback }),
    acceptsKeys: (keys) => {
      try {
        return encryptPayload('', toBytes(keys)).length > 0
      } catch {
        return false
      }
    },
    async send({ endpoint, ...keys }, { payload, topic, ttlSeconds, urgency }, now) {
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {
            authorization: key.authorize(new URL(endpoint).origin, { subject, now }),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(ttlSeconds),
            urgency,
            topic,
          },
          body: encryptPayload(payload, toBytes(keys), { paddedTo }),
          timeoutMs,
          maxBytes: maxAnswerBytes,
        })
        return outcomeOf(response)
      } catch (error) {
        // It leads into a private network: nothing will ever be sent there.
        if (error instanceof OutgoingRefusedError && error.code !== 'too-long')
          return { is: 'gone' }
        const { code, name } = error as { code?: string; name?: string }
        return { is: 'later', code: code ?? name ?? 'failed' }
      }
    },
  }
}

function toBytes({ p256dh, auth }: Omit<PushTarget, 'endpoint'>) {
  return { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  const code = String(status)
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after'))
    return seconds > 0 ? { is: 'later', code, retryAfterMs: seconds * 1000 } : { is: 'later', code }
  }
  return { is: 'refused', code }
}
