import { overdueQuery } from '../queries/transfers/transfers.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { inTransaction } from '../services/transaction.ts'
import { endTransfer } from '../services/transfers/end-transfer.ts'
import { forEachDue } from './for-each-due.ts'

/** Ends offers that nobody accepted in time and notifies their senders. Returns how many. */
export async function expireTransfers(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  return forEachDue(
    (limit) => overdueQuery(ctx.database.read, ctx.now, limit).execute(),
    async (transfer) => {
      const ended = await inTransaction(ctx, (ctx) => endTransfer(ctx, transfer, 'expired'))
      return ended !== undefined
    },
  )
}
