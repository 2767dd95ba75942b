import { expect, test } from 'vitest'
import { forgotPassword } from '../../../src/api/auth/passwords.ts'
import { register, resendCode, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { createWatch } from '../../../src/api/lookup/watch.ts'
import { days, hours, minutes, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { deleteMails, mailedCode, signIn, signUpForm, suspend } from '../../support/users.ts'

const said = { message: 'If that account still needs a code, we are emailing a new one.' }

async function mailsIn(app: TestApp, email: string): Promise<number> {
  return (await app.mailsTo(email)).length
}

it('a new code goes to the pending user identified by email, token or cookie (decisions: resend)', async () => {
  const app = await startTestApp()
  const user = await signIn(app, { verified: false })
  app.pass(minutes(1))
  expect(await app.visit().call(resendCode, { email: user.email })).toEqual(said)
  expect(await mailsIn(app, user.email)).toBe(2)

  const signedIn = await signIn(app, { verified: false })
  signedIn.cookie = ''
  app.pass(minutes(1))
  await signedIn.call(resendCode, {})
  expect(await mailsIn(app, signedIn.email)).toBe(2)

  const visitor = app.visit()
  const form = signUpForm()
  await visitor.call(register, form)
  app.pass(minutes(1))
  await visitor.call(resendCode, {})
  expect(await mailsIn(app, form.email)).toBe(2)
})

test('resend answers alike and sends nothing for unknown, verified and suspended accounts (account enumeration)', async () => {
  const app = await startTestApp()
  const verified = await signIn(app)
  const suspended = await signIn(app, { verified: false })
  await suspend(app, suspended)
  app.pass(minutes(1))
  for (const email of ['no-one@example.com', verified.email, suspended.email]) {
    const before = await mailsIn(app, email)
    expect(await app.visit().call(resendCode, { email })).toEqual(said)
    expect(await mailsIn(app, email)).toBe(before)
  }
  expect(await app.visit().call(resendCode, {})).toEqual(said)
})

/** The emails that count towards each limit; each request needs only an email address. */
const budgets: [string, ((app: TestApp, email: string) => Promise<unknown>)[]][] = [
  [
    'codes',
    [
      (app, email) => app.visit().call(resendCode, { email }),
      (app, email) => app.visit().call(register, signUpForm({ email })),
    ],
  ],
  ['reset links', [(app, email) => app.visit().call(forgotPassword, { email })]],
  [
    'everything requested by typing an address',
    [(app, email) => app.visit().call(createWatch, { identifier: freshImei(), email })],
  ],
]

it.each(budgets)(
  'one mailbox gets at most 1 email a minute, 5 an hour and 10 a day, of %s',
  async (_what, asks) => {
    const app = await startTestApp({ limits: noLimits })
    const { email } = await signIn(app, { verified: false })
    app.pass(days(1))
    await deleteMails(app)
    let turn = 0
    const askAll = async (times: number, everyMs: number) => {
      for (let count = 0; count < times; count++) {
        app.pass(everyMs)
        await asks[turn++ % asks.length]?.(app, email)
      }
      return mailsIn(app, email)
    }
    expect(await askAll(4, 0), 'in the first minute').toBe(1)
    app.pass(minutes(1) - 1)
    expect(await askAll(3, 0), 'a moment before the minute is over').toBe(1)
    expect(await askAll(3, 1), 'a minute later').toBe(2)
    expect(await askAll(6, minutes(9)), 'in the first hour').toBe(5)
    app.pass(hours(1))
    expect(await askAll(9, minutes(6)), 'in the next hour').toBe(10)
    expect(await askAll(4, hours(5)), 'in the first day').toBe(10)
    expect(await askAll(2, hours(2)), 'a day after the first').toBe(12)
  },
)

test.each(budgets)('many concurrent requests send one email: %s', async (what, asks) => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = await signIn(app, { verified: false })
  app.pass(minutes(2))
  await deleteMails(app)
  await warmUp(app)
  await Promise.all(
    Array.from({ length: 24 }, (_, index) => asks[index % asks.length]?.(app, email)),
  )
  expect(await mailsIn(app, email), what).toBe(1)
})

test('`+tag` and Gmail dots do not make another mailbox: 25 variants get one email', async () => {
  const app = await startTestApp({ limits: noLimits })
  for (const [, asks] of budgets.filter(([what]) => what !== 'reset links')) {
    const name = signUpForm().email.split('@')[0] ?? ''
    await deleteMails(app)
    for (let n = 0; n < 25; n++) {
      await asks.at(-1)?.(
        app,
        `${name.slice(0, 2)}${'.'.repeat(n % 2)}${name.slice(2)}+${n}@gmail.com`,
      )
    }
    expect((await allRows(app.database))['jobs']).toHaveLength(1)
    app.pass(days(1))
  }
})

it('a code stays valid while no newer one may be sent', async () => {
  const app = await startTestApp()
  const user = await signIn(app, { verified: false })
  app.pass(minutes(1) - 1000)
  expect(await user.call(resendCode, {})).toEqual({
    message: 'We sent a code at 10:00. Look for it, or ask again in 1 second.',
    retryAfterSeconds: 1,
  })
  expect(await mailsIn(app, user.email)).toBe(1)
  await user.call(verifyToken, { token: await mailedCode(app, user.email) })
})

it('one user’s emails do not use up another’s limit', async () => {
  const app = await startTestApp()
  const one = await signIn(app, { verified: false })
  const other = await signIn(app, { verified: false })
  expect(await mailsIn(app, one.email)).toBe(1)
  expect(await mailsIn(app, other.email)).toBe(1)
})
