import { expect, test } from 'vitest'
import { exportLogs, listLogs } from '../../../src/api/activity/logs.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { maxCounted } from '../../../src/server/queries/activity/admin-activity-log.ts'
import { updateUser as saveUser } from '../../../src/server/queries/users/save-users.ts'
import { logActivity } from '../../../src/server/services/activity/log-activity.ts'
import { inTransaction } from '../../../src/server/services/transaction.ts'
import { days, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { logOf } from '../../support/database/rows.ts'
import { anyApplication } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { signIn, signInAgain } from '../../support/users.ts'

const batchSize = 500

/** Inserts entries directly, bypassing the hash chain, which these tests do not read. */
async function insertEntries({ database, clock }: TestApp, count: number, entity = 'thing') {
  await database.write(async (tx) => {
    const head = await tx.selectFrom('activity_log_head').select('seq').executeTakeFirstOrThrow()
    const entries = Array.from({ length: count }, (_, number) => ({
      seq: head.seq + 1 + number,
      id: `entry-${head.seq + 1 + number}`,
      at: clock.now + number,
      actor_id: null,
      action: 'delete' as const,
      entity,
      entity_id: `${number}`,
      details: '{}',
      previous_hash: '',
      hash: '',
    }))
    for (let from = 0; from < count; from += batchSize) {
      const some = entries.slice(from, from + batchSize)
      await tx.insertInto('activity_log').values(some).execute()
    }
    await tx
      .updateTable('activity_log_head')
      .set({ seq: head.seq + count })
      .execute()
  })
}

test('the log is listed newest or oldest first, in pages, with each actor and their role', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'super-admin' })
  const user = await signIn(app)
  app.pass(1000)
  await admin.call(updateUser, { id: user.id, role: 'admin' })
  const { data } = await admin.call(listLogs, { limit: 3 })
  expect(data.logs).toHaveLength(3)
  expect(data.logs[0]).toMatchObject({
    timestamp: app.clock.now,
    user: { id: admin.id, name: 'Ada Okafor', email: admin.email },
    action: 'update',
    entity: 'user',
    entityId: user.id,
    details: { role: 'super-admin', before: { role: 'user' }, after: { role: 'admin' } },
  })
  const numbers: number[] = []
  for (let page = 1; page <= Math.ceil(data.total / 3); page++) {
    const { logs } = (await admin.call(listLogs, { limit: 3, page })).data
    numbers.push(...logs.map(({ seq }) => seq))
  }
  expect(numbers).toEqual(Array.from({ length: data.total }, (_, index) => data.total - index))
  const oldest = (await admin.call(listLogs, { limit: 3, sort: 'timestamp' })).data.logs
  expect(oldest.map(({ seq }) => seq)).toEqual([1, 2, 3])
  const last = (await admin.call(listLogs, { limit: 3, page: 2, sort: 'timestamp' })).data.logs
  expect(last.map(({ seq }) => seq)).toEqual([4, 5, 6])
})

test('the log is filtered by actor, action, entity and days in Nigerian time, with the total count', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  const at = (iso: string) => {
    app.clock.now = Date.parse(iso)
  }
  // The first minute of 6 March in Nigeria, and the last one of 7 March.
  at('2026-03-05T23:00:00Z')
  await insertEntries(app, 1, 'early')
  at('2026-03-07T22:59:59.999Z')
  await insertEntries(app, 1, 'late')
  const fresh = await signInAgain(app, admin)
  const kinds = async (
    input: Parameters<typeof fresh.call<typeof listLogs.input, typeof listLogs.result>>[1],
  ) => {
    const { data } = await fresh.call(listLogs, input)
    expect(data.total).toBe(data.logs.length)
    return data.logs.map(({ entity, action }) => `${action} ${entity}`)
  }
  expect(await kinds({ from: '2026-03-06', to: '2026-03-06' })).toEqual(['delete early'])
  expect(await kinds({ from: '2026-03-07', action: 'delete' })).toEqual(['delete late'])
  expect(await kinds({ to: '2026-03-05', action: 'delete' })).toEqual([])
  expect(await kinds({ entity: 'late' })).toEqual(['delete late'])
  expect(await kinds({ entity: 'user', entityId: user.id })).toHaveLength(3)
  expect(await kinds({ actor: user.email.toUpperCase(), action: 'login' })).toEqual(['login user'])
  expect(await kinds({ actor: user.id, action: 'login' })).toEqual(['login user'])
  expect(await kinds({ actor: 'nobody@example.com' })).toEqual([])
  await expect(fresh.call(listLogs, { entityId: user.id })).rejects.toMatchObject({
    body: { fields: { entity: 'Say which kind of record has this id' } },
  })
})

