import { expect, test, vi } from 'vitest'
import { issueCode } from '../../src/server/queries/auth/email-codes.ts'
import { findUserByEmail } from '../../src/server/queries/users/registrations.ts'
import { type LimitName, type Policies, policies } from '../../src/server/rate-limit/policies.ts'
import { countersOf } from '../../src/server/rate-limit/senders.ts'
import { createWindows } from '../../src/server/rate-limit/windows.ts'
import { startTestApp, type TestApp, type Visitor } from '../support/app.ts'
import { image } from '../support/images.ts'
import { noLimits } from '../support/no-limits.ts'
import { labelCodeOf } from '../support/samples.ts'
import { password, signIn, signUpAndIn, signUpForm, type User } from '../support/users.ts'

const tower = '197.210.8.1'

/** A limit that a few calls fill, and no others. */
const few = (name: LimitName, change: object = {}): Policies => ({
  ...noLimits,
  [name]: { ...policies[name], times: 2, shared: 1, countedInMemory: 0, ...change },
})

const lookUp = (visitor: Visitor, text: string) =>
  visitor.send('GET', `/verify?identifier=${encodeURIComponent(text)}`)
const look = (visitor: Visitor) => lookUp(visitor, 'KJA012AB')

async function passed(requests: Promise<Response>[]) {
  const answers = await Promise.all(requests)
  return answers.filter(({ status }) => status !== 429).length
}

test.each([
  ['an IPv4 /24', (n: number) => `203.0.113.${n % 100}`, 2 * 2 * 4, '203.0.114.1'],
  [
    'an IPv6 /56',
    (n: number) => `2001:db8:1:2${(16 + (n % 100)).toString(16)}::1`,
    2 * 2,
    '2001:db8:1:300::1',
  ],
  [
    'an IPv6 /48',
    (n: number) => `2001:db8:1:${(n % 100).toString(16)}00::1`,
    2 * 3,
    '2001:db8:2::1',
  ],
])(
  'of ten times the calls at once, from a hundred addresses of %s, exactly as many pass as the network is allowed',
  async (_, addressOf, allowed, elsewhere) => {
    const app = await startTestApp({ limits: few('verify', { shared: 2 }) })
    const requests = Array.from({ length: 10 * allowed }, (_, n) => look(app.visit(addressOf(n))))
    expect(await passed(requests)).toBe(allowed)
    const refusal = await look(app.visit(addressOf(99)))
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await look(app.visit(elsewhere))).status).toBe(200)
  },
)

test('an address that is over its limit uses up nothing of its network', async () => {
  const app = await startTestApp({ limits: few('verify') })
  expect(await passed(Array.from({ length: 100 }, () => look(app.visit('203.0.113.1'))))).toBe(2)
  for (const address of ['203.0.113.2', '203.0.113.3', '203.0.113.4']) {
    expect(await passed([look(app.visit(address)), look(app.visit(address))])).toBe(2)
  }
})

/** A browser that logged in before, at another address, and whose session is over. */
async function withDevice(app: TestApp, address: string): Promise<Visitor> {
  const { cookie } = await signUpAndIn(app)
  return Object.assign(app.visit(address), { cookie })
}

async function withSession(app: TestApp, address: string): Promise<Visitor> {
  return Object.assign(await signIn(app), { address })
}

test.each([
  ['an account', withSession],
  ['a device that has logged in', withDevice],
])('%s is counted alone, and its calls count for no address', async (_, arrive) => {
  const app = await startTestApp({ limits: few('verify') })
  const [one, another] = [await arrive(app, tower), await arrive(app, tower)]
  expect(await passed(Array.from({ length: 20 }, () => look(one)))).toBe(2)
  one.address = '10.7.7.7'
  expect((await look(one)).status, 'at another address').toBe(429)
  expect(await passed(Array.from({ length: 20 }, () => look(app.visit(tower))))).toBe(2)
  expect((await look(another)).status).toBe(200)
})

test('neither an unverified account nor a made-up token or cookie is known', async () => {
  const app = await startTestApp({ limits: few('verify') })
  const unverified = await signUpAndIn(app, { verified: false })
  const [known, other] = [await withDevice(app, tower), await withDevice(app, tower)]
  // The account of one device with the seal of another.
  const [device] = known.cookie.split('~')
  const [, seal] = other.cookie.split('~')
  const made: Visitor[] = [
    Object.assign(unverified, { address: tower }),
    Object.assign(app.visit(tower), { token: 'x'.repeat(43) }),
    Object.assign(app.visit(tower), { cookie: `${device}~${seal}` }),
    Object.assign(app.visit(tower), { cookie: `${device}~${'a'.repeat(22)}.${'b'.repeat(22)}` }),
  ]
  expect(await passed(made.flatMap((each) => [look(each), look(each)]))).toBe(2)
})

