import type { PushDelivery } from '../../domain/notifications/push.ts'
import {
  type GuardedFetch,
  isAllowedUrl,
  OutgoingRefusedError,
  retryAfterMs,
} from '../outgoing/guarded-fetch.ts'
import { encryptPayload } from './encrypt-payload.ts'
import type { VapidKey } from './vapid-key.ts'

/** A browser's push subscription: the URL of its push service, and its keys in base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage extends PushDelivery {
  /** JSON for our service worker. */
  payload: string
  /** A newer message of a topic replaces one that was not delivered yet. */
  topic: string
}

/**
 * `gone`: the subscription has ended. `later`: try again, after `retryAfterMs` if the service
 * set it. `refused`: the service will never accept this message. `code` contains no URL.
 */
export type PushOutcome =
  | { is: 'sent' | 'gone' }
  | { is: 'refused'; code: string }
  | { is: 'later'; code: string; retryAfterMs?: number }

export interface PushClient {
  /** The `applicationServerKey` with which browsers subscribe. */
  publicKey: string
  /** Whether messages may be sent to this URL, judged without resolving its host name. */
  accepts(endpoint: string): boolean
  /** Whether a message can be encrypted with these keys. */
  acceptsKeys(keys: Omit<PushTarget, 'endpoint'>): boolean
  send(target: PushTarget, message: PushMessage, now: number): Promise<PushOutcome>
}

/** A push service only queues the message. */
const timeoutMs = 3000
const maxResponseBytes = 16_384
/** Messages are padded to one length, so that their length reveals nothing. */
const paddedTo = 320

/** Sends messages to push services: RFC 8030. `subject` is the contact for them. */
export function createPushClient(
  fetch: GuardedFetch,
  { key, subject, loopback = false }: { key: VapidKey; subject: string; loopback?: boolean },
): PushClient {
  return {
    publicKey: key.publicKey,
    accepts: (endpoint) => isAllowedUrl(new URL(endpoint), { loopback }),
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
          maxBytes: maxResponseBytes,
        })
        return outcomeOf(response, now)
      } catch (error) {
        // Requests to this endpoint are not allowed: it may be in a private network.
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

function outcomeOf({ status, headers }: Response, now: number): PushOutcome {
  const code = String(status)
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 429 || status >= 500) {
    const waitMs = retryAfterMs(headers, now)
    return { is: 'later', code, ...(waitMs !== undefined && { retryAfterMs: waitMs }) }
  }
  return { is: 'refused', code }
}
