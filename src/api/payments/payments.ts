import * as z from 'zod/mini'
import { paymentKinds } from '../../domain/payments/passes.ts'
import { billings, paidPlans, planNames } from '../../domain/payments/plans.ts'
import { isPaymentReference, paymentOutcomes } from '../../domain/payments/transactions.ts'
import { maxExported, paymentSorts } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  dataResponse,
  id,
  instant,
  messageResponse,
  noInput,
  optionalFormField,
  requiredText,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, listFields, windowFields } from '../list-fields.ts'

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

export const getPayments = defineEndpoint('GET', '/payments', 'signed-in', {
  summary: 'Your own plan, its renewal, and all your payments.',
  input: noInput,
  result: dataResponse(paymentsRecord),
})

export const getReceipt = defineEndpoint('GET', '/payments/{reference}/receipt', 'signed-in', {
  summary: 'The receipt of one of your own payments, as PDF.',
  input: z.object({ reference: id }),
  result: z.file(),
  media: 'application/pdf',
})

export const endRenewal = defineEndpoint('DELETE', '/payments/renewal', 'signed-in', {
  summary: 'End the renewal by card. The plan lasts until the end of what was paid.',
  input: noInput,
  result: messageResponse,
})

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

const ledgerRecord = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  reference: z.string(),
  /** Null once the account is erased. */
  user: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  plan: z.enum(paidPlans),
  days: z.number(),
  /** Kobo. */
  amount: z.number(),
  currency: z.string(),
  channel: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: instant,
})

export type LedgerRecord = z.output<typeof ledgerRecord>

export const listPayments = defineEndpoint('GET', '/admin/payments', 'staff', {
  summary:
    'The ledger of payments, grants, refunds and disputes, the newest first unless `sort` says otherwise. `search` is a reference.',
  input: z.object({
    ...listFields(paymentSorts),
    kind: optionalFormField(z.enum(paymentKinds)),
    owner: optionalFormField(id),
  }),
  result: cappedListResponse({ payments: z.array(ledgerRecord) }),
})

export const exportPayments = defineEndpoint('POST', '/admin/payments/export', 'staff', {
  summary: `The ledger as CSV, the newest ${maxExported} entries. Needs a recent password check.`,
  input: noInput,
  result: z.string(),
  media: 'text/csv',
})

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
