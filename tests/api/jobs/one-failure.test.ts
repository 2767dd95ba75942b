import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { forgotPassword } from '../../../src/api/auth/passwords.ts'
import { listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { maxContests } from '../../../src/domain/disputes/disputes.ts'
import { purgeExpired, purgeRegistrations } from '../../../src/server/jobs/purge-expired.ts'
import { runJobs } from '../../../src/server/jobs/run-jobs.ts'
import { expireMerchants } from '../../../src/server/jobs/work-merchants.ts'
import { endPlans, remindOfPlanEnds } from '../../../src/server/jobs/work-passes.ts'
import { expireTransfers } from '../../../src/server/jobs/work-transfers.ts'
import { receiveEvent } from '../../../src/server/queries/payments/checkouts.ts'
import { releaseWaitingClaims } from '../../../src/server/services/disputes/contest-limit.ts'
import { lapseContests } from '../../../src/server/services/disputes/lapse-contests.ts'
import { days, minutes, startTestApp } from '../../support/app.ts'
import { breakRows, broken, repairRows } from '../../support/database/broken-rows.ts'
import { freshImei, registerPhone, report, uploadedImage } from '../../support/factories.ts'
import { listedMerchant } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { buy, checkOut, startPaidApp } from '../../support/payments.ts'
import { handlePaymentEvents } from '../../support/queue.ts'
import { offerPhone } from '../../support/transfers.ts'
import { signIn } from '../../support/users.ts'

test('an offer that cannot be ended stops no other offer from ending', async () => {
  const app = await startTestApp({ limits: noLimits })
  const seller = await signIn(app)
  const offers = []
  for (let index = 0; index < 3; index++) {
    offers.push((await offerPhone(app, seller, `buyer${index}@toju.test`)).offer)
    app.pass(minutes(1))
  }
  await breakRows(app, 'transfers', 'update', `row.id = '${offers[0]?.id}'`)
  app.pass(days(30))
  await expect(expireTransfers(app.services)).rejects.toThrow(broken)
  const rows = await app.database.read.selectFrom('transfers').select(['id', 'state']).execute()
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  expect(offers.map(({ id }) => states.get(id))).toEqual(['open', 'expired', 'expired'])
})

test('fifty rows that fail do not hide a later row that is due', async () => {
  const app = await startTestApp()
  const now = app.clock.now
  const ids = Array.from({ length: 60 }, (_, index) => `plan-${String(index).padStart(2, '0')}`)
  const someone = await signIn(app)
  await app.database.write(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', someone.id)
      .executeTakeFirstOrThrow()
    for (const [index, id] of ids.entries()) {
      const plan = { plan: 'Premium', plan_started_at: now, plan_ends_at: now + index } as const
      const email = `${id}@toju.test`
      const own = { id, email, email_claim: email, phone_number: `0800000${1000 + index}` }
      await tx
        .insertInto('users')
        .values({ ...user, ...plan, ...own })
        .execute()
    }
  })
  await breakRows(app, 'users', 'update', `row.id < 'plan-59' and row.id like 'plan-%'`)
  app.pass(days(1))
  await expect(endPlans(app.services)).rejects.toThrow('59 items failed')
  const last = await app.database.read
    .selectFrom('users')
    .select('plan')
    .where('id', '=', 'plan-59')
    .executeTakeFirst()
  expect(last?.plan).toBe('Free')
})

test('a business whose verification cannot be ended stops no other', async () => {
  const app = await startTestApp({ limits: noLimits })
  const first = await listedMerchant(app)
  const second = await listedMerchant(app, { name: 'Ade Laptops', admin: first.admin })
  await breakRows(app, 'merchants', 'update', `row.id = '${first.id}'`)
  app.pass(days(400))
  await expect(expireMerchants(app.services)).rejects.toThrow(broken)
  const rows = await app.database.read.selectFrom('merchants').select(['id', 'status']).execute()
  expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
    [first.id]: 'verified',
    [second.id]: 'expired',
  })
})

