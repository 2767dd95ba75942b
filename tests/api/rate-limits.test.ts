import { expect, test } from 'vitest'
import { luhnCharacter } from '../../src/domain/identifiers/check-digits.ts'
import { enumerationRules } from '../../src/domain/lookup/enumeration.ts'
import { updateUser } from '../../src/server/queries/users/save-users.ts'
import { type LimitName, policies } from '../../src/server/rate-limit/policies.ts'
import { createLimiterFor } from '../../src/server/rate-limit/postgres-limiter.ts'
import { startTestApp, type TestApp, type Visitor } from '../support/app.ts'
import { anySignature } from '../support/authenticator.ts'
import { freshImei, phoneForm, tableRow } from '../support/factories.ts'
import { merchantForm } from '../support/merchants.ts'
import { noLimits } from '../support/no-limits.ts'
import { openInstantPayments } from '../support/payments.ts'
import { labelCodeOf } from '../support/samples.ts'
import { listen } from '../support/server/listen.ts'
import { challengeOf } from '../support/two-factor.ts'
import {
  confirmHere,
  password,
  signIn,
  signInAgain,
  signUpAndIn,
  signUpForm,
  type User,
} from '../support/users.ts'

const maxCalls = 2

/** Sends one request that a limit counts. */
type Ask = (visitor: Visitor, user: User, app: TestApp) => Promise<Response>

const byAddress: [LimitName, string, Ask][] = [
  ['verify', 'a lookup', (visitor) => visitor.send('GET', '/verify?identifier=KJA012AB')],
  ['register', 'an account', (visitor) => visitor.send('POST', '/auth/register', signUpForm())],
  [
    'proof',
    'a proof made',
    (visitor) => visitor.send('POST', '/verify/proof', { identifier: freshImei() }),
  ],
  ['proofByNumber', 'a proof', (visitor) => visitor.send('GET', '/verify/proof/T-0000-0000')],
  [
    'logIn',
    'a log-in',
    (visitor, { email }) => visitor.send('POST', '/auth/login', { email, password }),
  ],
  [
    'logInByAccountAndAddress',
    'a log-in of one account',
    (visitor, { email }) => visitor.send('POST', '/auth/login', { email, password: 'a guess' }),
  ],
  [
    'wrong',
    'a code',
    (visitor) =>
      visitor.send('POST', '/auth/verify-token', { token: '000000', email: signUpForm().email }),
  ],
  [
    'wrong',
    'a reset link',
    (visitor) =>
      visitor.send('POST', '/auth/reset-password', { token: 'made-up', newPassword: password }),
  ],
  [
    'wrong',
    'a second factor',
    (visitor) =>
      visitor.send('POST', '/auth/login/second-factor', { challenge: 'made-up', code: '000000' }),
  ],
  [
    'logIn',
    'a passkey asked for',
    (visitor) => visitor.send('POST', '/auth/login/passkey/options', {}),
  ],
  [
    'wrong',
    'a passkey tried',
    (visitor) => visitor.send('POST', '/auth/login/passkey', { credential: anySignature }),
  ],
  [
    'mail',
    'a forgotten password',
    (visitor) => visitor.send('POST', '/auth/forgot-password', { email: signUpForm().email }),
  ],
  [
    'mail',
    'a new code',
    (visitor) => visitor.send('POST', '/auth/resend-code', { email: signUpForm().email }),
  ],
  [
    'mail',
    'a subscription',
    (visitor) => visitor.send('POST', '/newsletter/subscribe', { email: signUpForm().email }),
  ],
  [
    'wrong',
    'a link that confirms',
    (visitor) => visitor.send('POST', '/newsletter/confirm', { token: 'made-up' }),
  ],
  [
    'wrong',
    'a link that unsubscribes',
    (visitor) => visitor.send('POST', '/newsletter/unsubscribe', { token: 'made-up' }),
  ],
  [
    'mail',
    'a watch',
    (visitor) =>
      visitor.send('POST', '/watches', { identifier: freshImei(), email: signUpForm().email }),
  ],
  [
    'wrong',
    'a link that starts a watch',
    (visitor) => visitor.send('POST', '/watches/confirm', { token: 'made-up' }),
  ],
  [
    'wrong',
    'a link that ends a watch',
    (visitor) => visitor.send('POST', '/watches/end', { token: 'made-up' }),
  ],
]

