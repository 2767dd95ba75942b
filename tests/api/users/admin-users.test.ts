import { expect, test } from 'vitest'
import { logIn, reauthenticate } from '../../../src/api/auth/log-in.ts'
import { forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { verifyToken } from '../../../src/api/auth/sign-up.ts'
import { getStats, searchEverything } from '../../../src/api/overview/overview.ts'
import {
  adminRevokeSessions,
  correctEmail,
  createUser,
  getUser,
  listUsers,
  resetUserPassword,
  updateUser,
} from '../../../src/api/users/admin-users.ts'
import { getMe, updateProfile } from '../../../src/api/users/my-account.ts'
import { createEndpoint, listEndpoints } from '../../../src/api/v1/webhooks.ts'
import { ensureGhostUser, ghostUser } from '../../../src/server/queries/users/ghost-user.ts'
import { findUser } from '../../../src/server/queries/users/users.ts'
import { programOf } from '../../support/api-keys.ts'
import { minutes, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { registerPhone, report } from '../../support/factories.ts'
import { fuzzRuns } from '../../support/fuzz.ts'
import { noLimits } from '../../support/no-limits.ts'
import { enterWith, givePasskey } from '../../support/passkeys.ts'
import { giveTwoFactor } from '../../support/two-factor.ts'
import {
  confirmHere,
  deleteMails,
  mailedCode,
  password,
  signIn,
  signInAgain,
  signUpForm,
  suspend,
  type User,
} from '../../support/users.ts'

const races = fuzzRuns({ suite: 25, full: 1000 })

const suspension = { status: 'suspended', reason: 'Sold a stolen phone' } as const

function staffForm(change: { email?: string; role?: 'admin' | 'super-admin' } = {}) {
  const { firstName, lastName, email, phoneNumber } = signUpForm()
  return { firstName, lastName, email, phoneNumber, ...change }
}

/** The token of the newest link that sets a password. */
async function mailedToken(app: TestApp, email: string): Promise<string> {
  const mails = await app.mailsTo(email)
  return mails.map(({ text }) => text.match(/token=([\w-]+)/)?.[1]).find(Boolean) ?? 'none'
}

const names = (list: { users: { firstName: string; lastName: string }[] }) =>
  list.users.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

it('a user added to staff gets a link to set a password, and no password', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'super-admin' })
  const form = staffForm()
  const { message, data } = await admin.call(createUser, form)
  expect(message).toBe('User created successfully')
  expect(data).toMatchObject({ email: form.email, role: 'admin', emailVerified: false })
  expect(await findUser(app.database.read, data.id)).toMatchObject({ password_hash: null })
  const [mail] = await app.mailsTo(form.email)
  expect(mail?.kind).toBe('invitation')

  const token = await mailedToken(app, form.email)
  const visitor = app.visit()
  const short = await refusalOf(visitor.call(resetPassword, { token, newPassword: 'elevenchars' }))
  expect(short.body?.fields?.['newPassword']).toMatch(/12/)
  app.pass(minutes(23 * 60))
  await visitor.call(resetPassword, { token, newPassword: password })
  const entered = await visitor.call(logIn, { email: form.email, password })
  expect(entered.user).toMatchObject({ id: data.id, role: 'admin', emailVerified: true })
  expect(await logOf(app.database, 'user', data.id)).toMatchObject([
    {
      actor: admin.id,
      action: 'create',
      details: { role: 'super-admin', after: { role: 'admin' } },
    },
    { action: 'update' },
    { action: 'login' },
  ])
})

test('only the team renews an invitation that has ended, not whoever has the mailbox', async () => {
  const app = await startTestApp()
  const head = await signIn(app, { role: 'super-admin' })
  const { data } = await head.call(createUser, staffForm({ role: 'super-admin' }))
  const { email, id } = data
  app.pass(minutes(24 * 60))
  const visitor = app.visit()
  const useLink = async () =>
    visitor.call(resetPassword, { token: await mailedToken(app, email), newPassword: password })
  await visitor.call(forgotPassword, { email })
  expect((await refusalOf(useLink())).body?.code).toBe('RESET_LINK_INVALID')
  expect(await findUser(app.database.read, id)).toMatchObject({ password_hash: null })

  const again = await signInAgain(app, head)
  await again.call(resetUserPassword, { id })
  await useLink()
  expect((await visitor.call(logIn, { email, password })).user.role).toBe('super-admin')
})