test('a filter with too many results reports that there are more than it counted', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  await insertEntries(app, maxCounted + 1)
  const { data } = await admin.call(listLogs, { entity: 'thing', limit: 10 })
  expect(data).toMatchObject({ total: maxCounted, more: true })
  const whole = await admin.call(listLogs, { limit: 10 })
  expect(whole.data.more).toBe(false)
  expect(whole.data.total).toBeGreaterThan(maxCounted)
  const last = await admin.call(listLogs, { entity: 'thing', limit: 1000, page: 11 })
  expect(last.data.logs).toHaveLength(1)
})

test('an entry whose actor was deleted is shown without an actor', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const entry = { actorId: 'gone', action: 'create', entity: 'security', entityId: 'x' } as const
  const ctx = { database: app.database, actor: null, now: app.clock.now }
  await inTransaction(ctx, async (ctx) => logActivity(ctx, entry))
  const { data } = await admin.call(listLogs, { actor: 'gone' })
  expect(data.logs).toMatchObject([{ user: null, byServer: false, entity: 'security' }])
})

test('without an actor, an entry is of the server unless it is about what visitors write', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const ctx = { database: app.database, actor: null, now: app.clock.now }
  await inTransaction(ctx, async (ctx) => {
    for (const entity of ['found-message', 'asset'] as const) {
      logActivity(ctx, { action: 'update', entity, entityId: 'x' })
    }
  })
  const { logs } = (await admin.call(listLogs, { limit: 2 })).data
  expect(logs.map(({ entity, byServer }) => [entity, byServer])).toEqual([
    ['asset', true],
    ['found-message', false],
  ])
})

test('exporting the log requires the password, includes every entry, escapes formulas and is logged', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  await app.database.write((tx) =>
    saveUser(tx, admin.id, { first_name: '=cmd|calc', last_name: 'A, "B"' }),
  )
  await insertEntries(app, 2500)
  app.pass(days(1))
  const fresh = await signInAgain(app, admin)
  expect((await refusalOf(fresh.call(exportLogs, {}))).body?.code).toBe('REAUTHENTICATION_REQUIRED')
  await fresh.send('POST', '/auth/confirm-password', { password: 'correct horse battery' })
  const answer = await fresh.send('POST', '/admin/logs/export', {})
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const rows = (await answer.text()).trimEnd().split('\r\n')
  const { data } = await fresh.call(listLogs, { limit: 1 })
  expect(rows).toHaveLength(data.total + 1)
  expect(rows[0]).toBe('Number,Time,Name,Email,Action,Entity,Entity id,Details')
  const named = rows.find((row) => row.includes('calc')) ?? ''
  expect(named).toContain(`,"'=cmd|calc A, ""B""",`)
  const numbers = rows.slice(1).map((row) => Number(row.split(',')[0]))
  expect(new Set(numbers).size).toBe(data.total)

  const filtered = await fresh.call(exportLogs, { entity: 'thing' })
  expect(filtered.trimEnd().split('\r\n')).toHaveLength(2501)
  const log = await logOf(app.database, 'activity-log', 'activity-log')
  expect(log).toEqual([
    { actor: admin.id, action: 'export', details: { role: 'admin', filters: [] } },
    { actor: admin.id, action: 'export', details: { role: 'admin', filters: ['entity'] } },
  ])
})

test('an entry about a business names it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'super-admin' })
  const business = await anyApplication(app)
  const { data } = await admin.call(listLogs, { entity: 'merchant' })
  expect(data.logs).toMatchObject([{ entityId: business.id, subject: business.name }])
})

test('an entry names the records whose ids are in its details', async () => {
  const app = await startTestApp()
  const [admin, seller] = [await signIn(app, { role: 'admin' }), await signIn(app)]
  const { phone } = await offerPhone(app, seller, 'buyer@example.com')
  const { data } = await admin.call(listLogs, { entity: 'transfer' })
  expect(data.logs).toMatchObject([
    { details: { asset: phone.id }, names: { [phone.id]: phone.name } },
  ])
})
