import { expect, test } from 'vitest'
import { importAssets } from '../../../src/api/assets/assets.ts'
import {
  createCheckout,
  getPayments,
  getReceipt,
  verifyPayment,
} from '../../../src/api/payments/payments.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { endPlans } from '../../../src/server/jobs/work-passes.ts'
import { days, minutes, refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { buy, checkOut, startPaidApp, workThrough } from '../../support/payments.ts'
import { checkCheckouts } from '../../support/queue.ts'
import { passAndLogIn, signIn, type User } from '../../support/users.ts'

const planNameOf = async (user: User) => (await user.call(getMe, {})).data.currentPlanId.name
const verify = async (user: User, reference: string) =>
  (await user.call(verifyPayment, { reference })).data

test('a paid checkout grants its pass once and emails a receipt, and the pass ends by itself (spec §3 activeSubscriptionId)', async () => {
  const { app, provider } = await startPaidApp({ vatRate: 750 })
  const user = await signIn(app)
  const { now } = app.clock
  const { url, reference } = (
    await user.call(createCheckout, { plan: 'Merchant', billing: 'Yearly' })
  ).data
  expect(url).toMatch(new RegExp(`^${provider.url}/checkout/`))
  expect(provider.transactions.get(reference)).toMatchObject({
    ...{ amount: 1_900_000, currency: 'NGN', callback_url: 'http://toju.test/payment/callback' },
  })
  expect(await verify(user, reference)).toMatchObject({ status: 'open', endsAt: null })
  expect(await planNameOf(user)).toBe('Free')

  await provider.choose(reference, 'duplicate')
  expect(provider.sent).toHaveLength(3)
  await workThrough(app)
  const endsAt = now + days(365)
  expect(await verify(user, reference)).toEqual({
    ...{ status: 'paid', plan: 'Merchant', days: 365, endsAt },
  })
  expect((await user.call(getMe, {})).data).toMatchObject({
    currentPlanId: { name: 'Merchant' },
    activeSubscriptionId: { startDate: now, endDate: endsAt },
  })
  const { payments, payment_events: events } = await allRows(app.database)
  expect(payments).toHaveLength(1)
  expect(events).toMatchObject([{ event: 'charge.success', deliveries: 3, outcome: 'granted' }])

  const [mail] = (await app.mailsTo(user.email)).filter(({ kind }) => kind === 'receipt')
  for (const words of [
    `Reference: ${reference}`,
    'NGN 19,000.00 (Nineteen thousand naira only)',
    'Includes 7.5% VAT: NGN 1,325.58',
    '4 March 2026',
  ]) {
    expect(mail?.text).toContain(words)
  }

  await passAndLogIn(app, user, days(365) - 1)
  expect(await planNameOf(user)).toBe('Merchant')
  app.pass(1)
  expect(await planNameOf(user)).toBe('Free')
  expect(await endPlans(app.services)).toBe(1)
  expect((await user.call(getPayments, {})).data).toMatchObject({
    ...{ isOpen: true, plan: 'Free', endsAt: null, renewal: null, payments: [{ reference }] },
  })
})

test('a payment whose webhook is lost is granted within ten minutes without any action of the user', async () => {
  const { app, provider } = await startPaidApp()
  const user = await signIn(app)
  const reference = await checkOut(user)
  // The bank transfer arrives 40 minutes later.
  for (let passed = 0; passed < 40; passed++) {
    app.pass(minutes(1))
    await checkCheckouts(app.services)
  }
  expect(await planNameOf(user)).toBe('Free')
  await provider.choose(reference, 'lost', 'bank_transfer')
  let waited = 0
  while ((await planNameOf(user)) === 'Free' && waited < 60) {
    app.pass(minutes(1))
    waited += 1
    await checkCheckouts(app.services)
  }
  expect(waited).toBeLessThanOrEqual(10)
  expect((await allRows(app.database))['payment_events']).toMatchObject([
    { source: 'verification', reference, outcome: 'granted' },
  ])
})

it('the provider is asked about an unpaid checkout for a week', async () => {
  const { app } = await startPaidApp()
  const user = await signIn(app)
  const reference = await checkOut(user)
  app.pass(days(7))
  expect(await checkCheckouts(app.services)).toBe(1)
  app.pass(days(1))
  expect(await checkCheckouts(app.services)).toBe(0)
  expect(await verify(user, reference)).toMatchObject({ status: 'closed' })
})

it('a user gets the receipt of their own payment as a PDF, and of nobody else’s', async () => {
  const paid = await startPaidApp({ vatRate: 750 })
  const user = await signIn(paid.app)
  const reference = await buy(paid, user)
  const pdf = await user.call(getReceipt, { reference })
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const other = await signIn(paid.app)
  expect(await refusalOf(other.call(getReceipt, { reference }))).toMatchObject({ status: 404 })
  expect(await refusalOf(other.call(verifyPayment, { reference }))).toMatchObject({ status: 404 })
})

it('while payments are closed no checkout starts, and every feature is free', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const closed = await refusalOf(user.call(createCheckout, { plan: 'Premium', billing: 'Monthly' }))
  expect(closed).toMatchObject({ status: 409, body: { code: 'PAYMENTS_CLOSED' } })
  expect((await allRows(app.database))['checkouts']).toEqual([])
  expect((await user.send('POST', '/payments/paystack', '{}')).status).toBe(404)
  const table = { rows: [{ name: 'Phone' }], dryRun: true }
  expect((await user.call(importAssets, table)).data.added).toBe(0)
})

test('a feature of a paid plan is refused with advice, and works once the plan is bought', async () => {
  const paid = await startPaidApp()
  const user = await signIn(paid.app)
  const table = { rows: [{ name: 'Phone' }], dryRun: true }
  const refusal = await refusalOf(user.call(importAssets, table))
  expect(refusal).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED' } })
  expect(refusal.message).toContain('is part of the Premium plan')
  expect(refusal.message).toContain('/pricing')
  await buy(paid, user)
  expect((await user.call(importAssets, table)).data.rows).toHaveLength(1)
})

it('while the provider is unavailable a checkout and its outcome are a 503, and the secret key is not logged', async () => {
  const { app, provider } = await startPaidApp()
  const user = await signIn(app)
  const reference = await checkOut(user)
  provider.state.isDown = true
  const unknown = await refusalOf(user.call(verifyPayment, { reference }))
  expect(unknown).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  const away = await refusalOf(user.call(createCheckout, { plan: 'Premium', billing: 'Monthly' }))
  expect(away).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
  expect(app.logged.join('')).not.toContain(provider.secretKey)
})

it('an account opens 20 checkouts a day, because the provider is asked about each for a week', async () => {
  const { app } = await startPaidApp()
  const user = await signIn(app)
  const open = () => user.call(createCheckout, { plan: 'Premium', billing: 'Monthly' })
  for (let opened = 0; opened < 20; opened++) await open()
  const message = 'You have opened many payments today. Wait 24 hours and try again.'
  expect(await refusalOf(open())).toMatchObject({ status: 429, body: { message } })
})