test('a taken email is reported on its field, and one of many concurrent requests creates the user', async () => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const admin = await signIn(app, { role: 'super-admin' })
  const taken = await signIn(app)
  const refusal = await refusalOf(admin.call(createUser, staffForm({ email: taken.email })))
  expect(refusal).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
  expect(refusal.body?.fields?.['email']).toMatch(/\S/)
  expect(await findUser(app.database.read, taken.id)).toMatchObject({ role: 'user' })

  const form = staffForm()
  const requests = Array.from({ length: 12 }, () => admin.send('POST', '/admin/users', form))
  const statuses = (await Promise.all(requests)).map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
})

it('an unverified registration loses its email to a new staff member', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'super-admin' })
  const squatter = await signIn(app, { verified: false })
  const { data } = await admin.call(createUser, staffForm({ email: squatter.email }))
  expect(data.id).not.toBe(squatter.id)
  expect((await refusalOf(squatter.call(getMe, {}))).status).toBe(401)
  const old = { email: squatter.email, password }
  expect((await refusalOf(app.visit().call(logIn, old))).body?.code).toBe('WRONG_CREDENTIALS')
})

it('only a super-admin can add staff, after confirming their password', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const head = await signIn(app, { role: 'super-admin' })
  const fresh = await signInAgain(app, head)
  const before = await allRows(app.database)
  for (const role of ['admin', 'super-admin'] as const) {
    const refusal = await refusalOf(admin.call(createUser, staffForm({ role })))
    expect(refusal).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    const unconfirmed = await refusalOf(fresh.call(createUser, staffForm({ role })))
    expect(unconfirmed).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
  }
  expect(await allRows(app.database)).toEqual(before)
  await fresh.send('POST', '/auth/confirm-password', { password })
  for (const role of ['admin', 'super-admin'] as const) {
    expect((await fresh.call(createUser, staffForm({ role }))).data.role).toBe(role)
  }
})

it('an admin cannot change staff or roles', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  const others = [await signIn(app, { role: 'admin' }), await signIn(app, { role: 'super-admin' })]
  const before = await allRows(app.database)
  for (const { id } of others) {
    for (const attempt of [
      () => admin.call(updateUser, { id, firstName: 'Mallory' }),
      () => admin.call(updateUser, { id, ...suspension }),
      () => admin.call(updateUser, { id, role: 'user' }),
      () => admin.call(resetUserPassword, { id }),
      () => admin.call(adminRevokeSessions, { id }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      })
    }
  }
  for (const id of [user.id, admin.id]) {
    for (const role of ['admin', 'super-admin'] as const) {
      const refusal = await refusalOf(admin.call(updateUser, { id, role, firstName: 'Mallory' }))
      expect(refusal.body?.code).toBe(id === admin.id ? 'CONFLICT_OF_INTEREST' : 'FORBIDDEN')
    }
  }
  expect(await allRows(app.database)).toEqual(before)
})

test('nobody can change their own role, status or account from the back office', async () => {
  const app = await startTestApp()
  await signIn(app, { role: 'super-admin' })
  const head = await signIn(app, { role: 'super-admin' })
  for (const change of [
    { role: 'user' },
    { role: 'admin' },
    suspension,
    { firstName: 'Mallory' },
  ] as const) {
    const refusal = await refusalOf(head.call(updateUser, { id: head.id, ...change }))
    expect(refusal.body?.code).toBe('CONFLICT_OF_INTEREST')
  }
})

