import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { KeyMismatchError, settleKeys } from '../../../src/server/boot/server-keys.ts'
import { openEncryption } from '../../../src/server/lib/encryption.ts'
import { hashToken, newId } from '../../../src/server/lib/ids.ts'
import { insertApiKey } from '../../../src/server/queries/api-keys/api-keys.ts'
import { enqueueMail } from '../../../src/server/queries/notifications/outbox.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { newApiKey } from '../../../src/server/security/api-keys.ts'
import { insertSignedIn } from '../../support/ada.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { listenForMail, type MailSink } from '../../support/mail/mail-sink.ts'
import { numberOfPhone, type Place, prepareReporter } from '../../support/server/reporter.ts'
import {
  runServer,
  type ServerProcess,
  startServer,
  startWorker,
} from '../../support/server/server-process.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

const started: (() => Promise<unknown>)[] = []
let place: { dataDir: string; databaseUrl: string }
let settings: Record<string, string>
let servers: [ServerProcess, ServerProcess]
let sink: MailSink

beforeAll(async () => {
  const postgres = await workersPostgres()
  sink = await listenForMail()
  started.push(sink.close)
  place = {
    dataDir: temporaryFolder((clean) => started.push(async () => clean())),
    databaseUrl: await createPostgresDatabase(postgres.url),
  }
  settings = {
    ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SMTP_URL: sink.url },
    TRUSTED_PROXIES: '127.0.0.1',
  }
  // Simultaneously, on an empty database and an empty folder: one of them creates the schema and
  // the keys.
  servers = await Promise.all([startServer(settings), startServer(settings)])
  for (const { end } of servers) started.push(end)
  const worker = await startWorker(settings)
  started.push(worker.end)
}, 60_000)

afterAll(async () => {
  for (const stop of started.reverse()) await stop()
})

test('ten times the allowed lookups, sent to two servers at once: the limit passes, and at most three more, which the other server counts in memory', async () => {
  const { times, countedInMemory } = policies.verify
  const max = times + countedInMemory
  // Another at each attempt, as the minute of the first has not ended.
  const address = `2001:db8::${(performance.now() & 0xffff).toString(16)}`
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 10 * times }, async (_, n) => {
      const { origin } = servers[n % 2] ?? servers[0]
      const answer = await fetch(`${origin}/api/verify?identifier=KJA012AB`, {
        headers: { 'x-forwarded-for': address },
      })
      await answer.text()
      return answer.status
    }),
  )
  const minutesTaken = Math.ceil((performance.now() - began) / 60_000)
  const passed = answers.filter((status) => status === 200).length
  expect(answers.filter((status) => status === 429)).toHaveLength(10 * times - passed)
  // On a very busy machine a second minute begins, which has a limit of its own, or the database takes
  // more than a second to count, and each server counts alone.
  const countsAlone = servers.some(({ stdout }) => stdout().includes('limits are not shared'))
  if (minutesTaken > 1 || countsAlone)
    expect(passed).toBeLessThanOrEqual(minutesTaken * max * servers.length)
  else expect(passed - times).toBeOneOf([0, 1, 2, countedInMemory])
})

