import { overdueQuery } from '../queries/transfers/transfers.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { inTransaction } from '../services/transaction.ts'
import { endTransfer } from '../services/transfers/end-transfer.ts'

const batchSize = 50

/** Ends offers that nobody accepted in time and notifies their senders. Returns how many. */
export async function expireTransfers(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  let ended = 0
  for (;;) {
    const overdue = await overdueQuery(database.read, now, batchSize).execute()
    for (const transfer of overdue) {
      const done = await inTransaction(ctx, (ctx) => endTransfer(ctx, transfer, 'expired'))
      if (done) ended += 1
    }
    if (overdue.length < batchSize) return ended
  }
}
