// Kills the server with -9 while owners report phones that a shop watches, on each engine. Counts
// events that are lost: reports without a webhook, and webhooks that neither arrived nor wait to be
// sent. A webhook may arrive twice, under one id. `npm run bench -- webhooks 200` sets the kills on
// each engine. `ENGINE=postgres` skips the embedded engine.
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { createMigratedDatabase } from '../tests/support/database/migrated.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import {
  compareWebhooks,
  prepareWatched,
  reportAndKill,
} from '../tests/support/server/webhook-trial.ts'
import { startWebhookReceiver } from '../tests/support/webhook-receiver.ts'

const kills = Number(process.argv[2] ?? 50)
const reportsOfTrial = 40

/** Kills the server once and starts it again, so that it sends the remaining webhooks. */
async function trial(databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-webhooks-'))
  const place = { dataDir, databaseUrl }
  await (await openDatabase(place)).close()
  const receiver = await startWebhookReceiver()
  receiver.pauseMs = () => randomInt(60)
  const settings = {
    ...{ DATA_DIR: dataDir, OUTGOING_LOOPBACK: 'on' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const { owners, secret } = await prepareWatched(place, receiver, reportsOfTrial)
  const acknowledged = await reportAndKill(await startServer(settings), owners, receiver)
  const atKill = await compareWebhooks(place, receiver, { secret, acknowledged })
  const next = await startServer(settings)
  await delay(1500)
  await next.end()
  const after = await compareWebhooks(place, receiver, { secret, acknowledged })
  await receiver.close()
  rmSync(dataDir, { recursive: true })
  return { ...after, lost: atKill.lost + after.lost, strange: atKill.strange + after.strange }
}

async function trials(engine: string, newDatabase: () => Promise<string | null>) {
  const total = { reports: 0, delivered: 0, queued: 0, lost: 0, strange: 0, repeated: 0 }
  for (let kill = 0; kill < kills; kill++) {
    const figures = await trial(await newDatabase())
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += figures[name]
  }
  const words = Object.entries(total).map(([name, count]) => `${name} ${count}`)
  console.log(`${engine.padEnd(16)} kills ${kills}, ${words.join(', ')}`)
  if (total.lost + total.strange > 0 || total.delivered === 0) process.exitCode = 1
}

if (process.env['ENGINE'] !== 'postgres') await trials('embedded SQLite', async () => null)
const postgres = await startPostgres()
await trials('PostgreSQL', () => createMigratedDatabase(postgres.url)).finally(postgres.stop)
