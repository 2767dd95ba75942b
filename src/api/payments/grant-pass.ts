import * as z from 'zod/mini'
import { paidPlans } from '../../domain/payments/plan-features.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse, requiredText } from '../fields.ts'

const days = 'Give a whole number of days from 1 to 366'

export const grantPass = defineEndpoint({
  method: 'POST',
  path: '/admin/users/{id}/pass',
  summary: 'Gives somebody days of a plan without a payment, with the reason.',
  access: 'staff',
  input: z.object({
    id,
    plan: z.enum(paidPlans, { error: 'Choose Premium or Merchant' }),
    days: z.number({ error: days }).check(z.int(days), z.minimum(1, days), z.maximum(366, days)),
    reason: requiredText('Say why: it stays in the ledger', 500),
  }),
  result: messageResponse,
})
