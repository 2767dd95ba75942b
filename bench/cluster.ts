// Three servers and a worker on one PostgreSQL behind haproxy: measures responses per second,
// whether limits and notifications stay exact, and what fails when a server is killed or all are
// restarted in turn.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { policies } from '../src/server/rate-limit/policies.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { listenForMail } from '../tests/support/mail/mail-sink.ts'
import { freePort } from '../tests/support/server/free-port.ts'
import { prepareReporter } from '../tests/support/server/reporter.ts'
import {
  type ServerProcess,
  startServer,
  startWorker,
} from '../tests/support/server/server-process.ts'
import { reportContinuously } from './lib/concurrent-writers.ts'
import { debianPrograms } from './lib/debian-program.ts'
import { load, type Measured } from './lib/http-load.ts'
import { startProxy } from './lib/proxy.ts'

const ms = Number(process.env['SECONDS'] ?? 4) * 1000
const connections = 30
const pairs = 20
const { haproxy } = debianPrograms({ haproxy: 'haproxy' })

const folder = mkdtempSync(join(tmpdir(), 'toju-cluster-'))
const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true })]
try {
  await run()
} finally {
  for (const stop of stops.reverse()) await stop()
}

async function run() {
  const postgres = await startPostgres()
  stops.push(postgres.stop)
  const sink = await listenForMail()
  stops.push(sink.close)
  const [port = 0, ...ports] = await Promise.all(Array.from({ length: 4 }, freePort))
  const origin = `http://127.0.0.1:${port}`
  const place = { dataDir: folder, databaseUrl: postgres.url }
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: origin,
    SMTP_URL: sink.url,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const begin = (each: number) => startServer({ ...settings, PORT: String(each), JOBS: 'off' })
  const servers: ServerProcess[] = await Promise.all(ports.map(begin))
  stops.push(() => Promise.all(servers.map(({ end }) => end())))
  const worker = await startWorker(settings)
  stops.push(worker.end)
  const proxy = await startProxy(haproxy, folder, port, ports)
  stops.push(proxy.stop)
  const alone = await startProxy(haproxy, folder, await freePort(), ports.slice(0, 1))
  stops.push(alone.stop)

  console.log(
    `${availableParallelism()} processors, shared with PostgreSQL, the proxy and the clients`,
  )
  await lookUp(origin)
  printFigures('1 server', await lookUp(`http://127.0.0.1:${alone.port}`, port))
  printFigures('3 servers', await lookUp(origin))

  await printLimits(origin)
  await printMatches(origin, place, sink)

  const writer = await reportContinuously(origin, place, {
    accounts: 125,
    reportsOfEach: policies.reportsByPerson.times,
    restMs: 100,
  })
  let lookups = lookUp(origin, port, 8000)
  await delay(3000)
  await servers[0]?.end('SIGKILL')
  printFigures('a server killed with -9', await lookups)

  servers[0] = await begin(ports[0] ?? 0)
  lookups = lookUp(origin, port, 20_000)
  await delay(1000)
  for (const [index, each] of ports.entries()) {
    await servers[index]?.end('SIGTERM')
    servers[index] = await begin(each)
    // The proxy notices after two of its health checks.
    await delay(1000)
  }
  printFigures('each server restarted in turn', await lookups)
  const { sent, failed, lost, doubled } = await writer.stop()
  console.log(
    `reports written meanwhile      ${sent} sent, ${failed} failed, ${lost} lost, ${doubled} duplicated`,
  )
}

/** Lookups by many clients, so that none reaches its limit. */
function lookUp(origin: string, hostPort = new URL(origin).port as string | number, forMs = ms) {
  return load({
    origin,
    connections,
    ms: forMs,
    next() {
      const sender = Math.floor(Math.random() * 65_536)
      return Buffer.from(
        `GET /api/verify?identifier=KJA012AB HTTP/1.1\r\nHost: 127.0.0.1:${hostPort}\r\nX-Forwarded-For: 10.1.${sender >> 8}.${sender & 255}\r\n\r\n`,
      )
    },
  })
}

function printFigures(what: string, { perSecond, p50, p99, answers, refused }: Measured) {
  console.log(
    `${what.padEnd(30)} ${perSecond.toFixed(0).padStart(5)} requests/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${refused} of ${answers} failed`,
  )
}

async function printLimits(origin: string) {
  const { times } = policies.verify
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const statuses = await Promise.all(
    Array.from({ length: 10 * times }, async () => {
      const answer = await fetch(`${origin}/api/verify?identifier=KJA012AB`, { headers })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  const passed = statuses.filter((status) => status === 200).length
  console.log(
    `limit of ${times} lookups             ${passed} of ${statuses.length} passed, over 3 servers`,
  )
}

/**
 * Two users report one identifier each, repeatedly, at the same moment through different servers.
 */
async function printMatches(
  origin: string,
  place: { dataDir: string; databaseUrl: string },
  { taken }: { taken: ReadonlyMap<string, number> },
) {
  const [owner, finder] = [await prepareReporter(place, pairs), await prepareReporter(place, pairs)]
  const report = async (token: string, assetId: string | undefined, status: string) => {
    const answer = await fetch(`${origin}/api/reports/create-report`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ assetId, status, description: 'On the bus' }),
    })
    if (answer.status !== 201) throw new Error(`a report was answered ${answer.status}`)
  }
  await Promise.all(
    owner.assets.flatMap((lost, n) => [
      report(owner.token, lost, 'Lost'),
      report(finder.token, finder.assets[n], 'Found'),
    ]),
  )
  const database = await openDatabase(place)
  const waiting = async () => {
    const row = await database.read
      .selectFrom('jobs')
      .where('kind', '=', 'mail')
      .where('done_at', 'is', null)
      .select((mail) => mail.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  while ((await waiting()) > 0) await delay(100)
  const matches = await database.read.selectFrom('matches').select('id').execute()
  const notifications = await database.read.selectFrom('notifications').selectAll().execute()
  await database.close()
  const notified = new Set(
    notifications.map((notification) => `${notification.user_id} ${notification.subject_id}`),
  )
  const twice = [...taken.values()].filter((times) => times > 1).length
  console.log(
    `${pairs} pairs reported at once     ${matches.length} matches, ${notifications.length} notifications (${notified.size} different), ${taken.size} emails by the worker, ${twice} of them sent twice`,
  )
}
