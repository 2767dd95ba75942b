import { overdueQuery } from '../queries/transfers/transfers.ts'
import type { AppContext } from '../services/context.ts'
import { endTransfer } from '../services/transfers/end-transfer.ts'

const atOnce = 50

/** Ends offers that nobody accepted in time, and tells who made them. Returns how many. */
export async function expireTransfers(
  services: Pick<AppContext, 'database' | 'now' | 'publicOrigin'>,
): Promise<number> {
  const { database, now } = services
  let ended = 0
  for (;;) {
    const overdue = await overdueQuery(database.read, now(), atOnce).execute()
    for (const transfer of overdue) {
      const endpoint = { actorId: null, now: now() }
      const done = await database.write((tx) =>
        endTransfer(services, tx, transfer, 'expired', endpoint),
      )
      if (done) ended += 1
    }
    if (overdue.length < atOnce) return ended
  }
}
