// Two trials of Web Push against a simulated push service. The first measures the time from a
// lookup of a reported identifier to the push on its owner’s device, during a mixed load of
// lookups, pages and reads. The second kills the server with -9 repeatedly while it sends pushes.
// `npm run bench -- push 200` sets the kills; `ENGINE=postgres` uses PostgreSQL instead of the
// embedded engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { createMigratedDatabase } from '../tests/support/database/migrated.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { startPushService } from '../tests/support/push-service.ts'
import {
  checkAndKill,
  comparePostgresPushes,
  comparePushes,
  prepareMissed,
  turnAllOn,
} from '../tests/support/server/push-trial.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { startMixedLoad } from './lib/mixed-load.ts'

const kills = Number(process.argv[2] ?? 200)
const checks = Number(process.env['CHECKS'] ?? 400)
const everyMs = 100

let visitors = 0
/** Each request comes from another address: one address may make sixty lookups a minute. */
const nextClient = () => ({
  'x-forwarded-for': `41.${++visitors % 250}.${Math.floor(visitors / 250) % 250}.7`,
})
const maxMs = 2000

const postgres = process.env['ENGINE'] === 'postgres' ? await startPostgres() : null

interface Trial {
  dataDir: string
  databaseUrl: string | null
  /** Environment variables of the server. */
  settings: Record<string, string>
}

async function withTrial(work: (trial: Trial) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-push-'))
  const databaseUrl = postgres && (await createMigratedDatabase(postgres.url))
  await (await openDatabase({ dataDir, databaseUrl })).close()
  const settings = {
    ...{ DATA_DIR: dataDir, OUTGOING_LOOPBACK: 'on' },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  await work({ dataDir, databaseUrl, settings })
  rmSync(dataDir, { recursive: true })
}

const service = await startPushService()
let isWrong = false

await withTrial(async ({ dataDir, databaseUrl, settings }) => {
  const missed = await prepareMissed(dataDir, service, checks, databaseUrl)
  const server = await startServer({ ...settings, TRUSTED_PROXIES: '127.0.0.1' })
  await turnAllOn(server.origin, missed)
  const { origin } = server
  const load = startMixedLoad({
    lookups: {
      perSecond: 100,
      next: () => ({ origin, path: '/api/verify?identifier=5CG1234XYZ', headers: nextClient() }),
    },
    pages: { perSecond: 20, next: () => ({ origin, path: '/faqs' }) },
    reads: {
      perSecond: 20,
      next: () => ({
        origin,
        path: '/api/reports/user',
        headers: { authorization: `Bearer ${missed[0]?.token}` },
      }),
    },
  })
  await delay(1000)
  const asked: number[] = []
  for (const { imei } of missed) {
    asked.push(Date.now())
    await fetch(`${origin}/api/verify?identifier=${imei}`, { headers: nextClient() }).then(
      (answer) => answer.text(),
    )
    await delay(everyMs)
  }
  await delay(5000)
  await load.stop()
  await server.end()
  const took = missed
    .flatMap(({ browser }, n) => browser.pushed.map(({ at }) => at - (asked[n] ?? 0)))
    .sort((a, b) => a - b)
  const percentile = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))]
  console.log(`${took.length} of ${checks} lookups were pushed to a device`)
  console.log(`p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, at most ${took.at(-1)} ms`)
  isWrong ||= took.length !== checks || (percentile(0.99) ?? maxMs + 1) > maxMs
})

const total = { kills: 0, events: 0, lost: 0, doubled: 0, repeated: 0 }
for (let kill = 0; kill < kills; kill++) {
  await withTrial(async ({ dataDir, databaseUrl, settings }) => {
    const missed = await prepareMissed(dataDir, service, 12, databaseUrl)
    const first = await startServer(settings)
    await turnAllOn(first.origin, missed)
    await checkAndKill(first, missed)
    const next = await startServer(settings)
    await delay(1500)
    await next.end()
    const { events, lost, doubled, repeated } = databaseUrl
      ? await comparePostgresPushes(databaseUrl, missed)
      : comparePushes(dataDir, missed)
    total.kills += 1
    total.events += events
    total.lost += lost
    total.doubled += doubled
    total.repeated += repeated
  })
}
console.log(total)
await service.close()
await postgres?.stop()
process.exitCode = isWrong || total.lost > 0 || total.doubled > 0 ? 1 : 0
