import { SettingsService } from '@simplewebauthn/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  logIn,
  logInPasskey,
  logInTwoFactor,
  startPasskeyLogIn,
} from '../../../src/api/auth/log-in.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
} from '../../../src/api/auth/passkeys.ts'
import { disableTwoFactor, getTwoFactor, updateSecurity } from '../../../src/api/auth/two-factor.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { listUsers } from '../../../src/api/users/admin-users.ts'
import { eraseMyAccount, exportMyData, getMe } from '../../../src/api/users/my-account.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { minutes, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { makePasskey, signWith } from '../../support/authenticator.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { executed } from '../../support/database/statements.ts'
import { noLimits } from '../../support/no-limits.ts'
import { enterWith, givePasskey } from '../../support/passkeys.ts'
import { giveTwoFactor, takeTwoFactor } from '../../support/two-factor.ts'
import { confirmHere, password, signIn, suspend, type User } from '../../support/users.ts'
import { webCertificates } from '../../support/web-certificates.ts'

async function startWithPasskey(options?: Parameters<typeof startTestApp>[0]) {
  const app = await startTestApp(options)
  const user = await signIn(app)
  return { app, user, ...(await givePasskey(app, user)) }
}

async function registrationOptions(user: User, app: TestApp) {
  await confirmHere(app, user)
  return (await user.call(startPasskey, {})).data
}

it('a user adds a passkey and logs in with it alone, without email, password or code', async () => {
  const { app, user, passkey } = await startWithPasskey()
  app.pass(minutes(1))
  const entered = await enterWith(app.visit(), passkey)
  expect(entered.user.id).toBe(user.id)
  const again = app.visit()
  again.token = entered.access_token
  expect((await again.call(getMe, {})).data.id).toBe(user.id)
  expect((await user.call(listPasskeys, {})).data).toEqual([
    {
      id: expect.any(String),
      name: 'My phone',
      synced: false,
      host: 'toju.test',
      createdAt: app.clock.now - minutes(1),
      lastUsedAt: app.clock.now,
    },
  ])
  expect(await logOf(app.database, 'user', user.id)).toContainEqual({
    actor: user.id,
    action: 'login',
    details: { role: 'user', by: 'passkey' },
  })
})

test('adding or removing a passkey requires the password, is logged, emails the user and shows a notification', async () => {
  const { app, user, id } = await startWithPasskey()
  app.pass(minutes(11))
  const { credential } = makePasskey(optionsOf('x'))
  for (const refused of await Promise.all([
    refusalOf(user.call(startPasskey, {})),
    refusalOf(user.call(removePasskey, { id })),
    refusalOf(user.call(addPasskey, { name: 'Mine', credential })),
  ])) {
    expect(refused.body?.code).toBe('REAUTHENTICATION_REQUIRED')
  }
  await confirmHere(app, user)
  await user.call(removePasskey, { id })
  expect((await user.call(listPasskeys, {})).data).toEqual([])
  expect((await logOf(app.database, 'passkey', id)).map(({ action }) => action)).toEqual([
    'create',
    'delete',
  ])
  const kinds = (await app.mailsTo(user.email)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']))
  const { data } = await user.call(listNotifications, {})
  expect(data.notifications.map(({ title }) => title)).toEqual([
    'A passkey was removed: “My phone”',
    'A passkey was added: “My phone”',
  ])
  expect(data.notifications[0]?.href).toBe('/dashboard/account')
})

/** Registration options that the server did not issue. */
function optionsOf(challenge: string): Parameters<typeof makePasskey>[0] {
  return {
    challenge,
    rp: { id: 'toju.test', name: 'Toju' },
    user: { id: 'dXNlcg', name: 'ada@example.com', displayName: 'Ada' },
    pubKeyCredParams: [],
    timeout: 1,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: [],
  }
}

it.each([
  ['made on another site', { origin: 'https://toju.test.evil.example' }],
  ['made for another host', { rpId: 'evil.example' }],
  ['for another challenge', { challenge: 'Zm9yZ2Vk' }],
  ['of another kind', { type: 'webauthn.get' }],
  ['without user verification', { flags: 1 | 64 }],
])('a passkey %s is not added', async (_, twist) => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { credential } = makePasskey(await registrationOptions(user, app), twist)
  const refusal = await refusalOf(user.call(addPasskey, { name: 'Mine', credential }))
  expect(refusal).toMatchObject({ status: 400, body: { code: 'PASSKEY_REFUSED' } })
  expect((await user.call(listPasskeys, {})).data).toEqual([])
})

