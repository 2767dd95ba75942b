import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { register } from '../../../src/api/auth/sign-up.ts'
import { requireFound } from '../../../src/server/lib/preconditions.ts'
import { createFairQueue } from '../../../src/server/lib/senders/fair-queue.ts'
import type { Sender } from '../../../src/server/lib/senders/sender.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { insertUser } from '../../../src/server/queries/users/save-users.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import { adaRow } from '../../support/ada.ts'
import { hours, refusalOf, startTestApp, type TestApp, type Visitor } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, signUpAndIn, signUpForm } from '../../support/users.ts'

test('log-ins from any number of addresses of one /48 keep neither a known device nor another network out', async () => {
  // As costly as in production, so that a queue forms.
  const app = await startTestApp({ limits: noLimits, passwords: createPasswordHasher() })
  const devices = [await signUpAndIn(app), await signUpAndIn(app)]
  const others = [await signIn(app), await signIn(app), await signIn(app)]
  const flood = Array.from({ length: 200 }, (_, n) =>
    app
      .visit(`2001:db8:77:${n.toString(16)}::1`)
      .send('POST', '/auth/login', { email: signUpForm().email, password: 'a guess' }),
  )
  // The lane is full as soon as somebody is refused.
  await Promise.any(
    flood.map(async (answer) => {
      if ((await answer).status !== 503) throw new Error('not refused')
    }),
  )
  const honest = await Promise.all([
    ...devices.map((device) =>
      device.send('POST', '/auth/login', { email: device.email, password }),
    ),
    ...others.map(({ email }, n) =>
      app.visit(`41.58.${n}.1`).send('POST', '/auth/login', { email, password }),
    ),
  ])
  expect(honest.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('3')
})

test('an account with any number of known devices keeps no known device of another account out', async () => {
  const app = await startTestApp({ limits: noLimits, passwords: createPasswordHasher() })
  const victim = await signUpAndIn(app)
  const { email } = await signUpAndIn(app)
  const logInWith = (visitor: ReturnType<typeof app.visit>, guess: string) =>
    visitor.send('POST', '/auth/login', { email, password: guess })
  const devices: ReturnType<typeof app.visit>[] = []
  for (let n = 0; n < 70; n++) {
    const device = app.visit('41.58.9.9')
    expect((await logInWith(device, password)).status).toBe(200)
    devices.push(device)
  }
  const guessOnAll = () => devices.map((device) => logInWith(device, 'a wrong guess'))
  const flood = guessOnAll()
  await Promise.any(
    flood.map(async (answer) => {
      if ((await answer).status !== 503) throw new Error('not refused')
    }),
  )
  const answer = victim.send('POST', '/auth/login', { email: victim.email, password })
  const further = [...guessOnAll(), ...guessOnAll()]
  expect((await answer).status).toBe(200)
  await Promise.all([...flood, ...further])
})

test.each([
  ['whose email nobody has proved', null],
  ['behind one address', 1],
])('any number of accounts %s keep no known device elsewhere out', async (_, provedAt) => {
  const app = await startTestApp({ limits: noLimits, passwords: createPasswordHasher() })
  const device = await signUpAndIn(app)
  const hash = await app.services.passwords.hash(password)
  const accounts: Visitor[] = []
  for (let n = 0; n < 200; n++) accounts.push(await openAccount(app, hash, provedAt))
  const { promise: isFull, resolve: fill } = Promise.withResolvers<void>()
  let isOver = false
  let sent = 0
  const guess = async () => {
    while (!isOver) {
      const account = accounts[sent++ % accounts.length]
      const body = { password: 'a wrong guess' }
      if ((await account?.send('POST', '/auth/confirm-password', body))?.status === 503) fill()
      await setTimeout(5)
    }
  }
  const flood = Array.from({ length: 70 }, guess)
  await isFull
  const answers: number[] = []
  for (let n = 0; n < 5; n++) {
    const form = { email: device.email, password }
    answers.push((await device.send('POST', '/auth/login', form)).status)
  }
  isOver = true
  await Promise.all(flood)
  expect(answers).toEqual([200, 200, 200, 200, 200])
})

/** An account with an open session at one address. */
async function openAccount(
  { database, clock, visit }: TestApp,
  hash: string,
  provedAt: number | null,
) {
  const visitor = visit('41.58.9.9')
  visitor.token = await database.write(async (tx) => {
    const given = {
      ...{ ...adaRow, email: signUpForm().email },
      ...{ password_hash: hash, email_verified_at: provedAt },
    }
    const user = requireFound(await insertUser(tx, given, clock.now), 'user')
    const session = { userId: user.id, absoluteMs: hours(1), userAgent: '' }
    return openSession(tx, session, clock.now)
  })
  return visitor
}

/** Starts work for these senders at once; returns the order in which it ran, and who was refused. */
async function orderOf(senders: Sender[], maxWaiting: number) {
  const inTurn = createFairQueue(1, maxWaiting, 'passwords')
  const ran: number[] = []
  const turns = senders.map((sender, n) => inTurn(sender, async () => ran.push(n)))
  const settled = await Promise.allSettled(turns)
  const refused = settled.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))
  return { ran, refused }
}

