import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile, makePrivateFolder } from '../lib/private-files.ts'

const sqliteBusy = 5

/** Another server uses this directory. */
export class DataDirInUse extends Error {}

/**
 * Locks a data directory until the returned function is called or the process ends: the operating
 * system then releases the lock of a file that SQLite holds open. Throws `DataDirInUse`.
 */
export function lockDataDir(dataDir: string): () => void {
  makePrivateFolder(dataDir)
  // The lock alone would not fail in a directory that has become read-only.
  accessSync(dataDir, constants.W_OK)
  const file = join(dataDir, 'server.lock')
  makePrivateFile(file)
  const lock = new DatabaseSync(file)
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new DataDirInUse(
      `Another Toju server is running on ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
  return () => lock.close()
}
