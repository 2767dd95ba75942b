import type { MerchantRow } from '../db/tables.ts'
import { changeMerchant, overdueMerchants } from '../queries/merchants/merchants.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { afterStatusChange } from '../services/merchants/change-merchant-status.ts'
import { inTransaction } from '../services/transaction.ts'

const batchSize = 50

/** Ends verifications after their year and notifies the owners. Returns how many. */
export async function expireMerchants(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  let ended = 0
  for (;;) {
    const overdue = await overdueMerchants(database.read, now, batchSize)
    for (const merchant of overdue) if (await expire(ctx, merchant)) ended += 1
    if (overdue.length < batchSize) return ended
  }
}

async function expire(ctx: Context, merchant: MerchantRow): Promise<boolean> {
  return inTransaction(ctx, async (ctx, tx) => {
    const after = await changeMerchant(tx, merchant, { status: 'expired' })
    if (!after) return false
    await afterStatusChange(ctx, merchant, after)
    logActivity(ctx, {
      action: 'update',
      entity: 'merchant',
      entityId: merchant.id,
      details: { from: 'verified', to: 'expired' },
    })
    return true
  })
}
