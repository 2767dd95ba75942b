import { daysMs, hoursMs, minutesMs } from '../../../domain/durations.ts'
import type { PaymentOutcome } from '../../../domain/payments/transactions.ts'
import type { JobRow } from '../../db/tables.ts'
import { PaymentProviderError } from '../../payments/provider.ts'
import { findCheckout, findEvent, finishEvent } from '../../queries/payments/checkouts.ts'
import { contextOf } from '../../services/context.ts'
import { continueRenewal } from '../../services/payments/charge-renewal.ts'
import { checkAgainMs } from '../../services/payments/checkouts.ts'
import { handleEvent } from '../../services/payments/provider-events.ts'
import { settleCheckout } from '../../services/payments/settle-checkout.ts'
import { doubling, type JobKind, type JobServices, type Outcome } from './job-kind.ts'

const maxWaitMs = hoursMs(1)

/** Events that the payment provider sent. They are never given up: money may depend on them. */
export const paymentEventJobs: JobKind = {
  name: 'payment-event',
  atOnce: 1,
  waitMs: doubling(5000, maxWaitMs),
  maxWaitMs,
  attempt: handle,
  async settle({ tx }, { event_key: id }, outcome) {
    if (outcome.is !== 'done' || id === null || outcome.code === undefined) return
    await finishEvent(tx, id, outcome.code as PaymentOutcome)
  },
}

async function handle(services: JobServices, { event_key: id }: JobRow): Promise<Outcome> {
  if (!services.payments) return { is: 'later', code: 'payments-closed' }
  const event = await findEvent(services.database.read, id ?? '')
  if (!event) return { is: 'over', code: 'no-event' }
  try {
    return { is: 'done', code: await handleEvent(contextOf(services), event) }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return { is: 'later', code: 'provider', detail: error.message }
  }
}

/**
 * Charges renewals, and asks the provider about checkouts whose webhook may be lost. A charge that a
 * crash interrupted is continued.
 */
export const checkoutJobs: JobKind = {
  name: 'checkout',
  atOnce: 5,
  waitMs: () => minutesMs(1),
  maxWaitMs: daysMs(1),
  attempt: check,
}

async function check(services: JobServices, { event_key: reference }: JobRow): Promise<Outcome> {
  if (!services.payments) return { is: 'later', code: 'payments-closed' }
  const ctx = contextOf(services)
  const checkout = await findCheckout(ctx.database.read, reference ?? '')
  if (!checkout || checkout.settled_at !== null) return { is: 'done', code: 'settled' }
  const isRenewal = checkout.kind === 'renewal'
  try {
    const outcome = isRenewal
      ? await continueRenewal(ctx, checkout)
      : await settleCheckout(ctx, checkout.reference, 'verification')
    // On the provider's page the user may try another card.
    const isOpen = outcome === 'open' || (outcome === 'failed' && !isRenewal)
    const afterMs = checkAgainMs(ctx, checkout)
    return isOpen && afterMs !== null
      ? { is: 'again', afterMs, code: outcome }
      : { is: 'done', code: outcome }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return { is: 'later', code: 'provider', detail: error.message }
  }
}
