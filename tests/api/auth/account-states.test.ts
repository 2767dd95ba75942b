import { expect, test } from 'vitest'
import { register } from '../../../src/api/auth/sign-up.ts'
import { startTestApp, type TestApp, type Visitor } from '../../support/app.ts'
import { freshImei } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { deleteMails, password, signIn, signUpForm, suspend } from '../../support/users.ts'

/** The possible account states of an email; each entry creates one and returns its email. */
const states: Record<string, (app: TestApp) => Promise<string>> = {
  unregistered: async () => signUpForm().email,
  unverified: async (app) => (await signIn(app, { verified: false })).email,
  'registered twice': async (app) => {
    const { email } = await signIn(app, { verified: false })
    await app.visit().call(register, signUpForm({ email }))
    return email
  },
  verified: async (app) => (await signIn(app)).email,
  suspended: async (app) => {
    const user = await signIn(app)
    await suspend(app, user)
    return user.email
  },
  'suspended and unverified': async (app) => {
    const user = await signIn(app, { verified: false })
    await suspend(app, user)
    return user.email
  },
  'of our team': async (app) => (await signIn(app, { role: 'admin' })).email,
}

type Ask = (visitor: Visitor, email: string) => Promise<Response>

const wrong = '123456'
const registerAt: Ask = (visitor, email) =>
  visitor.send('POST', '/auth/register', signUpForm({ email }))

/** Every endpoint that accepts an email address. */
const endpointsByEmail: [string, Ask][] = [
  [
    'log-in',
    (visitor, email) => visitor.send('POST', '/auth/login', { email, password: 'a guess' }),
  ],
  ['register', registerAt],
  ['forgot', (visitor, email) => visitor.send('POST', '/auth/forgot-password', { email })],
  ['resend by email', (visitor, email) => visitor.send('POST', '/auth/resend-code', { email })],
  ['resend by cookie', (visitor) => visitor.send('POST', '/auth/resend-code', {})],
  [
    'a wrong code by email',
    (visitor, email) => visitor.send('POST', '/auth/verify-token', { email, token: wrong }),
  ],
  [
    'a wrong code by cookie',
    (visitor) => visitor.send('POST', '/auth/verify-token', { token: wrong }),
  ],
  [
    'a wrong code by both',
    (visitor, email) => visitor.send('POST', '/auth/verify-token', { email, token: wrong }),
  ],
  ['newsletter', (visitor, email) => visitor.send('POST', '/newsletter/subscribe', { email })],
  [
    'watch',
    (visitor, email) => visitor.send('POST', '/watches', { identifier: freshImei(), email }),
  ],
  [
    'the code of a find',
    (visitor, email) => visitor.send('POST', '/finds/confirm', { email, token: wrong }),
  ],
]

const registersFirst = new Set([
  'resend by cookie',
  'a wrong code by cookie',
  'a wrong code by both',
])

/** A response as a stranger sees it, without its random parts. */
async function seen(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(([name, value]) => [
    name,
    value.replace(/=[\w-]{43};/, '=…;'),
  ])
  const wait = /\d+ (seconds|minutes) and try again/
  return JSON.stringify([
    answer.status,
    headers.filter(([name]) => name !== 'retry-after'),
    (await answer.text()).replace(wait, '… and try again'),
  ])
}

let networks = 0

async function sequenceOf(app: TestApp, ask: Ask, email: string, registers: boolean) {
  // Requests from one network must not slow the next.
  const visitor = app.visit(`10.1.${networks++}.1`)
  if (registers) await registerAt(visitor, email)
  const answers: string[] = []
  // At most one email a minute is sent: a minute passes after every eighth call.
  for (let n = 0; n < 40; n++) {
    app.pass(n % 8 === 7 ? 61_000 : 500)
    answers.push(await seen(await ask(visitor, email)))
  }
  return answers
}

test.each(endpointsByEmail)(
  '40 calls of %s are answered identically for every account state of an address (account enumeration)',
  async (name, ask) => {
    const app = await startTestApp()
    const { limiter } = app.services
    app.services.limiter = { ...limiter, consume: async () => {} }
    const emails: Record<string, string> = {}
    for (const [state, make] of Object.entries(states)) emails[state] = await make(app)
    await deleteMails(app)
    app.services.limiter = limiter
    const seenBy: Record<string, string[]> = {}
    for (const [state, email] of Object.entries(emails)) {
      // Responses contain the time of day, so every sequence starts at the same time.
      app.clock.now = Date.parse('2026-03-10T09:00:00Z')
      seenBy[state] = await sequenceOf(app, ask, email, registersFirst.has(name))
    }
    const [first, ...others] = Object.entries(seenBy)
    for (const [state, answers] of others) expect(answers, state).toEqual(first?.[1])
    expect(new Set(first?.[1]).size, 'different answers').toBeGreaterThan(0)
  },
)

test('after 30 wrong codes without an email, a registration cookie reveals no account state (M2)', async () => {
  const answers: number[][] = []
  for (const make of [states['verified'], states['unregistered']]) {
    const app = await startTestApp()
    const email = (await make?.(app)) ?? ''
    const visitor = app.visit('10.7.7.7')
    for (let n = 0; n < 30; n++) {
      await visitor.send('POST', '/auth/verify-token', { token: wrong })
    }
    await registerAt(visitor, email)
    const probes = []
    for (let n = 0; n < 3; n++) {
      probes.push((await visitor.send('POST', '/auth/verify-token', { token: wrong })).status)
    }
    answers.push(probes)
  }
  expect(answers).toEqual([
    [400, 400, 400],
    [400, 400, 400],
  ])
})

test('a wrong password costs the same number of hashes with and without an account', async () => {
  const app = await startTestApp({ limits: noLimits })
  let hashes = 0
  const { matches } = app.services.passwords
  app.services.passwords.matches = (stored, typed) => {
    hashes += 1
    return matches(stored, typed)
  }
  for (const [state, make] of Object.entries(states)) {
    const email = await make(app)
    hashes = 0
    await app.visit().send('POST', '/auth/login', { email, password: `${password}!` })
    // The password is compared with each of the two registrations.
    expect(hashes, state).toBe(state === 'registered twice' ? 2 : 1)
  }
})
