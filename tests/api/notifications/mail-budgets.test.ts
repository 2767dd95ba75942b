import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { register, resendCode, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { messageOwner } from '../../../src/api/conversations/message-owner.ts'
import { createWatch } from '../../../src/api/lookup/watch.ts'
import { subscribe } from '../../../src/api/newsletter/newsletter.ts'
import type { Mail } from '../../../src/domain/notifications/mail-message.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import { type Policies, policies } from '../../../src/server/rate-limit/policies.ts'
import { notifyUser } from '../../../src/server/services/notifications/notify-user.ts'
import {
  days,
  hours,
  minutes,
  origin,
  refusalOf,
  startTestApp,
  type TestApp,
} from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { deliverMail } from '../../support/queue.ts'
import { labelCodeOf } from '../../support/samples.ts'
import {
  deleteMails,
  mailedCode,
  password,
  signIn,
  signUpAndIn,
  signUpForm,
} from '../../support/users.ts'

const sent = { message: 'Password reset email sent' }
const newPassword = 'a wholly different one'

async function newestLink(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mailsTo(email)).find(({ kind }) => kind === 'password-reset')
  return new URL(mail?.text.match(/http\S+/)?.[0] ?? '').searchParams.get('token') ?? ''
}

const linksTo = async (app: TestApp, email: string) =>
  (await app.mailsTo(email)).filter(({ kind }) => kind === 'password-reset').length

/** A thousand emails caused by strangers: some of each kind to the owner, the rest to others. */
async function causeMails(app: TestApp, owner: { id: string; email: string }, labelCode: string) {
  const { email } = owner
  const stranger = app.visit()
  const notify = (n: number, tx: Queries) =>
    notifyUser(
      { database: app.database, tx, origin, now: app.clock.now },
      {
        userId: owner.id,
        kind: 'transfer-withdrawn',
        subjectId: `offer-${n}`,
        eventKey: `withdrawn ${n}`,
        data: { item: 'A phone' },
      },
    )
  const hundreds = Array.from({ length: 10 }, (_, hundred) => hundred * 100)
  await Promise.all(
    hundreds.map((from) =>
      app.database.write(async (tx) => {
        for (let n = 0; n < 100; n++) await notify(from + n, tx)
      }),
    ),
  )
  for (let n = 0; n < 10; n++) {
    await stranger.call(createWatch, { identifier: freshImei(), email })
    await stranger.call(subscribe, { email })
    await stranger.call(register, signUpForm({ email }))
    await stranger.call(resendCode, { email })
    const found = { code: labelCode, place: 'Ikeja', message: 'On a bench' }
    await stranger.call(messageOwner, found)
    await stranger.call(subscribe, { email: signUpForm().email })
  }
}

test('an owner’s reset link arrives within a minute despite 1,000 notifications caused by strangers', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const labelCode = await labelCodeOf(app, owner)
  app.pass(days(2))
  await causeMails(app, owner, labelCode)
  // These emails to others are queued before the reset link.
  await app.database.write(async (tx) => {
    const [one] = await tx
      .selectFrom('jobs')
      .where('kind', '=', 'mail')
      .selectAll()
      .limit(1)
      .execute()
    if (!one) throw new Error('no mail was caused')
    const waiting = Array.from({ length: 200 }, (_, n) => ({
      ...one,
      id: `waiting-${n}`,
      type: 'found-by-label',
      urgent: 0 as const,
      recipient: `someone${n}@example.com`,
      event_key: null,
    }))
    await tx.insertInto('jobs').values(waiting).execute()
  })

  expect(await app.visit().call(forgotPassword, { email: owner.email })).toEqual(sent)
  const handedOver: Mail[] = []
  const sender = {
    handsOver: false,
    sendToPhone: async () => {},
    close: () => {},
    send: async (mail: Mail) => {
      handedOver.push(mail)
    },
  }
  await deliverMail(app.services, sender)
  expect(handedOver.length).toBeGreaterThan(200)
  // In the first batch.
  const first = handedOver.slice(0, 20)
  expect(first.filter(({ kind }) => kind === 'password-reset')).toMatchObject([
    { recipient: owner.email },
  ])
  await app.visit().call(resetPassword, { token: await newestLink(app, owner.email), newPassword })
})

