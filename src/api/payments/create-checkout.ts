import * as z from 'zod/mini'
import { billings, paidPlans } from '../../domain/payments/billing.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const createCheckout = defineEndpoint('POST', '/payments/checkout', 'verified', {
  summary: 'Open the payment provider’s page for a pass: 30 or 365 days of a plan, paid ahead.',
  input: z.object({
    plan: z.enum(paidPlans, { error: invalid('plan-choice') }),
    billing: z.enum(billings, { error: invalid('billing-choice') }),
    /** Whether a card may be charged again when the pass ends. */
    renew: z._default(z.boolean({ error: invalid('say-true-or-false') }), false),
  }),
  /** `url`: the provider's page on which to pay. */
  result: dataResponse(z.object({ url: z.string(), reference: z.string() })),
})
