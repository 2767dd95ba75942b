import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { pushSubscription } from './push-subscription.ts'

export const listPushSubscriptions = defineEndpoint('GET', '/push/subscriptions', 'signed-in', {
  summary: 'The browsers that get your push notifications, and the public key for subscribing.',
  input: noInput,
  result: dataResponse(
    z.object({ publicKey: z.string(), subscriptions: z.array(pushSubscription) }),
  ),
})