byAddress.push(
  ['page', 'a search of the directory', (visitor) => visitor.send('GET', '/merchants')],
  [
    'visit',
    'a certificate',
    (visitor) => visitor.send('GET', '/certificates/check?text=TJ-7K4M-9QXP'),
  ],
)

byAddress.push([
  'labelMessage',
  'a message to an owner',
  async (visitor, user, app) =>
    visitor.send('POST', `/found/${await labelCodeOf(app, user)}`, {
      place: 'Ikeja',
      message: 'On a bench',
    }),
])

byAddress.push([
  'wrong',
  'a wrong password',
  (visitor) =>
    visitor.send('POST', '/auth/login', { email: signUpForm().email, password: 'a guess' }),
])

byAddress.push([
  'wrong',
  'a made-up label',
  (visitor) =>
    visitor.send('POST', '/found/0123456789abcdef', { place: 'Ikeja', message: 'On a bench' }),
])

byAddress.push([
  'wrong',
  'a webhook with a wrong signature',
  (visitor, _user, app) => {
    openInstantPayments(app)
    return visitor.send('POST', '/payments/paystack', {})
  },
])

byAddress.push(['visit', 'a list of categories', (visitor) => visitor.send('GET', '/categories')])

const byAccount: [LimitName, string, Ask][] = [
  ['read', 'one’s profile', (_visitor, user) => user.send('GET', '/auth/me')],
  ['dearRead', 'a list', (_visitor, user) => user.send('GET', '/assets')],
  [
    'dearRead',
    'whether an asset can be sold',
    (_visitor, user) => user.send('GET', '/assets/none/ownership'),
  ],
  ['readOffers', 'the list of offers', (_visitor, user) => user.send('GET', '/transfers')],
  ['write', 'any change', (_visitor, user) => user.send('POST', '/notifications/read', {})],
  [
    'rewordReport',
    'another wording of a report',
    (_visitor, user) => user.send('PATCH', '/reports/none', { description: 'Gone' }),
  ],
  [
    'reword',
    'another wording of any report',
    (_visitor, user) => user.send('PATCH', '/reports/none', { location: 'Yaba' }),
  ],
  [
    'logInByAccount',
    'a password change',
    (_visitor, user) =>
      user.send('POST', '/auth/change-password', {
        currentPassword: 'a guess',
        newPassword: password,
        confirmPassword: password,
      }),
  ],
  [
    'codeByAccount',
    'a code',
    (visitor, { email }) =>
      visitor.send('POST', '/auth/verify-token', { token: '000000', email: email.toUpperCase() }),
  ],
  [
    'logInByAccount',
    'a password typed again',
    (_visitor, user) => user.send('POST', '/auth/confirm-password', { password: 'a guess' }),
  ],
  [
    'secondFactorByStrangers',
    'a second factor',
    async (visitor, user, app) =>
      visitor.send('POST', '/auth/login/second-factor', {
        challenge: await challengeOf(app, user),
        code: '000000',
      }),
  ],
  [
    'secondFactorByAccount',
    'a second factor set up',
    (_visitor, user) => user.send('POST', '/auth/second-factor/confirm', { code: '000000' }),
  ],
  [
    'createApiKey',
    'an API key',
    async (_visitor, user, app) => {
      await confirmHere(app, user)
      return user.send('POST', '/api-keys', { name: 'Our shop', scopes: ['check'] })
    },
  ],
  [
    'checkout',
    'a payment begun',
    (_visitor, user) =>
      user.send('POST', '/payments/checkout', { plan: 'Premium', billing: 'Monthly' }),
  ],
  [
    'verifyPayment',
    'a payment looked for',
    (_visitor, user) =>
      user.send('POST', '/payments/verify', { reference: `TJP-${'0'.repeat(24)}` }),
  ],
  [
    'receipt',
    'a receipt',
    (_visitor, user) => user.send('GET', `/payments/TJP-${'0'.repeat(24)}/receipt`),
  ],
  ['evidence', 'an evidence pack', (_visitor, user) => user.send('POST', '/reports/none/evidence')],
  [
    'listing',
    'a list of an authority',
    async (_visitor, user, app) => {
      await app.database.write((tx) => updateUser(tx, user.id, { role: 'super-admin' }))
      await confirmHere(app, user)
      return user.send('POST', '/admin/listings', '')
    },
  ],
  ['poster', 'a poster', (_visitor, user) => user.send('POST', '/reports/none/poster')],
  [
    'exportLog',
    'an export of the log',
    async (_visitor, user, app) => {
      await app.database.write((tx) => updateUser(tx, user.id, { role: 'admin' }))
      await confirmHere(app, user)
      return user.send('POST', '/admin/logs/export', {})
    },
  ],
  [
    'message',
    'a message',
    (_visitor, user) => user.send('POST', '/matches/none/messages', { text: 'Hello' }),
  ],
  [
    'complaint',
    'a complaint about a message',
    (_visitor, user) => user.send('POST', '/matches/none/messages/none/report', {}),
  ],
  [
    'handOver',
    'a code of a hand-over',
    (_visitor, user) => user.send('POST', '/matches/none/hand-over', { code: '123456' }),
  ],
  [
    'create',
    'an asset',
    async (_visitor, user, app) => user.send('POST', '/assets', await phoneForm(app)),
  ],
  [
    'create',
    'a report',
    (_visitor, user) =>
      user.send('POST', '/reports/create-report', { assetId: 'none', description: 'Gone' }),
  ],
  [
    'create',
    'an application',
    async (_visitor, user, app) => user.send('POST', '/merchants', await merchantForm(app)),
  ],
  [
    'change',
    'a change of a listing',
    (_visitor, user) => user.send('PATCH', '/merchants/none', { phone: '08039876543' }),
  ],
  [
    'create',
    'a list of products',
    (_visitor, user) => user.send('POST', '/merchants/products', { products: ['Laptops'] }),
  ],
]