test('accounts whose email nobody has proved read no more together than their address', async () => {
  const app = await startTestApp({ limits: few('dearRead') })
  const read = async () => {
    const account = await signUpAndIn(app, { verified: false })
    return Object.assign(account, { address: tower }).send('GET', '/assets')
  }
  const statuses = [await read(), await read(), await read()].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 429])
})

type Try = (visitor: Visitor, app: TestApp) => Promise<Response>
type Right = (visitor: Visitor, app: TestApp, user: User) => Promise<Response>

const upload = (visitor: Visitor, bytes: Buffer) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'photo.png')
  return visitor.fetch('http://toju.test/api/uploads', { method: 'POST', body: form })
}
const message = (visitor: Visitor, code: string) =>
  visitor.send('POST', `/found/${code}`, { place: 'Ikeja', message: 'On a bench' })

async function registeredCode(app: TestApp) {
  const { email } = signUpForm()
  await app.visit().send('POST', '/auth/register', signUpForm({ email }))
  const user = await findUserByEmail(app.database.read, email)
  const token = await app.database.write((tx) =>
    issueCode({ ...app.services, tx, now: app.clock.now }, user?.id ?? ''),
  )
  return { email, token }
}

const wrongAndRight: [string, Try, Right][] = [
  [
    'codes',
    (visitor) =>
      visitor.send('POST', '/auth/verify-token', { email: signUpForm().email, token: '000000' }),
    async (visitor, app) => visitor.send('POST', '/auth/verify-token', await registeredCode(app)),
  ],
  [
    'links',
    (visitor) =>
      visitor.send('POST', '/auth/reset-password', { token: 'made-up', newPassword: password }),
    async (visitor, app, { email }) => {
      await app.visit().send('POST', '/auth/forgot-password', { email })
      const [mail] = await app.mailsTo(email)
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
      return visitor.send('POST', '/auth/reset-password', {
        token,
        newPassword: 'a new pass phrase',
      })
    },
  ],
  [
    'labels',
    (visitor) => message(visitor, '0123456789abcdef'),
    async (visitor, app, user) => message(visitor, await labelCodeOf(app, user)),
  ],
  [
    'pictures',
    (visitor) => upload(visitor, Buffer.from('junk')),
    async (visitor) => upload(visitor, await image().png().toBuffer()),
  ],
  [
    'passwords',
    (visitor) =>
      visitor.send('POST', '/auth/login', { email: signUpForm().email, password: 'a guess' }),
    (visitor, _app, { email }) => visitor.send('POST', '/auth/login', { email, password }),
  ],
]

test.each(wrongAndRight)(
  'wrong %s are limited by address, exactly, and however many there were, a stranger’s right one passes',
  async (_, tryWrong, sendRight) => {
    const app = await startTestApp({ limits: few('wrong') })
    const user = await signIn(app)
    const wrong = Array.from({ length: 20 }, () => tryWrong(app.visit(tower), app))
    expect(await passed(wrong)).toBe(2)
    const right = await sendRight(app.visit(tower), app, user)
    expect(right.status, await right.clone().text()).toBeLessThan(300)
  },
)

test.each([
  ['logIn', wrongAndRight[4]],
  ['upload', wrongAndRight[3]],
] as const)(
  'wrong ones use up nothing of %s, which is counted before the check',
  async (name, row) => {
    const [, tryWrong, sendRight] = row ?? []
    const app = await startTestApp({ limits: few(name, { times: 3 }) })
    const user = await signIn(app)
    for (let n = 0; n < 10; n++) {
      expect((await tryWrong?.(app.visit(tower), app))?.status).not.toBe(429)
    }
    expect((await sendRight?.(app.visit(tower), app, user))?.status).toBeLessThan(300)
  },
)

test('a neighbour who goes on with wrong passwords for one account uses up no log-in of their address', async () => {
  const { logInByAccountAndAddress } = policies
  const app = await startTestApp({
    limits: { ...few('logIn', { times: 12 }), logInByAccountAndAddress },
  })
  const [{ email }, guessed] = [await signIn(app), signUpForm().email]
  const logIn = (given: object) => app.visit(tower).send('POST', '/auth/login', given)
  const guess = () => logIn({ email: guessed, password: 'a guess' })
  for (let n = 0; n < 30; n++) expect((await guess()).status).toBe(n < 10 ? 401 : 429)
  expect((await logIn({ email, password })).status).toBe(200)
})

test('a neighbour who begins log-ins with a passkey, which needs no account, uses up no log-in of their address', async () => {
  const app = await startTestApp({ limits: few('logIn') })
  const begin = () => app.visit(tower).send('POST', '/auth/login/passkey/options', {})
  expect(await passed(Array.from({ length: 10 }, begin))).toBe(2)
  const { email } = await signIn(app)
  const answer = await app.visit(tower).send('POST', '/auth/login', { email, password })
  expect(answer.status).toBe(200)
})

