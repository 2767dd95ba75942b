import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { http, type TestResponse } from '../../support/http.ts'
import { noFaults, startFaultyProxy, type Trap } from '../../support/server/faulty-proxy.ts'
import { prepareReporter } from '../../support/server/reporter.ts'
import { shortTimeouts } from '../../support/server/short-timeouts.ts'
import { startTestServer, temporaryFolder } from '../support/start-test-server.ts'

const notDone =
  'We cannot reach our records just now, so this was not done. Try again in a few seconds.'
const mayBeDone = 'We are not sure that this was saved. Check before you send it again.'
const lookup = '/api/verify?identifier=350000000000006'
const { quietMs, probeMs, responseMs } = shortTimeouts.database
const silenceKnownMs = quietMs + probeMs

const postgres = await workersPostgres()

let shared: Awaited<ReturnType<typeof startOnBadLine>>
const stops: (() => Promise<void> | void)[] = []

beforeAll(async () => {
  shared = await startOnBadLine((stop) => stops.push(stop), 4)
}, 60_000)
afterEach(() => shared.line.setFaults(noFaults))
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

/**
 * Phones that no other test reports, on the shared server. A test that cuts many connections passes
 * its own server.
 */
function startReporting(phones: number, server = shared) {
  const assets = server.assets.splice(0, phones)
  const { reported, entriesOfReports } = server
  return {
    ...server,
    assets,
    reported: () => reported(assets),
    entriesOfReports: () => entriesOfReports(assets),
  }
}

/** A server whose PostgreSQL connection a test can disturb, and a user with this many phones. */
async function startOnBadLine(
  after: (stop: () => Promise<void> | void) => void,
  phones: number,
  settings: Record<string, string> = {},
) {
  const url = await createMigratedDatabase(postgres.url)
  const place = { dataDir: temporaryFolder(after), databaseUrl: url }
  const { token, assets } = await prepareReporter(place, phones)
  const line = await startFaultyProxy(Number(new URL(url).port))
  after(line.close)
  const server = await startTestServer(
    after,
    {
      DATA_DIR: place.dataDir,
      DATABASE_URL: Object.assign(new URL(url), { port: String(line.port) }).href,
      JOBS: 'off',
      ...settings,
    },
    'tests/support/server/impatient-server.ts',
  )
  const direct = await openDatabase(place)
  after(() => direct.close())
  const report = (assetId: string | undefined, key: string) =>
    http(`${server.origin}/api/reports/create-report`, {
      token,
      key,
      json: { assetId, status: 'Lost', description: 'On the bus' },
    })
  return {
    server,
    line,
    url,
    assets,
    look: (path: string) => http(server.origin + path),
    report,
    /** Reports as a client should: a refused report is sent again under its key. */
    async reportUntilTaken(assetId: string | undefined, key: string) {
      const until = performance.now() + 30_000
      let answer = await report(assetId, key)
      while (isRefused(answer) && performance.now() < until) {
        await delay(100)
        answer = await report(assetId, key)
      }
      return answer
    },
    async reported(of: string[]) {
      const rows = await direct.read
        .selectFrom('reports')
        .where('asset_id', 'in', of)
        .select('asset_id')
        .execute()
      return rows.map(({ asset_id }) => asset_id).sort()
    },
    async entriesOfReports(of: string[]) {
      const entries = await direct.read
        .selectFrom('activity_log')
        .innerJoin('reports', 'reports.id', 'entity_id')
        .where('asset_id', 'in', of)
        .where('entity', '=', 'report')
        .where('action', '=', 'create')
        .select('entity_id')
        .execute()
      return entries.length
    },
  }
}

const isRefused = ({ status, retryAfter, words }: TestResponse) =>
  status === 503 && retryAfter === 3 && [notDone, mayBeDone].includes(words)

/**
 * A trap waits for this statement, because others commit too, such as counters of the previous
 * test.
 */
const newReport = 'insert into "reports"'

/** With the NUL that ends the statement: column names contain the word, too. */
const commit = 'commit\0'

const cuts: [string, string, Trap, string, number][] = [
  ['in the middle of a query', newReport, 'halve', notDone, 0],
  ['before a commit arrives', commit, 'lose', mayBeDone, 0],
  ['before a commit is answered', commit, 'cut the answer', mayBeDone, 1],
]

it.each(cuts)(
  'a connection cut %s is reported at once, the next request succeeds, and the report is made once',
  async (_when, words, does, says, saved) => {
    const { line, server, assets, look, report, reportUntilTaken, reported, entriesOfReports } =
      startReporting(1)
    const key = randomUUID()
    line.setFaults({ trap: { words, after: newReport, does } })
    const broken = await report(assets[0], key)
    expect(line.faults.trap).toBeNull()
    expect(broken).toMatchObject({ status: 503, retryAfter: 3, words: says })
    expect(broken.ms).toBeLessThan(5000)
    expect(await look(lookup)).toMatchObject({ status: 200 })
    expect(await reported()).toHaveLength(saved)
    expect(await reportUntilTaken(assets[0], key)).toMatchObject({ status: 201 })
    expect(await reported()).toEqual(assets)
    expect(await entriesOfReports()).toBe(1)
    expect(server.stderr()).toBe('')
  },
)

