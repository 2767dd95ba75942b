import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile, makePrivateFolder } from '../lib/private-files.ts'

const sqliteBusy = 5

/** Another server works on this folder. */
export class DataDirInUse extends Error {}

/**
 * Takes a data folder for this process, until it ends in whatever way: the lock is the operating
 * system's own, on a file that SQLite holds open. Throws `DataDirInUse`.
 */
export function lockDataDir(dataDir: string): () => void {
  makePrivateFolder(dataDir)
  // A folder that was written before can be opened and locked when it can only be read.
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
