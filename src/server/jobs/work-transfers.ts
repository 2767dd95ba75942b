import { overdueQuery, unnotifiedTransfersQuery } from '../queries/transfers/transfers.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { inTransaction } from '../services/transaction.ts'
import { endTransfer } from '../services/transfers/end-transfer.ts'
import { notifyTransferOffered } from '../services/transfers/notify-buyer.ts'
import { forEachDue } from './for-each-due.ts'
import { inBatches } from './in-batches.ts'

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

const batchSize = 500

/**
 * Mails offers to buyers that the recipient's mail limit delayed. What one mailbox may not get yet holds
 * up no other.
 */
export async function retryTransferMails(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  const readAfter = (after: number) =>
    unnotifiedTransfersQuery(database.read, now, batchSize, after).execute()
  const full = new Set<string | null>()
  await eachDespiteErrors(inBatches(readAfter, batchSize), async ({ id, to_email }) => {
    if (full.has(to_email)) return
    await inTransaction(ctx, async (ctx, tx) => {
      const transfer = await unnotifiedTransfersQuery(tx, now, 1)
        .where('id', '=', id)
        .executeTakeFirst()
      if (transfer && !(await notifyTransferOffered(ctx, transfer))) full.add(to_email)
    })
  })
}
