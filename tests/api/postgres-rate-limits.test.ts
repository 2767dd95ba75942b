import { expect, inject, onTestFinished, test } from 'vitest'
import { Problem } from '../../src/api/problem.ts'
import { purgeExpired } from '../../src/server/jobs/purge-expired.ts'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import type { Sender } from '../../src/server/lib/senders/sender.ts'
import type { Limiter } from '../../src/server/rate-limit/limiter.ts'
import type { Policies } from '../../src/server/rate-limit/policies.ts'
import { createLimiterFor } from '../../src/server/rate-limit/postgres-limiter.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { noLimits } from '../support/no-limits.ts'

const maxCalls = 5
const { countedInMemory: _, ...verify } = noLimits.verify
const table: Policies = { ...noLimits, verify: { ...verify, times: maxCalls } }
const onPostgres = test.runIf(inject('database').kind === 'postgres')

/** Limiters of several processes on the app's database. */
async function startLimiters(
  app: TestApp,
  count: number,
  policies: Policies = table,
): Promise<Limiter[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const database = await app.reopen()
      onTestFinished(() => database.close())
      return createLimiterFor({ ...app.services, database }, policies)
    }),
  )
}

/** Sends one request; false if the limiter refuses it. */
async function passes(limiter: Limiter | undefined, key: Sender | string): Promise<boolean> {
  try {
    await limiter?.consume('verify', key)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

onPostgres(
  'with ten times the limit at once over three processes, each client passes exactly to the limit',
  async () => {
    const limiters = await startLimiters(await startTestApp(), 3)
    const senders = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
    const requests = Array.from({ length: 10 * maxCalls }, (_, n) =>
      Promise.all(senders.map((sender) => passes(limiters[n % 3], sender))),
    )
    const answers = await Promise.all(requests)
    for (const [index, sender] of senders.entries()) {
      expect(
        answers.filter((each) => each[index]),
        sender,
      ).toHaveLength(maxCalls)
    }
  },
)

onPostgres(
  'with ten times the calls at once over three processes, from many addresses of one network, exactly as many pass as the network is allowed',
  async () => {
    const limiters = await startLimiters(await startTestApp(), 3)
    const allowed = 3 * maxCalls
    const requests = Array.from({ length: 10 * allowed }, (_, n) =>
      passes(limiters[n % 3], { ip: `2001:db8:1:${(n * 7919) % 65_536}::1` }),
    )
    expect((await Promise.all(requests)).filter(Boolean)).toHaveLength(allowed)
    expect(await passes(limiters[0], { ip: '2001:db8:2::1' })).toBe(true)
  },
)

onPostgres(
  'wrong input gives its count back to every process, and is limited over all of them',
  async () => {
    const wrong = { ...noLimits.wrong, times: maxCalls }
    const logIn = { ...noLimits.logIn, times: 1 }
    const [one, other] = await startLimiters(await startTestApp(), 2, { ...noLimits, logIn, wrong })
    const sender = { device: 'a phone' }
    const logInWrongly = async (limiter: Limiter | undefined) => {
      await limiter?.consume('logIn', sender)
      await limiter?.consumeWrong('password', sender, 'logIn')
    }
    for (let n = 0; n < maxCalls; n++) await logInWrongly(n % 2 ? one : other)
    await expect(logInWrongly(one)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await other?.consumeWrong('code', sender)
  },
)

onPostgres(
  'with the first calls counted in memory, one process keeps to the limit and each further process adds at most those calls',
  async () => {
    const app = await startTestApp()
    const inMemory = 2
    const policies = { ...table, verify: { ...table.verify, countedInMemory: inMemory } }
    const limiters = await startLimiters(app, 4, policies)
    const [alone, ...others] = limiters
    const passedBy = async (some: Limiter[], key: string) => {
      const requests = Array.from({ length: 10 * maxCalls }, (_, n) =>
        passes(some[n % some.length], key),
      )
      return (await Promise.all(requests)).filter(Boolean).length
    }
    expect(await passedBy(alone ? [alone] : [], 'one')).toBe(maxCalls)
    const passed = await passedBy(others, 'three')
    expect(passed).toBeGreaterThanOrEqual(maxCalls)
    expect(passed).toBeLessThanOrEqual(maxCalls + 2 * inMemory)
    // Calls counted in memory are not stored; all later calls are counted in the database.
    const rows = () => app.database.read.selectFrom('rate_limit_counters').select('times').execute()
    const before = (await rows()).length
    for (let n = 0; n < inMemory; n++) expect(await passes(alone, 'few')).toBe(true)
    expect(await rows()).toHaveLength(before)
    expect(await passes(alone, 'few')).toBe(true)
    expect(await rows()).toContainEqual({ times: inMemory + 1 })
    expect(await passes(alone, 'few')).toBe(true)
    expect(await rows()).toContainEqual({ times: inMemory + 2 })
  },
)

onPostgres(
  'a process remembers a client that is over the limit, without further queries',
  async () => {
    const app = await startTestApp()
    const [limiter, other] = await startLimiters(app, 2)
    for (let n = 0; n < maxCalls; n++) expect(await passes(limiter, 'a')).toBe(true)
    await app.database.write((tx) => tx.deleteFrom('rate_limit_counters').execute())
    expect(await passes(limiter, 'a')).toBe(false)
    expect(await passes(other, 'a')).toBe(true)
  },
)

onPostgres(
  'while the database is unavailable each process counts on its own, and logs it once',
  async () => {
    const app = await startTestApp()
    const database = await app.reopen()
    // Kysely closes a pool only if it has opened it by a query.
    await database.read.selectFrom('rate_limit_counters').select('key').execute()
    await database.close()
    const limiter = createLimiterFor({ ...app.services, database }, table)
    const answers = await Promise.all(
      Array.from({ length: 10 * maxCalls }, () => passes(limiter, '203.0.113.1')),
    )
    expect(answers.filter(Boolean)).toHaveLength(maxCalls)
    expect(app.logged.filter((line) => line.includes('limits are not shared'))).toHaveLength(1)
  },
)

onPostgres('the counters reveal no IP address or account to a reader of the table', async () => {
  const app = await startTestApp()
  const [limiter] = await startLimiters(app, 1)
  await passes(limiter, '203.0.113.77')
  const rows = await app.database.read.selectFrom('rate_limit_counters').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/203|verify/)
  expect(rows[0]?.key).toBe(openEncryption(`${app.dataDir}/keys`).hmac('verify 203.0.113.77'))
})

test('the purge job deletes expired rate-limit windows by an index, and no others', async () => {
  const app = await startTestApp()
  const { database, clock } = app
  const row = (key: string, ends_at: number) => ({ key, times: 1, ends_at })
  await database.write((tx) =>
    tx
      .insertInto('rate_limit_counters')
      .values([row('over', clock.now), row('open', clock.now + 1)])
      .execute(),
  )
  await purgeExpired(app.services)
  const left = await database.read.selectFrom('rate_limit_counters').select('key').execute()
  expect(left).toEqual([{ key: 'open' }])
})