test('a challenge adds one passkey to its own account, within five minutes and in its own browser', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const add = (visitor: User, credential: ReturnType<typeof makePasskey>['credential']) =>
    refusalOf(visitor.call(addPasskey, { name: 'Mine', credential }))

  const first = makePasskey(await registrationOptions(user, app))
  await user.call(addPasskey, { name: 'Mine', credential: first.credential })
  expect((await add(user, first.credential)).body?.code).toBe('PASSKEY_REFUSED')

  const late = makePasskey(await registrationOptions(user, app))
  app.pass(minutes(5))
  await confirmHere(app, user)
  expect((await add(user, late.credential)).body?.code).toBe('PASSKEY_REFUSED')

  const other = await signIn(app)
  await confirmHere(app, other)
  const stolen = makePasskey(await registrationOptions(user, app))
  other.cookie = user.cookie
  expect((await add(other, stolen.credential)).body?.code).toBe('PASSKEY_REFUSED')

  const elsewhere = makePasskey(await registrationOptions(user, app))
  user.cookie = ''
  expect((await add(user, elsewhere.credential)).body?.code).toBe('PASSKEY_REFUSED')
  expect((await user.call(listPasskeys, {})).data).toHaveLength(1)
})

test('a credential belongs to one account: registering it for a second one is refused', async () => {
  const { app, user } = await startWithPasskey()
  const other = await signIn(app)
  const mine = await registrationOptions(user, app)
  const { credential } = makePasskey(mine)
  await user.call(addPasskey, { name: 'Mine', credential })
  // The same key and id, signed for the other user's challenge.
  const theirs = await registrationOptions(other, app)
  const client = Buffer.from(
    JSON.stringify({
      type: 'webauthn.create',
      challenge: theirs.challenge,
      origin: 'http://toju.test',
    }),
  ).toString('base64url')
  const copied = { ...credential, response: { ...credential.response, clientDataJSON: client } }
  const refusal = await refusalOf(other.call(addPasskey, { name: 'Mine', credential: copied }))
  expect(refusal.body?.code).toBe('PASSKEY_REFUSED')
  expect((await other.call(listPasskeys, {})).data).toEqual([])
})

test('the certificates of an authenticator make the server ask no other one', async () => {
  const { root, site, leaf } = webCertificates
  // As the library trusts a root of the web, by which anybody has a certificate.
  const certificates = [Buffer.from(root, 'base64')]
  SettingsService.setRootCertificates({ identifier: 'android-safetynet', certificates })
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('it is asked'))
  onTestFinished(() => fetched.mockRestore())
  const app = await startTestApp()
  const user = await signIn(app)
  const options = await registrationOptions(user, app)
  const { credential } = makePasskey(options, { certificates: [leaf, site] })
  const refused = await refusalOf(user.call(addPasskey, { name: 'Mine', credential }))
  expect(refused.body?.code).toBe('PASSKEY_REFUSED')
  expect(fetched).not.toHaveBeenCalled()
})

it('the registration options exclude existing credentials, and an account holds at most twenty', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  for (let count = 0; count < 20; count++) await givePasskey(app, user, `Key ${count}`)
  const refusal = await refusalOf(user.call(startPasskey, {}))
  expect(refusal.body?.code).toBe('PASSKEY_REFUSED')
  const [first] = (await user.call(listPasskeys, {})).data
  await user.call(removePasskey, { id: first?.id ?? '' })
  const { data } = await user.call(startPasskey, {})
  expect(data.excludeCredentials).toHaveLength(19)
})

