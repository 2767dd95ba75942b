import { Problem } from '../../../api/problem.ts'
import { isPaymentReference, type PaymentOutcome } from '../../../domain/payments/transactions.ts'
import type { PaymentEventRow, PaymentRow } from '../../db/tables.ts'
import { parseEvent } from '../../payments/provider.ts'
import { receiveEvent } from '../../queries/payments/checkouts.ts'
import { findPass, findPassOfTransaction } from '../../queries/payments/ledger.ts'
import type { Context } from '../context.ts'
import { type PassReversal, reversePass } from './reverse-pass.ts'
import { settleCheckout } from './settle-checkout.ts'

const hourMs = 3_600_000

/** Queues a signed event of the provider. A wrong signature is refused, and staff see the attempt. */
export async function receiveWebhook(
  ctx: Context,
  { body, signature, ip }: { body: Buffer; signature: string | undefined; ip: string },
): Promise<void> {
  const { payments, database, now } = ctx
  if (!payments) throw new Problem('NOT_FOUND', 'endpoint')
  if (!payments.provider.isSigned(body, signature)) {
    await ctx.limiter.consumeWrong('signature', { ip })
    const forged = unnamed(`forged ${Math.floor(now / hourMs)}`, 'forged')
    await database.write((tx) => receiveEvent(tx, forged, { outcome: 'forged', now }))
    throw new Problem('FORBIDDEN', 'webhook-signature')
  }
  const parsed = parseEvent(body)
  const event = parsed
    ? { ...parsed, source: 'webhook' as const }
    : unnamed(`unreadable ${Math.floor(now / hourMs)}`, 'unreadable')
  await database.write((tx) =>
    receiveEvent(tx, event, { outcome: parsed ? null : 'unreadable', now }),
  )
}

/**
 * An event without details. Its `id` is that of the hour, so that forged events cannot fill the
 * table.
 */
function unnamed(id: string, event: string) {
  return { id, event, source: 'webhook' as const, reference: null, provider_id: null, amount: null }
}

/** The events of the provider that reverse a payment, by name. */
const reversals: Record<string, PassReversal['kind']> = {
  'refund.processed': 'refund',
  'charge.dispute.create': 'dispute',
  'charge.dispute.resolve declined': 'dispute-won',
}

/**
 * Handles one event. An event alone does not prove that a transaction succeeded, so the provider is
 * asked.
 */
export async function handleEvent(ctx: Context, event: PaymentEventRow): Promise<PaymentOutcome> {
  const kind = reversals[event.event]
  if (kind) return reverse(ctx, event, kind)
  if (!event.event.startsWith('charge.') || event.event.startsWith('charge.dispute.')) {
    return 'ignored'
  }
  if (!event.reference || !isPaymentReference(event.reference)) return 'unknown-reference'
  return settleCheckout(ctx, event.reference, 'webhook')
}

async function reverse(
  ctx: Context,
  event: PaymentEventRow,
  kind: PassReversal['kind'],
): Promise<PaymentOutcome> {
  const pass = await passOf(ctx, event)
  if (!pass) return 'unknown-reference'
  // An id is like `refund.processed 4711`.
  const id = event.id.split(' ')[1] ?? event.id
  return reversePass(ctx, pass, { kind, id, amount: event.amount ?? pass.amount })
}

/**
 * The pass of the payment. Settles its checkout first, as its own event may not have arrived yet.
 */
async function passOf(
  ctx: Context,
  { reference, provider_id }: PaymentEventRow,
): Promise<PaymentRow | undefined> {
  const { read } = ctx.database
  if (reference && isPaymentReference(reference)) {
    await settleCheckout(ctx, reference, 'verification')
    return findPass(read, reference)
  }
  return provider_id ? findPassOfTransaction(read, provider_id) : undefined
}
