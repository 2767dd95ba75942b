import type { Settings } from '../config/env.ts'
import { DataDirInUse, lockDataDir } from '../db/data-dir-lock.ts'
import type { Database } from '../db/database.ts'
import { type StorageFailure, storageFailureOf } from '../db/database-unavailable.ts'
import { makePrivateFolder, restrictToOwner } from '../lib/private-files.ts'
import { openDatabase } from '../queries/open-database.ts'
import { KeyMismatchError, settleKeys } from './server-keys.ts'

/** The process cannot start on this machine; the message says why. */
export class StartupError extends Error {}

export interface OpenedDatabase {
  database: Database
  close: () => Promise<void>
}

/**
 * Opens the database of the settings and checks its keys. The embedded database locks its folder
 * for this process. Several processes may share a folder with PostgreSQL.
 */
export async function openDatabaseFiles(settings: Settings): Promise<OpenedDatabase> {
  const { dataDir, keysDir, databaseUrl } = settings
  const unlock = await orStartupError(`DATA_DIR ${dataDir} cannot be used`, () =>
    prepareDataDir(settings),
  )
  const database = await orStartupError(
    `The database ${databaseUrl ? 'of DATABASE_URL' : `in ${dataDir}`} cannot be opened`,
    () => openDatabase(settings),
  )
  await orStartupError(`The keys in ${keysDir} cannot be used`, () =>
    settleKeys(database, settings),
  )
  return {
    database,
    async close() {
      await database.close()
      unlock()
    },
  }
}

function prepareDataDir({ dataDir, databaseUrl }: Settings): () => void {
  makePrivateFolder(dataDir)
  restrictToOwner(dataDir)
  return databaseUrl === null ? lockDataDir(dataDir) : () => {}
}

/** Runs a step of the start; an error becomes a `StartupError` with a message of one line. */
export async function orStartupError<T>(why: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DataDirInUse || error instanceof KeyMismatchError) throw error
    const { message, code } = error as NodeJS.ErrnoException
    const failure = storageFailureOf(error)
    const advice = failure ? adviceFor[failure] : ''
    throw new StartupError(`${why} (${message || code}).${advice}`, { cause: error })
  }
}

const adviceFor: Record<StorageFailure, string> = {
  away: '',
  full: ' There is no room left: make some, and start again.',
  unwritable: ' It cannot be written to: make it writable for the user who runs Toju.',
}
