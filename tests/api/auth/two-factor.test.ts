import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logIn, logInTwoFactor, revokeOtherSessions } from '../../../src/api/auth/log-in.ts'
import { startPasskey } from '../../../src/api/auth/passkeys.ts'
import { resetPassword } from '../../../src/api/auth/passwords.ts'
import {
  confirmTwoFactor,
  disableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  updateSecurity,
} from '../../../src/api/auth/two-factor.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import {
  adminResetTwoFactor,
  getUser,
  listUsers,
  updateUser,
} from '../../../src/api/users/admin-users.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { openEncryption } from '../../../src/server/lib/encryption.ts'
import { issueResetToken } from '../../../src/server/queries/auth/reset-links.ts'
import { codeAt } from '../../../src/server/security/totp.ts'
import {
  days,
  hours,
  minutes,
  refusalOf,
  startTestApp,
  type TestApp,
  warmUp,
} from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { noLimits } from '../../support/no-limits.ts'
import { enterWith, givePasskey } from '../../support/passkeys.ts'
import { challengeOf, giveTwoFactor } from '../../support/two-factor.ts'
import { confirmHere, password, signIn, signInAgain, type User } from '../../support/users.ts'

const halfMinute = 30_000

/** An admin who has a second factor, and the current code of their app. */
async function startGuarded(options?: Parameters<typeof startTestApp>[0]) {
  const app = await startTestApp(options)
  const admin = await signIn(app, { role: 'admin' })
  return { app, admin, ...(await giveTwoFactor(app, admin)) }
}

/** The challenge of a login with the right password. */
async function challenged(app: TestApp, { email }: User): Promise<string> {
  const refusal = await refusalOf(app.visit().call(logIn, { email, password }))
  expect(refusal).toMatchObject({ status: 401, body: { code: 'TWO_FACTOR_CODE_REQUIRED' } })
  return refusal.body?.challenge ?? ''
}

it('codes match the RFC 6238 test vectors', () => {
  // Appendix B, SHA-1, the last six of its eight digits; the secret is "12345678901234567890".
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const codes = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) =>
    codeAt(secret, seconds * 1000),
  )
  expect(codes).toEqual(['287082', '081804', '005924', '353130'])
})

it('an admin sets up an authenticator app, confirms it with a code, and needs one to log in from then on', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  expect((await admin.call(getTwoFactor, {})).data).toEqual({
    since: null,
    passkeys: 0,
    recoveryCodesLeft: 0,
    required: false,
  })
  const { data } = await admin.call(startTwoFactor, {})
  expect(data.uri).toMatch(/^otpauth:\/\/totp\/Toju:.+secret=/)
  // An unconfirmed app protects nothing, so a mistyped secret locks nobody out.
  await signInAgain(app, admin)
  const wrong = await refusalOf(admin.call(confirmTwoFactor, { code: '000000' }))
  expect(wrong.body).toMatchObject({
    code: 'INVALID_CODE',
    fields: { code: expect.stringContaining('turn on automatic time') },
  })
  const code = codeAt(data.secret, app.clock.now)
  const confirmed = await admin.call(confirmTwoFactor, { code })
  expect(new Set(confirmed.data.recoveryCodes).size).toBe(10)
  expect((await admin.call(getTwoFactor, {})).data).toMatchObject({ recoveryCodesLeft: 10 })

  app.pass(halfMinute)
  const challenge = await challenged(app, admin)
  const next = codeAt(data.secret, app.clock.now)
  const entered = await app.visit().call(logInTwoFactor, { challenge, code: next })
  expect(entered.user.id).toBe(admin.id)
  const again = app.visit()
  again.token = entered.access_token
  await again.call(listUsers, {})
})

it('setup requires the password, and a second app is refused while one is active', async () => {
  const { app, admin } = await startGuarded()
  const other = await signIn(app, { role: 'admin' })
  app.pass(minutes(10))
  expect((await refusalOf(other.call(startTwoFactor, {}))).body?.code).toBe(
    'REAUTHENTICATION_REQUIRED',
  )
  await confirmHere(app, admin)
  expect(await refusalOf(admin.call(startTwoFactor, {}))).toMatchObject({
    status: 409,
    body: { code: 'TWO_FACTOR_ALREADY_ENABLED' },
  })
})