test('a neighbour who subscribes to the newsletter for hours uses up no reset link of their address', async () => {
  const app = await startTestApp({ limits: few('mail') })
  const subscribe = () =>
    app.visit(tower).send('POST', '/newsletter/subscribe', { email: signUpForm().email })
  expect(await passed(Array.from({ length: 10 }, subscribe))).toBe(2)
  const { email } = await signIn(app)
  const answer = await app.visit(tower).send('POST', '/auth/forgot-password', { email })
  expect(answer.status).toBe(200)
})

test('a neighbour of somebody who enumerated a phone model may look up a phone of it', async () => {
  const app = await startTestApp()
  const digits = (n: number) => `35209900${String(n).padStart(6, '0')}`
  const ask = (n: number, from: Visitor) => from.send('GET', `/verify?identifier=${digits(n)}`)
  for (let n = 0; n < 40; n++) await ask(n, app.visit(tower))
  expect(app.services.enumeration.isActive()).toBe(true)
  expect((await ask(500, app.visit(tower))).status, 'a stranger').toBe(200)
  await Promise.all(Array.from({ length: 200 }, (_, n) => ask(1000 + n, app.visit(tower))))
  expect((await ask(2000, app.visit(tower))).status, 'while it continues').toBe(429)
  expect((await ask(2000, await withSession(app, tower))).status, 'an account').toBe(200)
  expect((await ask(2000, await withDevice(app, tower))).status, 'a device').toBe(200)
})

test('the memory of the counters is bounded: beyond it the oldest window is forgotten', () => {
  const windows = createWindows(60, 3)
  for (const key of ['a', 'b', 'b', 'c', 'd']) windows.add(key, 1)
  expect(['a', 'b', 'c', 'd'].map((key) => windows.read(key)?.times)).toEqual([undefined, 2, 1, 1])
})

test('what is given back is allowed again, and never more than was counted', () => {
  const windows = createWindows(60)
  windows.add('a', 1)
  windows.add('a', -1)
  windows.add('a', -1)
  expect(windows.add('a', 1).times).toBe(1)
})

test('addresses of a full network are not counted one by one', async () => {
  const keys: string[] = []
  const { createLimiter, limiterOver, countersInMemory } = await import(
    '../../src/server/rate-limit/limiter.ts'
  )
  expect(createLimiter).toBeDefined()
  const table = few('verify')
  const counters = countersInMemory(table)
  const limiter = limiterOver(
    {
      ...counters,
      add(name, counter, calls) {
        keys.push(counter.key)
        return counters.add(name, counter, calls)
      },
    },
    table,
  )
  const consume = async (n: number) =>
    limiter.consume('verify', { ip: `2001:db8:1:${n.toString(16)}::1` })
  await Promise.allSettled(Array.from({ length: 5000 }, (_, n) => consume(256 * n)))
  expect(new Set(keys).size).toBeLessThan(30)
})

test.each([
  ['lookup', 'verify', lookUp],
  [
    'proof',
    'verify',
    (visitor: Visitor, identifier: string) =>
      visitor.send('POST', '/verify/proof', { identifier, holder: 'a1 b2 c3 d4 e5 f6 g7 h8' }),
  ],
  [
    'watch',
    'mail',
    (visitor: Visitor, identifier: string) =>
      visitor.send('POST', '/watches', { identifier, email: signUpForm().email }),
  ],
] as const)(
  'a %s above the limit is refused before its text is read, which takes longer',
  async (_, limit, send) => {
    const app = await startTestApp({ limits: few(limit) })
    const visitor = app.visit(tower)
    for (let n = 0; n < 3; n++) await send(visitor, '356938035643809')
    const quickestMs = async (textOf: (n: number) => string) => {
      const times: number[] = []
      for (let n = 10; n < 40; n++) {
        const began = performance.now()
        expect((await send(visitor, textOf(n))).status).toBe(429)
        times.push(performance.now() - began)
      }
      return Math.min(...times)
    }
    const long = 'W 4 H 9 6 F 0 '.repeat(17)
    const ofOne = await quickestMs(() => '356938035643809')
    expect(await quickestMs((n) => `${n} ${long}`)).toBeLessThan(2 * ofOne + 1)
  },
)

test('a stranger’s refusal waits a moment, and at most a hundred wait at once', async () => {
  const { createDelay } = await vi.importActual<
    typeof import('../../src/server/rate-limit/refusal-delay.ts')
  >('../../src/server/rate-limit/refusal-delay.ts')
  const delay = createDelay()
  const waits = Array.from({ length: 150 }, delay)
  expect(waits.filter((wait) => wait !== null)).toHaveLength(100)
  await Promise.all(waits)
  expect(delay()).not.toBeNull()
})

test('somebody known has one counter, and a stranger one for each network', () => {
  const { verify } = policies
  expect(countersOf(verify, { account: 'a' }, '')).toEqual([{ key: 'account a', share: 1 }])
  expect(countersOf(verify, { ip: '203.0.113.5' }, 'x').map(({ key }) => key)).toEqual([
    '203.0.113.5 x',
    '203.0.113.0/24 x',
  ])
})
