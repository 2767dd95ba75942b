import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { startPostgres } from '../../tests/support/database/postgres.ts'
import { http, type TestResponse } from '../../tests/support/http.ts'
import {
  type FaultyProxy,
  noFaults,
  startFaultyProxy,
} from '../../tests/support/server/faulty-proxy.ts'
import { prepareReporter } from '../../tests/support/server/reporter.ts'
import { startServer } from '../../tests/support/server/server-process.ts'
import { after, createExpectations, secondsUntil, type Trial } from './trial.ts'

const lookups = ['/api/verify?identifier=350000000000006', '/search?uid=350000000000006']
/** Even if each is sent twice, they stay below the hourly limit of one account. */
const reports = 50

/** The connection between a server and its PostgreSQL is cut, goes silent, and becomes slow. */
export async function* badLineToDatabase(): AsyncIterable<Trial> {
  for (const trial of [cutLine, silentLine, slowLine]) yield await behindBadLine(trial)
}

interface Place {
  /** The proxy between the server and PostgreSQL. */
  line: FaultyProxy
  look: (path: string) => Promise<TestResponse>
  /** Reports the nth asset, always under the same key. */
  report: (n: number) => Promise<TestResponse>
  countReports: () => Promise<number>
}

async function behindBadLine(trial: (place: Place) => Promise<Trial>): Promise<Trial> {
  const postgres = await startPostgres()
  const place = {
    dataDir: mkdtempSync(join(tmpdir(), 'toju-line-')),
    databaseUrl: postgres.url,
  }
  const { token, assets } = await prepareReporter(place, reports)
  const keys = assets.map(() => randomUUID())
  const line = await startFaultyProxy(Number(new URL(postgres.url).port))
  const server = await startServer({
    DATA_DIR: place.dataDir,
    DATABASE_URL: Object.assign(new URL(postgres.url), { port: String(line.port) }).href,
  })
  const direct = await openDatabase(place)
  try {
    return await trial({
      line,
      look: (path) => http(server.origin + path),
      report: (n) =>
        http(`${server.origin}/api/reports/create-report`, {
          token,
          key: keys[n] ?? '',
          json: { assetId: assets[n], status: 'Lost', description: 'On the bus' },
        }),
      async countReports() {
        return (await direct.read.selectFrom('reports').select('id').execute()).length
      },
    })
  } finally {
    await server.end('SIGKILL')
    await direct.close()
    await line.close()
    await postgres.stop()
    rmSync(place.dataDir, { recursive: true })
  }
}

/** Cuts the connection repeatedly during reports, at random moments. */
async function cutLine({ line, report, look, countReports }: Place): Promise<Trial> {
  const { expect, wrong } = createExpectations()
  const responses: TestResponse[] = []
  let next = 0
  const cuts = 10
  let cut = 0
  const send = async () => {
    while (next < reports) responses.push(await report(next++))
  }
  const cutting = async () => {
    for (; cut < cuts && next < reports; cut++) {
      await delay(50 + Math.random() * 300)
      line.setFaults({ isCut: true })
      line.setFaults(noFaults)
    }
  }
  await Promise.all([cutting(), ...Array.from({ length: 4 }, send)])
  const taken = responses.filter(({ status }) => status === 201)
  const refused = responses.filter(({ status }) => status !== 201)
  expect(
    'each is accepted, or refused with 503, a retry time and a message',
    refused.every(({ status, retryAfter, words }) => {
      return status === 503 && retryAfter === 3 && words.startsWith('We ')
    }),
  )
  expect('some were refused', refused.length > 0)
  expect('none is lost', (await countReports()) >= taken.length)
  const before = await countReports()
  const again = await Promise.all(Array.from({ length: next }, (_, n) => report(n)))
  expect(
    'each is accepted when resent',
    again.every(({ status }) => status === 201),
  )
  expect('and made once', (await countReports()) === next)
  expect('lookups still work', (await look(lookups[0] ?? '')).status === 200)
  const unsure = refused.filter(({ words }) => words.startsWith('We lost touch')).length
  return {
    fault: `connection to PostgreSQL cut ${cut} times during ${next} reports`,
    effect: `${taken.length} acknowledged, ${refused.length} refused, slowest ${slowest(responses)}; of ${unsure} with an unknown outcome, ${before - taken.length} were saved; after each was sent again under its key, ${await countReports()} reports`,
    message: [...new Set(refused.map(({ words }) => words))].join(' / '),
    recovered: 'on the next request',
    wrong,
  }
}

async function silentLine({ line, look, report, countReports }: Place): Promise<Trial> {
  const { expect, wrong } = createExpectations()
  await Promise.all(Array.from({ length: 16 }, () => look(lookups[0] ?? '')))
  line.setFaults({ isMute: true })
  const asked = Promise.all([
    ...Array.from({ length: 40 }, (_, n) => look(lookups[n % 2] ?? '')),
    ...Array.from({ length: 10 }, (_, n) => report(n)),
  ])
  const readiness = look('/readyz')
  const pages = await Promise.all([look('/'), look('/healthz')])
  expect(
    'pages and /healthz still work',
    pages.every(({ status, ms }) => status === 200 && ms < 1000),
  )
  const first = await asked
  expect(
    'database requests are refused with 503 and a retry time within ten seconds',
    first.every(({ status, retryAfter, ms }) => status === 503 && retryAfter === 3 && ms < 10_000),
  )
  const ready = await readiness
  expect('/readyz reports it within ten seconds', ready.status === 503 && ready.ms < 10_000)
  const then = await Promise.all([...lookups.map(look), report(0), look('/readyz')])
  expect(
    'later ones are refused at once',
    then.every(({ status, ms }) => status === 503 && ms < 1500),
  )
  await delay(30_000)
  line.setFaults(noFaults)
  const seconds = await secondsUntil(async () => (await look('/readyz')).status === 200, 60)
  const again = await Promise.all(Array.from({ length: 10 }, (_, n) => report(n)))
  expect(
    'it recovers automatically',
    seconds !== null && again.every(({ status }) => status === 201),
  )
  expect('each report is made once', (await countReports()) === 10)
  return {
    fault: 'connection to PostgreSQL silent for more than half a minute',
    effect: `${first.length} requests in flight refused, slowest ${slowest(first)}; /readyz 503 after ${slowest([ready])}; from then on refused within ${slowest(then)}; pages and /healthz within ${slowest(pages)}`,
    message: first[0]?.words ?? '',
    recovered: `${after(seconds)}; reports then within ${slowest(again)}`,
    wrong,
  }
}

async function slowLine({ line, look, report }: Place): Promise<Trial> {
  const { expect, wrong } = createExpectations()
  line.setFaults({ delayMs: 200 })
  await look('/readyz')
  const looked = await Promise.all(lookups.map(look))
  const reported = await report(0)
  const ready = await look('/readyz')
  expect(
    'every request is answered',
    [...looked, ready].every(({ status }) => status === 200) && reported.status === 201,
  )
  return {
    fault: 'connection to PostgreSQL: 200 ms each way',
    effect: `lookups within ${slowest(looked)}, /readyz ${slowest([ready])}, a report ${slowest([reported])}`,
    message: '–',
    recovered: 'nothing to recover',
    wrong,
  }
}

const slowest = (responses: readonly TestResponse[]) =>
  `${Math.round(Math.max(...responses.map(({ ms }) => ms)))} ms`
