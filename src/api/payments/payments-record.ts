import * as z from 'zod/mini'
import { billings, paidPlans } from '../../domain/payments/billing.ts'
import { paymentKinds } from '../../domain/payments/passes.ts'
import { planNames } from '../../domain/payments/plan-features.ts'
import { instant } from '../fields.ts'

const paymentRecord = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  reference: z.string(),
  plan: z.enum(paidPlans),
  days: z.number(),
  /** Kobo. */
  amount: z.number(),
  currency: z.string(),
  channel: z.nullable(z.string()),
  at: instant,
  hasReceipt: z.boolean(),
})

export type PaymentRecord = z.output<typeof paymentRecord>

export const paymentsRecord = z.object({
  /** Whether a plan can be bought at all. */
  isOpen: z.boolean(),
  plan: z.enum(planNames),
  startedAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** The plans that are paid for and begin later. */
  next: z.array(z.object({ plan: z.enum(paidPlans), from: instant, to: instant })),
  /** The card that is charged when the plan ends; null if the plan is not renewed. */
  renewal: z.nullable(
    z.object({ plan: z.enum(paidPlans), billing: z.enum(billings), card: z.string() }),
  ),
  /** The newest first. */
  payments: z.array(paymentRecord),
})

export type PaymentsRecord = z.output<typeof paymentsRecord>
