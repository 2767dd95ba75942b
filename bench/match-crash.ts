// Kills the server with -9 while reports are matched and the worker emails both users, on each
// engine. No match may be lost, and nobody may be notified twice. An email may arrive twice only if
// the kill fell between the mail server's reply and the write that marks it as sent; both then have
// the same Message-ID.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchCrashTrial } from '../tests/support/server/match-crash-trial.ts'
import { onEachEngine } from './lib/each-engine.ts'

const kills = Number(process.env['KILLS'] ?? 100)
await onEachEngine(trial)

async function trial(engine: string, databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-match-crash-'))
  const figures = await matchCrashTrial({ dataDir, databaseUrl }, kills)
  rmSync(dataDir, { recursive: true })
  const { lost, doubled, unnotified, notifiedTwice, unsent } = figures
  const words = Object.entries(figures).map(([name, count]) => `${name} ${count}`)
  console.log(`${engine.padEnd(16)} ${words.join(', ')}`)
  if (lost + doubled + unnotified + notifiedTwice + unsent > 0) process.exitCode = 1
}
