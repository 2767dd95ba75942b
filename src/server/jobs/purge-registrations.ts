import { logActivity } from '../queries/activity/activity-log.ts'
import { deleteUnproved, lockEmail, unprovedQuery } from '../queries/users/users.ts'
import type { AppContext } from '../services/context.ts'

const keptMs = 30 * 86_400_000
/** One transaction each: nobody waits for all of them. */
const atOnce = 500

/** Deletes registrations that nobody has verified or logged in to for 30 days; each is in the log. */
export async function purgeRegistrations({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const old = await unprovedQuery(database.read, now() - keptMs, atOnce).execute()
  for (const { id, email } of old) {
    await database.write(async (tx) => {
      await lockEmail(database, tx, email)
      if (!(await deleteUnproved(tx, id))) return
      const entry = { actorId: null, action: 'delete', entity: 'user', entityId: id } as const
      await logActivity(tx, { ...entry, details: { unverified: true } }, now())
    })
  }
}
