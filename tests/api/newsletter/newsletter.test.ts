import { expect, test } from 'vitest'
import {
  confirmSubscription,
  subscribe,
  unsubscribe,
} from '../../../src/api/newsletter/newsletter.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { days, minutes, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { noLimits } from '../../support/no-limits.ts'

const email = 'reader@example.com'

const rowsOf = ({ database }: TestApp) =>
  database.read.selectFrom('subscribers').selectAll().orderBy('email').execute()

/** The tokens of both links in the newest email to an address. */
async function mailedToken(app: TestApp, to = email): Promise<string> {
  const [mail] = await app.mailsTo(to)
  const links = mail?.text.match(/http\S+/g) ?? []
  const token = new URL(links[0] ?? 'none:').searchParams.get('token') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(links).toEqual([
    `http://toju.test/newsletter/confirm?token=${token}`,
    `http://toju.test/newsletter/unsubscribe?token=${token}`,
  ])
  return token
}

async function startSubscribed() {
  const app = await startTestApp()
  const visitor = app.visit()
  const said = await visitor.call(subscribe, { email: ' Reader@Example.com ' })
  const token = await mailedToken(app)
  const confirm = (of = token) => visitor.call(confirmSubscription, { token: of })
  const end = (of = token) => visitor.call(unsubscribe, { token: of })
  return { app, visitor, said, token, confirm, end }
}

it('subscribing emails a link, and takes effect only when confirmed', async () => {
  const { app, token, confirm } = await startSubscribed()
  const [asked] = await rowsOf(app)
  expect(asked).toMatchObject({ email, created_at: app.clock.now, confirmed_at: null })
  expect(JSON.stringify(asked)).not.toContain(token)

  app.pass(minutes(5))
  expect(await confirm()).toEqual({
    message: 'You are subscribed. Every email has a link to unsubscribe.',
  })
  expect(await rowsOf(app)).toEqual([{ ...asked, confirmed_at: app.clock.now }])
  const expected = [
    { actor: null, action: 'create', details: { confirmed: false } },
    { actor: null, action: 'update', details: { confirmed: true } },
  ]
  expect(await logOf(app.database, 'subscriber', asked?.id ?? '')).toEqual(expected)
})

test('20 concurrent confirmations all succeed and make one subscription', async () => {
  const { app, confirm } = await startSubscribed()
  await warmUp(app)
  const said = await Promise.all(Array.from({ length: 20 }, () => confirm()))
  expect(new Set(said.map(({ message }) => message)).size).toBe(1)
  const [row] = await rowsOf(app)
  expect(await logOf(app.database, 'subscriber', row?.id ?? '')).toHaveLength(2)
})

it('one click unsubscribes, confirmed or not, and deletes the address; a second one is harmless and says so', async () => {
  for (const first of ['confirmed', 'not confirmed']) {
    const { app, confirm, end } = await startSubscribed()
    if (first === 'confirmed') await confirm()
    const [row] = await rowsOf(app)
    expect(await end()).toEqual({
      message: 'You are unsubscribed. We have deleted your email address from our list for news.',
    })
    expect(await rowsOf(app)).toEqual([])
    expect((await end()).message).toMatch(/^This link no longer works\./)
    const log = await logOf(app.database, 'subscriber', row?.id ?? '')
    expect(log.at(-1)).toEqual({ actor: null, action: 'delete', details: {} })
    expect(log.filter(({ action }) => action === 'delete')).toHaveLength(1)
    expect((await refusalOf(confirm())).body?.code).toBe('SUBSCRIPTION_LINK_INVALID')
  }
})

it('a reader’s link affects only that reader, and a forged link affects nobody', async () => {
  const { app, visitor, confirm, end } = await startSubscribed()
  await confirm()
  await visitor.call(subscribe, { email: 'other@example.com' })
  const before = await rowsOf(app)
  await end('A'.repeat(43))
  expect(await refusalOf(confirm('A'.repeat(43)))).toMatchObject({
    status: 400,
    body: { code: 'SUBSCRIPTION_LINK_INVALID' },
  })
  expect(await rowsOf(app)).toEqual(before)
  await end(await mailedToken(app, 'other@example.com'))
  expect((await rowsOf(app)).map((row) => row.email)).toEqual([email])
})

