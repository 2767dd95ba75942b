// Copies the database from the embedded engine into PostgreSQL, or back. Exit code 0, or 1 with the
// reason.
import { IncompleteCopyError } from '../../src/server/backup/fill-database.ts'
import {
  MoveRefusedError,
  type MoveResult,
  moveDatabase,
} from '../../src/server/backup/move-database.ts'
import { readSettings, type Settings } from '../../src/server/config/env.ts'
import { parseUrl } from '../../src/server/config/parse-settings.ts'
import { NullCharacterError } from '../../src/server/db/copy/copy-text.ts'
import { sqliteFile } from '../../src/server/db/sqlite.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { showProgress } from '../lib/progress.ts'
import { runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

const back = 'embedded'
const usage = `Usage: npm run move-database -- <postgres address>
       npm run move-database -- ${back}

  Copies the embedded database of DATA_DIR into an empty PostgreSQL database such as
  postgres://toju@host:5432/toju (PGPASSWORD may hold the password). With ${back}, copies the
  database of DATABASE_URL into DATA_DIR. Stop every server and worker first.`

await runCommand(main, MoveRefusedError)

async function main([target, ...more]: string[]): Promise<void> {
  if (target === undefined || more.length > 0) throw new MoveRefusedError(usage)
  const settings = readSettings()
  const databaseUrl = target === back ? null : addressOf(target)
  if ((settings.databaseUrl === null) === (databaseUrl === null)) {
    throw new MoveRefusedError(
      databaseUrl === null
        ? `Set DATABASE_URL to the database that is to be moved.\n${usage}`
        : `DATABASE_URL is set: unset it to move the embedded database.\n${usage}`,
    )
  }
  const began = performance.now()
  const progress = showProgress(process.stdout)
  const moved = await moveDatabase(settings, { ...settings, databaseUrl }, progress.show)
    .catch((error: unknown) => {
      const isExpected = [IncompleteCopyError, NullCharacterError].some(
        (kind) => error instanceof kind,
      )
      throw isExpected ? new MoveRefusedError((error as Error).message) : error
    })
    .finally(progress.end)
  printResult(moved, (performance.now() - began) / 1000)
  console.log(databaseUrl === null ? nextBack(settings) : nextForward(settings, databaseUrl))
}

function addressOf(text: string): string {
  const address = parseUrl(text, ['postgres:', 'postgresql:'])?.href
  if (address === undefined) throw new MoveRefusedError(usage)
  return address
}

function printResult({ tables, rows, log }: MoveResult, seconds: number): void {
  const perSecond = Math.round(rows / seconds)
  console.log(
    `Copied ${rows} rows of ${tables} tables in ${seconds.toFixed(1)} s, ${perSecond} a second. Each table has as many rows as before.`,
  )
  if (log.faults.length === 0) {
    console.log(`The activity log is intact: ${log.entries} entries.`)
    return
  }
  console.error(
    `The activity log was changed or damaged. It is the same in the old database:\n\n  ${log.faults.join('\n  ')}`,
  )
  process.exitCode = 1
}

function nextForward({ dataDir }: Settings, databaseUrl: string): string {
  return `
Now:
  1. Set DATABASE_URL=${withoutPassword(databaseUrl)}, with its password, for every server and worker.
  2. Leave DATA_DIR and KEYS_DIR as they are: pictures and keys stay there.
  3. Run npm run doctor, then start.
${sqliteFile(dataDir)} is as it was. Move it away when you have started: a server without DATABASE_URL would go on with it.`
}

function nextBack({ dataDir, databaseUrl }: Settings): string {
  return `
Now:
  1. Unset DATABASE_URL and PROCESSES. Run one server, and no worker.
  2. Leave DATA_DIR (${dataDir}) and KEYS_DIR as they are: pictures and keys stay there.
  3. Run npm run doctor, then start.
${withoutPassword(databaseUrl ?? '')} is as it was. Let no server use it any more.`
}

function withoutPassword(address: string): string {
  return Object.assign(new URL(address), { password: '' }).href
}
