import * as z from 'zod/mini'
import { paidPlans } from '../../domain/payments/billing.ts'
import { isPaymentReference } from '../../domain/payments/references.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const verifyPayment = defineEndpoint('POST', '/payments/verify', 'signed-in', {
  summary: 'What became of one’s own payment; the provider is asked if that is not known yet.',
  input: z.object({
    reference: z
      .string({ error: invalid('payment-reference-missing') })
      .check(z.refine(isPaymentReference, invalid('payment-reference'))),
  }),
  result: dataResponse(
    z.object({
      status: z.enum(['open', 'paid', 'failed', 'refused', 'closed']),
      plan: z.enum(paidPlans),
      days: z.number(),
      /** Until when the plan lasts now that it is paid for. */
      endsAt: z.nullable(instant),
    }),
  ),
})
