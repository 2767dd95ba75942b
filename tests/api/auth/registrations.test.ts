import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { changePassword, forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { register, resendCode, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { updateUser as editUser } from '../../../src/api/users/admin-users.ts'
import { getMe, updateProfile } from '../../../src/api/users/my-account.ts'
import { purgeRegistrations } from '../../../src/server/jobs/purge-expired.ts'
import {
  findOwnerOfEmail,
  findUserByEmail,
  unprovedQuery,
} from '../../../src/server/queries/users/registrations.ts'
import { findUser } from '../../../src/server/queries/users/users.ts'
import {
  days,
  minutes,
  refusalOf,
  startTestApp,
  type TestApp,
  type Visitor,
  warmUp,
} from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { insertMany } from '../../support/database/insert-many.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { noLimits } from '../../support/no-limits.ts'
import {
  confirmHere,
  deleteMails,
  mailedCode,
  password,
  signIn,
  signUpForm,
} from '../../support/users.ts'

const victimsPassword = 'the rightful one'
const attackersPassword = 'the intruder’s own'

/**
 * A victim registers, and a minute later an attacker with the same email: each is emailed a code.
 */
async function startSquatted() {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  const [victim, attacker] = [app.visit(), app.visit()]
  await victim.call(
    register,
    signUpForm({
      email,
      firstName: 'Ngozi',
      phoneNumber: '08031234567',
      password: victimsPassword,
    }),
  )
  const victimsCode = await mailedCode(app, email)
  app.pass(minutes(1))
  await attacker.call(
    register,
    signUpForm({
      email,
      firstName: 'Mallory',
      phoneNumber: '08077777777',
      password: attackersPassword,
    }),
  )
  const attackersCode = await mailedCode(app, email)
  expect(attackersCode).not.toBe(victimsCode)
  return { app, email, victim, attacker, victimsCode, attackersCode }
}

const logsIn = async (visitor: Visitor, email: string, password: string) => {
  const answer = await visitor.send('POST', '/auth/login', { email, password })
  return answer.status === 200 ? ((await answer.json()) as { access_token: string }) : answer.status
}

async function users(app: TestApp) {
  return (await allRows(app.database))['users'] as Record<string, unknown>[]
}

it('a code verifies the registration it was sent for and deletes the others with their passwords, data, codes and sessions', async () => {
  const { app, email, victim, attacker, victimsCode, attackersCode } = await startSquatted()
  const { access_token } = await attacker.call(logIn, { email, password: attackersPassword })
  attacker.token = access_token
  await attacker.call(updateProfile, { alternatePhoneNumber: '09099999999' })

  await victim.call(verifyToken, { token: victimsCode, email })
  expect(await refusalOf(attacker.call(getMe, {}))).toMatchObject({ status: 401 })
  expect(await logsIn(app.visit(), email, attackersPassword)).toBe(401)
  expect(await logsIn(attacker, email, attackersPassword)).toBe(401)
  const late = await refusalOf(attacker.call(verifyToken, { token: attackersCode }))
  expect(late.body?.code).toBe('INVALID_CODE')
  const { user } = await app.visit().call(logIn, { email, password: victimsPassword })
  expect(user).toMatchObject({
    firstName: 'Ngozi',
    emailVerified: true,
    alternatePhoneNumber: null,
  })
  expect(await users(app)).toHaveLength(1)
  // The emails that were sent still contain their text.
  const { jobs: _, ...kept } = await allRows(app.database)
  expect(JSON.stringify(kept)).not.toMatch(/Mallory|08077777777|09099999999/)
  expect(await logOf(app.database, 'user', user.id)).toContainEqual({
    actor: user.id,
    action: 'update',
    details: { emailVerified: true, discarded: 1 },
  })
})

it('the code of another registration is refused with a message, by cookie and by session, and verifies nothing', async () => {
  const { app, email, victim, attackersCode, victimsCode } = await startSquatted()
  const refused = {
    status: 400,
    body: {
      code: 'INVALID_CODE',
      fields: { token: expect.stringMatching(/is for another sign-up/) },
    },
  }
  for (const form of [{ token: attackersCode }, { token: attackersCode, email }]) {
    expect(await refusalOf(victim.call(verifyToken, form))).toMatchObject(refused)
  }
  const elsewhere = app.visit()
  const { access_token } = await elsewhere.call(logIn, { email, password: victimsPassword })
  Object.assign(elsewhere, { token: access_token, cookie: '' })
  expect(await refusalOf(elsewhere.call(verifyToken, { token: attackersCode }))).toMatchObject(
    refused,
  )
  expect((await users(app)).map(({ email_verified_at }) => email_verified_at)).toEqual([null, null])
  await victim.call(verifyToken, { token: victimsCode, email })
})

it('registrations of one unverified address log in and request codes independently', async () => {
  const { app, email, victim, attacker } = await startSquatted()
  for (const [password, firstName] of [
    [victimsPassword, 'Ngozi'],
    [attackersPassword, 'Mallory'],
  ] as const) {
    const { user } = await app.visit().call(logIn, { email, password })
    expect(user).toMatchObject({ firstName, emailVerified: false })
  }
  for (const [visitor, firstName] of [
    [victim, 'Ngozi'],
    [attacker, 'Mallory'],
  ] as const) {
    app.pass(minutes(1))
    await visitor.call(resendCode, {})
    const [mail] = await app.mailsTo(email)
    expect(mail?.text).toMatch(
      new RegExp(
        `The code is only for the account opened on 4 March 2026 at 10:0[01] as “${firstName} Okafor”`,
      ),
    )
  }
})

it('a code sent with the email alone verifies no existing password: the user chooses a new one', async () => {
  const { app, email, attacker, attackersCode } = await startSquatted()
  const cold = app.visit()
  const answer = await cold.call(verifyToken, { token: attackersCode, email })
  expect(answer.message).toBe('This code is right. Choose a password to finish.')
  expect(await logsIn(app.visit(), email, attackersPassword)).toMatchObject({
    user: { emailVerified: false },
  })
  const again = await refusalOf(cold.call(verifyToken, { token: attackersCode, email }))
  expect(again.body?.code).toBe('INVALID_CODE')

  const newPassword = 'chosen by the owner'
  await cold.call(resetPassword, { token: answer.resetToken ?? '', newPassword })
  expect(await logsIn(attacker, email, attackersPassword)).toBe(401)
  const { user } = await cold.call(logIn, { email, password: newPassword })
  // The deleted registration is a stranger’s: none of its data is left.
  expect(user).toMatchObject({ emailVerified: true, phoneNumber: '', address: null })
  expect(await users(app)).toHaveLength(1)
})

it('verification ends every session except the one that proved the email', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app, { verified: false })
  const other = app.visit()
  const password = signUpForm().password
  other.token = (await other.call(logIn, { email: user.email, password })).access_token
  await user.call(verifyToken, { token: await mailedCode(app, user.email) })
  await user.call(getMe, {})
  expect(await refusalOf(other.call(getMe, {}))).toMatchObject({ status: 401 })
})