byAccount.push([
  'import',
  'a table of assets',
  (_visitor, user) => user.send('POST', '/assets/import', { dryRun: true, rows: [tableRow()] }),
])

byAccount.push([
  'batch',
  'a batch of identifiers',
  (_visitor, user) => user.send('POST', '/verify/batch', { identifiers: ['??'] }),
])
byAccount.push([
  'sendWebhook',
  'a test event',
  (_visitor, user) => user.send('POST', '/webhooks/none/test', {}),
])
byAccount.push([
  'offer',
  'an offer of an asset',
  (_visitor, user) =>
    user.send('POST', '/assets/none/transfer', { email: signUpForm().email, password }),
])
byAccount.push([
  'logInByAccount',
  'a password for an offer',
  (_visitor, user) =>
    user.send('POST', '/assets/none/transfer', {
      email: signUpForm().email,
      password: 'a guess',
    }),
])
byAccount.push([
  'change',
  'an offer taken back',
  (_visitor, user) => user.send('DELETE', '/transfers/none'),
])
byAccount.push([
  'export',
  'a copy of one’s data',
  (_visitor, user) => user.send('POST', '/users/export', { password }),
])
for (const path of ['/users/export', '/users/erase']) {
  byAccount.push([
    'logInByAccount',
    `a password for ${path}`,
    (_visitor, user) => user.send('POST', path, { password: 'a guess' }),
  ])
}
const byAccountChanges: [string, string][] = [
  ['a change of the profile', '/users'],
  ['a change of an asset', '/assets/none'],
  ['a change of a report', '/reports/none'],
  ['an answer to a match', '/matches/none'],
  ['an answer to an offer', '/transfers/none'],
  ['a choice of notifications', '/notifications/preferences'],
]
/** The smallest valid input of each change. */
const changes: Record<string, object> = {
  '/matches/none': { decision: 'accept' },
  '/transfers/none': { answer: 'accept' },
  '/notifications/preferences': { event: 'match', inApp: true, email: 'now' },
}
for (const [what, path] of byAccountChanges) {
  byAccount.push([
    'change',
    what,
    (_visitor, user) => user.send('PATCH', path, changes[path] ?? {}),
  ])
}

async function startLimited(name: LimitName) {
  const app = await startTestApp({ limits: noLimits })
  const user = await signUpAndIn(app)
  const devices = [user, await signInAgain(app, user)]
  // Replaced after setup, so that setup does not count.
  await app.database.write((tx) => tx.deleteFrom('rate_limit_counters').execute())
  const limited = {
    ...noLimits,
    [name]: { ...policies[name], times: maxCalls, shared: 1, countedInMemory: 0 },
  }
  app.services.limiter = createLimiterFor(app.services, limited)
  return { app, user, devices }
}

