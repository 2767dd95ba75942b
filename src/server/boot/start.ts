import { readSettings, requireMail, type Settings, SettingsError } from '../config/env.ts'
import { DataDirInUse } from '../db/data-dir-lock.ts'
import { keepFilesPrivate } from '../lib/private-files.ts'
import { StartupError } from './open-database.ts'
import { KeyMismatchError } from './server-keys.ts'

const expected = [SettingsError, DataDirInUse, KeyMismatchError, StartupError]

/**
 * Runs a process with the settings of its environment. A known startup error prints its message.
 */
export async function start(run: (settings: Settings) => Promise<void>): Promise<void> {
  keepFilesPrivate()
  try {
    await run(requireMail(readSettings()))
  } catch (error) {
    if (!expected.some((kind) => error instanceof kind)) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
