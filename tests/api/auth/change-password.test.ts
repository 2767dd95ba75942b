import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { changePassword, forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { register } from '../../../src/api/auth/sign-up.ts'
import { createUser } from '../../../src/api/users/admin-users.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { findUser } from '../../../src/server/queries/users/users.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { logOf } from '../../support/database/rows.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, signInAgain, signUpAndIn, signUpForm } from '../../support/users.ts'

const newPassword = 'a wholly different one'
const form = { currentPassword: password, newPassword, confirmPassword: newPassword }

it('changing the password signs out every device, notifies the user and is logged (spec §4 password change)', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const tablet = await signInAgain(app, user)
  const bystander = await signIn(app)
  expect(await user.call(changePassword, form)).toEqual({
    message: 'Password changed successfully',
  })
  for (const device of [user, tablet]) {
    expect(await refusalOf(device.call(getMe, {}))).toMatchObject({ status: 401 })
  }
  await bystander.call(getMe, {})
  const old = await refusalOf(app.visit().call(logIn, { email: user.email, password }))
  expect(old.body?.code).toBe('WRONG_CREDENTIALS')
  await app.visit().call(logIn, { email: user.email, password: newPassword })
  expect((await app.mailsTo(user.email))[0]?.kind).toBe('password-changed')
  expect(await logOf(app.database, 'user', user.id)).toContainEqual({
    actor: user.id,
    action: 'update',
    details: { password: 'changed' },
  })
})

test('changing the password of an account whose email nobody has proved mails nothing to its mailbox', async () => {
  const app = await startTestApp()
  const user = await signUpAndIn(app, { verified: false })
  await user.call(changePassword, form)
  const mails = await app.mailsTo(user.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['verification-code'])
})

it('a wrong, mismatched or weak password changes nothing (spec §5)', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const before = await findUser(app.database.read, user.id)
  const refused = async (change: Partial<typeof form>) =>
    (await refusalOf(user.call(changePassword, { ...form, ...change }))).body

  expect(await refused({ currentPassword: 'not mine' })).toEqual({
    code: 'WRONG_PASSWORD',
    message: 'This is not your password.',
    fields: { currentPassword: 'This is not your password.' },
  })
  expect(await refused({ confirmPassword: 'something else' })).toMatchObject({
    fields: { confirmPassword: 'Passwords do not match' },
  })
  const poor = await refused({ newPassword: 'password123', confirmPassword: 'password123' })
  expect(poor).toMatchObject({ code: 'INVALID_INPUT', fields: { newPassword: expect.any(String) } })
  expect(await findUser(app.database.read, user.id)).toEqual(before)
  await user.call(getMe, {})
})

it('a concurrent password change makes the request fail', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { matches, hash } = app.services.passwords
  const other = await hash('the owner’s new one')
  app.services.passwords.matches = async (stored, typed) => {
    const right = await matches(stored, typed)
    await app.database.write((tx) => updateUser(tx, user.id, { password_hash: other }))
    return right
  }
  const late = await refusalOf(user.call(changePassword, form))
  expect(late.body?.code).toBe('WRONG_PASSWORD')
  expect((await findUser(app.database.read, user.id))?.password_hash).toBe(other)
})

it('password attempts are limited to ten, also on a signed-in device', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  for (let tries = 0; tries < 10; tries++) {
    const refusal = await refusalOf(
      user.call(changePassword, { ...form, currentPassword: 'a guess' }),
    )
    expect(refusal.status).toBe(400)
  }
  const eleventh = await refusalOf(user.call(changePassword, form))
  expect(eleventh).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
})

test('a password has 8 to 128 characters of any kind and is not a common one', async () => {
  const app = await startTestApp({ limits: noLimits })
  const long = 'long '.repeat(26)
  const good = ['eight ch', long.slice(0, 128), '🦁 ẹ̀kọ́ \u0000 naïve', 'correct horse']
  for (const chosen of good) {
    const form = signUpForm({ password: chosen })
    await app.visit().call(register, form)
    await app.visit().call(logIn, { email: form.email, password: chosen })
  }
  const poor = ['a7chars', long.slice(0, 129), 'iloveyou', 'Toju2026Nigeria!', 'zzzzzzzzzzzz']
  for (const chosen of poor) {
    const refusal = await refusalOf(app.visit().call(register, signUpForm({ password: chosen })))
    expect(refusal.body, chosen).toMatchObject({ fields: { password: expect.any(String) } })
  }
})

it('an admin’s password needs twelve characters', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const short = { ...form, newPassword: 'eleven char', confirmPassword: 'eleven char' }
  expect((await refusalOf(admin.call(changePassword, short))).body?.fields).toEqual({
    newPassword: 'Use at least 12 characters: staff need a longer password',
  })
  await admin.call(changePassword, form)
})

it('sign-up, change, reset and invitation refuse a password made from the user’s own name, email or phone number', async () => {
  const app = await startTestApp({ limits: noLimits })
  const message = 'This is too close to your name, email or phone number. Choose another.'
  const poor = ['Okafor1990', 'rofako2026', '08031234567', '0k4for!!!']
  for (const chosen of poor) {
    const refusal = await refusalOf(
      app.visit().call(register, signUpForm({ phoneNumber: '08031234567', password: chosen })),
    )
    expect(refusal.body?.fields, chosen).toEqual({ password: message })
  }
  const user = await signIn(app)
  const superAdmin = await signIn(app, { role: 'super-admin' })
  await user.call(forgotPassword, { email: user.email })
  const invited = signUpForm({ firstName: 'Ngozi', lastName: 'Eze-Williams' })
  const { email, phoneNumber } = invited
  await superAdmin.call(createUser, {
    ...{ firstName: 'Ngozi', lastName: 'Eze-Williams', email, phoneNumber },
    role: 'admin',
  })
  for (const [address, chosen] of [
    [user.email, 'Okafor1990'],
    [email, 'NgoziEzeWilliams2026'],
  ] as const) {
    const text = (await app.mailsTo(address))[0]?.text ?? ''
    const token = new URL(text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
    const refusal = await refusalOf(app.visit().call(resetPassword, { token, newPassword: chosen }))
    expect(refusal.body?.fields).toEqual({ newPassword: message })
    await app.visit().call(resetPassword, { token, newPassword: 'a wholly different one' })
  }
  const again = await signIn(app)
  const own = again.email.split('@')[0] ?? ''
  for (const chosen of [again.email, `${own}-2026`, 'Ada-Okafor']) {
    const wanted = { ...form, newPassword: chosen, confirmPassword: chosen }
    const refusal = await refusalOf(again.call(changePassword, wanted))
    expect(refusal.body?.fields, chosen).toEqual({ newPassword: message })
  }
})
