import * as z from 'zod/mini'
import { paidPlans } from '../../domain/payments/billing.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, messageResponse, requiredText } from '../fields.ts'
import { invalid } from '../invalid.ts'

const maxDays = 366
const days = invalid('pass-days', { max: maxDays })

export const grantPass = defineEndpoint('POST', '/admin/users/{id}/pass', 'staff', {
  summary: 'Give a user days of a plan without a payment, with the reason.',
  input: z.object({
    id,
    plan: z.enum(paidPlans, { error: invalid('plan-choice') }),
    days: z
      .number({ error: days })
      .check(z.int(days), z.minimum(1, days), z.maximum(maxDays, days)),
    reason: requiredText('grant-reason-missing', 500),
  }),
  result: messageResponse,
})