it('a connection cut during many reports loses none that was acknowledged, and duplicates none', async () => {
  const { line, assets, look, report, reportUntilTaken, reported } = startReporting(
    24,
    await startOnBadLine(onTestFinished, 24),
  )
  const keys = assets.map(() => randomUUID())
  const sent = assets.map(async (asset, n) => {
    await delay(n * 10)
    return report(asset, keys[n] ?? '')
  })
  // On a slow machine the first ones may be refused, because they waited too long.
  await Promise.any(sent.map(async (each) => expect(await each).toMatchObject({ status: 201 })))
  line.setFaults({ isCut: true })
  const answers = await Promise.all(sent)
  const acknowledged = assets.filter((_, n) => answers[n]?.status === 201)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.length).toBeLessThan(assets.length)
  expect(answers.filter((response) => response.status !== 201 && !isRefused(response))).toEqual([])
  expect(await reported()).toEqual(expect.arrayContaining(acknowledged))
  expect(await look('/readyz')).toMatchObject({ status: 503 })
  line.setFaults(noFaults)
  const again = await Promise.all(assets.map((asset, n) => reportUntilTaken(asset, keys[n] ?? '')))
  expect(again.map(({ status }) => status)).toEqual(assets.map(() => 201))
  expect(await reported()).toEqual([...assets].sort())
})

it('a connection that goes silent in a commit fails database requests in seconds and then at once, the rest works, and all recovers', async () => {
  const own = await startOnBadLine(onTestFinished, 1)
  const { line, url, assets, look, report, reported, server } = startReporting(1, own)
  await Promise.all(Array.from({ length: 16 }, () => look(lookup)))
  const key = randomUUID()
  line.setFaults({ trap: { words: commit, after: newReport, does: 'fall silent' } })
  const began = performance.now()
  const silenced = report(assets[0], key)
  let isAnswered = false
  void silenced.then(() => {
    isAnswered = true
  })
  while (!line.faults.isMute && !isAnswered) await delay(10)
  expect(isAnswered).toBe(false)
  // More requests than there are connections.
  const asked = Array.from({ length: 40 }, (_, n) =>
    look(n % 2 ? lookup : '/search?uid=350000000000006'),
  )
  const readiness = look('/readyz')
  let isReadinessKnown = false
  void readiness.then(() => {
    isReadinessKnown = true
  })
  for (const path of ['/', '/healthz']) expect(await look(path)).toMatchObject({ status: 200 })
  // They did not wait for the database.
  expect(isReadinessKnown).toBe(false)
  const waited = await Promise.all([silenced, readiness, ...asked])
  expect(Math.max(...waited.map(({ ms }) => ms))).toBeLessThan(responseMs / 2)
  expect(waited[0]).toMatchObject({ status: 503, retryAfter: 3, words: mayBeDone })
  expect(waited[1]).toMatchObject({ status: 503 })
  expect(waited.slice(2).filter((response) => !isRefused(response))).toEqual([])
  for (const path of [lookup, '/search?uid=350000000000006', '/readyz']) {
    const refused = [await look(path), await look(path), await look(path)]
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503])
    // None waits until the silence is known once more; a busy machine may delay one or two.
    expect(Math.min(...refused.map(({ ms }) => ms))).toBeLessThan(silenceKnownMs / 2)
  }

  // PostgreSQL's locks of the silent connection do not block others for long.
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query(`update activity_log_head set seq = seq`)
  await other.end()
  expect(performance.now() - began).toBeLessThan(responseMs)

  line.setFaults(noFaults)
  const back = performance.now()
  while ((await look('/readyz')).status !== 200) await delay(50)
  expect(performance.now() - back).toBeLessThan(8000)
  expect(await look(lookup)).toMatchObject({ status: 200 })
  expect(await report(assets[0], key)).toMatchObject({ status: 201 })
  expect(await reported()).toEqual(assets)
  expect(server.stderr()).toBe('')
}, 60_000)

it('a slow query on a responsive connection is left alone', async () => {
  const databaseUrl = await createMigratedDatabase(postgres.url)
  const database = await openDatabase({ dataDir: '', databaseUrl, timeouts: shortTimeouts })
  onTestFinished(() => database.close())
  // The query takes longer than a connection may be silent, but less than a response may take.
  const seconds = (2 * quietMs) / 1000
  const { rows } = await sql`select pg_sleep(${seconds}::float), 'done' as said`.execute(
    database.read,
  )
  expect(rows).toEqual([expect.objectContaining({ said: 'done' })])
})

it('a server whose connection is silent stops when told to', async () => {
  const { line, look, server } = await startOnBadLine(onTestFinished, 0, { JOBS: 'on' })
  await Promise.all(Array.from({ length: 16 }, () => look(lookup)))
  line.setFaults({ isMute: true })
  const asked = Promise.allSettled([look(lookup), look('/readyz')])
  const began = performance.now()
  const { code, signal } = await server.end()
  expect([code, signal]).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(15_000)
  await asked
}, 60_000)

it('a connection that delays each packet by a fifteenth of the timeout only slows requests', async () => {
  const { line, look, assets, report, reported, server } = startReporting(1)
  line.setFaults({ delayMs: quietMs / 15 })
  expect(await look(lookup)).toMatchObject({ status: 200 })
  const responses = await Promise.all([
    look(lookup),
    look('/search?uid=350000000000006'),
    look('/readyz'),
  ])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await report(assets[0], randomUUID())).toMatchObject({ status: 201 })
  expect(await reported()).toEqual(assets)
  expect(server.stderr()).toBe('')
}, 60_000)