it('the right password alone opens no session', async () => {
  const { app, admin } = await startGuarded()
  const sessions = (await allRows(app.database))['sessions']
  await challenged(app, admin)
  expect((await allRows(app.database))['sessions']).toEqual(sessions)
})

test('a code is accepted once, also under concurrency, and no earlier code after it', async () => {
  const { app, admin, secret, code } = await startGuarded({ limits: noLimits })
  await warmUp(app)
  const challenges = await Promise.all(Array.from({ length: 16 }, () => challenged(app, admin)))
  const now = code()
  const answers = await Promise.all(
    challenges.map((challenge) =>
      app.visit().send('POST', '/auth/login/second-factor', { challenge, code: now }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(15)
  const earlier = codeAt(secret, app.clock.now - halfMinute)
  const replay = app.visit().call(logInTwoFactor, {
    challenge: await challenged(app, admin),
    code: earlier,
  })
  expect((await refusalOf(replay)).body?.code).toBe('INVALID_CODE')
})

it('a code is valid up to half a minute before and after its time step', async () => {
  const { app, admin, secret } = await startGuarded()
  const tryAt = async (offset: number) =>
    app.visit().send('POST', '/auth/login/second-factor', {
      challenge: await challenged(app, admin),
      code: codeAt(secret, app.clock.now + offset),
    })
  expect((await tryAt(-2 * halfMinute)).status).toBe(400)
  expect((await tryAt(2 * halfMinute)).status).toBe(400)
  expect((await tryAt(-halfMinute)).status).toBe(200)
  expect((await tryAt(halfMinute)).status).toBe(200)
})

it('a challenge ends after five wrong codes, after five minutes, and when answered', async () => {
  const { app, admin, secret, code } = await startGuarded({ limits: noLimits })
  const answer = (challenge: string, typed: string) =>
    refusalOf(app.visit().call(logInTwoFactor, { challenge, code: typed }))
  const worn = await challenged(app, admin)
  for (let tries = 0; tries < 5; tries++) {
    expect((await answer(worn, '000000')).body?.code).toBe('INVALID_CODE')
  }
  expect((await answer(worn, code())).body?.code).toBe('LOG_IN_EXPIRED')
  const late = await challenged(app, admin)
  app.pass(minutes(5))
  expect((await answer(late, code())).body?.code).toBe('LOG_IN_EXPIRED')
  const used = await challenged(app, admin)
  await app.visit().call(logInTwoFactor, { challenge: used, code: code() })
  app.pass(halfMinute)
  const next = codeAt(secret, app.clock.now)
  expect((await answer(used, next)).body?.code).toBe('LOG_IN_EXPIRED')
})

test('an account allows ten wrong codes in two hours from an address, over any number of logins', async () => {
  const { app, admin } = await startGuarded()
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    const challenge = await challenged(app, admin)
    const body = { challenge, code: '000000' }
    statuses.push(
      (await app.visit('41.58.3.7').send('POST', '/auth/login/second-factor', body)).status,
    )
    app.clock.now += 1
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.slice(-2)).toEqual([429, 429])
})

test('somebody with the password who uses up the codes of an account does not block a device that has logged in before', async () => {
  const { app, admin, code } = await startGuarded()
  const known = app.visit()
  const challenge = await challenged(app, admin)
  await known.call(logInTwoFactor, { challenge, code: code() })
  app.pass(halfMinute)
  for (let tries = 0; tries < 11; tries++) {
    const body = { challenge: await challenged(app, admin), code: '000000' }
    await app.visit('41.58.3.7').send('POST', '/auth/login/second-factor', body)
  }
  const own = { challenge: await challenged(app, admin), code: code() }
  expect(await refusalOf(app.visit('41.58.3.7').call(logInTwoFactor, own))).toMatchObject({
    status: 429,
  })
  known.address = '41.58.3.7'
  expect((await known.call(logInTwoFactor, own)).user.id).toBe(admin.id)
})

it('a suspension or a new password cancels a login that waits for its code', async () => {
  const { app, admin, code } = await startGuarded()
  const challenge = await challenged(app, admin)
  await admin.send('POST', '/auth/change-password', {
    currentPassword: password,
    newPassword: 'a wholly different one',
    confirmPassword: 'a wholly different one',
  })
  const refusal = await refusalOf(app.visit().call(logInTwoFactor, { challenge, code: code() }))
  expect(refusal.body?.code).toBe('LOG_IN_EXPIRED')
})

it('a recovery code replaces the app once, and new codes replace the old ones', async () => {
  const { app, admin, recoveryCodes } = await startGuarded()
  const [first = '', second = '', third = ''] = recoveryCodes
  const enter = async (code: string) =>
    (
      await app.visit().send('POST', '/auth/login/second-factor', {
        challenge: await challenged(app, admin),
        code,
      })
    ).status
  expect(await enter(first)).toBe(200)
  expect(await enter(first)).toBe(400)
  expect(await enter(` ${second.toUpperCase().replaceAll('-', ' ')} `)).toBe(200)
  const { data } = await admin.call(renewRecoveryCodes, {})
  expect(await enter(third)).toBe(400)
  expect(await enter(data.recoveryCodes[0] ?? '')).toBe(200)
  expect((await admin.call(getTwoFactor, {})).data.recoveryCodesLeft).toBe(9)
})

it('another user’s recovery code is refused', async () => {
  const { app, admin } = await startGuarded()
  const other = await signIn(app, { role: 'admin' })
  const { recoveryCodes } = await giveTwoFactor(app, other)
  const challenge = await challenged(app, admin)
  const refusal = await refusalOf(
    app.visit().call(logInTwoFactor, { challenge, code: recoveryCodes[0] ?? '' }),
  )
  expect(refusal.body?.code).toBe('INVALID_CODE')
})

it('disabling the app requires both the password and a code', async () => {
  const { app, admin, code } = await startGuarded()
  const wrongPassword = { password: 'not the password', code: code() }
  expect((await refusalOf(admin.call(disableTwoFactor, wrongPassword))).body?.code).toBe(
    'WRONG_PASSWORD',
  )
  const wrongCode = await refusalOf(admin.call(disableTwoFactor, { password, code: '000000' }))
  expect(wrongCode.body?.code).toBe('INVALID_CODE')
  await admin.call(disableTwoFactor, { password, code: code() })
  await signInAgain(app, admin)
  expect((await allRows(app.database))['recovery_codes']).toEqual([])
})

it('staff without a required second factor can only set one up; other users are unaffected', async () => {
  const app = await startTestApp()
  const head = await signIn(app, { role: 'super-admin' })
  const admin = await signIn(app, { role: 'admin' })
  const early = await refusalOf(head.call(updateSecurity, { secondFactorRequired: true }))
  expect(early.body?.code).toBe('TWO_FACTOR_NOT_ENABLED')
  await giveTwoFactor(app, head)
  await head.call(updateSecurity, { secondFactorRequired: true })
  await head.call(listUsers, {})
  expect(await refusalOf(admin.call(listUsers, {}))).toMatchObject({
    status: 403,
    body: { code: 'TWO_FACTOR_SETUP_REQUIRED' },
  })
  expect((await admin.call(getTwoFactor, {})).data.required).toBe(true)
  const { data } = await admin.call(startTwoFactor, {})
  await admin.call(confirmTwoFactor, { code: codeAt(data.secret, app.clock.now) })
  await admin.call(listUsers, {})
  await head.call(updateSecurity, { secondFactorRequired: false })
  const other = await signIn(app, { role: 'admin' })
  await other.call(listUsers, {})
})

it('a super-admin can remove a colleague’s lost second factors, which signs the colleague out', async () => {
  const { app, admin } = await startGuarded()
  await givePasskey(app, admin)
  const head = await signIn(app, { role: 'super-admin' })
  await head.call(adminResetTwoFactor, { id: admin.id })
  expect((await refusalOf(admin.call(listUsers, {}))).status).toBe(401)
  await signInAgain(app, admin)
  const kinds = (await app.mailsTo(admin.email)).map(({ kind }) => kind)
  expect(kinds).toContain('second-factor-off')
  expect((await allRows(app.database))['passkeys']).toEqual([])
})

it('any user can set up an app, and is notified in the app and by email', async () => {
  const app = await startTestApp()
  const user = await signIn(app, { confirmed: false })
  expect((await refusalOf(user.call(startTwoFactor, {}))).body?.code).toBe(
    'REAUTHENTICATION_REQUIRED',
  )
  await confirmHere(app, user)
  const { data } = await user.call(startTwoFactor, {})
  const code = codeAt(data.secret, app.clock.now)
  const confirmed = await user.call(confirmTwoFactor, { code })
  expect(confirmed.data.recoveryCodes).toHaveLength(10)
  expect((await app.mailsTo(user.email)).map(({ kind }) => kind)).toContain('second-factor-on')
  const { notifications } = (await user.call(listNotifications, {})).data
  expect(notifications[0]).toMatchObject({ kind: 'second-factor-on', href: '/dashboard/account' })

  app.pass(halfMinute)
  const challenge = await challenged(app, user)
  const entered = await app.visit().call(logInTwoFactor, {
    challenge,
    code: codeAt(data.secret, app.clock.now),
  })
  expect(entered.user.id).toBe(user.id)
  // The requirement for staff does not apply to users.
  expect((await user.call(getTwoFactor, {})).data).toMatchObject({ required: false })
})

test('an unverified user cannot set up a factor that would outlive the registration', async () => {
  const app = await startTestApp()
  const user = await signIn(app, { verified: false })
  await confirmHere(app, user)
  for (const start of [() => user.call(startTwoFactor, {}), () => user.call(startPasskey, {})]) {
    expect((await refusalOf(start())).body?.code).toBe('EMAIL_NOT_VERIFIED')
  }
})

it('a password reset by email does not replace the second factor that an account has had for days', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { code } = await giveTwoFactor(app, user)
  app.pass(days(3))
  const token = await app.database.write((tx) => issueResetToken(tx, user.id, app.clock.now))
  const newPassword = 'an entirely new battery'
  await app.visit().call(resetPassword, { token, newPassword })
  const refusal = await refusalOf(
    app.visit().call(logIn, { email: user.email, password: newPassword }),
  )
  expect(refusal.body).toMatchObject({ code: 'TWO_FACTOR_CODE_REQUIRED', factors: ['app'] })
  const challenge = refusal.body?.challenge ?? ''
  await app.visit().call(logInTwoFactor, { challenge, code: code() })
})

/** A user whose second factors an admin has started to remove. */
async function startForgotten() {
  const app = await startTestApp()
  const user = await signIn(app)
  const factor = await giveTwoFactor(app, user)
  const { passkey } = await givePasskey(app, user)
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(adminResetTwoFactor, { id: user.id })
  return { app, user, admin, passkey, ...factor }
}

test('removing a user’s second factors signs them out and emails them at once, and takes effect after a day', async () => {
  const { app, user, admin } = await startForgotten()
  expect((await refusalOf(user.call(getMe, {}))).status).toBe(401)
  expect((await app.mailsTo(user.email))[0]?.kind).toBe('second-factor-removal')
  expect((await admin.call(getUser, { id: user.id })).data.secondFactorEndsAt).toBe(
    app.clock.now + hours(24),
  )
  app.pass(hours(12))
  // A repeated request does not postpone it.
  await confirmHere(app, await renewed(app, admin))
  await admin.call(adminResetTwoFactor, { id: user.id })
  app.pass(hours(12) - 1)
  await challenged(app, user)
  app.pass(1)
  await app.visit().call(logIn, { email: user.email, password })
  const rows = await allRows(app.database)
  for (const table of ['totp_secrets', 'recovery_codes', 'passkeys', 'two_factor_removals']) {
    expect(rows[table], table).toEqual([])
  }
  expect((await app.mailsTo(user.email))[0]?.kind).toBe('second-factor-off')
  expect(await logOf(app.database, 'second-factor', user.id)).toEqual([
    { actor: admin.id, action: 'delete', details: { role: 'admin', afterHours: 24 } },
    { actor: admin.id, action: 'delete', details: { role: 'admin', afterHours: 24 } },
    { actor: user.id, action: 'delete', details: { role: 'user', askedFor: 'by the team' } },
  ])
})

test('who makes new recovery codes is mailed and notified, because the old ones end', async () => {
  const { app, admin } = await startGuarded()
  await admin.call(renewRecoveryCodes, {})
  const [mail] = await app.mailsTo(admin.email)
  expect(mail).toMatchObject({ kind: 'recovery-codes-renewed' })
  expect(mail?.text).toContain('If it was not you')
  const { notifications } = (await admin.call(listNotifications, {})).data
  expect(notifications[0]).toMatchObject({ kind: 'recovery-codes-renewed' })
})

test('a removal of second factors lapses a week after it was due, and may then be requested again', async () => {
  const { app, user, admin } = await startForgotten()
  app.pass(hours(24 * 8))
  await challenged(app, user)
  await confirmHere(app, await renewed(app, admin))
  expect((await admin.call(getUser, { id: user.id })).data.secondFactorEndsAt).toBeNull()

  await admin.call(adminResetTwoFactor, { id: user.id })
  app.pass(hours(24) - 1)
  await challenged(app, user)
  app.pass(hours(24 * 7))
  await app.visit().call(logIn, { email: user.email, password })
})

/** Logs the admin in again: their session has expired after half an hour idle. */
async function renewed(app: TestApp, admin: User): Promise<User> {
  admin.token = (await signInAgain(app, admin)).token
  return admin
}

it.each(['app', 'recovery code', 'passkey'] as const)(
  'logging in by %s cancels a removal that somebody else requested',
  async (way) => {
    const { app, user, passkey, code, recoveryCodes } = await startForgotten()
    if (way === 'passkey') await enterWith(app.visit(), passkey)
    else {
      await app.visit().call(logInTwoFactor, {
        challenge: await challenged(app, user),
        code: way === 'app' ? code() : (recoveryCodes[0] ?? ''),
      })
    }
    expect((await logOf(app.database, 'user', user.id)).at(-1)?.details).toMatchObject({
      secondFactorRemoval: 'stopped',
    })
    app.pass(hours(25))
    await challenged(app, user)
  },
)

test('a removal that an admin requested ends when its user joins the team', async () => {
  const { app, user } = await startForgotten()
  const head = await signIn(app, { role: 'super-admin' })
  await head.call(updateUser, { id: user.id, role: 'admin' })
  expect((await logOf(app.database, 'user', user.id)).at(-1)?.details).toMatchObject({
    secondFactorRemoval: 'stopped',
  })
  app.pass(hours(25))
  await challenged(app, user)
})

it('an admin cannot remove a colleague’s second factor or their own by this endpoint', async () => {
  const { app, admin } = await startGuarded()
  const other = await signIn(app, { role: 'admin' })
  const head = await signIn(app, { role: 'super-admin' })
  await giveTwoFactor(app, head)
  for (const [who, id] of [
    [other, admin.id],
    [other, head.id],
    [head, head.id],
  ] as const) {
    expect((await refusalOf(who.call(adminResetTwoFactor, { id }))).status).toBe(403)
  }
})

it('no table stores a secret or a recovery code in clear text, and only the server has the key', async () => {
  const { app, admin, secret, recoveryCodes } = await startGuarded()
  await challenged(app, admin)
  const stored = JSON.stringify(await allRows(app.database))
  const secrets = [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replaceAll('-', '')),
  ]
  expect(secrets.filter((text) => stored.includes(text))).toEqual([])
  const sealed = app.services.encryption.encrypt('a secret', admin.id)
  expect(app.services.encryption.decrypt(sealed, admin.id)).toBe('a secret')
  expect(() => app.services.encryption.decrypt(sealed, 'another')).toThrow()
  expect(() => app.services.encryption.decrypt(`${sealed.slice(0, -4)}AAAA`, admin.id)).toThrow()
  expect(statSync(join(app.dataDir, 'keys/server.key')).mode & 0o777).toBe(0o600)
})

