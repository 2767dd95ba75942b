import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { pushSubscription } from './push-subscription.ts'

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
        z.maxLength(1000, invalid('push-endpoint')),
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
