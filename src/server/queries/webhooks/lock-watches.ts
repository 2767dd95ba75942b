import type { Database, Queries } from '../../db/database.ts'

/**
 * Lets a new watch and a report that changes at this moment see each other: one of the two commits
 * after the other has looked. Comes just before the end of a transaction, and before the activity log.
 */
export async function lockWatches(database: Pick<Database, 'lock'>, tx: Queries): Promise<void> {
  await database.lock(tx, 'watches')
}