test('a theft that is reported and confirmed on one server is told by the other’s next lookup', async () => {
  const [one, other] = servers
  const first = 4000
  const { token, assets } = await prepareReporter(place, 1, first)
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  const admin = {
    email: 'staff@example.com',
    password_hash: null,
    role: 'super-admin',
    // Staff may not decide about somebody who has their number.
    phone_number: '08039876543',
  } as const
  const now = Date.now()
  const staff = await database.write(async (tx) => {
    const inserted = await insertSignedIn(tx, admin, now)
    await tx.updateTable('sessions').set({ password_confirmed_at: now }).execute()
    return inserted
  })
  const ask = async ({ origin }: ServerProcess) => {
    const url = `${origin}/api/verify?identifier=${numberOfPhone(first)}`
    const answer = await fetch(url, { headers: { 'x-forwarded-for': '2001:db8:1::9' } })
    return (await answer.json()).data.verdict
  }
  const send = async (method: string, path: string, authorization: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const sent = { method, headers, body: JSON.stringify(body) }
    const answer = await fetch(`${one.origin}/api${path}`, sent)
    const { data, code } = await answer.json()
    expect(code).toBeUndefined()
    return data
  }
  expect([await ask(other), await ask(one)]).toEqual(['clear', 'clear'])
  const theft = { assetId: assets[0], status: 'Stolen', description: 'Taken from my bag' }
  const { id } = await send('POST', '/reports/create-report', `Bearer ${token}`, theft)
  expect([await ask(other), await ask(one)]).toEqual(['lost', 'lost'])
  await send('PATCH', `/admin/items/${id}`, `Bearer ${staff.token}`, { status: 'active' })
  expect([await ask(other), await ask(one)]).toEqual(['stolen', 'stolen'])
})

test('a session ended on one server is ended on the other', async () => {
  const { token } = await prepareReporter(place, 0)
  const [one, other] = servers
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async ({ origin }: ServerProcess) =>
    (await fetch(`${origin}/api/auth/me`, { headers })).status
  expect(await ask(one)).toBe(200)
  expect(await ask(other)).toBe(200)
  const out = await fetch(`${one.origin}/api/auth/logout`, { method: 'POST', headers, body: '{}' })
  expect(out.status).toBe(200)
  expect(await ask(other)).toBe(401)
})

test('an API key revoked on one server is refused by the other within a second', async () => {
  const [now, id, secret] = [Date.now(), newId(), newApiKey()]
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  const token = await database.write(async (tx) => {
    const user = await insertSignedIn(tx, { email: 'shop@example.com', password_hash: null }, now)
    const key = { id, user_id: user.id, name: 'Our shop', ending: secret.slice(-4) }
    const used = { created_at: now, last_used_at: null }
    await insertApiKey(tx, { ...key, ...used, key_hash: hashToken(secret), scopes: 'check' })
    return user.token
  })
  const check = async ({ origin }: ServerProcess) => {
    const headers = { authorization: `Bearer ${secret}` }
    return (await fetch(`${origin}/api/v1/check?identifier=KJA012AB`, { headers })).status
  }
  const [one, other] = servers
  expect([await check(one), await check(other)]).toEqual([200, 200])
  const headers = { authorization: `Bearer ${token}` }
  const revoked = await fetch(`${one.origin}/api/api-keys/${id}`, { method: 'DELETE', headers })
  expect(revoked.status).toBe(200)
  const began = performance.now()
  expect([await check(other), await check(one)]).toEqual([401, 401])
  expect(performance.now() - began).toBeLessThan(1000)
})

test('each email is sent once, however many processes deliver', async () => {
  const ids = await queueMails(place, 100)
  await vi.waitUntil(() => ids.every((id) => sink.taken.has(id)), { timeout: 15_000 })
  expect(ids.filter((id) => sink.taken.get(id) !== 1)).toEqual([])
})

test('a process without the database’s keys is refused with a message, and creates none', async () => {
  const keysDir = join(temporaryFolder(onTestFinished), 'keys')
  const first = runServer({ ...settings, KEYS_DIR: keysDir })
  expect((await first.ended).code).toBe(1)
  expect(first.stderr()).toMatch(
    /^The database was used with a server\.key, and there is none in .+\n$/,
  )
  expect(existsSync(join(keysDir, 'server.key'))).toBe(false)

  openEncryption(keysDir)
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  const second = settleKeys(database, { keysDir, dataDir: place.dataDir })
  await expect(second).rejects.toThrow(KeyMismatchError)
  await expect(second).rejects.toThrow(
    /server\.key is not the key that this database was used with\./,
  )
})

