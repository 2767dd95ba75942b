import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, messageResponse, noInput } from '../fields.ts'
import { invalid } from '../invalid.ts'

/** A browser that gets push notifications. */
export const pushSubscription = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: instant,
  lastSentAt: z.nullable(instant),
  /** SHA-256 of its endpoint, base64url, by which a browser recognises its own subscription. */
  endpointHash: z.string(),
  /** False if another session created it. The browser then subscribes again. */
  current: z.boolean(),
})

export type PushSubscriptionRecord = z.output<typeof pushSubscription>

export const listPushSubscriptions = defineEndpoint('GET', '/push/subscriptions', 'signed-in', {
  summary: 'The browsers that get your push notifications, and the public key for subscribing.',
  input: noInput,
  result: dataResponse(
    z.object({ publicKey: z.string(), subscriptions: z.array(pushSubscription) }),
  ),
})

const base64url = (characters: number) =>
  z
    .string({ error: invalid('push-keys') })
    .check(z.regex(new RegExp(`^[\\w-]{${characters}}=*$`), invalid('push-keys')))

export const createPushSubscription = defineEndpoint('POST', '/push/subscriptions', 'verified', {
  summary:
    'Get push notifications in this browser, through the push service that it named. The subscription ends with the session. A browser that subscribes again replaces its subscription.',
  input: z.object({
    endpoint: z
      .string({ error: invalid('push-endpoint') })
      .check(
        z.maxLength(1000, { error: invalid('push-endpoint'), abort: true }),
        z.regex(/^[!-~]+$/, invalid('push-endpoint')),
        z.url(invalid('push-endpoint')),
      ),
    /** An uncompressed point of P-256, 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
  result: dataResponse(pushSubscription),
})

export const deletePushSubscription = defineEndpoint(
  'DELETE',
  '/push/subscriptions/{id}',
  'signed-in',
  {
    summary: 'Stop push notifications in one of your browsers.',
    input: z.object({ id }),
    result: messageResponse,
  },
)
