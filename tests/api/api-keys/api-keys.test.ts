import { expect, test, vi } from 'vitest'
import { createApiKey, listApiKeys, revokeApiKey } from '../../../src/api/api-keys/api-keys.ts'
import { listAssets } from '../../../src/api/assets/assets.ts'
import { changePassword } from '../../../src/api/auth/passwords.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { check } from '../../../src/api/v1/check.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import {
  apiKeyQuery,
  apiKeysQuery,
  apiUsageQuery,
} from '../../../src/server/queries/api-keys/api-keys.ts'
import { isApiKey, newApiKey } from '../../../src/server/security/api-keys.ts'
import { makeApiKey, programOf } from '../../support/api-keys.ts'
import { days, hours, origin, refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { planOf } from '../../support/database/plans.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { verifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, password, signIn, signInAgain, suspend } from '../../support/users.ts'

const keyForm = { name: 'Our shop', scopes: ['check' as const] }

it('changing any one character of a key breaks its checksum', () => {
  const key = newApiKey()
  expect(key).toMatch(/^toju_live_[0-9A-Za-z]{36}$/)
  expect(isApiKey(key)).toBe(true)
  // The checksum of thirty zeros, computed by another program.
  expect(isApiKey(`toju_live_${'0'.repeat(30)}2C8GjS`)).toBe(true)
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === 'x' ? 'y' : 'x'
    expect(isApiKey(key.slice(0, at) + other + key.slice(at + 1)), `at ${at}`).toBe(false)
  }
  expect([`${key} `, `${key}0`, key.slice(0, -1), ''].filter(isApiKey)).toEqual([])
})

test('a key is shown once, stored as a hash, and answers as the website does', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const shop = await signIn(app)
  await confirmHere(app, shop)
  const { data } = await shop.call(createApiKey, { name: 'Our shop', scopes: ['batch', 'check'] })
  expect(data.key).toMatchObject({
    name: 'Our shop',
    scopes: ['check', 'batch'],
    ending: data.secret.slice(-4),
    lastUsedAt: null,
  })
  const listed = (await shop.call(listApiKeys, {})).data
  expect(listed.keys).toEqual([data.key])
  expect(JSON.stringify(listed)).not.toContain(data.secret)
  const tables = JSON.stringify(await allRows(app.database))
  expect(tables).not.toContain(data.secret)
  expect(tables).not.toContain(data.secret.slice(10, 40))

  const program = Object.assign(app.visit(), { token: data.secret })
  const verified = await app.visit().call(verify, { identifier: imei })
  expect(verified.data.verdict).toBe('lost')
  expect(await program.call(check, { identifier: imei })).toEqual(verified)
  const unknown = freshImei()
  expect(await program.call(check, { identifier: unknown, language: 'yo' })).toEqual(
    await app.visit().call(verify, { identifier: unknown, language: 'yo' }),
  )
})

test('the stored hash of a key is not accepted as a key', async () => {
  const app = await startTestApp()
  await programOf(app, await signIn(app))
  const [{ key_hash } = { key_hash: '' }] = await app.database.read
    .selectFrom('api_keys')
    .select('key_hash')
    .execute()
  expect(key_hash).toMatch(/^[\w-]{43}$/)
  const thief = Object.assign(app.visit(), { token: key_hash })
  expect((await thief.send('GET', '/v1/check?identifier=1')).status).toBe(401)
  expect((await thief.send('GET', '/assets')).status).toBe(401)
})

test('a session cannot call `/v1`, and a key can call only the `/v1` endpoints of its scopes', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  expect(await refusalOf(user.call(check, { identifier: '1' }))).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  })
  const program = await programOf(app, user)
  expect(await refusalOf(program.call(listAssets, {}))).toMatchObject({ status: 401 })
  expect(await refusalOf(program.call(listApiKeys, {}))).toMatchObject({ status: 401 })
  const other = await programOf(app, user, ['webhooks'])
  const refusal = await refusalOf(other.call(check, { identifier: '1' }))
  expect(refusal).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  expect(refusal.body?.message).toContain('check')
})

