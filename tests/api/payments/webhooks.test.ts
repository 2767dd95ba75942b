import { describe, expect, test } from 'vitest'
import type { LocalPaystack, LocalTransaction } from '../../../scripts/dev/local-paystack.ts'
import { listPaymentEvents, listPayments } from '../../../src/api/payments/payments.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { reconcileReversals } from '../../../src/server/jobs/work-passes.ts'
import { days, hours, minutes, type TestApp, warmUp } from '../../support/app.ts'
import { allRows } from '../../support/database/rows.ts'
import {
  buy,
  checkOut,
  deliver,
  type PaidApp,
  startPaidApp,
  workThrough,
} from '../../support/payments.ts'
import { passAndLogIn, signIn, type User } from '../../support/users.ts'

const planNameOf = async (user: User) => (await user.call(getMe, {})).data.currentPlanId.name

const ledgerOfAll = ({ database }: TestApp) =>
  database.read.selectFrom('payments').selectAll().execute()

async function eventsAsStaffSee(app: TestApp) {
  const admin = await signIn(app, { role: 'admin' })
  return (await admin.call(listPaymentEvents, {})).data.events
}

/** Pays a transaction that differs from the checkout by `change`. */
async function payWrongly(
  { app, provider }: PaidApp,
  reference: string,
  change: Partial<LocalTransaction>,
) {
  const transaction = provider.transactions.get(reference)
  if (!transaction) throw new Error('no transaction')
  Object.assign(transaction, change)
  await provider.choose(reference, 'success')
  await workThrough(app)
}

describe('a wrong payment', () => {
  test.each([
    ['one kobo less', { amount: 89_999 }, 'amount'],
    ['another currency', { currency: 'GHS' }, 'currency'],
    ['another account', { metadata: { account: 'somebody-else' } }, 'account'],
    ['an account that is not named', { metadata: '' }, 'account'],
  ] as const)('a payment of %s gives no plan, and staff see why', async (_, change, outcome) => {
    const paid = await startPaidApp()
    const user = await signIn(paid.app)
    const reference = await checkOut(user)
    await payWrongly(paid, reference, change)
    expect(await planNameOf(user)).toBe('Free')
    expect((await allRows(paid.app.database))['payments']).toEqual([])
    expect(await eventsAsStaffSee(paid.app)).toMatchObject([{ reference, outcome }])
  })

  test('a payment under a reference that we did not issue gives no plan', async () => {
    const { app, provider } = await startPaidApp()
    const user = await signIn(app)
    const made = provider.add({ reference: 'T-1', amount: 90_000, email: user.email })
    await provider.choose(made.reference, 'success')
    await workThrough(app)
    expect(await planNameOf(user)).toBe('Free')
    expect(await eventsAsStaffSee(app)).toMatchObject([
      { reference: 'T-1', outcome: 'unknown-reference' },
    ])
  })

  test('a forged webhook is not queued, whatever its signature looks like', async () => {
    const { app, provider } = await startPaidApp()
    const user = await signIn(app)
    const reference = await checkOut(user)
    const body = JSON.stringify({ event: 'charge.success', data: { id: 1, reference } })
    const right = provider.sign(body)
    const forged = ['', 'x', '0'.repeat(128), right.slice(0, -1), provider.sign(`${body} `)]
    for (const signature of forged) {
      expect((await deliver(app, { body, signature })).status).toBe(403)
    }
    expect(await eventsAsStaffSee(app)).toMatchObject([
      { event: 'forged', outcome: 'forged', deliveries: forged.length, reference: null },
    ])
    const longest = ' '.repeat(64 * 1024)
    expect((await deliver(app, { body: longest, signature: right })).status).toBe(403)
    expect((await deliver(app, { body: `${longest} `, signature: right })).status).toBe(413)
    // A signed event for an unpaid checkout: the provider’s own answer counts, and it is “unpaid”.
    expect((await deliver(app, { body, signature: right })).status).toBe(200)
    await workThrough(app)
    expect(await planNameOf(user)).toBe('Free')
  })

  test('a replayed webhook grants nothing', async () => {
    const paid = await startPaidApp()
    const user = await signIn(paid.app)
    await buy(paid, user)
    const [hook] = paid.provider.sent
    await passAndLogIn(paid.app, user, days(40))
    for (let times = 0; hook && times < 5; times++) await deliver(paid.app, hook)
    await workThrough(paid.app)
    expect(await planNameOf(user)).toBe('Free')
    expect(await eventsAsStaffSee(paid.app)).toMatchObject([{ deliveries: 6, outcome: 'granted' }])
  })
})