it('changing a role or status requires the password, which stays confirmed for ten minutes', async () => {
  const app = await startTestApp()
  const head = await signIn(app, { role: 'super-admin' })
  const user = await signIn(app)
  const fresh = await signInAgain(app, head)
  const promote = () => fresh.call(updateUser, { id: user.id, role: 'admin' })
  expect(await refusalOf(promote())).toMatchObject({
    status: 403,
    body: { code: 'REAUTHENTICATION_REQUIRED' },
  })
  await fresh.call(updateUser, { id: user.id, firstName: 'Ngozi' })

  const wrong = await fresh.send('POST', '/auth/confirm-password', { password: 'a guess' })
  expect(wrong.status).toBe(400)
  expect((await refusalOf(promote())).body?.code).toBe('REAUTHENTICATION_REQUIRED')
  await fresh.send('POST', '/auth/confirm-password', { password })
  app.pass(minutes(10) - 1)
  expect((await promote()).data.role).toBe('admin')
  app.pass(1)
  const back = refusalOf(fresh.call(updateUser, { id: user.id, role: 'user' }))
  expect((await back).body?.code).toBe('REAUTHENTICATION_REQUIRED')
})

test('a suspension states its reason, ends every session at once and lasts until lifted', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  const tablet = await signInAgain(app, user)
  await deleteMails(app)

  const silent = await refusalOf(admin.call(updateUser, { id: user.id, status: 'suspended' }))
  expect(silent.body?.fields?.['reason']).toMatch(/\S/)
  const { data } = await admin.call(updateUser, { id: user.id, ...suspension })
  expect(data).toMatchObject({ status: 'suspended', statusReason: suspension.reason, sessions: [] })
  for (const device of [user, tablet]) {
    expect((await refusalOf(device.call(getMe, {}))).status).toBe(401)
  }
  const credentials = { email: user.email, password }
  expect((await refusalOf(app.visit().call(logIn, credentials))).body?.code).toBe(
    'ACCOUNT_SUSPENDED',
  )
  const [mail] = await app.mailsTo(user.email)
  expect(mail).toMatchObject({ kind: 'suspended' })
  expect(mail?.text).toContain(suspension.reason)

  const restored = await admin.call(updateUser, { id: user.id, status: 'active' })
  expect(restored.data).toMatchObject({ status: 'active', statusReason: null })
  await app.visit().call(logIn, credentials)
  const log = await logOf(app.database, 'user', user.id)
  expect(log.filter(({ actor }) => actor === admin.id)).toEqual([
    {
      actor: admin.id,
      action: 'update',
      details: { role: 'admin', before: { status: 'active' }, after: { status: 'suspended' } },
    },
    {
      actor: admin.id,
      action: 'update',
      details: { role: 'admin', before: { status: 'suspended' }, after: { status: 'active' } },
    },
  ])
  expect(JSON.stringify(log)).not.toContain(suspension.reason)
})

it('a user promoted to admin is signed out, and can return only with a password of 12 characters', async () => {
  const app = await startTestApp()
  const head = await signIn(app, { role: 'super-admin' })
  const user = await signIn(app)
  await user.send('POST', '/auth/change-password', {
    currentPassword: password,
    newPassword: 'eleven-char',
    confirmPassword: 'eleven-char',
  })
  await head.call(updateUser, { id: user.id, role: 'admin' })
  expect((await refusalOf(user.call(getMe, {}))).status).toBe(401)
  const short = { email: user.email, password: 'eleven-char' }
  expect(await refusalOf(app.visit().call(logIn, short))).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_TOO_WEAK' },
  })
  const kinds = (await app.mailsTo(user.email)).map(({ kind }) => kind)
  expect(kinds).toContain('role-changed')
})

it('a user promoted to admin who returns by a passkey confirms nothing with a short password', async () => {
  const app = await startTestApp()
  const head = await signIn(app, { role: 'super-admin' })
  const user = await signIn(app)
  const { passkey } = await givePasskey(app, user)
  await user.send('POST', '/auth/change-password', {
    currentPassword: password,
    newPassword: 'eleven-char',
    confirmPassword: 'eleven-char',
  })
  await head.call(updateUser, { id: user.id, role: 'admin' })
  const visitor = app.visit()
  visitor.token = (await enterWith(visitor, passkey)).access_token
  const refusal = await refusalOf(visitor.call(reauthenticate, { password: 'eleven-char' }))
  expect(refusal).toMatchObject({ status: 403, body: { code: 'PASSWORD_TOO_WEAK' } })
})

