import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endOwnSession, listSessions, revokeOtherSessions } from '../../../src/api/auth/log-in.ts'
import { adminListReports } from '../../../src/api/reports/admin-reports.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { days, hours, minutes, origin, refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { confirmHere, signIn, signInAgain, type User } from '../../support/users.ts'

async function isSignedIn(user: User): Promise<boolean> {
  return user.call(getMe, {}).then(
    () => true,
    ({ status }) => status !== 401,
  )
}

test.each([
  { role: 'user', idle: days(14), maxAge: days(30) },
  { role: 'admin', idle: minutes(30), maxAge: hours(12) },
  { role: 'super-admin', idle: minutes(30), maxAge: hours(12) },
] as const)(
  'a session of $role expires when idle too long, and after its maximum age',
  async ({ role, idle, maxAge }) => {
    const app = await startTestApp()
    const made = await signIn(app, { role })
    // Signed in with the role, because it decides how long the session lives.
    const user = await signInAgain(app, made)
    const began = app.clock.now

    app.pass(idle - minutes(1))
    expect(await isSignedIn(user), 'used in time').toBe(true)
    app.pass(idle - minutes(1))
    expect(await isSignedIn(user), 'used in time again').toBe(true)
    while (app.clock.now + idle / 2 < began + maxAge) {
      app.pass(idle / 2)
      expect(await isSignedIn(user), 'used all along').toBe(true)
    }
    app.clock.now = began + maxAge
    expect(await isSignedIn(user), 'at its maximum age').toBe(false)

    const unused = await signInAgain(app, made)
    app.pass(idle)
    expect(await isSignedIn(unused), 'unused').toBe(false)
  },
)

test('a user promoted to admin gets the shorter session lifetimes at once', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await app.database.write((tx) => updateUser(tx, user.id, { role: 'admin' }))
  app.pass(minutes(29))
  expect(await isSignedIn(user)).toBe(true)
  app.pass(minutes(30))
  expect(await isSignedIn(user)).toBe(false)
})

it('a new admin’s session lasts no longer than the admin maximum', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await app.database.write((tx) => updateUser(tx, user.id, { role: 'admin' }))
  for (let passed = 0; passed < hours(12); passed += minutes(20)) {
    expect(await isSignedIn(user)).toBe(true)
    app.pass(minutes(20))
  }
  expect(await isSignedIn(user)).toBe(false)
})

test('the role is read on every request, so a demotion takes effect at once', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(adminListReports, {})
  await app.database.write((tx) => updateUser(tx, admin.id, { role: 'user' }))
  expect(await refusalOf(admin.call(adminListReports, {}))).toMatchObject({ status: 403 })
})

it('a user sees where they are signed in, and only their own sessions', async () => {
  const app = await startTestApp()
  const phone = await signIn(app)
  await signIn(app)
  app.pass(minutes(3))
  const tablet = await signInAgain(app, phone)
  const { data } = await tablet.call(listSessions, {})
  expect(data).toMatchObject([
    { current: true, createdAt: app.clock.now, lastSeenAt: app.clock.now },
    { current: false, createdAt: app.clock.now - minutes(3) },
  ])
  expect(JSON.stringify(data)).not.toContain(tablet.token)
  app.pass(days(13))
  await tablet.call(getMe, {})
  app.pass(days(2))
  expect((await tablet.call(listSessions, {})).data).toMatchObject([{ current: true }])
})

it('a user can end their own session; another user’s is answered like one that does not exist', async () => {
  const app = await startTestApp()
  const phone = await signIn(app)
  const tablet = await signInAgain(app, phone)
  await confirmHere(app, tablet)
  const stranger = await signIn(app)
  const { data } = await tablet.call(listSessions, {})
  const lost = data.find(({ current }) => !current)?.id ?? ''

  const notTheirs = await refusalOf(stranger.call(endOwnSession, { id: lost }))
  const notThere = await refusalOf(stranger.call(endOwnSession, { id: 'never-was' }))
  expect(notTheirs).toMatchObject({ status: 404 })
  expect(notThere).toEqual(notTheirs)
  expect(await isSignedIn(phone)).toBe(true)
  await tablet.call(endOwnSession, { id: lost })
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(tablet)).toBe(true)
})

it('the purge job deletes expired sessions, codes, links and cookies', async () => {
  const app = await startTestApp()
  await signIn(app, { verified: false })
  app.pass(days(31))
  await purgeExpired(app.services)
  const { sessions, email_codes, pending_verifications } = await allRows(app.database)
  expect([sessions, email_codes, pending_verifications]).toEqual([[], [], []])
})

it.each([
  ['none', ''],
  ['an unknown token', `Bearer ${'A'.repeat(43)}`],
  ['their token under another scheme', 'Basic token'],
  ['no token', 'Bearer '],
  ['a session’s hash', 'hash'],
])('a request with %s as its token is unauthenticated', async (_, header) => {
  const app = await startTestApp()
  const { token } = await signIn(app)
  const [session] = (await allRows(app.database))['sessions'] as { token_hash: string }[]
  const authorization = header
    .replace('hash', `Bearer ${session?.token_hash}`)
    .replace('token', token ?? '')
  const answer = await app.visit().send('GET', '/auth/me', undefined, { authorization })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ code: 'UNAUTHENTICATED', message: 'Log in to go on.' })
})

test('a user has two hundred sessions at most: a new one ends the one that was unused for longest', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  app.pass(minutes(2))
  const unused = await signInAgain(app, user)
  app.pass(minutes(2))
  expect(await isSignedIn(user)).toBe(true)
  for (let made = 0; made < 199; made++) await signInAgain(app, user)
  const { length } = await app.database.read.selectFrom('sessions').selectAll().execute()
  expect(length).toBe(200)
  expect(await isSignedIn(unused)).toBe(false)
  expect(await isSignedIn(user)).toBe(true)
})

test('a request whose body arrives after its session has ended changes nothing', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const thief = await signInAgain(app, user)
  const late = new ReadableStream(
    {
      async pull(controller) {
        await user.call(revokeOtherSessions, {})
        await delay(150)
        controller.enqueue(Buffer.from(JSON.stringify({ firstName: 'Mallory' })))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const request = {
    method: 'PATCH',
    headers: { authorization: `Bearer ${thief.token}`, 'content-type': 'application/json' },
    body: late,
    duplex: 'half',
  }
  const { status } = await thief.fetch(`${origin}/api/users`, request as RequestInit)
  expect(status).toBe(401)
  expect((await user.call(getMe, {})).data.firstName).toBe('Ada')
})