it('after the key of the server was replaced, a code is refused with the way in, and a recovery code logs in', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { code, recoveryCodes } = await giveTwoFactor(app, user)
  app.services.encryption = openEncryption(join(app.dataDir, 'other-keys'))
  const visitor = app.visit()
  const challenge = await challenged(app, user)
  const refusal = await refusalOf(visitor.call(logInTwoFactor, { challenge, code: code() }))
  expect(refusal.status).toBe(400)
  expect(refusal.body?.fields?.['code']).toContain('Use a recovery code')
  const opened = await visitor.call(logInTwoFactor, {
    challenge: await challenged(app, user),
    code: recoveryCodes[0] ?? '',
  })
  expect(opened.access_token).toBeTruthy()
})

it('the refusal of a code of an app names the clock of the phone', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { secret } = await giveTwoFactor(app, user)
  const visitor = app.visit()
  const late = codeAt(secret, app.clock.now - 120_000)
  const refusal = await refusalOf(
    visitor.call(logInTwoFactor, { challenge: await challenged(app, user), code: late }),
  )
  expect(refusal.body?.fields?.['code']).toContain('turn on automatic time')
})

test('somebody who has the password keeps the owner’s new device out of no other network, and guesses few codes a day', async () => {
  const { app, admin, code } = await startGuarded()
  const enter = async (ip: string, typed: string) => {
    const challenge = await challengeOf(app, admin)
    const body = { challenge, code: typed }
    return (await app.visit(ip).send('POST', '/auth/login/second-factor', body)).status
  }
  for (let n = 0; n < 10; n++) expect(await enter('105.112.9.1', '000000')).toBe(400)
  expect(await enter('105.112.9.1', code())).toBe(429)
  for (let n = 0; n < 30; n++) await enter(`105.112.9.${2 + (n % 3)}`, '000000')
  expect(await enter('105.112.9.9', code()), 'the /24').toBe(429)
  expect(await enter('41.58.3.7', code())).toBe(200)
})