it('notifications caused by strangers do not delay a code for sign-up or unverified login', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app, { verified: false })
  const { email } = user
  app.pass(minutes(2))
  for (let n = 0; n < 20; n++) {
    await app.visit().call(createWatch, { identifier: freshImei(), email })
    await app.visit().call(subscribe, { email })
    await app.visit().call(forgotPassword, { email })
  }
  const before = (await app.mailsTo(email)).length
  const answer = await app.visit().call(logIn, { email, password })
  expect(answer.message).toBeUndefined()
  const [code] = await app.mailsTo(email)
  expect(code?.kind).toBe('verification-code')
  expect((await app.mailsTo(email)).length).toBe(before + 1)
})

it('the response says when a link is withheld and when the last was sent, identically for every address', async () => {
  const app = await startTestApp()
  const { email } = await signIn(app)
  app.clock.now = Date.parse('2026-03-05T09:42:00Z')
  for (const asked of [email, 'nobody@example.com']) {
    const ask = () => app.visit().call(forgotPassword, { email: asked })
    expect(await ask()).toEqual(sent)
    app.pass(20_000)
    expect(await ask()).toEqual({
      message: 'We sent a link at 10:42. Look for it, or ask again in 40 seconds.',
      retryAfterSeconds: 40,
    })
    app.clock.now = Date.parse('2026-03-05T09:42:00Z')
  }
  expect(await linksTo(app, email)).toBe(1)
})

it('an unverified login and a sign-up say so when no code could be sent', async () => {
  const app = await startTestApp()
  const form = signUpForm()
  const registered = await app.visit().call(register, form)
  expect(registered.message).toBe(
    'Registered successfully. Please check your email to confirm your registration',
  )
  app.pass(20_000)
  const { message } = await app.visit().call(logIn, { email: form.email, password })
  const withheld = 'We sent a code at 10:00. Look for it, or ask again in 40 seconds.'
  expect(message).toBe(`Please verify your email before logging in. ${withheld}`)
  const again = await app.visit().call(register, form)
  expect(again.message).toBe(`Registered successfully. ${withheld}`)
  app.pass(40_000)
  expect((await app.visit().call(logIn, { email: form.email, password })).message).toBeUndefined()
})

test('requesting reset links for another user leaves that user a working link while no new one may be sent', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = await signIn(app)
  app.pass(days(1))
  await deleteMails(app)
  // Requests every three minutes, half of them with an alias of the mailbox.
  for (let n = 0; n < 70; n++) {
    app.pass(minutes(3))
    const alias = email.replace('@', `+${n}@`)
    await app.visit().call(forgotPassword, { email: n % 2 === 0 ? email : alias })
  }
  expect(await linksTo(app, email)).toBe(10)
  const [last] = (await app.mailsTo(email)).filter(({ kind }) => kind === 'password-reset')
  expect(last?.text).toMatch(/It works once and expires in \d\d hours\./)

  app.pass(hours(12))
  const { message } = await app.visit().call(forgotPassword, { email })
  expect(message).toMatch(
    /^We sent a link (yesterday )?at \d\d:\d\d\. Look for it, or ask again in \d+ hours\.$/,
  )
  const token = await newestLink(app, email)
  await app.visit().call(resetPassword, { token, newPassword })
  await app.visit().call(logIn, { email, password: newPassword })

  // That link is used, so the next request sends a new one.
  app.pass(minutes(1))
  await app.visit().call(forgotPassword, { email })
  expect(await linksTo(app, email)).toBe(11)
  await app.visit().call(forgotPassword, { email })
  expect(await linksTo(app, email)).toBe(11)
})

it('a user can verify by link or by any emailed code after strangers used up the code limit', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  for (let n = 0; n < 20; n++) {
    await app.visit().call(register, signUpForm({ email, password: 'the intruder’s own' }))
    app.pass(minutes(20))
  }
  const owner = app.visit()
  const { message } = await owner.call(register, signUpForm({ email, password: newPassword }))
  expect(message).toMatch(/^Registered successfully\. We sent a code at /)
  expect(await owner.call(forgotPassword, { email })).toEqual(sent)
  await owner.call(resetPassword, { token: await newestLink(app, email), newPassword })
  const { user } = await owner.call(logIn, { email, password: newPassword })
  expect(user.emailVerified).toBe(true)

  const other = signUpForm().email
  await app.visit().call(register, signUpForm({ email: other, password: 'the intruder’s own' }))
  const code = await mailedCode(app, other)
  const { resetToken } = await app.visit().call(verifyToken, { token: code, email: other })
  await app.visit().call(resetPassword, { token: resetToken ?? '', newPassword })
  await app.visit().call(logIn, { email: other, password: newPassword })
})

