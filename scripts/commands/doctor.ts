// Checks settings, database, files and environment without changing anything, and prints a line for
// each check. Exit code 0 if all pass, else 1.
import { existsSync } from 'node:fs'
import { readSettings, type Settings, SettingsError } from '../../src/server/config/env.ts'
import type { Database } from '../../src/server/db/database.ts'
import { appliedMigrations, unknownSchema } from '../../src/server/db/migrate.ts'
import { sqliteFile } from '../../src/server/db/sqlite.ts'
import { channelChecks } from '../../src/server/doctor/channels.ts'
import { type CheckContext, runCheck } from '../../src/server/doctor/check.ts'
import { environmentChecks } from '../../src/server/doctor/environment.ts'
import { images } from '../../src/server/doctor/images.ts'
import { records } from '../../src/server/doctor/records.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { connect } from '../../src/server/queries/open-database.ts'
import { openStore } from '../../src/server/storage/open-store.ts'
import { readMarks } from '../lib/read-marks.ts'

keepFilesPrivate()

try {
  const settings = readSettings()
  const marks = readMarks(process.argv.slice(2))
  if (marks === null) throw new SettingsError('✗ Usage: npm run doctor -- [<number>:<hash> …]')
  console.log('✓ settings: read')
  if (settings.databaseUrl === null && !existsSync(sqliteFile(settings.dataDir))) {
    throw new SettingsError(
      `✗ database: not found in ${settings.dataDir}\n    Set DATA_DIR or DATABASE_URL, or start the server once.`,
    )
  }
  const database = opened(settings)
  try {
    await requireKnownSchema(database)
    await examine({ settings, database, images: openStore(settings), now: Date.now(), marks })
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  const { message } = error
  console.log(
    message.startsWith('✗') ? message : `✗ settings: ${message.replaceAll('\n', '\n    ')}`,
  )
  process.exitCode = 1
}

function opened(settings: Settings) {
  try {
    return connect(settings)
  } catch (error) {
    throw new SettingsError(
      `✗ database: ${(error as Error).message}\n    Keep the files, and restore the last backup: npm run restore.`,
    )
  }
}

/** Without a schema, or on that of another release, all other checks would fail. */
async function requireKnownSchema(database: Database): Promise<void> {
  const applied = await appliedMigrations(database.read)
  if (applied.length === 0) {
    throw new SettingsError(
      '✗ database: it is empty\n    Start the server once: it runs the migrations.',
    )
  }
  const problem = unknownSchema(applied)
  if (problem === null) return
  throw new SettingsError(
    `✗ database: this release cannot open it: ${problem}\n    See docs/operations.md, Migrations.`,
  )
}

async function examine(context: CheckContext): Promise<void> {
  for (const check of [...environmentChecks, ...channelChecks, ...records, ...images]) {
    const finding = await runCheck(check, context)
    console.log(`${finding.ok ? '✓' : '✗'} ${check.name}: ${finding.message}`)
    if (finding.ok) continue
    console.log(`    ${finding.advice}`)
    process.exitCode = 1
  }
}
