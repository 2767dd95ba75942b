import { readAs } from '../../domain/identifiers/read/read-as.ts'
import { markAsRead, unreadIdentifiersQuery } from '../queries/assets/stored-doubts.ts'
import type { AppContext } from '../services/context.ts'

const batchSize = 200

/**
 * Reads again the identifiers that were registered before texts with another number in them, and
 * placeholders, were refused. What would be refused today waits for staff; nothing else changes.
 * Returns how many it found.
 */
export async function readStoredIdentifiers({ database }: AppContext): Promise<number> {
  let found = 0
  for (;;) {
    const unread = await unreadIdentifiersQuery(database.read, batchSize).execute()
    if (unread.length === 0) return found
    await database.write(async (tx) => {
      for (const { id, kind, text } of unread) {
        const read = readAs(kind, text)
        if (!read.ok) found += 1
        await markAsRead(tx, id, read.ok ? null : read.reason.code)
      }
    })
  }
}
