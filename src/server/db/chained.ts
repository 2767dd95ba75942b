import { appendEntry } from '../queries/activity-chain.ts'
import { beginEntries, endEntries } from '../queries/activity-log.ts'
import type { Database } from './database.ts'

/** A database whose every transaction ends by chaining the entries that were logged in it. */
export function chained<Opened extends Database>(database: Opened): Opened {
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
