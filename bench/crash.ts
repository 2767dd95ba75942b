// Kills the server with -9 amid its work, on each engine, and counts what was acknowledged and is
// lost, or came twice. `npm run bench -- crash 200` sets the number of kills. TRIAL picks the work:
// reports, uploads and emails (`writes`), `matches`, `payments`, `webhooks`, or `payment-storm`, a
// thousand duplicated, reordered, late, wrong and forged events. An email or a webhook may arrive
// twice, under one id. `ENGINE=postgres` skips the embedded engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMigratedDatabase } from '../tests/support/database/migrated.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { crashTrial } from '../tests/support/server/crash-trial.ts'
import { matchCrashTrial } from '../tests/support/server/match-crash-trial.ts'
import { paymentCrashTrial, paymentStormTrial } from '../tests/support/server/payment-trials.ts'
import { webhookCrashTrial } from '../tests/support/server/webhook-trial.ts'

const kills = Number(process.argv[2] ?? 50)
type Trial = (place: { dataDir: string; databaseUrl: string | null }) => Promise<object>
const trials: Record<string, Trial> = {
  writes: (place) => crashTrial(place, kills),
  matches: (place) => matchCrashTrial(place, kills),
  payments: (place) => paymentCrashTrial(place, kills),
  'payment-storm': (place) => paymentStormTrial(place, 1000),
  webhooks: webhookCrashTrial,
}
/** The figures that must be zero. */
const faults =
  /^(lost|orphan|doubled|invented|strange|notifiedTwice|wrongPlans|un(sent|notified|receipted))/

const name = process.env['TRIAL'] ?? 'writes'
const trial = trials[name]
if (!trial) throw new Error(`TRIAL is one of ${Object.keys(trials).join(', ')}`)
/** The trial of webhooks kills once, in a database of its own. */
const times = name === 'webhooks' ? kills : 1

if (process.env['ENGINE'] !== 'postgres') await run('embedded SQLite', async () => null)
const postgres = await startPostgres()
await run('PostgreSQL', () => createMigratedDatabase(postgres.url)).finally(postgres.stop)

async function run(engine: string, newDatabase: () => Promise<string | null>) {
  const total: Record<string, number> = {}
  for (let time = 0; time < times; time++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'toju-crash-'))
    const figures = await trial?.({ dataDir, databaseUrl: await newDatabase() })
    for (const [figure, count] of Object.entries(figures ?? {})) {
      total[figure] = (total[figure] ?? 0) + Number(count)
    }
    rmSync(dataDir, { recursive: true })
  }
  const words = Object.entries(total).map(([figure, count]) => `${figure} ${count}`)
  console.log(`${engine.padEnd(16)} ${words.join(', ')}`)
  if (Object.entries(total).some(([figure, count]) => faults.test(figure) && count > 0)) {
    process.exitCode = 1
  }
}
