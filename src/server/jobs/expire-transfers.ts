import { endTransfer } from '../end-transfer.ts'
import { overdueQuery } from '../queries/transfers.ts'
import type { Services } from '../services.ts'

const atOnce = 50

/** Ends offers that nobody accepted in time, and tells who made them. Returns how many. */
export async function expireTransfers(
  services: Pick<Services, 'database' | 'now' | 'publicOrigin'>,
): Promise<number> {
  const { database, now } = services
  let ended = 0
  for (;;) {
    const overdue = await overdueQuery(database.read, now(), atOnce).execute()
    for (const transfer of overdue) {
      const act = { actorId: null, now: now() }
      const done = await database.write((tx) => endTransfer(services, tx, transfer, 'expired', act))
      if (done) ended += 1
    }
    if (overdue.length < atOnce) return ended
  }
}