test('a process without jobs leaves emails to others, and writes its counts before it exits', async () => {
  const databaseUrl = await createMigratedDatabase(place.databaseUrl)
  const own = { dataDir: temporaryFolder(onTestFinished), databaseUrl }
  const [id] = await queueMails(own, 1)
  const server = await startServer({
    ...settings,
    DATA_DIR: own.dataDir,
    DATABASE_URL: databaseUrl,
    JOBS: 'off',
  })
  await (await fetch(`${server.origin}/api/verify?identifier=KJA012AB`)).text()
  expect(await server.end()).toEqual({ code: 0, signal: null })

  const database = await openDatabase(own)
  onTestFinished(() => database.close())
  const mail = await database.read.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ id, attempts: 0, done_at: null })
  const counted = await database.read
    .selectFrom('day_counters')
    .where('name', '=', 'lookups')
    .select('amount')
    .execute()
  expect(counted).toEqual([{ amount: 1 }])
})

test('one start can run several processes: one of them runs the jobs, a dead one is replaced, and all stop together', async () => {
  const server = await startServer({ ...settings, PROCESSES: '2' })
  onTestFinished(() => void server.end('SIGKILL'))
  const ready = async () => (await fetch(`${server.origin}/readyz`)).status
  await expectMetricsOfBoth(server.origin)
  const children = childrenOf(server.pid)
  expect(children).toHaveLength(2)
  const withJobs = () => childrenOf(server.pid).filter((pid) => runsJobs(pid))
  const before = await pagesCounted(server.origin)
  const [first] = withJobs()
  expect(withJobs()).toEqual([first])
  process.kill(first ?? 0, 'SIGKILL')
  await vi.waitUntil(() => !childrenOf(server.pid).includes(first ?? 0), { timeout: 5000 })
  expect(await ready()).toBe(200)
  await vi.waitUntil(() => childrenOf(server.pid).length === 2, { timeout: 5000 })
  expect(withJobs()).toHaveLength(1)
  // No counter decreases when a process ends.
  for (const [process, pages] of await pagesCounted(server.origin)) {
    expect(pages).toBeGreaterThanOrEqual(before.get(process) ?? 0)
  }
  expect(await server.end()).toEqual({ code: 0, signal: null })
  await expect(ready()).rejects.toThrow('fetch failed')
})

/** Each request opens its own connection, so the processes take turns. */
async function ask(url: string): Promise<string> {
  return (await fetch(url, { headers: { connection: 'close' } })).text()
}

/** The pages that each process has counted, as any of them says. */
async function pagesCounted(origin: string): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  for (const line of (await ask(`${origin}/metrics`)).split('\n')) {
    if (!line.startsWith('toju_requests_total{') || !line.includes('"pages"')) continue
    const process = /process="(\d+)"/.exec(line)?.[1] ?? 'none'
    counted.set(process, (counted.get(process) ?? 0) + Number(line.split(' ')[1]))
  }
  return counted
}

async function expectMetricsOfBoth(origin: string) {
  for (let n = 0; n < 6; n++) await ask(`${origin}/faqs`)
  for (let n = 0; n < 2; n++) {
    const text = await ask(`${origin}/metrics`)
    expect(text).toContain('\ntoju_processes 2\n')
    expect(text.match(/^process_resident_memory_bytes\{/gm)).toHaveLength(2)
    expect(text.match(/^toju_database_up /gm)).toHaveLength(1)
    const pages = await pagesCounted(origin)
    expect([...pages.values()].reduce((sum, each) => sum + each, 0)).toBe(6)
  }
}

function runsJobs(pid: number): boolean {
  return !readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes('JOBS=off')
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return children.split(' ').filter(Boolean).map(Number)
}

/** Emails to this many users; returns their ids. */
async function queueMails(place: Place, count: number): Promise<string[]> {
  const database = await openDatabase(place)
  const message = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await database.write(async (tx) => {
    for (let n = 0; n < count; n++) {
      await enqueueMail(tx, { to: `person${n}@example.com`, kind: 'test', message }, Date.now())
    }
  })
  const mails = await database.read.selectFrom('jobs').select('id').execute()
  await database.close()
  return mails.map(({ id }) => id)
}
