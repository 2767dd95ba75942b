import { onTestFinished } from 'vitest'
import {
  type LocalPaystack,
  startLocalPaystack,
  type Webhook,
} from '../../scripts/dev/local-paystack.ts'
import { createCheckout } from '../../src/api/payments/payments.ts'
import type { Billing, PaidPlan, PlanName } from '../../src/domain/payments/plans.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { createPaystack } from '../../src/server/payments/paystack.ts'
import { findCheckout } from '../../src/server/queries/payments/checkouts.ts'
import { addToLedger } from '../../src/server/queries/payments/ledger.ts'
import type { Policies } from '../../src/server/rate-limit/policies.ts'
import { startTestApp, type TestApp } from './app.ts'
import { handlePaymentEvents } from './queue.ts'
import type { User } from './users.ts'

export interface PaidApp {
  app: TestApp
  provider: LocalPaystack
}

/** The application with payments open at a local provider, whose webhooks reach it. */
export async function startPaidApp({
  limits,
  vatRate = null,
}: {
  limits?: Policies
  vatRate?: number | null
} = {}): Promise<PaidApp> {
  const opened: { app?: TestApp } = {}
  const provider = await startLocalPaystack({
    secretKey: 'sk_test_0123456789',
    lateMs: 0,
    async deliver(hook) {
      if (opened.app) await deliver(opened.app, hook)
    },
  })
  onTestFinished(provider.close)
  const paystack = createPaystack({ secretKey: provider.secretKey, url: provider.url })
  const app = await startTestApp({
    ...(limits && { limits }),
    payments: { provider: paystack, vatRate, taxId: '12345678-0001' },
  })
  opened.app = app
  return { app, provider }
}

/** Sends a webhook as the provider does. */
export async function deliver(app: TestApp, { body, signature }: Webhook): Promise<Response> {
  const headers = { 'x-paystack-signature': signature }
  return app.visit('52.31.139.75').send('POST', '/payments/paystack', body, headers)
}

/** Handles every payment event that is due. */
export async function workThrough(app: TestApp): Promise<void> {
  while ((await handlePaymentEvents(app.services)) > 0);
}

/** Presses “Pay”. Returns the reference of the checkout. */
export async function checkOut(
  user: User,
  {
    plan = 'Premium',
    billing = 'Monthly',
    renew = false,
  }: {
    plan?: PaidPlan
    billing?: Billing
    renew?: boolean
  } = {},
): Promise<string> {
  return (await user.call(createCheckout, { plan, billing, renew })).data.reference
}

/** Presses “Pay”, pays at the provider and lets the server handle the webhook. */
export async function buy(
  { app, provider }: PaidApp,
  user: User,
  choice: Parameters<typeof checkOut>[1] = {},
): Promise<string> {
  const reference = await checkOut(user, choice)
  await provider.choose(reference, 'success')
  await workThrough(app)
  return reference
}

/** Puts somebody on a plan for a year. */
export async function putOnPlan(app: TestApp, userId: string, plan: PlanName): Promise<void> {
  if (plan === 'Free') return
  const reference = newId()
  const now = app.clock.now
  await app.database.write((tx) =>
    addToLedger(
      tx,
      {
        ...{ event_key: `grant ${reference}`, kind: 'grant', user_id: userId, reference, plan },
        ...{ billing: null, days: 365, amount: 0, currency: 'NGN', vat_rate: null, at: now },
        ...{ channel: null, provider_id: null, granted_by: null, reason: 'A test' },
      },
      now,
    ),
  )
}

/** Opens payments at a provider that needs no network and reports every checkout as paid. */
export function openInstantPayments({ services }: TestApp): void {
  const paid = { status: 'success', currency: 'NGN', channel: 'card', authorization: null }
  services.payments = {
    vatRate: null,
    taxId: null,
    provider: {
      initialize: async ({ reference }) => `https://checkout.paystack.com/${reference}`,
      async verify(reference) {
        const checkout = await findCheckout(services.database.read, reference)
        if (!checkout) return null
        const { amount, account_mark: accountMark } = checkout
        return { ...paid, id: reference, reference, amount, accountMark }
      },
      charge: async () => true,
      listReversals: async () => [],
      isSigned: () => false,
    },
  }
  services.drawPdf = async () => Buffer.from('%PDF-1.3')
}
