import { expect, test } from 'vitest'
import { createAsset, importAssets, updateAsset } from '../../../src/api/assets/assets.ts'
import { listEnumerationEvents } from '../../../src/api/lookup/admin-lookups.ts'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { createWatch } from '../../../src/api/lookup/watch.ts'
import { getTasks } from '../../../src/api/overview/overview.ts'
import { reportFoundItem } from '../../../src/api/reports/finds.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { astroLocals } from '../../../src/server/http/rendered/astro-locals.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { type Policies, policies } from '../../../src/server/rate-limit/policies.ts'
import { createLimiterFor } from '../../../src/server/rate-limit/postgres-limiter.ts'
import { createEnumerationLog } from '../../../src/server/services/lookup/enumeration-log.ts'
import { programOf } from '../../support/api-keys.ts'
import { days, hours, minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { findForm } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, phoneForm, registerPhone, report, tableRow } from '../../support/factories.ts'
import { verifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { putOnPlan } from '../../support/payments.ts'
import { listen } from '../../support/server/listen.ts'
import { password, signIn, type User } from '../../support/users.ts'

const model = '35209900'
const phone = (n: number, tac = model) => {
  const key = tac + String(n).padStart(6, '0')
  return key + luhnCharacter(key, 10)
}
const plate = (n: number, area = 'ABC') => `${area}-${String(n).padStart(3, '0')}-DE`

/** Only the enumeration limits are active. */
const { enumerationByMinute, enumerationByHour, enumerationRegistration } = policies
const enumerationLimits: Policies = {
  ...noLimits,
  // So that one more lookup passes.
  enumerationByAddress: { ...policies.enumerationByAddress, times: 1, shared: 1 },
  enumerationByMinute,
  enumerationByHour,
  enumerationRegistration,
}

const start = () => startTestApp({ limits: enumerationLimits })
const flush = (app: TestApp) => app.services.enumeration.flush(app.database)

async function shownTo(app: TestApp) {
  await flush(app)
  const admin = await signIn(app, { role: 'admin' })
  return { admin, ...(await admin.call(listEnumerationEvents, {})).data }
}

const statusOf = async (app: TestApp, identifier: string, address: string) =>
  (await app.visit(address).send('GET', `/verify?identifier=${identifier}`)).status

async function statuses(app: TestApp, texts: string[], address = '10.9.9.9') {
  const found: number[] = []
  for (const text of texts) found.push(await statusOf(app, text, address))
  return found
}

const many = <T>(count: number, of: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => of(n + 1))

test('a number that is shown hides no misses beside it, and numbers written as one count each', async () => {
  const app = await start()
  const owner = await signIn(app)
  const found = freshImei()
  await report(owner, (await registerPhone(app, owner, found)).id, 'Lost')
  for (const between of [' ', '']) {
    const address = between === '' ? '10.9.9.1' : '10.9.9.2'
    const beside = many(12, (n) => [found, phone(3 * n), phone(3 * n + 1), phone(3 * n + 2)])
    const answers = await statuses(
      app,
      beside.map((numbers) => numbers.join(between)),
      address,
    )
    expect(answers.at(-1), `with “${between}” between`).toBe(429)
  }
})

test.each([
  ['phones of one model', (n: number) => phone(n), phone(1, '35209901')],
  ['plates of one area', (n: number) => plate(n), plate(1, 'KJA')],
])(
  '%s: 31 lookups are answered and the next are delayed; another identifier range and another client are unaffected',
  async (_, of, elsewhere) => {
    const app = await start()
    const answers = await statuses(app, many(33, of))
    expect(answers).toEqual([...many(32, () => 200), 429])
    expect(await statusOf(app, elsewhere, '10.9.9.9')).toBe(200)
    expect(await statusOf(app, of(40), '10.9.9.8')).toBe(200)
    const refusal = await app.visit('10.9.9.9').send('GET', `/verify?identifier=${of(41)}`)
    const wait = Number(refusal.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(await refusal.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(
        /^Very many similar numbers .* Wait \d+ minutes and try again\.$/,
      ),
    })
  },
)

test('when many accounts together enumerate a model, further accounts are slowed, and strangers who share an address are not', async () => {
  const app = await start()
  const ask = (user: User, n: number) =>
    user.send('GET', `/verify?identifier=${phone(n)}`).then(({ status }) => status)
  for (let account = 0; account < 11; account++) {
    const user = await signIn(app)
    for (let n = 0; n < 55; n++) await ask(user, 1000 * account + n)
  }
  expect(
    await statuses(
      app,
      many(30, (n) => phone(500_000 + n)),
      '105.250.77.8',
    ),
  ).toEqual(many(30, () => 200))
  const another = await signIn(app)
  const answers: number[] = []
  for (let n = 0; n < 10; n++) answers.push(await ask(another, 600_000 + n))
  expect(answers).toEqual([...many(6, () => 200), ...many(4, () => 429)])
}, 30_000)

test('after ten lookups of an account in an hour the delay grows to most of an hour', async () => {
  const app = await startTestApp({ limits: { ...noLimits, enumerationByHour } })
  const user = await signIn(app)
  const ask = (n: number) => user.send('GET', `/verify?identifier=${phone(n)}`)
  const answers: number[] = []
  for (const n of many(112, (n) => n)) answers.push((await ask(n)).status)
  expect(answers).toEqual([...many(111, () => 200), 429])
  const refusal = await ask(200)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(3000)
})

test('registered identifiers are slowed as well, until an hour after the last miss', async () => {
  const app = await start()
  const owner = await signIn(app)
  await registerPhone(app, owner, phone(500))
  await statuses(app, many(32, phone))
  expect(await statusOf(app, phone(500), '10.9.9.9')).toBe(429)
  app.pass(hours(1))
  expect(await statusOf(app, phone(500), '10.9.9.9')).toBe(200)
})

it('identifiers that any user registered do not count as misses: 30 misses pass among 60 hits, and no more', async () => {
  const app = await start()
  const owners = [await signIn(app), await signIn(app)]
  const hits = many(60, (n) => phone(9000 + n))
  for (const [n, number] of hits.entries()) {
    await registerPhone(app, owners[n % 2] ?? (await signIn(app)), number)
  }
  const lookups = many(34, (n) => [phone(n), ...hits.slice(2 * n - 2, 2 * n)])
  const answers = await statuses(app, lookups.flat())
  expect(answers.filter((status) => status === 429)).not.toHaveLength(0)
  expect(answers.indexOf(429)).toBeGreaterThan(3 * 30)
})

test('phones beside a reported or registered one in a text are counted as by themselves', async () => {
  const app = await start()
  const [finder, owner] = [await signIn(app), await signIn(app)]
  const [found, clear] = [freshImei(), freshImei()]
  await report(finder, (await registerPhone(app, finder, found)).id, 'Found')
  await registerPhone(app, owner, clear)
  for (const [beside, address] of [
    [found, '10.9.9.9'],
    [clear, '10.8.8.8'],
  ] as const) {
    const texts = many(
      10,
      (n) => `${beside} ${phone(3 * n)} ${phone(3 * n + 1)} ${phone(3 * n + 2)}`,
    )
    expect(await statuses(app, texts, address)).toEqual(many(10, () => 200))
    const next = await statuses(app, [phone(91), phone(92), phone(93)], address)
    expect(next.at(-1), beside).toBe(429)
  }
})

test('lookups over HTTP and by the page without script are counted and slowed, too', async () => {
  const app = await start()
  const origin = await listen(app)
  const get = async (n: number) =>
    (await fetch(`${origin}/api/verify?identifier=${phone(n)}`)).status
  const page = astroLocals(app.services, { ip: '127.0.0.1' })
  for (const n of many(16, (n) => n)) {
    await get(n)
    await page.verify(phone(100 + n))
  }
  expect(await get(200)).toBe(429)
  expect(await page.verify(phone(201))).toMatchObject({ problem: { code: 'TOO_MANY_REQUESTS' } })
})

async function merchant(app: TestApp): Promise<User> {
  const user = await signIn(app)
  await putOnPlan(app, user.id, 'Merchant')
  return user
}

const check = (user: User, identifiers: string[]) => user.call(verifyBatch, { identifiers })

type LookupEndpoint = [string, (app: TestApp, n: number) => Promise<unknown>]

const anonymousEndpoints: LookupEndpoint[] = [
  [
    'a watch',
    (app, n) =>
      app.visit('10.9.9.9').call(createWatch, { identifier: phone(n), email: `w${n}@example.com` }),
  ],
  [
    'a find',
    (app, n) =>
      app
        .visit('10.9.9.9')
        .call(reportFoundItem, findForm({ identifier: phone(n), email: `f${n}@example.com` })),
  ],
]

test.each(anonymousEndpoints)('%s is counted and slowed as a lookup', async (_, lookUp) => {
  const app = await start()
  for (const n of many(31, (n) => n)) await lookUp(app, n)
  expect(await statusOf(app, phone(40), '10.9.9.9')).toBe(200)
  const refusal = await refusalOf(lookUp(app, 41))
  expect(refusal).toMatchObject({ status: 429 })
  expect(refusal.message).toMatch(/^Very many similar numbers/)
})

it('registrations count as lookups, one by one, by import and by edit; an import over the limit has to wait but loses no rows', async () => {
  const app = await start()
  const user = await signIn(app)
  const rows = (from: number) => many(50, (n) => tableRow(phone(from + n)))
  const send = (from: number, dryRun = false) =>
    user.call(importAssets, { dryRun, rows: rows(from) })
  await send(0)
  await send(50)
  const asset = await registerPhone(app, user, freshImei())
  expect(app.services.enumeration.isActive()).toBe(false)
  await user.call(updateAsset, { id: asset.id, uuid: phone(900) })
  expect(app.services.enumeration.isActive()).toBe(true)

  expect((await send(100)).data.added).toBe(50)
  const refusal = await refusalOf(send(150))
  expect(refusal).toMatchObject({ status: 429 })
  expect(refusal.message).toMatch(/^You have registered or checked very many similar numbers/)
  // Rows already imported do not count again when the whole table is resent.
  expect((await send(100)).data).toMatchObject({ added: 0 })
  const shop = await signIn(app)
  await verifiedOf(app, shop)
  for (const from of [200, 250, 300]) {
    const sent = await shop.call(importAssets, { dryRun: false, rows: rows(from) })
    expect(sent.data.added).toBe(50)
  }
  const form = await phoneForm(app, phone(901))
  expect(await refusalOf(user.call(createAsset, form))).toMatchObject({ status: 429 })
  await registerPhone(app, user, freshImei())
  expect((await send(150, true)).data.rows.every(({ status }) => status === 'new')).toBe(true)
  app.pass(minutes(1))
  // A minute later, also for PostgreSQL, which counts by its own clock.
  await app.database.write((tx) => tx.deleteFrom('rate_limit_counters').execute())
  app.services.limiter = createLimiterFor(app.services, enumerationLimits)
  expect((await send(150)).data.added).toBe(50)
  const accounts = (await shownTo(app)).events[0]?.accounts.map(({ id }) => id)
  expect(accounts?.toSorted()).toEqual([user.id, shop.id].toSorted())
})

test('batches are counted by account: after two full ones of one model, lookups continue one at a time', async () => {
  const app = await start()
  const user = await merchant(app)
  const batch = (from: number) => many(50, (n) => phone(from + n))
  await check(user, batch(0))
  await check(user, batch(50))
  expect((await shownTo(app)).events).toEqual([])
  await check(user, [...batch(100), phone(1)].slice(0, 50))
  const before = await user.call(verifyBatch, { identifiers: [plate(1), plate(2)] })
  const refusal = await refusalOf(check(user, [plate(3), ...batch(150)].slice(0, 50)))
  expect(refusal.body?.code).toBe('TOO_MANY_REQUESTS')
  const after = await user.call(verifyBatch, { identifiers: [plate(4)] })
  expect(after.data.allowance.leftToday, 'a refused batch costs nothing of the day').toBe(
    before.data.allowance.leftToday - 1,
  )
  await app.visit().call(verify, { identifier: phone(600) })

  const { admin, events } = await shownTo(app)
  // The account, and not its network.
  expect(events).toMatchObject([{ namespace: 'imei', prefix: model, clients: 1 }])
  expect(events[0]?.misses).toBeGreaterThan(100)
  const { accounts } = events[0] ?? { accounts: [] }
  expect(accounts.map(({ id }) => id)).toEqual([user.id])
  await user.call(eraseMyAccount, { password })
  expect((await admin.call(listEnumerationEvents, {})).data.events).toMatchObject([
    { clients: 1, accounts: [] },
  ])
})

test('erasing an account before its detection is written omits it and writes the others', async () => {
  const app = await start()
  const records = createEnumerationLog(app.services.encryption)
  const range = { namespace: 'imei', prefix: model } as const
  const client = { by: 'account', id: 'gone' } as const
  records.add({ range, client, misses: 101, at: app.clock.now })
  await records.flush(app.database)
  expect((await shownTo(app)).events).toMatchObject([{ misses: 101, clients: 1, accounts: [] }])
})

test('admins see the range, the number of lookups and clients and whether the enumeration continues, and the bell shows it for a day', async () => {
  const app = await start()
  const { admin, ...none } = await shownTo(app)
  expect(none).toEqual({ events: [], total: 0 })
  await statuses(app, many(32, phone), '10.9.9.1')
  await statuses(app, many(31, phone), '10.9.9.2')
  await flush(app)
  await statuses(app, many(31, plate), '10.9.9.1')
  await flush(app)
  const { data } = await admin.call(listEnumerationEvents, { sort: 'day' })
  const common = { day: '2026-03-04', accounts: [], lastAt: app.clock.now, isActive: true }
  expect(data).toEqual({
    total: 2,
    events: [
      {
        ...common,
        id: `2026-03-04 imei ${model}`,
        namespace: 'imei',
        prefix: model,
        misses: 63,
        clients: 2,
      },
      {
        ...common,
        id: '2026-03-04 plate ABC',
        namespace: 'plate',
        prefix: 'ABC',
        misses: 31,
        clients: 1,
      },
    ],
  })
  const waiting = async () =>
    (await admin.call(getTasks, {})).data.find(({ kind }) => kind === 'new-enumeration')?.count
  expect(await waiting()).toBe(2)
  app.pass(hours(1))
  const over = (await shownTo(app)).events
  expect(over.map(({ isActive }) => isActive)).toEqual([false, false])
  app.pass(hours(24))
  const later = await signIn(app, { role: 'admin' })
  const { data: tasks } = await later.call(getTasks, {})
  expect(tasks.find(({ kind }) => kind === 'new-enumeration')?.count).toBe(0)
})

test('no table or log stores what was looked up, or from where', async () => {
  const app = await start()
  const address = '203.0.113.77'
  await statuses(app, many(40, phone), address)
  await flush(app)
  const rows = await allRows(app.database)
  expect(rows['enumeration_events']).toHaveLength(1)
  expect(rows['enumeration_clients']).toMatchObject([{ user_id: null, client: expect.any(String) }])
  const stored = JSON.stringify(rows) + app.logged.join('\n')
  expect(stored).not.toContain(address)
  expect(stored).not.toMatch(new RegExp(`${model}\\d`))
})

test('a failed write is retried by the next one, once', async () => {
  const app = await start()
  const records = createEnumerationLog(app.services.encryption)
  const found = (misses: number) => ({
    range: { namespace: 'plate', prefix: 'ABC' } as const,
    client: { by: 'address', id: '10.9.9.9' } as const,
    ...{ misses, at: app.clock.now },
  })
  records.add(found(31))
  const down = { ...app.database, write: () => Promise.reject(new Error('down')) }
  await expect(records.flush(down)).rejects.toThrow('down')
  records.add(found(1))
  await Promise.all([records.flush(app.database), records.flush(app.database)])
  expect((await shownTo(app)).events).toMatchObject([{ misses: 32, clients: 1 }])
})

test('concurrent writes by two servers lose nothing and count a shared client once', async () => {
  const app = await start()
  const servers = many(8, () => createEnumerationLog(app.services.encryption))
  const client = { by: 'address', id: '10.9.9.9' } as const
  for (const records of servers) {
    for (const prefix of ['ABC', 'KJA', 'LSR']) {
      const range = { namespace: 'plate', prefix } as const
      records.add({ range, client, misses: 31, at: app.clock.now })
    }
  }
  await Promise.all(servers.map((records) => records.flush(app.database)))
  const { events } = await shownTo(app)
  expect(events.map(({ misses, clients }) => [misses, clients])).toEqual(many(3, () => [248, 1]))
})

test('client pseudonyms are deleted after a day, and detections after a year', async () => {
  const app = await start()
  await statuses(app, many(31, phone))
  await flush(app)
  app.pass(days(2))
  await purgeExpired(app.services)
  const rows = await allRows(app.database)
  expect([rows['enumeration_events']?.length, rows['enumeration_clients']?.length]).toEqual([1, 0])
  app.pass(days(363))
  await purgeExpired(app.services)
  expect((await allRows(app.database))['enumeration_events']).toHaveLength(1)
  app.pass(days(1))
  await purgeExpired(app.services)
  expect((await allRows(app.database))['enumeration_events']).toEqual([])
})

it('a key can look up as many phones of one model as its account can on the website, and a business’s key ten times as many', async () => {
  const app = await start()
  const person = await signIn(app)
  const merchant = await signIn(app)
  await verifiedOf(app, merchant)
  const [program, shop] = [await programOf(app, person), await programOf(app, merchant)]
  const refused = { program: 0, shop: 0 }
  for (let n = 0; n < 130; n++) {
    const path = `/v1/check?identifier=${phone(n)}`
    if ((await program.send('GET', path)).status === 429) refused.program++
    if ((await shop.send('GET', path)).status === 429) refused.shop++
  }
  expect(refused).toEqual({ program: 28, shop: 0 })
  for (let n = 130; n < 1010; n++) {
    if ((await shop.send('GET', `/v1/check?identifier=${phone(n)}`)).status === 429) refused.shop++
  }
  expect(refused.shop).toBe(8)
  const { events } = await shownTo(app)
  expect(events[0]?.accounts.map(({ id }) => id).toSorted()).toEqual(
    [person.id, merchant.id].sort(),
  )
})