test('an old row that cannot be deleted stops no other deletion', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await signIn(app)
  await breakRows(app, 'sessions', 'delete', `row.user_id = '${user.id}'`)
  await app.visit().call(forgotPassword, { email: (await signIn(app)).email })
  app.pass(days(100))
  await expect(purgeExpired(app.services)).rejects.toThrow(broken)
  expect(await app.database.read.selectFrom('reset_links').selectAll().execute()).toEqual([])
})

test('a registration that cannot be deleted stops no other', async () => {
  const app = await startTestApp({ limits: noLimits })
  const users = [await signIn(app), await signIn(app), await signIn(app)]
  // As if none had verified the email or logged in.
  await app.database.write(async (tx) => {
    for (const { id } of users) {
      const unproved = { email_claim: id, last_login_at: null }
      await tx.updateTable('users').set(unproved).where('id', '=', id).execute()
    }
  })
  await breakRows(app, 'users', 'delete', `row.id = '${users[0]?.id}'`)
  app.pass(days(40))
  await expect(purgeRegistrations(app.services)).rejects.toThrow(broken)
  const left = await app.database.read.selectFrom('users').select('id').execute()
  expect(left).toEqual([{ id: users[0]?.id }])
})

test('a payment event that cannot be handled waits, and stops neither the others nor refunds', async () => {
  const paid = await startPaidApp()
  const { app } = paid
  const buyer = await signIn(app)
  const reference = await checkOut(buyer)
  await app.database.write(async (tx) => {
    for (const [index, id] of ['charge.success 1', 'charge.success 2'].entries()) {
      await receiveEvent(
        tx,
        { id, event: 'charge.success', source: 'webhook', reference, provider_id: null, amount: 1 },
        { outcome: null, now: app.clock.now + index },
      )
    }
  })
  await breakRows(
    app,
    'payment_events',
    'update',
    `row.id = 'charge.success 1' and row.outcome is not null`,
  )
  app.pass(10)
  await handlePaymentEvents(app.services)
  expect(app.logged.join()).toContain(broken)
  const events = await app.database.read
    .selectFrom('payment_events')
    .innerJoin('jobs', 'jobs.event_key', 'payment_events.id')
    .select(['payment_events.id', 'payment_events.outcome', 'next_attempt_at'])
    .orderBy('payment_events.id')
    .execute()
  expect(events[0]).toMatchObject({ outcome: null, next_attempt_at: app.clock.now + 5000 })
  expect(events[1]?.outcome).not.toBeNull()
})

test('a user who cannot be reminded of the end of a plan stops no other reminder', async () => {
  const paid = await startPaidApp()
  const { app } = paid
  const users = [await signIn(app), await signIn(app)]
  for (const user of users) await buy(paid, user, {})
  await breakRows(
    app,
    'notifications',
    'insert',
    `row.kind = 'plan-ending' and row.user_id = '${users[0]?.id}'`,
  )
  app.pass(days(25))
  await expect(remindOfPlanEnds(app.services)).rejects.toThrow(broken)
  const told = await app.database.read
    .selectFrom('notifications')
    .select('user_id')
    .where('kind', '=', 'plan-ending')
    .execute()
  expect(told).toEqual([{ user_id: users[1]?.id }])
})

test('an owner who cannot be told of a lookup keeps no other owner from hearing of theirs', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owners = [await signIn(app), await signIn(app)]
  for (const owner of owners) {
    const imei = freshImei()
    await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
    await app.visit().call(verify, { identifier: imei })
  }
  await breakRows(
    app,
    'notifications',
    'insert',
    `row.kind = 'checked' and row.user_id = '${owners[0]?.id}'`,
  )
  await expect(app.services.lookupAlerts.flush()).rejects.toThrow(broken)
  const heard = async (index: number) =>
    ((await owners[index]?.call(listNotifications, {}))?.data.notifications ?? []).filter(
      ({ kind }) => kind === 'checked',
    ).length
  expect([await heard(0), await heard(1)]).toEqual([0, 1])
  // Tried again later, with the lookup still counted.
  await repairRows(app, 'notifications')
  app.pass(days(1))
  await app.services.lookupAlerts.flush()
  expect([await heard(0), await heard(1)]).toEqual([1, 1])
})

