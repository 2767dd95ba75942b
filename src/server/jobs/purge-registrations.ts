import { deleteUnproved, lockEmail, unprovedQuery } from '../queries/users/users.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { inTransaction } from '../services/transaction.ts'

const keptMs = 30 * 86_400_000
/** One transaction each: nobody waits for all of them. */
const batchSize = 500

/** Deletes registrations that nobody has verified or logged in to for 30 days; each is in the log. */
export async function purgeRegistrations(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  const old = await unprovedQuery(database.read, now - keptMs, batchSize).execute()
  for (const { id, email } of old) {
    await inTransaction(ctx, async (ctx, tx) => {
      await lockEmail(database, tx, email)
      if (!(await deleteUnproved(tx, id))) return
      logActivity(ctx, {
        action: 'delete',
        entity: 'user',
        entityId: id,
        details: { unverified: true },
      })
    })
  }
}
