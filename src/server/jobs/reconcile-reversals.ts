import { acquireLease } from '../queries/job-leases.ts'
import { hasPaidCheckout } from '../queries/payments/checkouts.ts'
import { findPassOfTransaction } from '../queries/payments/ledger.ts'
import { receiveEvent } from '../queries/payments/payment-events.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { reversePass } from '../services/payments/reverse-pass.ts'

const reversalsEveryMs = 5 * 60_000
const reversalsPeriodMs = 3 * 86_400_000

/** Finds full refunds and disputes whose webhook was lost. Returns how many. */
export async function reconcileReversals(services: AppContext): Promise<number> {
  const { payments } = services
  if (!payments) return 0
  const ctx = contextOf(services)
  const { database, now } = ctx
  if (!(await hasPaidCheckout(database.read))) return 0
  if (!(await acquireLease(database, 'payment reversals', reversalsEveryMs - 1000, now))) return 0
  const reversals = await payments.provider.listReversals(now - reversalsPeriodMs)
  return eachDespiteErrors(reversals, async ({ kind, id, transactionId, amount }) => {
    const pass = await findPassOfTransaction(database.read, transactionId)
    // A partial refund ends no pass.
    if (!pass || (kind === 'refund' && amount < pass.amount)) return false
    const outcome = await reversePass(ctx, pass, { kind, id, amount })
    if (outcome === 'known') return false
    const { reference } = pass
    const event = { event: 'verification', source: 'verification', reference, amount } as const
    await database.write((tx) =>
      receiveEvent(
        tx,
        { id: `verification ${reference} ${outcome} ${id}`, ...event, provider_id: transactionId },
        { outcome, now },
      ),
    )
    return true
  })
}