it('a stranger’s wrong codes do not affect the owner’s code or waiting time; five of the owner’s own end it', async () => {
  const app = await startTestApp()
  const user = await signIn(app, { verified: false })
  const { email } = user
  const code = await mailedCode(app, email)
  const wrong = code === '000000' ? '000001' : '000000'
  const squatter = app.visit()
  await squatter.call(register, signUpForm({ email, password: attackersPassword }))
  for (let n = 0; n < 40; n++) {
    await refusalOf(app.visit().call(verifyToken, { token: wrong, email }))
    await refusalOf(squatter.call(verifyToken, { token: wrong }))
  }
  // Even the right code fails now: the attempts that all strangers share are used up.
  const found = await refusalOf(squatter.call(verifyToken, { token: code }))
  expect(JSON.stringify(found.body)).not.toMatch(/another sign-up/)
  for (let n = 0; n < 4; n++) await refusalOf(user.call(verifyToken, { token: wrong }))
  await user.call(verifyToken, { token: code })
})

test('a password reset link verifies one account and ends every other registration', async () => {
  const { app, email, victim, attacker } = await startSquatted()
  await victim.call(forgotPassword, { email })
  const [mail] = await app.mailsTo(email)
  expect(mail?.text).toContain(
    'as “Ngozi Okafor”. Use it only if that was you: we then cancel any other sign-up',
  )
  const token = new URL(mail?.text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
  await victim.call(resetPassword, { token, newPassword: 'yet another password' })
  expect(await logsIn(attacker, email, attackersPassword)).toBe(401)
  const { user } = await victim.call(logIn, { email, password: 'yet another password' })
  // The browser that registered keeps its form data.
  expect(user).toMatchObject({
    firstName: 'Ngozi',
    phoneNumber: '08031234567',
    emailVerified: true,
  })
})

test('two simultaneous verifications of one address leave one account', async () => {
  const { app, email, victim, attacker, victimsCode, attackersCode } = await startSquatted()
  await warmUp(app)
  const tries = Array.from({ length: 8 }, (_, n) =>
    n % 2 === 0
      ? victim.call(verifyToken, { token: victimsCode })
      : attacker.call(verifyToken, { token: attackersCode }),
  )
  const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(done).toHaveLength(1)
  expect(await users(app)).toHaveLength(1)
  expect(await findUserByEmail(app.database.read, email)).toMatchObject({
    email_claim: email,
    email_verified_at: app.clock.now,
  })
})

test('concurrent registrations, logins, resends and verifications never fail and leave one account', async () => {
  const { app, email, victim, victimsCode } = await startSquatted()
  await warmUp(app)
  const doors = [
    () => app.visit().send('POST', '/auth/register', signUpForm({ email })),
    () => app.visit().send('POST', '/auth/login', { email, password: attackersPassword }),
    () => app.visit().send('POST', '/auth/resend-code', { email }),
    () => app.visit().send('POST', '/auth/forgot-password', { email }),
    () => app.visit().send('POST', '/auth/verify-token', { email, token: '123456' }),
    () => victim.send('POST', '/auth/verify-token', { token: victimsCode }),
  ]
  const answers = await Promise.all(Array.from({ length: 48 }, (_, n) => doors[n % 6]?.()))
  expect(answers.filter((answer) => answer && answer.status >= 500)).toEqual([])
  expect(await users(app)).toHaveLength(1)
})

it('a suspended user cannot return by registering the same email again', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app, { verified: false })
  const admin = await signIn(app, { role: 'super-admin' })
  const earlier = app.visit()
  await earlier.call(register, signUpForm({ email: user.email, password: attackersPassword }))
  await confirmHere(app, admin)
  await admin.call(editUser, { id: user.id, status: 'suspended', reason: 'Spam' })
  app.pass(minutes(2))
  const again = app.visit()
  await again.call(register, signUpForm({ email: user.email, password: victimsPassword }))
  const kinds = (await app.mailsTo(user.email)).map(({ kind }) => kind)
  expect(kinds[0]).toBe('already-registered')
  for (const [visitor, password] of [
    [again, victimsPassword],
    [earlier, attackersPassword],
  ] as const) {
    expect(await logsIn(visitor, user.email, password)).toBe(401)
  }
  expect((await findUser(app.database.read, user.id))?.status).toBe('suspended')
})

