import { DataDirInUse } from './db/data-dir-lock.ts'
import { readSettings, SettingsError } from './env.ts'
import { serve } from './serve.ts'

try {
  await serve(readSettings())
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DataDirInUse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
