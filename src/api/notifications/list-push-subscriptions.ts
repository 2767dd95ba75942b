import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { pushSubscription } from './push-subscription.ts'

export const listPushSubscriptions = defineEndpoint('GET', '/push/subscriptions', 'signed-in', {
  summary: 'The browsers that you are told on at once, and the key that they subscribe with.',
  input: noInput,
  result: dataResponse(
    z.object({ publicKey: z.string(), subscriptions: z.array(pushSubscription) }),
  ),
})
