import { overdueQuery, unnotifiedTransfersQuery } from '../queries/transfers/transfers.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { inTransaction } from '../services/transaction.ts'
import { endTransfer } from '../services/transfers/end-transfer.ts'
import { notifyTransferOffered } from '../services/transfers/notify-buyer.ts'
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

/** The next run reads the rest. */
const batchSize = 500

/** Mails offers to buyers that the recipient's mail limit delayed. */
export async function retryTransferMails(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  const waiting = await unnotifiedTransfersQuery(database.read, now, batchSize).execute()
  await eachDespiteErrors(waiting, ({ id }) =>
    inTransaction(ctx, async (ctx, tx) => {
      const transfer = await unnotifiedTransfersQuery(tx, now, 1)
        .where('id', '=', id)
        .executeTakeFirst()
      if (transfer) await notifyTransferOffered(ctx, transfer)
    }),
  )
}