test('known senders go first, then networks in turns, each in its own order', async () => {
  const [one, another] = ['203.0.113.1', '203.0.113.2']
  const { ran, refused } = await orderOf(
    [
      { ip: one },
      { ip: one },
      { ip: another },
      { ip: one },
      { ip: '198.51.100.1' },
      { account: 'a' },
    ],
    10,
  )
  expect(ran).toEqual([0, 5, 1, 4, 2, 3])
  expect(refused).toEqual([])
})

test('a full lane refuses the last of the network with the most, and a known sender cannot fill it for others', async () => {
  const flood: Sender[] = Array.from({ length: 8 }, (_, n) => ({ ip: `203.0.113.${n}` }))
  const strangers = await orderOf([...flood, { ip: '198.51.100.1' }], 4)
  expect(strangers.ran).toContain(8)
  expect(strangers.refused).toEqual([4, 5, 6, 7])
  const accounts: Sender[] = Array.from({ length: 8 }, () => ({ account: 'a' }))
  const known = await orderOf([...accounts, { device: 'b' }], 4)
  expect(known.ran).toContain(8)
  expect(known.refused).toHaveLength(4)
})

test('an address that fills the lane is refused before its neighbours in one /24, which have turns', async () => {
  const flood: Sender[] = Array.from({ length: 8 }, () => ({ ip: '203.0.113.1' }))
  const { ran } = await orderOf([...flood, { ip: '203.0.113.2' }], 4)
  expect(ran.indexOf(8)).toBe(2)
})

test('of equal shares of a full lane the newest is refused', async () => {
  const accounts: Sender[] = Array.from({ length: 7 }, (_, n) => ({ account: `a${n}` }))
  expect(await orderOf(accounts, 4)).toEqual({ ran: [0, 1, 2, 3, 4], refused: [5, 6] })
})

test('no number of accounts behind one address takes the turns of a known sender elsewhere', async () => {
  const accounts = Array.from({ length: 12 }, (_, n) => ({ account: `a${n}`, from: '41.58.9.9' }))
  const elsewhere = { device: 'b', from: '41.58.1.1' }
  const { ran } = await orderOf([...accounts, elsewhere], 4)
  expect(ran.indexOf(12)).toBe(2)
})

test('an account has the turns of one sender, from however many networks', async () => {
  const flood = Array.from({ length: 12 }, (_, n) => ({ account: 'a', from: `41.58.${n}.1` }))
  const elsewhere = { account: 'b', from: '41.59.1.1' }
  const { ran } = await orderOf([...flood, elsewhere], 4)
  expect(ran.indexOf(12)).toBe(2)
})

test('accounts that keep a queue full leave every fourth turn to strangers', async () => {
  const accounts: Sender[] = Array.from({ length: 12 }, (_, n) => ({ account: `a${n % 5}` }))
  const { ran } = await orderOf([...accounts, { ip: '203.0.113.1' }, { ip: '198.51.100.1' }], 20)
  expect([ran.indexOf(12), ran.indexOf(13)]).toEqual([4, 8])
})

test('a log-in waits for the turns of all registrations of its email together, not for one after another', async () => {
  const app = await startTestApp()
  const { email } = signUpForm()
  for (let n = 0; n < 3; n++) await app.visit().call(register, signUpForm({ email }))
  let [waiting, most] = [0, 0]
  app.services.passwords.matches = async () => {
    waiting += 1
    most = Math.max(most, waiting)
    await setTimeout(5)
    waiting -= 1
    return false
  }
  const wrong = await refusalOf(app.visit().call(logIn, { email, password: 'a guess' }))
  expect(wrong.status).toBe(401)
  expect(most).toBe(3)
})

it('whatever takes longer than a proxy waits is answered before, as perhaps saved', async () => {
  const app = await startTestApp()
  const { email } = await signIn(app)
  const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
  app.services.passwords.matches = () => {
    begin()
    return new Promise(() => {})
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = app.visit().send('POST', '/auth/login', { email, password })
  await isBegun
  await vi.advanceTimersByTimeAsync(30_000)
  const late = await answer
  expect(late.status).toBe(503)
  expect(await late.json()).toMatchObject({ code: 'UNAVAILABLE' })
})

test('nobody waits so long for a turn, or for two, that a proxy would take the server for failed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const inTurn = createFairQueue(1, 5, 'pictures')
  const slow = Promise.withResolvers<string>()
  const first = inTurn({ ip: '10.0.0.1' }, () => slow.promise)
  const refused: string[] = []
  for (const sender of [{ ip: '10.0.0.2' }, { account: 'a' }]) {
    inTurn(sender, async () => {}).catch(({ code }) => refused.push(code))
  }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refused).toEqual(['BUSY', 'BUSY'])
  const next = inTurn({ account: 'a' }, async () => 'done')
  slow.resolve('done')
  expect(await Promise.all([first, next])).toEqual(['done', 'done'])
  expect(await inTurn({ ip: '10.0.0.2' }, async () => 'done')).toBe('done')
})
