import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { pushSubscription } from './push-subscription.ts'

export const listPushSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/push/subscriptions',
  summary: 'The browsers that you are told on at once, and the key that they subscribe with.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(
    z.object({ publicKey: z.string(), subscriptions: z.array(pushSubscription) }),
  ),
})