test.each([
  ['for another site', { origin: 'https://toju.test.evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
  ['for another challenge', { challenge: 'Zm9yZ2Vk' }],
  ['that makes a passkey', { type: 'webauthn.create' }],
  ['without user verification', { flags: 1 }],
  ['in another user’s name', { userHandle: Buffer.from('another').toString('base64url') }],
  ['whose counter went back', { count: 1 }],
  ['whose counter does not increase', { count: 7 }],
])('a signature %s is refused', async (_, twist) => {
  const { app, passkey } = await startWithPasskey()
  await enterWith(app.visit(), passkey, { count: 7 })
  const sessions = (await allRows(app.database))['sessions']
  const refusal = await refusalOf(enterWith(app.visit(), passkey, { count: 8, ...twist }))
  expect(refusal).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
  expect((await allRows(app.database))['sessions']).toEqual(sessions)
})

it('signatures by a wrong, unknown or removed key are refused', async () => {
  const { app, user, passkey, id } = await startWithPasskey()
  const { passkey: forged } = makePasskey(optionsOf('x'))
  const unknown = await refusalOf(enterWith(app.visit(), forged))
  const wrongKey = { ...passkey, privateKey: forged.privateKey }
  const refusals = [unknown, await refusalOf(enterWith(app.visit(), wrongKey))]
  await confirmHere(app, user)
  await user.call(removePasskey, { id })
  refusals.push(await refusalOf(enterWith(app.visit(), passkey)))
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ status: 401, body: unknown.body })
  }
})

test('a signature is accepted once, within five minutes and in the requesting browser, also under concurrency', async () => {
  const { app, passkey } = await startWithPasskey({ limits: noLimits })
  const visitor = app.visit()
  const newOptions = async () => (await visitor.call(startPasskeyLogIn, {})).data

  const options = await newOptions()
  const credential = signWith(passkey, options)
  const thief = await refusalOf(app.visit().call(logInPasskey, { credential }))
  expect(thief.body?.code).toBe('LOG_IN_EXPIRED')
  await warmUp(app)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => visitor.send('POST', '/auth/login/passkey', { credential })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  // A request that reads the incremented counter is refused like a wrong passkey.
  expect(answers.filter(({ status }) => status === 400 || status === 401)).toHaveLength(15)

  const late = signWith(passkey, await newOptions())
  app.pass(minutes(5))
  const refusal = await refusalOf(visitor.call(logInPasskey, { credential: late }))
  expect(refusal.body?.code).toBe('LOG_IN_EXPIRED')
  await purgeExpired(app.services)
  expect((await allRows(app.database))['passkey_challenges']).toEqual([])
})

it('a refused signature consumes its challenge', async () => {
  const { app, passkey } = await startWithPasskey()
  const visitor = app.visit()
  const { data: options } = await visitor.call(startPasskeyLogIn, {})
  const wrong = signWith(passkey, options, { origin: 'https://evil.example' })
  await refusalOf(visitor.call(logInPasskey, { credential: wrong }))
  const right = await refusalOf(
    visitor.call(logInPasskey, { credential: signWith(passkey, options) }),
  )
  expect(right.body?.code).toBe('LOG_IN_EXPIRED')
})

it('registration challenges cannot log in, and login challenges cannot add a passkey', async () => {
  const { app, user, passkey } = await startWithPasskey()
  const adding = await registrationOptions(user, app)
  const signed = signWith(passkey, { ...requestOf(adding.challenge) })
  expect((await refusalOf(user.call(logInPasskey, { credential: signed }))).body?.code).toBe(
    'LOG_IN_EXPIRED',
  )
  const { data } = await user.call(startPasskeyLogIn, {})
  const { credential } = makePasskey(optionsOf(data.challenge))
  const refusal = await refusalOf(user.call(addPasskey, { name: 'Mine', credential }))
  expect(refusal.body?.code).toBe('PASSKEY_REFUSED')
})

