import { expect, test } from 'vitest'
import { listLogs } from '../../../src/api/activity/logs.ts'
import { adminListAssets } from '../../../src/api/assets/admin-assets.ts'
import { register } from '../../../src/api/auth/sign-up.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { getStats, getTasks, getTrends } from '../../../src/api/overview/overview.ts'
import { listUsers } from '../../../src/api/users/admin-users.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, signInAgain, signUpForm, type User } from '../../support/users.ts'

async function startWithAssets() {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const [one, two] = [await registerPhone(app, owner), await registerPhone(app, owner)]
  await report(owner, one.id, 'Stolen')
  return { app, owner, admin, assets: [one, two] }
}

test('back office counts equal the stored data, with the last ten actions', async () => {
  const { admin, owner } = await startWithAssets()
  const { data } = await admin.call(getStats, {})
  expect(data).toMatchObject({ totalUsers: 2, totalItems: 1, totalAssets: 2 })
  expect(data.recentActivities.length).toBeLessThanOrEqual(10)
  expect(data.recentActivities[0]).toMatchObject({
    action: 'create',
    entity: 'report',
    user: { id: owner.id },
  })
})

test('of several logins in a row, the latest actions show the newest', async () => {
  const { app, admin, owner } = await startWithAssets()
  await signInAgain(app, owner)
  await signInAgain(app, admin)
  const { recentActivities } = (await admin.call(getStats, {})).data
  expect(recentActivities.slice(0, 2)).toMatchObject([
    { action: 'login', user: { id: admin.id } },
    { action: 'create', entity: 'report' },
  ])
})

test('users, assets and the log come in a data wrapper with their total', async () => {
  const { admin, assets } = await startWithAssets()
  const users = (await admin.call(listUsers, {})).data
  expect(users).toMatchObject({ total: 2, users: [{}, {}] })
  const listed = (await admin.call(adminListAssets, {})).data
  expect(listed.total).toBe(2)
  expect(listed.assets.map(({ id }) => id).sort()).toEqual(assets.map(({ id }) => id).sort())
  const log = (await admin.call(listLogs, {})).data
  expect(log.total).toBe(log.logs.length)
})

const tasksOf = async (admin: User) => {
  const { data } = await admin.call(getTasks, {})
  return Object.fromEntries(data.map(({ kind, count }) => [kind, count]))
}

test('pending staff work is counted by kind until it is done', async () => {
  const { app, admin } = await startWithAssets()
  const nothing = {
    'pending-items': 1,
    'open-disputes': 0,
    'pending-merchants': 0,
    'open-complaints': 0,
    'failed-mails': 0,
    'merchant-changes': 0,
    'new-enumeration': 0,
  }
  expect(await tasksOf(admin)).toEqual(nothing)
  await app.visit().call(register, signUpForm())
  const setMails = (change: { failed_at: number; dismissed_at: number | null }) =>
    app.database.write((tx) => tx.updateTable('jobs').set(change).execute())
  await setMails({ failed_at: 1, dismissed_at: null })
  const { length } = await app.database.read.selectFrom('jobs').select('id').execute()
  expect(length).toBeGreaterThan(0)
  expect(await tasksOf(admin)).toEqual({ ...nothing, 'failed-mails': length })
  await setMails({ failed_at: 1, dismissed_at: 2 })
  expect(await tasksOf(admin)).toEqual(nothing)
})

async function checksToday(admin: User): Promise<number | undefined> {
  return (await admin.call(getTrends, {})).data.days.at(-1)?.lookups
}

const flush = ({ services: { lookupCounter, database } }: TestApp, now: number) =>
  lookupCounter.flush(database, now)

test('lookups are counted once by concurrent flushes', async () => {
  const { app, admin } = await startWithAssets()
  const visitor = app.visit()
  for (let turn = 0; turn < 5; turn++) await visitor.call(verify, { identifier: freshImei() })
  const { now } = app.clock
  await Promise.all(Array.from({ length: 8 }, () => flush(app, now)))
  expect(await checksToday(admin)).toBe(5)
  await visitor.call(verify, { identifier: freshImei() })
  await flush(app, now)
  await flush(app, now)
  expect(await checksToday(admin)).toBe(6)
})

test('lookups that could not be written are written by the next flush', async () => {
  const { app, admin } = await startWithAssets()
  await app.visit().call(verify, { identifier: freshImei() })
  const broken = { ...app.database, write: () => Promise.reject(new Error('no disk')) }
  const { lookupCounter } = app.services
  await expect(lookupCounter.flush(broken, app.clock.now)).rejects.toThrow('no disk')
  await flush(app, app.clock.now)
  expect(await checksToday(admin)).toBe(1)
})