it('a malformed key is refused without a query, and the response says how to send a key', async () => {
  const app = await startTestApp()
  const key = newApiKey()
  const { read } = app.database
  const readDatabase = vi.fn(() => read)
  Object.defineProperty(app.database, 'read', { get: readDatabase })
  const statusOf = async (authorization: string | undefined) => {
    const request = new Request(`${origin}/api/v1/check?identifier=1`, {
      headers: authorization === undefined ? {} : { authorization },
    })
    const answer = await app.app.fetch(request, { ip: '10.0.0.1', requestId: 'test' })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    return answer.status
  }
  const wrong = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`
  for (const header of [undefined, `Bearer ${wrong}`, 'Bearer 1', `Basic ${key}`, key, 'Bearer']) {
    expect(await statusOf(header), header).toBe(401)
  }
  expect(readDatabase).not.toHaveBeenCalled()
  expect(await statusOf(`Bearer ${key}`)).toBe(401)
  expect(readDatabase).toHaveBeenCalled()
})

test('a revoked key, and every key of a suspended account, is refused by the next call', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const [first, second] = [await programOf(app, user), await programOf(app, user)]
  await first.call(check, { identifier: '1' })
  await user.call(revokeApiKey, { id: first.keyId })
  expect(await refusalOf(first.call(check, { identifier: '1' }))).toMatchObject({ status: 401 })
  await second.call(check, { identifier: '1' })
  await suspend(app, user)
  expect(await refusalOf(second.call(check, { identifier: '1' }))).toMatchObject({ status: 401 })
})

test('ten concurrent requests for a key give an account two keys', async () => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const user = await signIn(app)
  await confirmHere(app, user)
  const requests = Array.from({ length: 10 }, () => user.call(createApiKey, keyForm))
  const made = (await Promise.allSettled(requests)).filter(({ status }) => status === 'fulfilled')
  expect(made).toHaveLength(2)
  const refusal = await refusalOf(user.call(createApiKey, keyForm))
  expect(refusal).toMatchObject({ status: 409, body: { code: 'API_KEYS_USED_UP' } })
  const [{ id } = { id: '' }] = (await user.call(listApiKeys, {})).data.keys
  await user.call(revokeApiKey, { id })
  expect((await user.call(listApiKeys, {})).data.keys).toHaveLength(1)
})

it('creating a key needs a password confirmed in the last ten minutes; revoking one does not', async () => {
  const app = await startTestApp()
  const user = await signIn(app, { confirmed: false })
  expect(await refusalOf(user.call(createApiKey, keyForm))).toMatchObject({
    status: 403,
    body: { code: 'REAUTHENTICATION_REQUIRED' },
  })
  const { id } = await makeApiKey(app, user)
  const phone = await signInAgain(app, user)
  await phone.call(revokeApiKey, { id })
})

test('creating and revoking a key is logged and emailed, without the key or its name in the email', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await confirmHere(app, user)
  const { key, secret } = (await user.call(createApiKey, { name: 'Zuberi', scopes: ['check'] }))
    .data
  await user.call(revokeApiKey, { id: key.id })
  const mails = await app.mailsTo(user.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'An API key of your Toju account was revoked',
    'An API key was created for your Toju account',
  ])
  for (const { text, html } of mails) {
    expect(text).toContain(key.ending)
    expect(`${text}${html}`).not.toContain('Zuberi')
    expect(`${text}${html}`).not.toContain(secret)
  }
  const { data } = await user.call(listNotifications, {})
  expect(data.notifications.map(({ title }) => title)).toEqual([
    'An API key was revoked: “Zuberi”',
    'An API key was created: “Zuberi”',
  ])
  const logged = await app.database.read
    .selectFrom('activity_log')
    .where('entity', '=', 'api-key')
    .select(['action', 'entity_id', 'actor_id', 'details'])
    .execute()
  expect(logged.map(({ action }) => action).toSorted()).toEqual(['create', 'delete'])
  expect(logged.every((entry) => entry.entity_id === key.id && entry.actor_id === user.id)).toBe(
    true,
  )
  expect(JSON.stringify(logged)).not.toContain('Zuberi')
})

it('changing the password revokes no key, and its email says how many keys still work', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const program = await programOf(app, user)
  const newPassword = 'a wholly different one'
  await user.call(changePassword, {
    currentPassword: password,
    newPassword,
    confirmPassword: newPassword,
  })
  await program.call(check, { identifier: '1' })
  const [mail] = await app.mailsTo(user.email)
  expect(mail?.text).toContain('Your API keys (1) also keep working')
  expect(mail?.text).toContain('/dashboard/developers')
})

test('a key’s last use is stored to the hour, and its calls are counted by day for 90 days', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  const program = await programOf(app, user)
  for (let calls = 0; calls < 3; calls++) await program.call(check, { identifier: '1' })
  const list = async () => (await user.call(listApiKeys, {})).data
  const firstHour = app.clock.now
  expect((await list()).keys[0]?.lastUsedAt).toBe(firstHour)
  app.pass(hours(1) / 2)
  await program.call(check, { identifier: '1' })
  expect((await list()).keys[0]?.lastUsedAt).toBe(firstHour)
  await app.services.apiUsage.flush(app.database)
  expect((await list()).usage).toEqual([{ day: '2026-03-04', calls: 4 }])
  app.pass(days(1))
  await program.call(check, { identifier: '1' })
  await app.services.apiUsage.flush(app.database)
  await program.call(check, { identifier: '1' })
  await app.services.apiUsage.flush(app.database)
  const again = await signInAgain(app, user)
  expect((await again.call(listApiKeys, {})).data.usage).toEqual([
    { day: '2026-03-04', calls: 4 },
    { day: '2026-03-05', calls: 2 },
  ])
  app.pass(days(90))
  await purgeExpired(app.services)
  expect(
    await app.database.read.selectFrom('api_usage').select(['day', 'calls']).execute(),
  ).toEqual([expect.objectContaining({ calls: 2 })])
})

test('the usage count of an erased account is dropped, and a failed flush is repeated', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { apiUsage } = app.services
  apiUsage.count({ userId: 'nobody', at: app.clock.now })
  apiUsage.count({ userId: user.id, at: app.clock.now })
  const failing = { ...app.database, write: () => Promise.reject(new Error('the disk is full')) }
  await expect(apiUsage.flush(failing)).rejects.toThrow('the disk is full')
  await apiUsage.flush(app.database)
  const rows = await app.database.read.selectFrom('api_usage').selectAll().execute()
  expect(rows.map(({ user_id, calls }) => ({ user_id, calls }))).toEqual([
    { user_id: user.id, calls: 1 },
  ])
})

it('a verified business has the full allowance until its verification ends', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const allowance = async () => (await user.call(listApiKeys, {})).data.allowance
  expect(await allowance()).toEqual({ perMinute: 60, perDay: 1000, isBusiness: false })
  await verifiedOf(app, user)
  expect(await allowance()).toEqual({ perMinute: 600, perDay: 50_000, isBusiness: true })
  const program = await programOf(app, user)
  const policy = async () =>
    (await program.send('GET', '/v1/check?identifier=1')).headers.get('ratelimit-policy')
  expect(await policy()).toBe('"minute";q=600;w=60, "day";q=50000;w=86400')
  app.pass(1)
  expect(await policy()).toBe('"minute";q=60;w=60, "day";q=1000;w=86400')
})

test('concurrent calls are limited per key and minute and per account and day, and the headers count down', async () => {
  const limits = {
    ...noLimits,
    keyByMinute: { ...noLimits.keyByMinute, times: 4 },
    keysByDay: { ...noLimits.keysByDay, times: 6 },
  }
  const app = await startTestApp({ limits })
  const user = await signIn(app)
  const [first, second] = [await programOf(app, user), await programOf(app, user)]
  await warmUp(app)
  const call = (program: typeof first) => program.send('GET', '/v1/check?identifier=1')
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(first)))
  const passed = answers.filter(({ status }) => status === 200)
  expect(passed).toHaveLength(4)
  const left = passed.map(
    (answer) => answer.headers.get('ratelimit')?.match(/"minute";r=(\d)/)?.[1],
  )
  expect(left.toSorted()).toEqual(['0', '1', '2', '3'])
  for (const refused of answers.filter(({ status }) => status === 429)) {
    expect(refused.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=([1-9]|[1-5]\d|60)$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  }
  const others = [await call(second), await call(second), await call(second)]
  expect(others.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(others.at(-1)?.headers.get('ratelimit')).toMatch(/"day";r=0;t=8\d{4}$/)
  expect(others.at(-1)?.headers.get('ratelimit-policy')).toBe(
    '"minute";q=4;w=60, "day";q=6;w=86400',
  )
})

test('lookups of a key and of usage use an index', async () => {
  const app = await startTestApp()
  const { read } = app.database
  const queries = [
    [apiKeyQuery(read, { hash: 'x' }).compile(), /api_keys/],
    [apiKeysQuery(read, 'x').compile(), /api_keys_of_user/],
    [apiUsageQuery(read, { userId: 'x', day: 1 }).compile(), /api_usage/],
  ] as const
  for (const [query, index] of queries) {
    const plan = await planOf(app.database, query)
    expect(plan.join('\n')).toMatch(index)
    expect(plan.filter((step) => /\bSeq Scan\b|^SCAN /.test(step))).toEqual([])
  }
})
