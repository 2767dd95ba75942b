import { setImmediate } from 'node:timers/promises'
import { deleteUploads } from '../delete-uploads.ts'
import { withdrawOrphans } from '../queries/uploads.ts'
import type { Services } from '../services.ts'

const hours = (count: number) => count * 3_600_000
const atOnce = 200

/**
 * Deletes uploads that no record names and that are older than `olderThanMs`. Returns how many.
 * None, while a copy of everything is being made. Their rows go last, so that a sweep that was cut short is finished by the next.
 */
export async function sweepUploads(
  { database, pictures, now }: Pick<Services, 'database' | 'pictures' | 'now'>,
  olderThanMs = hours(24),
): Promise<number> {
  const before = now() - olderThanMs
  let deleted = 0
  for (let after: string | null = ''; after !== null; ) {
    const { ids, last } = await withdrawOrphans(database, {
      after,
      limit: atOnce,
      before,
      now: now(),
    })
    await deleteUploads({ database, pictures }, ids)
    deleted += ids.length
    after = last
    // The embedded engine answers in the same turn: without this no request would get a word in.
    await setImmediate()
  }
  return deleted
}