/** Limits that a few requests reach; the real limits are tested elsewhere. */
const tight: Policies = {
  ...policies,
  logInByAccount: { ...policies.logInByAccount, times: 5 },
  logInWhileGuessed: { ...policies.logInWhileGuessed, times: 0 },
  mail: { ...policies.mail, times: 5, shared: 1 },
  wrong: { ...policies.wrong, times: 5, shared: 1 },
}

it('wrong passwords from strangers block neither a known device nor a reset link', async () => {
  const app = await startTestApp({ limits: tight })
  const owner = await signUpAndIn(app)
  const { email } = owner
  app.pass(minutes(5))
  const guess = (address: string) =>
    app.visit(address).send('POST', '/auth/login', { email, password: 'a guess' })
  for (let n = 0; n < 8; n++) await guess(`10.1.${n}.1`)
  // Another user behind the owner’s carrier-grade NAT.
  for (let n = 0; n < 8; n++) {
    await app
      .visit(owner.address)
      .send('POST', '/auth/forgot-password', { email: `n${n}@example.com` })
  }
  expect((await guess('10.2.2.2')).status, 'an unknown device').toBe(429)
  expect(
    (await app.visit(owner.address).send('POST', '/auth/forgot-password', { email })).status,
  ).toBe(429)
  await owner.call(logIn, { email, password })
  expect(await owner.call(forgotPassword, { email })).toEqual(sent)
  for (let n = 0; n < 8; n++) {
    const made = { token: `made-up-${n}`, newPassword }
    await app.visit(owner.address).send('POST', '/auth/reset-password', made)
  }
  await owner.call(resetPassword, { token: await newestLink(app, email), newPassword })
})

test('a device is known only for the account it logged in to, and only with the server’s signature', async () => {
  const app = await startTestApp({ limits: tight })
  const [owner, stranger] = [await signUpAndIn(app), await signUpAndIn(app)]
  const { email } = owner
  const squatted = await signIn(app, { verified: false })
  for (let n = 0; n < 8; n++) {
    for (const each of [email, squatted.email]) {
      await app
        .visit(`10.1.${n}.1`)
        .send('POST', '/auth/login', { email: each, password: 'a guess' })
    }
  }
  const status = async (cookie: string, of = email) => {
    const visitor = app.visit()
    visitor.cookie = cookie
    return (await visitor.send('POST', '/auth/login', { email: of, password: 'a guess' })).status
  }
  expect(await status(owner.cookie)).toBe(401)
  expect(await status(stranger.cookie)).toBe(429)
  expect(
    await status(owner.cookie.replace(/(?<=\.)./, (first) => (first === 'A' ? 'B' : 'A'))),
  ).toBe(429)
  // An unverified registration has never logged in.
  expect(await status(squatted.cookie, squatted.email)).toBe(429)
})

test('a shared phone is known for each of its accounts', async () => {
  const app = await startTestApp({ limits: tight })
  const [ada, bola] = [await signIn(app), await signIn(app)]
  const phone = app.visit()
  for (const { email } of [ada, bola, ada]) await phone.call(logIn, { email, password })
  for (let n = 0; n < 8; n++) {
    for (const { email } of [ada, bola]) {
      await app.visit(`10.1.${n}.1`).send('POST', '/auth/login', { email, password: 'a guess' })
    }
  }
  for (const { email } of [ada, bola]) {
    expect((await refusalOf(phone.call(logIn, { email, password: 'a guess' }))).status).toBe(401)
  }
})

it('login cookies are signed for this host only where the site uses https', async () => {
  const app = await startTestApp()
  app.services.publicOrigin = 'https://toju.ng'
  const { email } = await signIn(app)
  const answer = await app.visit().send('POST', '/auth/login', { email, password })
  const [pair, ...attributes] = answer.headers.get('set-cookie')?.split('; ') ?? []
  expect(pair).toMatch(/^__Host-device=[\w-]{22}\.[\w-]{22}~[\w-]{22}\.[\w-]{22}$/)
  expect(attributes.sort()).toEqual(
    ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure'].sort(),
  )
})
