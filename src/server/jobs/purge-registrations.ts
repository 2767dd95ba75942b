import { deleteUnproved, lockEmail, unprovedQuery } from '../queries/users/registrations.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { type AppContext, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'
import { inTransaction } from '../services/transaction.ts'

const retentionMs = 30 * 86_400_000
/** Each batch has its own transaction, so that other writers wait only briefly. */
const batchSize = 500

/** Deletes registrations without verification or log-in for 30 days. Each gets a log entry. */
export async function purgeRegistrations(services: AppContext): Promise<void> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  const old = await unprovedQuery(database.read, now - retentionMs, batchSize).execute()
  await eachDespiteErrors(old, ({ id, email }) =>
    inTransaction(ctx, async (ctx, tx) => {
      await lockEmail(database, tx, email)
      if (!(await deleteUnproved(tx, id))) return
      const details = { unverified: true }
      logActivity(ctx, { action: 'delete', entity: 'user', entityId: id, details })
    }),
  )
}