it('an unverified user changes only their own registration’s password', async () => {
  const { email, victim, attacker } = await startSquatted()
  attacker.token = (await attacker.call(logIn, { email, password: attackersPassword })).access_token
  const newPassword = 'a wholly different one'
  await attacker.call(changePassword, {
    currentPassword: attackersPassword,
    newPassword,
    confirmPassword: newPassword,
  })
  expect(await logsIn(victim, email, victimsPassword)).toMatchObject({
    user: { firstName: 'Ngozi' },
  })
})

test('an unverified, unused registration is deleted with its data after 30 days; all others remain', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { database, services } = app
  const [left, used, suspended] = [signUpForm(), signUpForm(), signUpForm()]
  const admin = await signIn(app, { role: 'admin' })
  const verified = await signIn(app)
  const [leaver, user] = [app.visit(), app.visit()]
  await leaver.call(register, left)
  await user.call(register, used)
  await app.visit().call(register, suspended)
  const idOf = async ({ email }: { email: string }) =>
    (await findUserByEmail(database.read, email))?.id ?? ''
  const leftId = await idOf(left)
  const suspendedId = await idOf(suspended)
  await confirmHere(app, admin)
  await admin.call(editUser, { id: suspendedId, status: 'suspended', reason: 'Spam' })
  await leaver.call(logIn, { email: left.email, password })
  app.pass(days(2))
  await user.call(logIn, { email: used.email, password })
  app.pass(days(28) - 1)
  await purgeRegistrations(services)
  expect(await idOf(left)).toBe(leftId)

  app.pass(2)
  await purgeRegistrations(services)
  // Sent emails are deleted automatically.
  await deleteMails(app)
  const rows = JSON.stringify(await allRows(database))
  for (const trace of [left.email, left.phoneNumber]) expect(rows).not.toContain(trace)
  for (const each of [used, suspended, admin, verified]) expect(await idOf(each)).not.toBe('')
  expect((await logOf(database, 'user', leftId)).at(-1)).toEqual({
    actor: null,
    action: 'delete',
    details: { unverified: true },
  })
})

