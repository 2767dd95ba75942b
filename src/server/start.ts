import { DataDirInUse } from './db/data-dir-lock.ts'
import { readSettings, requireMail, type Settings, SettingsError } from './env.ts'
import { keepFilesPrivate } from './files/private-files.ts'
import { CannotStart } from './open-data.ts'
import { KeysDiffer } from './server-keys.ts'

const expected = [SettingsError, DataDirInUse, KeysDiffer, CannotStart]

/** Runs a process of ours with the settings of its environment; what it cannot start for is told in words. */
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