test('a claim that cannot be settled stops no other claim', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [first, second, third] = [await signIn(app), await signIn(app), await signIn(app)]
  const [one, two] = [freshImei(), freshImei()]
  await registerPhone(app, first, one)
  await registerPhone(app, second, two)
  await breakRows(
    app,
    'notifications',
    'insert',
    `row.kind = 'number-registered' and row.user_id = '${first.id}'`,
  )
  // Each request of the test also settles claims, and fails with the broken one.
  await expect(registerPhone(app, third, one)).rejects.toThrow()
  await expect(registerPhone(app, third, two)).rejects.toThrow()
  const told = await app.database.read
    .selectFrom('notifications')
    .select('user_id')
    .where('kind', '=', 'number-registered')
    .execute()
  // Both sides of the other contest, and neither of the broken one.
  expect(told.map(({ user_id }) => user_id).sort()).toEqual([second.id, third.id].sort())
})

test('a contest that cannot end at its deadline stops no other', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, rival] = [await signIn(app), await signIn(app)]
  const numbers = [freshImei(), freshImei()]
  for (const imei of numbers) {
    const { id } = await registerPhone(app, owner, imei)
    await owner.call(updateAsset, { id, receiptUrl: await uploadedImage(app) })
    app.pass(minutes(1))
    await registerPhone(app, rival, imei)
  }
  await breakRows(app, 'disputes', 'update', `row.key like '${numbers[0]?.slice(0, 14)}%'`)
  app.pass(days(8))
  await expect(lapseContests(app.services)).rejects.toThrow(broken)
  const rows = await app.database.read
    .selectFrom('disputes')
    .select('status')
    .orderBy('opened_at')
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['open', 'decided'])
})

test('a claim that cannot end its wait stops no other', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const rivals = [await signIn(app), await signIn(app)]
  for (const rival of rivals) {
    const numbers = Array.from({ length: maxContests + 1 }, freshImei)
    for (const imei of numbers) await registerPhone(app, owner, imei)
    for (const imei of numbers) await registerPhone(app, rival, imei)
    const { data } = await admin.call(listDisputes, { status: 'open' })
    for (const { id } of data.disputes) {
      const decision = { status: 'decided', ownerId: owner.id, reason: 'The receipt' } as const
      await admin.call(resolveDispute, { id, ...decision })
    }
    app.pass(minutes(1))
  }
  const waits = `row.owner_id = '${rivals[0]?.id}'`
  await breakRows(app, 'dispute_claims', 'update', waits)
  await expect(releaseWaitingClaims(app.services)).rejects.toThrow(broken)
  const waiting = await app.database.read
    .selectFrom('dispute_claims')
    .select('owner_id')
    .where('waiting_since', 'is not', null)
    .execute()
  expect(waiting).toEqual([{ owner_id: rivals[0]?.id }])
})

test('a purge whose first step fails still runs the last one, and counts as failed', async () => {
  const app = await startTestApp()
  const scrubbed: number[] = []
  const database = {
    ...app.database,
    scrub: async () => void scrubbed.push(1),
  }
  await breakRows(app, 'sessions', 'delete', '1 = 1')
  await signIn(app)
  app.pass(days(100))
  const outboxSender = {
    handsOver: true,
    send: async () => {},
    sendToPhone: async () => {},
    close: () => {},
  }
  const stop = runJobs({ ...app.services, database }, outboxSender)
  await stop()
  expect(scrubbed).toEqual([1])
  expect(app.logged.filter((line) => line.includes('"job":"purge"')).join()).toContain(broken)
})
