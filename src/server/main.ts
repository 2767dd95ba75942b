import { DataDirInUse } from './db/data-dir-lock.ts'
import { readSettings, SettingsError } from './env.ts'
import { CannotStart, serve } from './serve.ts'

const expected = [SettingsError, DataDirInUse, CannotStart]

try {
  await serve(readSettings())
} catch (error) {
  if (!expected.some((kind) => error instanceof kind)) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
