import type { MerchantRow } from '../db/tables.ts'
import { changeMerchant, overdueMerchants } from '../queries/merchants/merchants.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { afterStatusChange } from '../services/merchants/change-merchant-status.ts'
import { inTransaction } from '../services/transaction.ts'
import { forEachDue } from './for-each-due.ts'

/** Ends verifications after their year and notifies the owners. Returns how many. */
export async function expireMerchants(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  return forEachDue(
    (limit) => overdueMerchants(ctx.database.read, ctx.now, limit),
    (merchant) => expire(ctx, merchant),
  )
}

async function expire(ctx: Context, merchant: MerchantRow): Promise<boolean> {
  return inTransaction(ctx, async (ctx, tx) => {
    const after = await changeMerchant(tx, merchant, { status: 'expired' })
    if (!after) return false
    await afterStatusChange(ctx, merchant, after)
    const details = { from: 'verified', to: 'expired' }
    logActivity(ctx, { action: 'update', entity: 'merchant', entityId: merchant.id, details })
    return true
  })
}
