import { hoursMs } from '../../../domain/durations.ts'
import type { PaymentOutcome } from '../../../domain/payments/transactions.ts'
import type { JobRow } from '../../db/tables.ts'
import { PaymentProviderError } from '../../payments/provider.ts'
import { findEvent, finishEvent } from '../../queries/payments/payment-events.ts'
import { contextOf } from '../../services/context.ts'
import { handleEvent } from '../../services/payments/provider-events.ts'
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
