import type { Database } from '../../db/database.ts'
import { beginEntries, endEntries } from './activity-log.ts'
import { appendEntry } from './audit-chain.ts'

/** A database whose every transaction ends by chaining the entries that were logged in it. */
export function withAuditChain<Opened extends Database>(database: Opened): Opened {
  return {
    ...database,
    write: (work) =>
      database.write(async (tx) => {
        beginEntries(tx)
        const result = await work(tx)
        for (const entry of endEntries(tx)) await appendEntry(tx, database.dialect, entry)
        return result
      }),
  }
}
