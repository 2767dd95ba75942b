import * as z from 'zod/mini'
import { paidPlans } from '../../domain/payments/billing.ts'
import { isPaymentReference } from '../../domain/payments/references.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const verifyPayment = defineEndpoint('POST', '/payments/verify', 'signed-in', {
  summary: 'The status of one of your own payments. Asks the provider if it is not known yet.',
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
      /** When the plan ends, including this payment. */
      endsAt: z.nullable(instant),
    }),
  ),
})
