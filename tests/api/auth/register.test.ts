import { expect, test } from 'vitest'
import { logIn, logOut } from '../../../src/api/auth/log-in.ts'
import { forgotPassword } from '../../../src/api/auth/passwords.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { getMe, updateProfile } from '../../../src/api/users/my-account.ts'
import { findUserByEmail } from '../../../src/server/queries/users/registrations.ts'
import { days, minutes, refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { putOnPlan } from '../../support/payments.ts'
import { mailedCode, password, signIn, signUpForm } from '../../support/users.ts'

it('register, code, login, me and logout work in order, and logout ends the token (spec §4, §7)', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const form = signUpForm()

  expect(await visitor.call(register, form)).toEqual({
    message: 'Registered successfully. Please check your email to confirm your registration',
  })
  expect(await findUserByEmail(app.database.read, form.email)).toMatchObject({
    first_name: 'Ada',
    phone_number: form.phoneNumber,
    country: 'Nigeria',
    role: 'user',
    status: 'active',
    email_verified_at: null,
  })
  const token = await mailedCode(app, form.email)
  expect(await visitor.call(verifyToken, { token })).toEqual({
    message: 'Account verified successfully. Login to your account',
  })
  const { access_token, user } = await visitor.call(logIn, { email: form.email, password })
  visitor.token = access_token
  expect(await visitor.call(getMe, {})).toEqual({ data: user })
  expect(user).toMatchObject({ email: form.email, lastLogin: app.clock.now })
  // Spec §3: nobody pays for the Free plan.
  expect(user).toMatchObject({ currentPlanId: { name: 'Free' }, activeSubscriptionId: null })
  expect(await visitor.call(logOut, {})).toEqual({ message: 'Logout successful' })
  const refusal = await refusalOf(visitor.call(getMe, {}))
  expect(refusal).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  expect((await allRows(app.database))['sessions']).toEqual([])
})

test('a granted plan is returned with its known dates (spec §3 activeSubscriptionId)', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await putOnPlan(app, user.id, 'Premium')
  const profile = async () => (await user.call(getMe, {})).data
  expect(await profile()).toMatchObject({ currentPlanId: { name: 'Premium' } })
  const { now } = app.clock
  const activeSubscriptionId = { startDate: now, endDate: now + days(365) }
  expect(await profile()).toMatchObject({ activeSubscriptionId })
  const again = await app.visit().call(logIn, { email: user.email, password })
  expect(again.user).toMatchObject({ activeSubscriptionId })
  app.pass(days(365))
  const ended = { currentPlanId: { name: 'Free' }, activeSubscriptionId: null }
  expect((await app.visit().call(logIn, { email: user.email, password })).user).toMatchObject(ended)
})

test('on the wire `isVerified` means that verification is pending (spec §4 login redirect)', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const form = signUpForm()
  await visitor.call(register, form)
  const before = await visitor.call(logIn, { email: form.email, password })
  expect(before.user).toMatchObject({ isVerified: true, emailVerified: false })
  await visitor.call(verifyToken, { token: await mailedCode(app, form.email) })
  const after = await visitor.call(logIn, { email: form.email, password })
  expect(after.user).toMatchObject({ isVerified: false, emailVerified: true })
})

it('an unverified login emails a new code, at most once a minute (spec §8 info toast)', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const { email } = await signIn(app, { verified: false })
  expect(await app.mailsTo(email)).toHaveLength(1)
  app.pass(minutes(1))
  await visitor.call(logIn, { email, password })
  expect((await app.mailsTo(email)).map(({ kind }) => kind)).toEqual([
    'verification-code',
    'verification-code',
  ])
})

it('a phone number is stored in the specified format, however it was written (spec §5)', async () => {
  const app = await startTestApp()
  for (const phoneNumber of [
    '8031234567',
    '+234 803 123 4567',
    '0803-123-4567',
    '+2348031234567',
  ]) {
    const form = signUpForm({ phoneNumber })
    await app.visit().call(register, form)
    const row = await findUserByEmail(app.database.read, form.email)
    expect(row?.phone_number).toBe('08031234567')
  }
})

test('an email is one account regardless of case', async () => {
  const app = await startTestApp()
  const form = signUpForm()
  await app.visit().call(register, { ...form, email: `  ${form.email.toUpperCase()} ` })
  const code = await mailedCode(app, form.email)
  await app.visit().call(verifyToken, { token: code, email: form.email.toUpperCase() })
  const { user } = await app.visit().call(logIn, { email: form.email.toUpperCase(), password })
  expect(user.email).toBe(form.email)
})