const chosen = 'chosen by who has the mail'

/** Who reads the mail of a user sets a new password by a link. */
async function resetByLink(app: TestApp, { id }: User) {
  const token = await app.database.write((tx) => issueResetToken(tx, id, app.clock.now))
  const visitor = app.visit('41.58.3.7')
  await visitor.call(resetPassword, { token, newPassword: chosen })
  return visitor
}

test('who has the mailbox guesses no more codes by using links, whose devices are known for the password alone', async () => {
  const { app, admin, code } = await startGuarded()
  const known = app.visit()
  await known.call(logInTwoFactor, { challenge: await challenged(app, admin), code: code() })
  known.address = '41.58.3.7'
  const enter = async (visitor: ReturnType<TestApp['visit']>, typed: string) => {
    const body = { challenge: await challengeOf(app, admin), code: typed }
    return (await visitor.send('POST', '/auth/login/second-factor', body)).status
  }
  let guesses = 0
  for (let link = 0; link < 3; link++) {
    const thief = await resetByLink(app, admin)
    for (let n = 0; n < 8; n++) if ((await enter(thief, '000000')) === 400) guesses++
  }
  expect(guesses).toBe(10)

  app.pass(halfMinute)
  const token = await app.database.write((tx) => issueResetToken(tx, admin.id, app.clock.now))
  await known.call(resetPassword, { token, newPassword: chosen })
  expect(await enter(known, code()), 'a device that had logged in').toBe(200)
})