async function expectFew(answers: Response[], seconds: number, times = maxCalls) {
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.length - refused.length).toBe(times)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  for (const answer of refused) {
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(seconds)
    expect(await answer.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^\S.* Wait \d+ (seconds|minutes|hours) and try again\.$/),
    })
  }
}

test.each(byAddress)(
  'exactly as many concurrent requests from one address pass as %s allows: %s',
  async (name, _, ask) => {
    const { app, user } = await startLimited(name)
    const requests = Array.from({ length: 10 * maxCalls }, () =>
      ask(app.visit('10.9.9.9'), user, app),
    )
    await expectFew(await Promise.all(requests), policies[name].seconds)
    expect((await ask(app.visit(), user, app)).status, 'from another address').not.toBe(429)
  },
)

test.each(byAccount)(
  'exactly as many concurrent requests for one account pass as %s allows, from any address: %s',
  async (name, _, ask) => {
    const { app, user, devices } = await startLimited(name)
    const requests = Array.from({ length: 10 * maxCalls }, (_, index) =>
      ask(app.visit(), devices[index % 2] ?? user, app),
    )
    await expectFew(await Promise.all(requests), policies[name].seconds)
    const other = await signIn(app)
    expect((await ask(app.visit(), other, app)).status, 'by another account').not.toBe(429)
  },
)

test('exactly as many attempts on a known device pass as knownDevice allows, for any account', async () => {
  const { user, devices } = await startLimited('knownDevice')
  const { email } = user
  const ask = (device: Visitor, n: number) =>
    n % 2 === 0
      ? device.send('POST', '/auth/login', { email, password: 'a guess' })
      : device.send('POST', '/auth/forgot-password', { email })
  const requests = Array.from({ length: 10 * maxCalls }, (_, n) => ask(user, n))
  await expectFew(await Promise.all(requests), policies.knownDevice.seconds)
  const [, tablet = user] = devices
  expect((await ask(tablet, 0)).status, 'on another of theirs').toBe(401)
})

test.each(['enumerationByMinute', 'enumerationByHour', 'enumerationByAddress'] as const)(
  'exactly as many concurrent lookups in an enumerated identifier range pass as %s allows',
  async (name) => {
    const { app, user } = await startLimited(name)
    const [by, client, other] =
      name === 'enumerationByAddress'
        ? (['address', app.visit('10.9.9.9'), app.visit('10.9.9.8')] as const)
        : (['account', user, await signIn(app)] as const)
    const ask = (n: number, from: Visitor = client) =>
      from.send('GET', `/verify?identifier=35209900${String(n).padStart(6, '0')}`)
    const { misses } = enumerationRules[by]
    const first = await Promise.all(Array.from({ length: misses + 1 }, (_, n) => ask(n)))
    await expectFew(first, 0, misses + 1)
    const requests = Array.from({ length: 10 * maxCalls }, (_, n) => ask(200 + n))
    await expectFew(await Promise.all(requests), policies[name].seconds)
    expect((await ask(400, other)).status, 'from elsewhere').toBe(200)
  },
)

test('after a hundred registrations of a phone model, exactly as many concurrent ones pass as enumerationRegistration allows', async () => {
  const { app, user } = await startLimited('enumerationRegistration')
  const digits = (n: number) => {
    const payload = `35209900${String(n).padStart(6, '0')}`
    return payload + luhnCharacter(payload, 10)
  }
  const send = (from: number, by = user) =>
    by.send('POST', '/assets/import', {
      dryRun: false,
      rows: Array.from({ length: 50 }, (_, n) => tableRow(digits(50 * from + n))),
    })
  for (const from of [0, 1, 2]) expect((await send(from)).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 10 * maxCalls }, (_, n) => send(10 + n)))
  await expectFew(answers, policies.enumerationRegistration.seconds)
  expect((await send(3, await signIn(app))).status, 'by another account').toBe(200)
})