it('sign-up requires a name, email, phone, address, state, lga and password (spec §5)', async () => {
  const app = await startTestApp()
  const required = Object.keys(signUpForm()).filter((field) => field !== 'lastName')
  for (const field of required) {
    for (const value of [undefined, null, '', '  ']) {
      const form = { ...signUpForm(), [field]: value }
      const { status, body } = await refusalOf(app.visit().call(register, form))
      expect({ status, code: body?.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
      expect(Object.keys(body?.fields ?? {})).toEqual([field])
    }
  }
  expect((await allRows(app.database))['users']).toEqual([])
})

test('the local government area must lie in the state, and the country is Nigeria (spec §5, §9)', async () => {
  const app = await startTestApp()
  const elsewhere = signUpForm({ state: 'Kano', lga: 'Ikeja' })
  const lga = await refusalOf(app.visit().call(register, elsewhere))
  expect(lga.body?.fields).toEqual({ lga: 'Choose a local government area of Kano' })
  const abroad = { ...signUpForm(), country: 'Ghana' as 'Nigeria' }
  const country = await refusalOf(app.visit().call(register, abroad))
  expect(country.body?.fields).toEqual({ country: 'Toju serves Nigeria' })
})

it('extra fields cannot make a new user admin or verified', async () => {
  const app = await startTestApp()
  const form = signUpForm()
  const more = {
    id: 'mine',
    role: 'super-admin',
    status: 'suspended',
    isVerified: false,
    emailVerified: true,
    email_verified_at: 1,
    plan: 'Premium',
  }
  await app.visit().call(register, { ...form, ...more })
  const row = await findUserByEmail(app.database.read, form.email)
  const untouched = { role: 'user', status: 'active', email_verified_at: null, plan: 'Free' }
  expect(row).toMatchObject(untouched)
  expect(row?.id).not.toBe('mine')

  const user = await signIn(app)
  const before = await findUserByEmail(app.database.read, user.email)
  await user.call(updateProfile, {
    ...more,
    email: 'other@example.com',
    address: 'New',
  } as object)
  const after = await findUserByEmail(app.database.read, user.email)
  expect(after).toEqual({ ...before, address: 'New' })
})

test('registering a verified email answers as usual, changes nothing and notifies its owner (account enumeration)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  app.pass(minutes(2))
  const before = await findUserByEmail(app.database.read, owner.email)
  const ask = (email: string) =>
    app
      .visit()
      .send('POST', '/auth/register', signUpForm({ email, password: 'the intruder’s own' }))
  const [taken, free] = [await ask(owner.email), await ask('nobody-yet@example.com')]
  expect(taken.status).toBe(free.status)
  expect(await taken.json()).toEqual(await free.json())
  const shape = ({ headers }: Response) =>
    [...headers].map(([name, value]) => [name, value.replace(/=[\w-]{43};/, '=…;')])
  expect(shape(taken)).toEqual(shape(free))
  expect(await findUserByEmail(app.database.read, owner.email)).toEqual(before)
  expect((await app.mailsTo(owner.email))[0]).toMatchObject({
    kind: 'already-registered',
    subject: 'You already have a Toju account',
  })
})

test('a password reset request answers alike for every email, and sends nothing without an account (account enumeration)', async () => {
  const app = await startTestApp()
  const { email } = await signIn(app)
  app.pass(minutes(2))
  const said = { message: 'Password reset email sent' }
  expect(await app.visit().call(forgotPassword, { email })).toEqual(said)
  expect(await app.visit().call(forgotPassword, { email: 'no-one@example.com' })).toEqual(said)
  expect((await app.mailsTo(email))[0]?.kind).toBe('password-reset')
  expect(await app.mailsTo('no-one@example.com')).toEqual([])
})

it('a name that looks like a URL is refused, so emails carry no foreign links', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  for (const firstName of ['Win at evil.com', 'https://evil', 'a@b', '<b>Ada']) {
    const refusal = await refusalOf(visitor.call(register, signUpForm({ firstName })))
    expect(refusal.body?.fields, firstName).toHaveProperty('firstName')
  }
  const kept = signUpForm({ firstName: 'Adé J.', lastName: "O'Neil-Bello" })
  await visitor.call(register, kept)
  expect((await app.mailsTo(kept.email))[0]?.text).toContain('Hello Adé J.')
})

test('one name is enough to open an account, and a title keeps its full stop', async () => {
  const app = await startTestApp()
  const { lastName: _, ...form } = signUpForm({ firstName: 'Alh. Musa' })
  await app.visit().call(register, form)
  expect(await findUserByEmail(app.database.read, form.email)).toMatchObject({
    first_name: 'Alh. Musa',
    last_name: '',
  })
  expect((await app.mailsTo(form.email))[0]?.text).toContain('Hello Alh. Musa,')
})

test('the time of a registration does not reveal whether the email has an account', async () => {
  const app = await startTestApp()
  const known = await signIn(app)
  const timed: Promise<unknown>[] = []
  app.services.withMinDuration = (work) => {
    timed.push(work)
    return work
  }
  for (const email of [known.email, 'nobody@example.com']) {
    await app.visit().call(register, signUpForm({ email }))
  }
  expect(timed).toHaveLength(2)
})
