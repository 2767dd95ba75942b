// Kills the server with -9 between payment and grant, and sends it a thousand duplicated,
// reordered, late, wrong and forged webhooks, on each engine. No payment may be lost, and no pass
// granted twice or without a payment. KILLS=50 and EVENTS=1000 set the numbers.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPostgresDatabase } from '../tests/support/database/database.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { paymentCrashTrial, paymentStormTrial } from '../tests/support/server/payment-trials.ts'

const kills = Number(process.env['KILLS'] ?? 50)
const events = Number(process.env['EVENTS'] ?? 1000)

const postgres = await startPostgres()
try {
  for (const [name, trial] of [
    [`${kills} kills`, (place: Place) => paymentCrashTrial(place, kills)],
    [`${events} events`, (place: Place) => paymentStormTrial(place, events)],
  ] as const) {
    await print(`${name}, embedded SQLite`, trial, null)
    await print(`${name}, PostgreSQL`, trial, await createPostgresDatabase(postgres.url))
  }
} finally {
  await postgres.stop()
}

type Place = Parameters<typeof paymentCrashTrial>[0]

async function print(
  name: string,
  trial: (place: Place) => Promise<object>,
  databaseUrl: string | null,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-payments-'))
  const figures = await trial({ dataDir, databaseUrl })
  rmSync(dataDir, { recursive: true })
  const { lost, doubled, invented, unreceipted, wrongPlans } = figures as Record<string, number>
  const words = Object.entries(figures).map(([figure, count]) => `${figure} ${count}`)
  console.log(`${name.padEnd(30)} ${words.join(', ')}`)
  if ([lost, doubled, invented, unreceipted, wrongPlans].some((count) => count !== 0)) {
    process.exitCode = 1
  }
}
