// Kills the server with -9 during reports, uploads and emails, on each engine. Counts acknowledged
// writes that are lost, and rows or files without an owner: both must be zero. An email may arrive
// twice only if the kill fell between the mail server's reply and the write that marks it as sent;
// both then have the same Message-ID. `npm run bench -- crash 200` sets the number of kills on each
// engine. `ENGINE=postgres` skips the embedded engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { crashTrial } from '../tests/support/server/crash-trial.ts'

const kills = Number(process.argv[2] ?? 50)
if (process.env['ENGINE'] !== 'postgres') await trial('embedded SQLite', null)
const postgres = await startPostgres()
await trial('PostgreSQL', postgres.url).finally(postgres.stop)

async function trial(engine: string, databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-crash-'))
  const figures = await crashTrial({ dataDir, databaseUrl }, kills)
  rmSync(dataDir, { recursive: true })
  const words = Object.entries(figures).map(([name, count]) => `${name} ${count}`)
  console.log(`${engine.padEnd(16)} ${words.join(', ')}`)
  const {
    lostReports,
    lostPictures: lostImages,
    lostMails,
    orphanRows,
    orphanEntries,
    orphanFiles,
    unsent,
  } = figures
  if (
    lostReports + lostImages + lostMails + orphanRows + orphanEntries + orphanFiles + unsent >
    0
  ) {
    process.exitCode = 1
  }
}
