import { expect, test } from 'vitest'
import { refusedCard } from '../../../scripts/dev/local-paystack.ts'
import { endRenewal, getPayments } from '../../../src/api/payments/payments.ts'
import { remindOfPlanEnds, renewPlans } from '../../../src/server/jobs/work-passes.ts'
import { days, hours, minutes } from '../../support/app.ts'
import { allRows } from '../../support/database/rows.ts'
import { buy, startPaidApp, workThrough } from '../../support/payments.ts'
import { checkCheckouts } from '../../support/queue.ts'
import { passAndLogIn, signIn, type User } from '../../support/users.ts'

const own = async (user: User) => (await user.call(getPayments, {})).data

test('a plan renews only if its user chose to, half a day before its end, and one tap ends the renewal', async () => {
  const paid = await startPaidApp()
  const { app } = paid
  const [renewing, passing] = [await signIn(app), await signIn(app)]
  await buy(paid, renewing, { renew: true })
  await buy(paid, passing)
  expect(await own(renewing)).toMatchObject({
    renewal: { plan: 'Premium', billing: 'Monthly', card: 'visa 4081' },
  })
  expect((await own(passing)).renewal).toBe(null)
  expect(JSON.stringify((await allRows(app.database))['renewals'])).not.toContain('AUTH')

  app.pass(days(29))
  expect(await renewPlans(app.services)).toBe(0)
  app.pass(hours(13))
  expect(await renewPlans(app.services)).toBe(1)
  expect(await renewPlans(app.services)).toBe(0)
  await checkCheckouts(app.services)
  await workThrough(app)
  await passAndLogIn(app, renewing, days(1))
  await passAndLogIn(app, passing, 0)
  const { plan, payments } = await own(renewing)
  expect([plan, payments.map(({ kind }) => kind)]).toEqual(['Premium', ['renewal', 'payment']])
  expect((await own(passing)).plan).toBe('Free')

  await renewing.call(endRenewal, {})
  expect((await own(renewing)).renewal).toBe(null)
  expect((await allRows(app.database))['renewals']).toEqual([])
  await passAndLogIn(app, renewing, days(29))
  expect(await renewPlans(app.services)).toBe(0)
  expect((await own(renewing)).plan).toBe('Premium')
})

test('a renewal interrupted by a crash is charged once', async () => {
  const paid = await startPaidApp()
  const { app, provider } = paid
  const user = await signIn(app)
  await buy(paid, user, { renew: true })
  app.pass(days(29) + hours(13))
  // The provider has charged the card, and the server has stopped before the response.
  provider.state.isDown = true
  await renewPlans(app.services)
  await checkCheckouts(app.services)
  provider.state.isDown = false
  expect(await renewPlans(app.services)).toBe(0)
  app.pass(minutes(3))
  await checkCheckouts(app.services)
  app.pass(minutes(10))
  await checkCheckouts(app.services)
  await workThrough(app)
  await passAndLogIn(app, user, 0)
  expect((await own(user)).payments.map(({ kind }) => kind)).toEqual(['renewal', 'payment'])
  expect(provider.transactions.size).toBe(2)
})

test('a refused card is not charged again, and its owner is notified', async () => {
  const paid = await startPaidApp()
  const { app, provider } = paid
  provider.state.card = refusedCard
  const user = await signIn(app)
  await buy(paid, user, { renew: true })
  app.pass(days(29) + hours(13))
  await renewPlans(app.services)
  await checkCheckouts(app.services)
  await passAndLogIn(app, user, 0)
  expect(await own(user)).toMatchObject({ plan: 'Premium', renewal: null })
  const subjects = (await app.mailsTo(user.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Your Premium plan was not renewed')
  app.pass(hours(1))
  expect(await renewPlans(app.services)).toBe(0)
  expect(provider.transactions.size).toBe(2)
})

test('users are reminded once 7 days and once 1 day before their plan ends', async () => {
  const paid = await startPaidApp()
  const { app } = paid
  const user = await signIn(app)
  await buy(paid, user)
  const reminders = async () => {
    await remindOfPlanEnds(app.services)
    await remindOfPlanEnds(app.services)
    const mails = await app.mailsTo(user.email)
    return mails.filter(({ subject }) => subject === 'Your Premium plan ends on 3 April 2026')
      .length
  }
  expect(await reminders()).toBe(0)
  app.pass(days(23))
  expect(await reminders()).toBe(1)
  app.pass(days(5))
  expect(await reminders()).toBe(1)
  app.pass(days(1))
  expect(await reminders()).toBe(2)
})
