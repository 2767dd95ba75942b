import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createApiKey } from '../../../src/api/api-keys/api-keys.ts'
import { logIn, reauthenticate, revokeOtherSessions } from '../../../src/api/auth/log-in.ts'
import { addPasskey, startPasskey } from '../../../src/api/auth/passkeys.ts'
import { changePassword, forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { confirmTwoFactor, startTwoFactor } from '../../../src/api/auth/two-factor.ts'
import {
  listNotificationPreferences,
  updateNotificationPreferences,
} from '../../../src/api/notifications/preferences.ts'
import { adminRevokeSessions, updateUser } from '../../../src/api/users/admin-users.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { findUser, lockWholeUser } from '../../../src/server/queries/users/users.ts'
import { codeAt } from '../../../src/server/security/totp.ts'
import { minutes, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { makePasskey } from '../../support/authenticator.ts'
import { it } from '../../support/database/embedded-only.ts'
import { logOf } from '../../support/database/rows.ts'
import { freshImei } from '../../support/factories.ts'
import { giveTwoFactor } from '../../support/two-factor.ts'
import {
  confirmHere,
  mailedCode,
  password,
  signIn,
  signInAgain,
  signUpForm,
  suspend,
  type User,
} from '../../support/users.ts'

const newPassword = 'a wholly different one'

/** The token of the newest link emailed to an address. */
async function mailedToken(app: TestApp, email: string): Promise<string> {
  const mails = await app.mailsTo(email)
  const link = mails.find(({ kind }) => kind === 'password-reset')?.text.match(/http\S+/)?.[0]
  if (!link) throw new Error(`no link was mailed to ${email}`)
  expect(link).toMatch(/^http:\/\/toju\.test\/reset-password\?token=[\w-]{43}$/)
  return new URL(link).searchParams.get('token') ?? ''
}

async function startForgotten(more: { verified?: boolean } = {}) {
  const app = await startTestApp()
  const user = await signIn(app, more)
  app.pass(minutes(1))
  const { email } = user
  await app.visit().call(forgotPassword, { email })
  const token = await mailedToken(app, email)
  const reset = (form = { token, newPassword }) => app.visit().call(resetPassword, form)
  return { app, user, email, token, reset }
}

it('an emailed link sets a new password, signs out every device and notifies the owner (decisions: reset)', async () => {
  const { app, user, email, reset } = await startForgotten()
  const tablet = await signInAgain(app, user)
  expect(await reset()).toEqual({
    message: 'Password reset successfully! You can now login with your new password.',
  })
  for (const device of [user, tablet]) {
    expect(await refusalOf(device.call(getMe, {}))).toMatchObject({ status: 401 })
  }
  const old = await refusalOf(app.visit().call(logIn, { email, password }))
  expect(old.body?.code).toBe('WRONG_CREDENTIALS')
  await app.visit().call(logIn, { email, password: newPassword })
  expect((await app.mailsTo(email)).map(({ kind }) => kind)).toContain('password-changed')
  expect(await logOf(app.database, 'user', user.id)).toContainEqual({
    actor: user.id,
    action: 'update',
    details: { password: 'reset' },
  })
})

test('a log-in that compared the old password before a link in a mail sets another gets no second step', async () => {
  const { app, user, email, reset } = await startForgotten()
  await giveTwoFactor(app, user)
  // A younger one would end with the link.
  app.pass(minutes(20))
  await app.database.write((tx) =>
    tx.updateTable('totp_secrets').set({ confirmed_at: 1 }).execute(),
  )
  const { matches } = app.services.passwords
  app.services.passwords.matches = async (...compared) => {
    const isRight = await matches(...compared)
    await reset()
    return isRight
  }
  const late = await refusalOf(app.visit().call(logIn, { email, password }))
  expect(late).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
})

test('nothing that waits while a link in a mail sets the password adds a passkey, an app or a key', async () => {
  const { app, user, reset } = await startForgotten()
  const { database, clock } = app
  const thief = await signInAgain(app, user)
  await confirmHere(app, thief)
  const { credential } = makePasskey((await thief.call(startPasskey, {})).data)
  const { secret } = (await thief.call(startTwoFactor, {})).data
  const held = Promise.withResolvers<void>()
  const holding = database.write(async (tx) => {
    await lockWholeUser(database, tx, user.id)
    await held.promise
  })
  const resetting = reset()
  await delay(100)
  const waiting = [
    thief.call(addPasskey, { name: 'Mine', credential }),
    thief.call(confirmTwoFactor, { code: codeAt(secret, clock.now) }),
    thief.call(createApiKey, { name: 'Mine', scopes: ['check'] }),
  ]
  const ended = Promise.allSettled(waiting)
  await delay(100)
  held.resolve()
  await Promise.all([holding, resetting, ended])
  for (const table of ['passkeys', 'recovery_codes', 'api_keys'] as const) {
    expect(await database.read.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  const [factor] = await database.read.selectFrom('totp_secrets').selectAll().execute()
  expect(factor?.confirmed_at ?? null).toBeNull()
})

it('a reset revokes every API key, and says by email which', async () => {
  const { app, user, email, reset } = await startForgotten()
  const key = { name: 'Our shop', scopes: ['check' as const] }
  const { secret } = (await user.call(createApiKey, key)).data
  await reset()
  const program = app.visit()
  program.token = secret
  expect((await program.send('GET', `/v1/check?identifier=${freshImei()}`)).status).toBe(401)
  const mail = (await app.mailsTo(email)).find(({ kind }) => kind === 'api-key-revoked')
  expect(mail?.text).toContain(secret.slice(-4))
})

it('a reset link works once', async () => {
  const { reset, token } = await startForgotten()
  await reset()
  const again = await refusalOf(reset({ token, newPassword: 'yet another password' }))
  expect(again.body).toEqual({
    code: 'RESET_LINK_INVALID',
    message:
      'This link was used already, is too old, or part of it is missing. Ask for a new link.',
  })
})

test('exactly one of 20 concurrent uses of a link succeeds', async ({ annotate }) => {
  const { app, reset, token } = await startForgotten()
  await warmUp(app)
  const uses = Array.from({ length: 20 }, (_, index) =>
    reset({ token, newPassword: `number ${index} of the twenty` }),
  )
  const succeeded = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled')
  await annotate(`${succeeded.length} of 20 succeeded on ${app.database.dialect}`)
  expect(succeeded).toHaveLength(1)
})

it('a reset link works for half an hour', async () => {
  const { app, reset } = await startForgotten()
  app.pass(minutes(30))
  expect((await refusalOf(reset())).body?.code).toBe('RESET_LINK_INVALID')

  const other = await startForgotten()
  other.app.pass(minutes(30) - 1)
  await other.reset()
})

it('a newer reset link invalidates the previous one', async () => {
  const { app, email, token, reset } = await startForgotten()
  app.pass(minutes(1))
  await app.visit().call(forgotPassword, { email })
  const newer = await mailedToken(app, email)
  expect(newer).not.toBe(token)
  expect((await refusalOf(reset())).body?.code).toBe('RESET_LINK_INVALID')
  await reset({ token: newer, newPassword })
})

it('a missing or forged token sets nothing (spec §5)', async () => {
  const { app, email, reset } = await startForgotten()
  const missing = await refusalOf(reset({ token: '', newPassword }))
  expect(missing.body).toMatchObject({ fields: { token: 'Reset token is missing' } })
  const madeUp = await refusalOf(reset({ token: 'A'.repeat(43), newPassword }))
  expect(madeUp).toMatchObject({ status: 400, body: { code: 'RESET_LINK_INVALID' } })
  await app.visit().call(logIn, { email, password })
})

it('a refused password leaves the link valid for another try', async () => {
  const { token, reset } = await startForgotten()
  for (const poor of ['short', 'password123', 'x'.repeat(129)]) {
    const refusal = await refusalOf(reset({ token, newPassword: poor }))
    expect(refusal.body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { newPassword: expect.any(String) },
    })
  }
  await reset()
})

it('using the emailed link verifies the email', async () => {
  const { app, user, reset } = await startForgotten({ verified: false })
  await reset()
  const saved = await findUser(app.database.read, user.id)
  expect(saved?.email_verified_at).toBe(app.clock.now)
})

test('a link that opens the registration of a stranger leaves no mail turned off by them', async () => {
  const { app, user: stranger, email, reset } = await startForgotten({ verified: false })
  await stranger.call(updateNotificationPreferences, { event: 'check', inApp: true, email: 'off' })
  await reset()
  const owner = app.visit()
  owner.token = (await owner.call(logIn, { email, password: newPassword })).access_token
  const { data } = await owner.call(listNotificationPreferences, {})
  expect(data.find(({ event }) => event === 'check')).toMatchObject({ email: 'now' })
})

test('who registers an email again and again causes few links to its mailbox', async () => {
  const app = await startTestApp()
  const form = signUpForm()
  const links = async () => {
    const mails = await app.mailsTo(form.email)
    return mails.filter(({ kind }) => kind === 'password-reset').length
  }
  const askFrom = async (address: string) => {
    const browser = app.visit(address)
    await browser.call(register, form)
    await browser.call(forgotPassword, { email: form.email })
  }
  for (let n = 0; n < 5; n++) {
    await askFrom('10.1.0.1')
    app.pass(minutes(1))
  }
  expect(await links()).toBe(5)
  app.pass(minutes(1))
  for (let n = 0; n < 20; n++) await askFrom(`10.1.0.${n % 10}`)
  expect(await links()).toBe(10)
})

it('a suspended user gets no reset link', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await suspend(app, user)
  app.pass(minutes(1))
  await app.visit().call(forgotPassword, { email: user.email })
  const kinds = (await app.mailsTo(user.email)).map(({ kind }) => kind)
  expect(kinds).not.toContain('password-reset')
})

/** What invalidates a previously emailed link. */
const invalidations: [string, (app: TestApp, user: User) => Promise<unknown>][] = [
  [
    'a change of password',
    (_app, user) =>
      user.call(changePassword, {
        currentPassword: password,
        newPassword: 'changed by its owner',
        confirmPassword: 'changed by its owner',
      }),
  ],
  ['signing out everywhere else', (_app, user) => user.call(revokeOtherSessions, {})],
  [
    'signing out everywhere by staff',
    async (app, user) =>
      (await signIn(app, { role: 'super-admin' })).call(adminRevokeSessions, { id: user.id }),
  ],
  [
    'a suspension, even after it is lifted',
    async (app, user) => {
      const admin = await signIn(app, { role: 'super-admin' })
      await admin.call(updateUser, { id: user.id, status: 'suspended', reason: 'A trial' })
      await admin.call(updateUser, { id: user.id, status: 'active' })
    },
  ],
]

it.each(invalidations)('an emailed reset link is invalidated by %s', async (_what, end) => {
  const { app, user, email, reset } = await startForgotten()
  await end(app, user)
  expect((await refusalOf(reset())).body?.code).toBe('RESET_LINK_INVALID')
  const mine = await app.visit().send('POST', '/auth/login', { email, password: newPassword })
  expect(mine.status).toBe(401)
})

it('verifying a registration by code invalidates its reset link', async () => {
  const { app, user, reset } = await startForgotten({ verified: false })
  await user.call(verifyToken, { token: await mailedCode(app, user.email) })
  expect((await refusalOf(reset())).body?.code).toBe('RESET_LINK_INVALID')
})

it('a password reset on a device ends the session of the user before on that device, and no other of theirs', async () => {
  const { app, user } = await startForgotten()
  const before = await signIn(app)
  const elsewhere = await signInAgain(app, before)
  const token = await mailedToken(app, user.email)
  await before.call(resetPassword, { token, newPassword })
  expect((await refusalOf(before.call(getMe, {}))).status).toBe(401)
  expect((await elsewhere.call(getMe, {})).data.id).toBe(before.id)
})

test('somebody with the password who ends each link at once keeps the owner from none for long', async () => {
  const { app, user, email } = await startForgotten()
  const thief = await signInAgain(app, user)
  const kept = 'kept from its owner'
  const passwords = { currentPassword: password, newPassword: kept, confirmPassword: kept }
  await thief.call(changePassword, passwords)
  thief.token = (await thief.call(logIn, { email, password: kept })).access_token
  await thief.call(reauthenticate, { password: kept })
  for (let n = 0; n < 4; n++) await thief.call(revokeOtherSessions, {})

  app.pass(minutes(2))
  await app.visit().call(forgotPassword, { email })
  await thief.call(revokeOtherSessions, {})
  const token = await mailedToken(app, email)
  await app.visit().call(resetPassword, { token, newPassword })
  expect((await refusalOf(thief.call(getMe, {}))).status).toBe(401)
})
