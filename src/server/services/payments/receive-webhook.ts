import { Problem } from '../../../api/problem.ts'
import { parseEvent } from '../../payments/parse-event.ts'
import { receiveEvent } from '../../queries/payments/payment-events.ts'
import type { Context } from '../context.ts'

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
