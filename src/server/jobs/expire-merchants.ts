import type { Database } from '../db/database.ts'
import type { Merchants } from '../db/tables.ts'
import { followMove } from '../merchant-moves.ts'
import { logActivity } from '../queries/activity-log.ts'
import { changeMerchant, overdueMerchants } from '../queries/merchants.ts'
import type { Services } from '../services.ts'

const atOnce = 50

/** Ends verifications whose year is over, and tells their owners. Returns how many. */
export async function expireMerchants(
  services: Pick<Services, 'database' | 'now' | 'publicOrigin'>,
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
  services: Pick<Services, 'database' | 'now' | 'publicOrigin'>,
  database: Database,
  merchant: Merchants,
): Promise<boolean> {
  const at = services.now()
  return database.write(async (tx) => {
    const after = await changeMerchant(tx, merchant, { status: 'expired' })
    if (!after) return false
    await followMove(tx, services, merchant, after, at)
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
