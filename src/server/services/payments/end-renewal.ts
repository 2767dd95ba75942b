import { lockLedgerOf } from '../../queries/payments/ledger.ts'
import { deleteRenewal } from '../../queries/payments/renewals.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** Deletes the card. The pass that was paid for runs to its end. */
export async function endRenewalUseCase(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (ctx, tx) => {
    await lockLedgerOf(ctx.database, tx, userId)
    if (!(await deleteRenewal(tx, userId))) return
    logActivity(ctx, { action: 'delete', entity: 'renewal', entityId: userId })
  })
}