test('of thousands of registrations of one email the newest stay, few enough to delete at once', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  await app.visit().call(register, signUpForm({ email }))
  const first = await findUserByEmail(app.database.read, email)
  if (!first) throw new Error('nobody registered')
  app.pass(minutes(1))
  await insertMany(app, 5000, (tx, numbers) =>
    tx
      .insertInto('users')
      .values(
        numbers.map((number) => {
          const id = `squatter-${number}`
          return { ...first, id, email_claim: id, created_at: app.services.now() }
        }),
      )
      .execute(),
  )
  const visitor = app.visit()
  app.pass(minutes(1))
  await visitor.call(register, signUpForm({ email }))
  const { numRows } = await app.database.read
    .selectFrom('users')
    .where('email', '=', email)
    .select((row) => row.fn.countAll().as('numRows'))
    .executeTakeFirstOrThrow()
  expect(Number(numRows)).toBe(5000)
  expect(await findUser(app.database.read, first.id)).toBeUndefined()
  expect(await logOf(app.database, 'user', first.id)).toContainEqual({
    actor: null,
    action: 'delete',
    details: { unverified: true },
  })
  await visitor.call(verifyToken, { token: await mailedCode(app, email), email })
  expect(await findOwnerOfEmail(app.database.read, email)).toMatchObject({ email })
})

test('one purge deletes all registrations that are due, also those of a flood', async () => {
  const app = await startTestApp({ limits: noLimits })
  const form = signUpForm()
  await app.visit().call(register, form)
  const first = await findUserByEmail(app.database.read, form.email)
  if (!first) throw new Error('nobody registered')
  await insertMany(app, 600, (tx, numbers) =>
    tx
      .insertInto('users')
      .values(
        numbers.map((number) => {
          const id = `flood-${number}`
          return { ...first, id, email_claim: id, email: `${id}@example.com` }
        }),
      )
      .execute(),
  )
  app.pass(days(31))
  await purgeRegistrations(app.services)
  expect(await app.database.read.selectFrom('users').select('id').execute()).toEqual([])
})

test('unverified registrations are found by an index', async () => {
  const { database } = await startTestApp()
  const [query] = await askedBy(database.read, (db) => unprovedQuery(db, 1, 500).execute())
  if (!query) throw new Error('no query was sent')
  const plan = (await planOf(database, query)).join('\n')
  expect(plan).toMatch(/users_unproved/)
})