test('an event stays pending while the provider is unavailable, and is processed afterwards', async () => {
  const { app, provider } = await startPaidApp()
  const user = await signIn(app)
  const reference = await checkOut(user)
  await provider.choose(reference, 'success')
  provider.state.isDown = true
  await workThrough(app)
  expect(await planNameOf(user)).toBe('Free')
  provider.state.isDown = false
  app.pass(minutes(2))
  await workThrough(app)
  expect(await planNameOf(user)).toBe('Premium')
})

test('a refund ends the pass, a dispute suspends it until it is won, and the ledger shows each', async () => {
  const paid = await startPaidApp()
  const { app, provider } = paid
  const user = await signIn(app)
  const disputed = await buy(paid, user)
  app.pass(days(10))
  const id = await provider.dispute(disputed)
  await workThrough(app)
  expect(await planNameOf(user)).toBe('Free')
  app.pass(days(10))
  await provider.resolveDispute(id, 'declined')
  await workThrough(app)
  expect((await user.call(getMe, {})).data.activeSubscriptionId?.endDate).toBe(
    app.clock.now + days(20),
  )
  await provider.refund(disputed, { amount: 10_000 })
  await workThrough(app)
  expect(await planNameOf(user)).toBe('Premium')
  await provider.refund(disputed, { amount: 80_000 })
  await workThrough(app)
  expect(await planNameOf(user)).toBe('Free')
  const admin = await signIn(app, { role: 'admin' })
  const { payments } = (await admin.call(listPayments, { search: disputed })).data
  expect(payments.map(({ kind }) => kind).toSorted()).toEqual([
    ...['dispute', 'dispute-won', 'payment', 'refund', 'refund'],
  ])
  const mails = await app.mailsTo(user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Your payment for Premium was refunded']),
  )
})

test('a refund and a dispute whose webhooks are lost are found by polling the provider', async () => {
  const paid = await startPaidApp()
  const [first, second] = [await signIn(paid.app), await signIn(paid.app)]
  await paid.provider.refund(await buy(paid, first), { isLost: true })
  await paid.provider.dispute(await buy(paid, second), { isLost: true })
  expect(await reconcileReversals(paid.app.services)).toBe(2)
  expect([await planNameOf(first), await planNameOf(second)]).toEqual(['Free', 'Free'])
  paid.app.pass(hours(1))
  expect(await reconcileReversals(paid.app.services)).toBe(0)
})

test('a refund that arrives before its payment’s event leaves no pass', async () => {
  const paid = await startPaidApp()
  const user = await signIn(paid.app)
  const reference = await checkOut(user)
  await paid.provider.choose(reference, 'lost')
  await paid.provider.refund(reference)
  await workThrough(paid.app)
  expect(await planNameOf(user)).toBe('Free')
  const kinds = (await ledgerOfAll(paid.app)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['payment', 'refund'])
})

test('duplicated, reordered and delayed events, processed by several workers, give exactly the paid passes', async () => {
  const paid = await startPaidApp()
  const { app, provider } = paid
  await warmUp(app)
  const users = await Promise.all(Array.from({ length: 4 }, () => signIn(app)))
  const references: string[] = []
  for (const user of users) {
    for (const plan of ['Premium', 'Merchant'] as const)
      references.push(await checkOut(user, { plan }))
  }
  const isPaid = (index: number) => index % 3 !== 2
  for (const [index, reference] of references.entries()) {
    await provider.choose(reference, isPaid(index) ? 'lost' : 'failure')
  }
  const hooks = references.map((reference) => successOf(provider, reference))
  const storm = [...hooks, ...hooks.toReversed(), ...hooks].filter((_, index) => index % 5 !== 0)
  for (const [index, hook] of storm.entries()) {
    await deliver(app, hook)
    if (index % 4 === 0) await Promise.all(many(4, () => workThrough(app)))
  }
  await Promise.all(many(8, () => workThrough(app)))
  const rows = await ledgerOfAll(app)
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
    references.filter((_, index) => isPaid(index)).toSorted(),
  )
})

const many = <T>(times: number, make: () => T) => Array.from({ length: times }, make)

/** The webhook for a successful payment, sent for any transaction. */
function successOf(provider: LocalPaystack, reference: string) {
  const transaction = provider.transactions.get(reference)
  if (!transaction) throw new Error('no transaction')
  return provider.webhook('charge.success', provider.shown(transaction))
}