test('every rate limit is tested above or in a listed file', () => {
  const testedElsewhere = [
    ...['upload', 'accountsPicture', 'strangersPicture', 'strangersPictures'],
    ...['enumerationByMinute', 'enumerationByHour', 'enumerationByAddress'],
    'knownDevice',
    // Tested in tests/abuse/neighbours.test.ts.
    'labelPage',
    // Tested in tests/api/auth/log-in.test.ts and tests/api/conversations/label-messages.test.ts.
    ...['logInWhileGuessed', 'finderContact'],
    // Tested in tests/api/lookup/pending-confirmations.test.ts.
    ...['requestedMails', 'requestedMailsInAll', 'delayedMails'],
    // Tested in tests/api/auth/two-factor.test.ts.
    'secondFactorByAccountAndAddress',
    // Tested in tests/api/auth/reset-password.test.ts.
    'endLinks',
    'enumerationRegistration',
    // Tested in tests/api/channels.
    ...['verifyByPhone', 'messageByPhone', 'findByPhone'],
    ...['replyByPhone', 'replyAbroad', 'repliesAbroad', 'repliesInAll'],
    // Tested in tests/api/notifications/phone.test.ts.
    ...['phoneCodeAgain', 'phoneCodeByAccount', 'phoneCodeByNumber', 'phoneCodeInAll'],
    ...['phoneCodeNumbers', 'phoneCodeInFirstWeek', 'phoneCodeInFirstQuarter'],
    ...['noticeNotUrgent', 'noticeInAll'],
    // Tested in tests/api/api-keys/api-keys.test.ts.
    ...['keyByMinute', 'keysByDay', 'businessKeyByMinute', 'businessKeysByDay'],
    // Tested in tests/api/webhooks/user-watches.test.ts.
    'watch',
    // Tested in tests/api/assets/registration-limits.test.ts.
    ...['registrationsByDay', 'registrationsByMonth', 'numberChanges'],
    // Tested in tests/api/reports/accusations.test.ts.
    ...['reportsByPerson', 'reportsByBusiness'],
  ]
  const testedHere = [...byAddress, ...byAccount].map(([name]) => name)
  expect(new Set([...testedHere, ...testedElsewhere])).toEqual(new Set(Object.keys(policies)))
})

test.each([
  ['one IPv6 line', async (app: TestApp) => app.visit('2001:db8:1:2::3'), 60],
  ['one account', signIn, 60],
] as const)(
  'lookups are limited by the minute from %s: exactly as many as allowed pass of ten times as many at once',
  async (_, clientOf, allowed) => {
    const app = await startTestApp()
    const client = await clientOf(app)
    const ask = () => client.send('GET', '/verify?identifier=KJA012AB')
    const answers = await Promise.all(Array.from({ length: 10 * allowed }, ask))
    await expectFew(answers, 60, allowed)
  },
)

test('an IPv4 address, which thousands may share, makes fifty times as many lookups', async () => {
  const verify = { ...policies.verify, times: 4 }
  const app = await startTestApp({ limits: { ...noLimits, verify } })
  const ask = () => app.visit('10.9.9.9').send('GET', '/verify?identifier=KJA012AB')
  await expectFew(await Promise.all(Array.from({ length: 2000 }, ask)), 60, 200)
})

test('a spoofed X-Forwarded-For, Forwarded or X-Real-IP header changes nothing', async () => {
  const { app } = await startLimited('verify')
  const origin = await listen(app)
  const answers = await Promise.all(
    Array.from({ length: 10 * maxCalls }, (_, index) =>
      fetch(`${origin}/api/verify?identifier=KJA012AB`, {
        headers: {
          'x-forwarded-for': `203.0.113.${index}`,
          forwarded: `for=203.0.113.${index}`,
          'x-real-ip': `203.0.113.${index}`,
        },
      }),
    ),
  )
  await expectFew(answers, policies.verify.seconds)
})

test('clients behind a trusted proxy are counted separately, whatever address they claim', async () => {
  const { app } = await startLimited('verify')
  const origin = await listen(app, { trustedProxies: ['127.0.0.1'] })
  const askFrom = (sender: string) =>
    Promise.all(
      Array.from({ length: 10 * maxCalls }, (_, index) =>
        fetch(`${origin}/api/verify?identifier=KJA012AB`, {
          headers: { 'x-forwarded-for': `198.51.100.${index}, ${sender}` },
        }),
      ),
    )
  await expectFew(await askFrom('203.0.113.1'), policies.verify.seconds)
  await expectFew(await askFrom('203.0.113.2'), policies.verify.seconds)
})
