import { randomBytes } from 'node:crypto'
import type { createCheckout } from '../../../api/payments/payments.ts'
import { Problem } from '../../../api/problem.ts'
import { daysMs, hoursMs, minutesMs } from '../../../domain/durations.ts'
import { type Billing, type PaidPlan, passDays } from '../../../domain/payments/plans.ts'
import { paymentReference } from '../../../domain/payments/transactions.ts'
import { plans, site } from '../../../site.ts'
import type { CheckoutRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { PaymentProviderError, type Payments } from '../../payments/provider.ts'
import { insertCheckout } from '../../queries/payments/checkouts.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** What a pass costs, in kobo, and how many days it lasts. */
export function priceOf(plan: PaidPlan, billing: Billing) {
  const priced = plans.find(({ title }) => title === plan)
  if (!priced) throw new Error(`${plan} has no price`)
  const naira = billing === 'Monthly' ? priced.monthlyAmount : priced.yearlyAmount
  return { amount: naira * 100, currency: site.currency, days: passDays[billing] }
}

/**
 * Stores a checkout, and asks the provider for its payment page. The row is stored first, so that
 * every payment belongs to a known checkout.
 */
export async function createCheckoutUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof createCheckout>,
) {
  const { provider } = requirePayments(ctx)
  const email = (await findUser(ctx.database.read, currentUser.id))?.email ?? ''
  const checkout = await inTransaction(ctx, (ctx) =>
    addCheckout(ctx, { ...input, userId: currentUser.id, kind: 'payment' }),
  )
  try {
    const url = await provider.initialize({
      ...requestOf(checkout, email),
      callbackUrl: `${ctx.origin}/payment/callback`,
    })
    return { reference: checkout.reference, url }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    ctx.log.warn({ err: error }, 'the payment provider opened no checkout')
    throw new Problem('UNAVAILABLE', 'payment-provider')
  }
}

/** Inserts and logs a checkout with a new reference. */
export async function addCheckout(
  ctx: TransactionContext,
  order: {
    userId: string
    kind: CheckoutRow['kind']
    plan: PaidPlan
    billing: Billing
    renew: boolean
  },
): Promise<CheckoutRow> {
  const { plan, billing, kind } = order
  const reference = paymentReference(randomBytes(12))
  logActivity(ctx, {
    actorId: order.userId,
    action: 'create',
    entity: 'checkout',
    entityId: reference,
    details: { kind, plan, billing, ...(order.renew && { renew: true }) },
  })
  const checkout = {
    ...{ reference, user_id: order.userId, kind, plan, billing },
    ...priceOf(plan, billing),
    vat_rate: requirePayments(ctx).vatRate,
    account_mark: newId(),
    wants_renewal: order.renew ? (1 as const) : (0 as const),
    status: 'open' as const,
    created_at: ctx.now,
    settled_at: null,
  }
  return insertCheckout(ctx.tx, checkout, { checkAt: firstCheckAt(ctx, order) })
}

/** What the provider is sent about a checkout. */
export function requestOf(checkout: CheckoutRow, email: string) {
  const { reference, amount, currency, account_mark, plan, billing } = checkout
  const metadata = { account: account_mark, plan, billing }
  return { reference, amount, currency, email, metadata }
}

/**
 * How long until the provider is asked again about an unpaid checkout: five minutes on the first
 * day, in case a webhook was lost, then an hour, for late bank transfers. Null after a week.
 */
export function checkAgainMs(
  { now }: Pick<Context, 'now'>,
  { created_at }: Pick<CheckoutRow, 'created_at'>,
): number | null {
  const age = now - created_at
  if (age < daysMs(1)) return minutesMs(5)
  return age < daysMs(7) ? hoursMs(1) : null
}

/** When the provider is first asked about a checkout: a renewal is charged at once. */
function firstCheckAt({ now }: Pick<Context, 'now'>, { kind }: Pick<CheckoutRow, 'kind'>): number {
  return kind === 'renewal' ? now : now + minutesMs(2)
}

/** The payment provider and settings; throws while payments are closed. */
export function requirePayments({ payments }: Pick<Context, 'payments'>): Payments {
  if (payments) return payments
  throw new Problem('PAYMENTS_CLOSED', 'closed')
}
