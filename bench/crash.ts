// Kills our server with -9 in the middle of a stream of reports, on each engine, and counts what is
// lost of what was acknowledged: it must be nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashTrial } from '../tests/support/crash-trial.ts'
import { startPostgres } from '../tests/support/postgres.ts'

const kills = Number(process.env['KILLS'] ?? 50)
const postgres = await startPostgres()
try {
  await trial('embedded SQLite', null)
  await trial('PostgreSQL', postgres.url)
} finally {
  await postgres.stop()
}

async function trial(engine: string, databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-crash-'))
  const { acknowledged, lost, orphans } = await crashTrial({ dataDir, databaseUrl }, kills)
  rmSync(dataDir, { recursive: true })
  console.log(
    `${engine.padEnd(16)} ${kills} kills, ${acknowledged} reports acknowledged, ${lost} lost, ${orphans} orphans`,
  )
}
