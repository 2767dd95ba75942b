import * as z from 'zod/mini'
import { paymentOutcomes } from '../../domain/payments/outcomes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'
import { paymentSorts } from './list-payments.ts'

const paymentEventRecord = z.object({
  id: z.string(),
  event: z.string(),
  source: z.enum(['webhook', 'verification']),
  reference: z.nullable(z.string()),
  /** Kobo, as the provider says. */
  amount: z.nullable(z.number()),
  /** How often the provider delivered it. */
  deliveries: z.number(),
  /** Null while it waits to be processed. */
  outcome: z.nullable(z.enum(paymentOutcomes)),
  at: instant,
})

export type PaymentEventRecord = z.output<typeof paymentEventRecord>

export const listPaymentEvents = defineEndpoint('GET', '/admin/payments/events', 'staff', {
  summary: 'The events of the payment provider and their outcomes, the newest first.',
  input: z.object(windowFields(paymentSorts)),
  result: cappedListResponse({ events: z.array(paymentEventRecord) }),
})