const requestOf = (challenge: string) => ({
  challenge,
  rpId: 'toju.test',
  timeout: 1,
  userVerification: 'required' as const,
  allowCredentials: [],
})

it('passkey login starts with the same response for everyone and asks for no email', async () => {
  const { app } = await startWithPasskey()
  const { data } = await app.visit().call(startPasskeyLogIn, {})
  expect(data).toEqual({ ...requestOf(expect.any(String) as never), timeout: 300_000 })
})

it('a suspended user learns of it by passkey as by password', async () => {
  const { app, user, passkey } = await startWithPasskey()
  await suspend(app, user)
  const refusal = await refusalOf(enterWith(app.visit(), passkey))
  expect(refusal).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
})

it('an account with a passkey requires the passkey or a recovery code after the password', async () => {
  const { app, user, passkey, recoveryCodes } = await startWithPasskey()
  expect(recoveryCodes).toHaveLength(10)
  const challenged = async () => {
    const refusal = await refusalOf(app.visit().call(logIn, { email: user.email, password }))
    expect(refusal.body).toMatchObject({ code: 'TWO_FACTOR_CODE_REQUIRED', factors: ['passkey'] })
    return refusal.body?.challenge ?? ''
  }
  const visitor = app.visit()
  const { data } = await visitor.call(startPasskeyLogIn, { challenge: await challenged() })
  expect(data.allowCredentials).toEqual([
    { id: passkey.id, type: 'public-key', transports: ['internal', 'hybrid'] },
  ])
  const entered = await visitor.call(logInPasskey, { credential: signWith(passkey, data) })
  expect(entered.user.id).toBe(user.id)
  const byCode = await app.visit().call(logInTwoFactor, {
    challenge: await challenged(),
    code: recoveryCodes?.[0] ?? '',
  })
  expect(byCode.user.id).toBe(user.id)
})

it('another user’s passkey is refused as a second factor', async () => {
  const { app, user } = await startWithPasskey()
  const other = await signIn(app)
  const theirs = await givePasskey(app, other)
  const refusal = await refusalOf(app.visit().call(logIn, { email: user.email, password }))
  const visitor = app.visit()
  const challenge = refusal.body?.challenge ?? ''
  const { data } = await visitor.call(startPasskeyLogIn, { challenge })
  const credential = signWith(theirs.passkey, data)
  expect((await refusalOf(visitor.call(logInPasskey, { credential }))).body?.code).toBe(
    'WRONG_CREDENTIALS',
  )
  const madeUp = await refusalOf(visitor.call(startPasskeyLogIn, { challenge: 'made up' }))
  expect(madeUp.body?.code).toBe('LOG_IN_EXPIRED')
})

it('another user’s passkey can be neither seen nor removed', async () => {
  const { app, user, id, passkey } = await startWithPasskey()
  const other = await signIn(app)
  await confirmHere(app, other)
  expect((await other.call(listPasskeys, {})).data).toEqual([])
  expect((await refusalOf(other.call(removePasskey, { id }))).status).toBe(404)
  expect((await enterWith(app.visit(), passkey)).user.id).toBe(user.id)
})

test('recovery codes are issued with the first factor and deleted with the last', async () => {
  const { app, user, id } = await startWithPasskey()
  expect((await givePasskey(app, user, 'Second')).recoveryCodes).toBeNull()
  const codesLeft = async () => (await user.call(getTwoFactor, {})).data.recoveryCodesLeft
  expect(await codesLeft()).toBe(10)
  const { code } = await giveTwoFactor(app, user)
  await user.call(disableTwoFactor, { password, code: code() })
  expect(await codesLeft()).toBe(10)
  await user.call(removePasskey, { id })
  const [last] = (await user.call(listPasskeys, {})).data
  await user.call(removePasskey, { id: last?.id ?? '' })
  expect(await codesLeft()).toBe(0)
  await app.visit().call(logIn, { email: user.email, password })
})