it('subscribing again sends no email, with the same answer and timing as for a stranger', async () => {
  const { app, visitor, said, confirm } = await startSubscribed()
  await confirm()
  app.pass(days(1))
  const before = await allRows(app.database)
  const timed = async (address: string) => {
    let timedCalls = 0
    app.services.withMinDuration = (work) => {
      timedCalls++
      return work
    }
    const answer = await visitor.send('POST', '/newsletter/subscribe', { email: address })
    return { status: answer.status, said: await answer.json(), timedCalls }
  }
  const known = await timed(email)
  // The request counts like any other.
  const { mail_counts } = await allRows(app.database)
  expect(await allRows(app.database)).toEqual({ ...before, mail_counts })
  expect(known).toEqual({ status: 200, said, timedCalls: 1 })
  expect(await timed('stranger@example.com')).toEqual(known)
})

test('one address is emailed once a minute, five times an hour and ten times a day, with an unchanged response', async () => {
  const app = await startTestApp({ limits: noLimits })
  const ask = () => app.visit().call(subscribe, { email })
  const answers = await Promise.all(Array.from({ length: 10 }, ask))
  expect(await app.mailsTo(email)).toHaveLength(1)
  for (let count = 0; count < 10; count++) {
    app.pass(minutes(1))
    answers.push(await ask())
  }
  expect(await app.mailsTo(email)).toHaveLength(5)
  for (let count = 0; count < 20; count++) {
    app.pass(minutes(61))
    answers.push(await ask())
    if (app.clock.now > Date.parse('2026-03-05T08:00:00Z')) break
  }
  expect(await app.mailsTo(email)).toHaveLength(10)
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
  expect(await rowsOf(app)).toHaveLength(1)
})

it('a newer link invalidates the previous one', async () => {
  const { app, visitor, confirm } = await startSubscribed()
  app.pass(minutes(1))
  await visitor.call(subscribe, { email })
  expect((await refusalOf(confirm())).body?.message).toMatch(/This link is too old/)
  await confirm(await mailedToken(app))
  expect(await rowsOf(app)).toMatchObject([{ email, confirmed_at: app.clock.now }])
})

it('an email withheld by a limit leaves the last link valid', async () => {
  const { visitor, confirm } = await startSubscribed()
  await visitor.call(subscribe, { email })
  await confirm()
})

it('a link confirms for three days; then an unconfirmed address is deleted and a confirmed one kept', async () => {
  const { app, visitor, confirm } = await startSubscribed()
  await visitor.call(subscribe, { email: 'keeps@example.com' })
  await confirm(await mailedToken(app, 'keeps@example.com'))

  app.pass(days(3) - 1)
  await purgeExpired(app.services)
  expect(await rowsOf(app)).toHaveLength(2)
  app.pass(1)
  expect((await refusalOf(confirm())).body?.code).toBe('SUBSCRIPTION_LINK_INVALID')
  await purgeExpired(app.services)
  expect((await rowsOf(app)).map((row) => row.email)).toEqual(['keeps@example.com'])

  const late = await startSubscribed()
  late.app.pass(days(3) - 1)
  await late.confirm()
})

it('the activity log contains no reader’s email or token', async () => {
  const { app, token, confirm, end } = await startSubscribed()
  await confirm()
  await end()
  const log = JSON.stringify((await allRows(app.database))['activity_log'])
  expect(log).toContain('subscriber')
  expect([email, 'reader', token].filter((secret) => log.includes(secret))).toEqual([])
})

it('an invalid email is reported on its field, and nothing is stored', async () => {
  const app = await startTestApp()
  for (const [wrong, words] of [
    ['', 'Enter an email address'],
    ['ada@', 'Enter a full email address, like ada@example.com'],
  ]) {
    const refusal = await refusalOf(app.visit().call(subscribe, { email: wrong ?? '' }))
    expect(refusal.body).toMatchObject({ code: 'INVALID_INPUT', fields: { email: words } })
  }
  expect(await rowsOf(app)).toEqual([])
})
