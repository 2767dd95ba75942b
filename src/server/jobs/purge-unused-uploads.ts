import { setImmediate } from 'node:timers/promises'
import { detachUnusedUploads } from '../queries/uploads/uploads.ts'
import type { AppContext } from '../services/context.ts'
import { deleteUploads } from '../services/uploads/delete-uploads.ts'

const hours = (count: number) => count * 3_600_000
const batchSize = 200

/**
 * Deletes uploads that no record names and that are older than `olderThanMs`. Returns how many.
 * None, while a copy of everything is being made. Their rows go last, so that a purge that was cut short is finished by the next.
 */
export async function purgeUnusedUploads(
  { database, imageStore, now }: Pick<AppContext, 'database' | 'imageStore' | 'now'>,
  olderThanMs = hours(24),
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
    // The embedded engine answers in the same turn: without this no request would get a word in.
    await setImmediate()
  }
  return deleted
}