it('a passkey satisfies the second factor required of staff', async () => {
  const app = await startTestApp()
  const head = await signIn(app, { role: 'super-admin' })
  const admin = await signIn(app, { role: 'admin' })
  await giveTwoFactor(app, head)
  await head.call(updateSecurity, { secondFactorRequired: true })
  expect((await refusalOf(admin.call(listUsers, {}))).body?.code).toBe('TWO_FACTOR_SETUP_REQUIRED')
  const { passkey } = await givePasskey(app, admin)
  await admin.call(listUsers, {})
  await takeTwoFactor(app, head)
  expect((await refusalOf(head.call(listUsers, {}))).body?.code).toBe('TWO_FACTOR_SETUP_REQUIRED')
  const entered = await enterWith(app.visit(), passkey)
  expect(entered.user.id).toBe(admin.id)
  // Logging in with a passkey does not count as confirming the password.
  const again = Object.assign(app.visit(), { token: entered.access_token })
  expect((await refusalOf(again.call(startPasskey, {}))).body?.code).toBe(
    'REAUTHENTICATION_REQUIRED',
  )
})

test('after a change of host a passkey says where it belongs and is not offered, and a recovery code logs in', async () => {
  const { app, user, passkey, recoveryCodes } = await startWithPasskey()
  const hostOf = async () => (await user.call(listPasskeys, {})).data[0]?.host
  expect(await hostOf()).toBe('toju.test')
  await app.database.write((tx) => executed(tx, `update passkeys set host = 'old.example'`))
  expect(await hostOf()).toBe('old.example')

  const refusal = await refusalOf(app.visit().call(logIn, { email: user.email, password }))
  expect(refusal.body).toMatchObject({ code: 'TWO_FACTOR_CODE_REQUIRED', factors: [] })
  const challenge = refusal.body?.challenge ?? ''
  const { data } = await app.visit().call(startPasskeyLogIn, { challenge })
  expect(data.allowCredentials).toEqual([])
  const code = recoveryCodes?.[0] ?? ''
  expect((await app.visit().call(logInTwoFactor, { challenge, code })).user.id).toBe(user.id)

  // One whose host was not stored may belong here, and is known to once it is used.
  await app.database.write((tx) => executed(tx, 'update passkeys set host = null'))
  await enterWith(app.visit(), passkey)
  expect(await hostOf()).toBe('toju.test')
})

test('the data export names passkeys without their keys, and erasure deletes them', async () => {
  const { app, user, passkey } = await startWithPasskey()
  await signIn(app, { role: 'super-admin' })
  const { data } = await user.call(exportMyData, { password })
  const section = data.sections.find(({ name }) => name === 'passkeys')
  expect(section?.records).toEqual([expect.objectContaining({ name: 'My phone', sign_count: 0 })])
  expect(Object.keys(section?.records[0] ?? {})).not.toContain('public_key')
  expect(JSON.stringify(data)).not.toContain(passkey.id)
  await user.call(eraseMyAccount, { password })
  expect((await allRows(app.database))['passkeys']).toEqual([])
  expect((await refusalOf(enterWith(app.visit(), passkey))).body?.code).toBe('WRONG_CREDENTIALS')
})

it.each([
  ['two lines', 'My\nphone'],
  ['a direction override', 'My \u202Eenohp'],
  ['an empty text', '  '],
])('a passkey’s name is one line of plain text: not %s', async (_, name) => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { credential } = makePasskey(await registrationOptions(user, app))
  const refusal = await refusalOf(user.call(addPasskey, { name, credential }))
  expect(refusal.body).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { name: expect.any(String) },
  })
})
