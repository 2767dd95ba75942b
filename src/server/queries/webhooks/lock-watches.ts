import type { Lock, LockMode } from '../../db/database.ts'

/**
 * Makes sure that a new watch and a report that changes at the same moment do not miss each other:
 * one transaction waits until the other has committed. Reports share the lock, and do not wait for
 * each other. Take it near the end of a transaction, before the activity log is written.
 */
export function watchesLock(mode: LockMode): Lock {
  return { names: ['watches'], mode }
}