it('who registered with the email of a colleague has no password and no code once the team promotes the registration', async () => {
  const app = await startTestApp()
  const head = await signIn(app, { role: 'super-admin' })
  const squatter = await signIn(app, { verified: false })
  await deleteMails(app)
  await squatter.send('POST', '/auth/resend-code', {})
  const code = await mailedCode(app, squatter.email)
  const { data } = await head.call(updateUser, { id: squatter.id, role: 'admin' })
  expect(data).toMatchObject({ role: 'admin', hasPassword: false })
  const old = { email: squatter.email, password }
  expect((await refusalOf(app.visit().call(logIn, old))).body?.code).toBe('WRONG_CREDENTIALS')
  const typed = { email: squatter.email, token: code }
  expect((await refusalOf(app.visit().call(verifyToken, typed))).body?.code).toBe('INVALID_CODE')
  await head.call(resetUserPassword, { id: squatter.id })
  const token = await mailedToken(app, squatter.email)
  await app.visit().call(resetPassword, { token, newPassword: 'a wholly different one' })
  const own = { email: squatter.email, password: 'a wholly different one' }
  expect((await app.visit().call(logIn, own)).user.role).toBe('admin')
})

it('a profile is edited field by field, and the log names the fields without their values', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  const change = {
    lastName: 'Canary',
    address: '7 Canary Street',
    state: 'Lagos',
    lga: 'Ikeja',
  } as const
  const { data } = await admin.call(updateUser, { id: user.id, ...change })
  expect(data).toMatchObject({ firstName: 'Ada', ...change })
  const log = await logOf(app.database, 'user', user.id)
  expect(log.at(-1)?.details).toEqual({
    role: 'admin',
    fields: ['lastName', 'address', 'state', 'lga'],
  })
  expect(JSON.stringify(log)).not.toContain('Canary')
  const wrong = refusalOf(admin.call(updateUser, { id: user.id, lga: 'Nowhere' }))
  expect((await wrong).body?.fields?.['lga']).toMatch(/\S/)
})

it('a staff reset emails a link, keeps the password, and works once a minute', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  await deleteMails(app)
  expect((await admin.call(resetUserPassword, { id: user.id })).message).toBe(
    'Password reset email sent',
  )
  expect((await refusalOf(admin.call(resetUserPassword, { id: user.id }))).status).toBe(429)
  await user.call(getMe, {})
  const token = await mailedToken(app, user.email)
  await app.visit().call(resetPassword, { token, newPassword: 'a wholly different one' })
  expect((await refusalOf(user.call(getMe, {}))).status).toBe(401)
})

it('signing a user out ends their session on every device within a second', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  await signInAgain(app, user)
  const { message } = await admin.call(adminRevokeSessions, { id: user.id })
  expect(message).toBe('Logged out of 2 devices')
  expect((await refusalOf(user.call(getMe, {}))).status).toBe(401)
})

test('a user’s page counts their assets and lists their sessions', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  await report(user, (await registerPhone(app, user)).id, 'Lost')
  await registerPhone(app, user)
  const { data } = await admin.call(getUser, { id: user.id })
  expect(data).toMatchObject({
    id: user.id,
    email: user.email,
    assets: 2,
    reports: 1,
    sessions: [{ lastSeenAt: app.clock.now }],
    hasPassword: true,
    hasSecondFactor: false,
    secondFactorEndsAt: null,
  })
  const missing = await refusalOf(admin.call(getUser, { id: 'nobody' }))
  expect(missing).toMatchObject({ status: 404, message: 'User not found' })
})

test('users are found by the start of a name, email or phone number, ignoring accents', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  await user.call(updateProfile, {
    firstName: 'Ọláńrewájú',
    lastName: 'Adéwálé',
    phoneNumber: '07099887766',
  })
  for (const search of ['olan', 'ADEW', 'ọlá', user.email.slice(0, 6), '0709', '+234 709 988']) {
    const { data } = await admin.call(listUsers, { search })
    expect(
      data.users.map(({ id }) => id),
      search,
    ).toContain(user.id)
    expect(data).toMatchObject({ total: data.users.length, more: false })
  }
  await user.call(updateProfile, { firstName: 'Bola' })
  expect((await admin.call(listUsers, { search: 'olan' })).data.users).toEqual([])
  for (const search of ['%', '_', '*', "'", '\\', '\u{10ffff}']) {
    expect((await admin.call(listUsers, { search })).data.users, search).toEqual([])
  }
})

