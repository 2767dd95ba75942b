import * as z from 'zod/mini'
import { paidPlans } from '../../domain/payments/billing.ts'
import { paymentKinds } from '../../domain/payments/passes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, optionalFormField } from '../fields.ts'
import { cappedListResponse, listFields } from '../list-fields.ts'

export const paymentSorts = ['at'] as const

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
