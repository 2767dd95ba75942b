import type { Database } from '../db/database.ts'
import type { MerchantRow } from '../db/tables.ts'
import { logActivity } from '../queries/activity/activity-log.ts'
import { changeMerchant, overdueMerchants } from '../queries/merchants/merchants.ts'
import type { AppContext } from '../services/context.ts'
import { afterStatusChange } from '../services/merchants/change-merchant-status.ts'

const atOnce = 50

/** Ends verifications whose year is over, and tells their owners. Returns how many. */
export async function expireMerchants(
  services: Pick<AppContext, 'database' | 'now' | 'publicOrigin'>,
): Promise<number> {
  const { database, now } = services
  let ended = 0
  for (;;) {
    const overdue = await overdueMerchants(database.read, now(), atOnce)
    for (const merchant of overdue) if (await expire(services, database, merchant)) ended += 1
    if (overdue.length < atOnce) return ended
  }
}

async function expire(
  services: Pick<AppContext, 'database' | 'now' | 'publicOrigin'>,
  database: Database,
  merchant: MerchantRow,
): Promise<boolean> {
  const at = services.now()
  return database.write(async (tx) => {
    const after = await changeMerchant(tx, merchant, { status: 'expired' })
    if (!after) return false
    await afterStatusChange(tx, services, merchant, after, at)
    await logActivity(
      tx,
      {
        actorId: null,
        action: 'update',
        entity: 'merchant',
        entityId: merchant.id,
        details: { from: 'verified', to: 'expired' },
      },
      at,
    )
    return true
  })
}