test('the list is filtered by role and status, sorted as requested, and returns its total', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const users: User[] = []
  for (const [firstName, lastName] of [
    ['Chi', 'A'],
    ['Ada', 'B'],
    ['Bisi', 'C'],
  ] as const) {
    app.pass(1000)
    const user = await signIn(app)
    await user.call(updateProfile, { firstName, lastName })
    users.push(user)
  }
  await suspend(app, users[2] as User)
  const list = async (
    input: Parameters<typeof admin.call<typeof listUsers.input, typeof listUsers.result>>[1],
  ) => (await admin.call(listUsers, input)).data
  expect(names(await list({ role: 'user' }))).toEqual(['Bisi C', 'Ada B', 'Chi A'])
  expect(names(await list({ role: 'user', sort: 'createdAt' }))).toEqual([
    'Chi A',
    'Ada B',
    'Bisi C',
  ])
  expect(names(await list({ role: 'user', sort: 'name' }))).toEqual(['Ada B', 'Bisi C', 'Chi A'])
  expect(names(await list({ role: 'user', sort: '-name' }))).toEqual(['Chi A', 'Bisi C', 'Ada B'])
  expect(names(await list({ role: 'user', sort: 'email' }))).toHaveLength(3)
  expect(names(await list({ role: 'user', sort: '-lastLogin' }))[0]).toBe('Bisi C')
  expect(await list({ status: 'suspended' })).toMatchObject({
    total: 1,
    users: [{ firstName: 'Bisi' }],
  })
  expect(await list({ role: 'admin' })).toMatchObject({ total: 1, users: [{ id: admin.id }] })
  expect(await list({ role: 'user', status: 'active' })).toMatchObject({ total: 2 })
  const second = await list({ page: 2, limit: 3, sort: 'createdAt' })
  expect(second).toMatchObject({ total: 4, users: [{ firstName: 'Bisi' }] })
  expect(await list({ search: 'ad', role: 'admin' })).toMatchObject({ total: 1 })
})

test('eight concurrent demotions or suspensions among super-admins leave at least one', async ({
  annotate,
}) => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const heads = [
    await signIn(app, { role: 'super-admin' }),
    await signIn(app, { role: 'super-admin' }),
  ]
  const left = new Map<number, number>()
  for (let race = 0; race < races; race++) {
    const attempts = Array.from({ length: 8 }, (_, index) => {
      const [actor, target] = index % 2 ? heads : heads.toReversed()
      const change = index % 4 < 2 ? { role: 'user' } : suspension
      return actor?.send('PATCH', `/admin/users/${target?.id}`, change)
    })
    await Promise.all(attempts)
    const status = await app.database.read
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'super-admin')
      .where('status', '=', 'active')
      .execute()
    left.set(status.length, (left.get(status.length) ?? 0) + 1)
    await raiseAgain(app, heads)
  }
  await annotate(JSON.stringify([...left]))
  expect([...left.keys()]).toEqual([1])
})

/** Makes both super-admins again and signs them in. */
async function raiseAgain(app: TestApp, heads: User[]) {
  await app.database.write(async (tx) => {
    const ids = heads.map(({ id }) => id)
    const raised = { role: 'super-admin', status: 'active', status_reason: null } as const
    await tx.updateTable('users').set(raised).where('id', 'in', ids).execute()
  })
  for (const head of heads) {
    const ended = (await head.send('GET', '/auth/me')).status === 401
    if (ended) head.token = (await signInAgain(app, head)).token
    await confirmHere(app, head)
  }
}