test('no link in a mail removes a second factor of staff, not even one that was set up after another link', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  await resetByLink(app, admin)
  app.pass(hours(2))
  await giveTwoFactor(app, admin)
  app.pass(hours(24))
  const thief = await resetByLink(app, admin)
  const refusal = await refusalOf(thief.call(logIn, { email: admin.email, password: chosen }))
  expect(refusal.body?.code).toBe('TWO_FACTOR_CODE_REQUIRED')
})

test('a passkey or an app that somebody with the password sets up keeps out no owner who uses a link in a mail within three days', async () => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  const thief = await signInAgain(app, owner)
  await confirmHere(app, thief)
  await thief.call(revokeOtherSessions, {})
  const { passkey } = await givePasskey(app, thief)
  await giveTwoFactor(app, await signInAgain(app, other))

  app.pass(days(3) - 1)
  for (const each of [owner, other]) {
    const visitor = await resetByLink(app, each)
    await visitor.call(logIn, { email: each.email, password: chosen })
    const kinds = (await app.mailsTo(each.email)).map(({ kind }) => kind)
    expect(kinds).toContain('second-factor-off')
  }
  expect((await refusalOf(enterWith(app.visit(), passkey))).status).toBe(401)
})

test('devices that logged in with the password alone guess no more codes of a second factor than new ones', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const devices = await Promise.all(Array.from({ length: 4 }, () => signInAgain(app, user)))
  await giveTwoFactor(app, user)
  const statuses: number[] = []
  for (const device of devices) {
    device.address = '41.58.3.7'
    for (let n = 0; n < 8; n++) {
      const body = { challenge: await challengeOf(app, user), code: '000000' }
      statuses.push((await device.send('POST', '/auth/login/second-factor', body)).status)
    }
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
})

test('a removal that staff started ends with the second factor, and takes no later one', async () => {
  const { app, user } = await startForgotten()
  const owner = Object.assign(await resetByLink(app, user), { id: user.id, email: user.email })
  const { access_token } = await owner.call(logIn, { email: user.email, password: chosen })
  owner.token = access_token
  await giveTwoFactor(app, owner)
  app.pass(days(2))
  const refusal = await refusalOf(owner.call(logIn, { email: user.email, password: chosen }))
  expect(refusal.body?.code).toBe('TWO_FACTOR_CODE_REQUIRED')
})
