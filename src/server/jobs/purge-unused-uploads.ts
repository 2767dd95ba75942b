import { setImmediate } from 'node:timers/promises'
import { hoursMs } from '../../domain/durations.ts'
import { detachUnusedUploads } from '../queries/uploads/uploads.ts'
import type { AppContext } from '../services/context.ts'
import { deleteUploads } from '../services/uploads/uploads.ts'

const batchSize = 200

/**
 * Deletes uploads that no record uses and that are older than `olderThanMs`. Returns how many.
 * During a backup it deletes none. Rows are deleted last, so that the next purge can finish an
 * interrupted one.
 */
export async function purgeUnusedUploads(
  { database, imageStore, now }: Pick<AppContext, 'database' | 'imageStore' | 'now'>,
  olderThanMs = hoursMs(24),
): Promise<number> {
  const before = now() - olderThanMs
  let deleted = 0
  for (let after: string | null = ''; after !== null; ) {
    const { ids, last } = await detachUnusedUploads(database, {
      after,
      limit: batchSize,
      before,
      now: now(),
    })
    await deleteUploads({ database, imageStore }, ids)
    deleted += ids.length
    after = last
    // SQLite calls do not yield to the event loop: other requests run here.
    await setImmediate()
  }
  return deleted
}