test('the placeholder row for erased users is in no list, count or search, and cannot be changed', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'super-admin' })
  const counted = async () => (await admin.call(getStats, {})).data.totalUsers
  const before = await counted()
  await app.database.write((tx) => ensureGhostUser(tx, app.clock.now))
  expect(await findUser(app.database.read, ghostUser.id)).toBeTruthy()

  expect(await counted()).toBe(before)
  for (const filter of [{}, { role: 'user' }, { status: 'suspended' }] as const) {
    const { users, total } = (await admin.call(listUsers, filter)).data
    expect(users.map(({ id }) => id)).not.toContain(ghostUser.id)
    expect(total).toBe(users.length)
  }
  expect((await admin.call(searchEverything, { query: ghostUser.id })).data.users).toEqual([])
  const missing = { message: 'User not found' }
  const { id } = ghostUser
  expect((await refusalOf(admin.call(getUser, { id }))).body).toMatchObject(missing)
  const touch = admin.call(updateUser, { id, status: 'active' })
  expect((await refusalOf(touch)).body).toMatchObject(missing)
})

test('when a super-admin corrects a colleague’s email, all credentials of the account end and both addresses are notified', async () => {
  const app = await startTestApp({ limits: noLimits })
  const head = await signIn(app, { role: 'super-admin' })
  const colleague = await signIn(app, { role: 'admin' })
  await giveTwoFactor(app, colleague)
  const program = await programOf(app, colleague)
  await program.call(createEndpoint, { url: 'https://example.com/hook' })
  const right = signUpForm().email
  const { data } = await head.call(correctEmail, { id: colleague.id, email: right })
  expect(data).toMatchObject({ email: right, emailVerified: false, hasSecondFactor: false })

  expect((await refusalOf(colleague.call(getMe, {}))).status).toBe(401)
  expect((await refusalOf(program.call(listEndpoints, {}))).status).toBe(401)
  const endpoints = app.database.read.selectFrom('webhook_endpoints').select('id')
  expect(await endpoints.execute()).toEqual([])
  for (const email of [colleague.email, right]) {
    const refusal = await refusalOf(app.visit().call(logIn, { email, password }))
    expect(refusal.body?.code).toBe('WRONG_CREDENTIALS')
  }
  const [left] = await app.mailsTo(colleague.email)
  expect(left?.kind).toBe('email-corrected')
  expect(left?.text).not.toContain(right)
  const token = await mailedToken(app, right)
  await app.visit().call(resetPassword, { token, newPassword: password })
  const entered = await app.visit().call(logIn, { email: right, password })
  expect(entered.user).toMatchObject({ id: colleague.id, role: 'admin', emailVerified: true })
  const entries = await logOf(app.database, 'user', colleague.id)
  const corrected = entries.find(({ details }) => 'email' in details)
  expect(corrected).toMatchObject({ actor: head.id, details: { email: 'corrected' } })
  expect(JSON.stringify(corrected)).not.toContain('@')
  // The list finds the colleague by the new email.
  expect(names((await head.call(listUsers, { search: right })).data)).toHaveLength(1)
  expect(names((await head.call(listUsers, { search: colleague.email })).data)).toHaveLength(0)
})

it('a correction of a user’s or one’s own email, to one’s own or a taken email, or without the password is refused', async () => {
  const app = await startTestApp({ limits: noLimits })
  const head = await signIn(app, { role: 'super-admin' })
  const colleague = await signIn(app, { role: 'admin' })
  const user = await signIn(app)
  const email = signUpForm().email
  const before = await allRows(app.database)
  const code = async (by: User, id: string, to: string) =>
    (await refusalOf(by.call(correctEmail, { id, email: to }))).body?.code
  expect(await code(colleague, head.id, email)).toBe('FORBIDDEN')
  expect(await code(head, user.id, email)).toBe('FORBIDDEN')
  expect(await code(head, head.id, email)).toMatch(/FORBIDDEN|CONFLICT_OF_INTEREST/)
  expect(await code(head, colleague.id, head.email.replace('@', '+two@'))).toBe(
    'CONFLICT_OF_INTEREST',
  )
  expect(await code(head, colleague.id, user.email)).toBe('EMAIL_TAKEN')
  expect(await code(head, colleague.id, colleague.email)).toBe('INVALID_INPUT')
  expect(await allRows(app.database)).toEqual(before)
  const fresh = await signInAgain(app, head)
  expect(await code(fresh, colleague.id, email)).toBe('REAUTHENTICATION_REQUIRED')
})
