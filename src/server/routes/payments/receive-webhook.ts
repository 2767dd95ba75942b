import { Problem } from '../../../api/problem.ts'
import { readBody } from '../../lib/request-body.ts'
import { type AppContext, contextOf } from '../../services/context.ts'
import { receiveWebhook } from '../../services/payments/receive-webhook.ts'
import type { ApiContext } from '../route.ts'

const maxBodyBytes = 64 * 1024

/**
 * `POST /payments/paystack`: the provider’s events. The signature covers the raw bytes of the body.
 */
export async function webhookRoute(services: AppContext, context: ApiContext): Promise<Response> {
  const body = await readBody(context.req.raw, {
    maxBytes: maxBodyBytes,
    tooLarge: () => new Problem('TOO_LARGE', 'body'),
    brokenOff: () => new Problem('INVALID_JSON', 'broken-off'),
    tooSlow: context.env.tooSlow,
  })
  const signature = context.req.header('x-paystack-signature')
  await receiveWebhook(contextOf(services), { body, signature, ip: context.env.ip })
  return context.json({})
}
