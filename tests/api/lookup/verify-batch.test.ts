import { expect, test } from 'vitest'
import { getBatchQuota, verifyBatch } from '../../../src/api/lookup/batch.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { batchQuotas } from '../../../src/domain/lookup/plans.ts'
import type { PlanName } from '../../../src/domain/payments/plans.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { readDays } from '../../../src/server/queries/counters.ts'
import { hours, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { freshImei, registerCar, registerPhone, report } from '../../support/factories.ts'
import { listedMerchant } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { putOnPlan } from '../../support/payments.ts'
import { signIn, signInAgain, type User } from '../../support/users.ts'

const imeis = (count: number) => Array.from({ length: count }, freshImei)

const check = async (user: User, identifiers: string[]) =>
  (await user.call(verifyBatch, { identifiers })).data

const refused = (user: User, identifiers: string[]) =>
  refusalOf(user.call(verifyBatch, { identifiers }))

const leftOf = async (user: User) => (await user.call(getBatchQuota, {})).data.leftToday

async function onPlan(app: TestApp, plan: PlanName): Promise<User> {
  const user = await signIn(app)
  await putOnPlan(app, user.id, plan)
  return user
}

/** An asset for each verdict, by its identifier. */
async function everyVerdict(app: TestApp) {
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const numberOf = async (status: 'Lost' | 'Stolen' | 'Found' | null) => {
    const imei = freshImei()
    const { id } = await registerPhone(app, owner, imei)
    const made = status && (await report(owner, id, status))
    return { imei, id: made?.id ?? '' }
  }
  const stolen = await numberOf('Stolen')
  await admin.call(moderateReport, { id: stolen.id, status: 'active' })
  await registerCar(app, owner)
  return {
    owner,
    texts: [
      freshImei(),
      (await numberOf(null)).imei,
      stolen.imei,
      (await numberOf('Stolen')).imei,
      (await numberOf('Lost')).imei,
      (await numberOf('Found')).imei,
      'kja 012 ab',
      'hello world',
      '??',
      '356938035643808',
    ],
  }
}

test('each row is answered exactly like a single lookup, in the order sent', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { texts } = await everyVerdict(app)
  const { rows } = await check(await onPlan(app, 'Merchant'), texts)
  expect(rows.map(({ answer }) => answer.verdict)).toEqual([
    ...['unknown', 'clear', 'stolen', 'lost', 'lost', 'found', 'clear'],
    ...['invalid', 'invalid', 'invalid'],
  ])
  for (const [index, identifier] of texts.entries()) {
    const { data } = await app.visit().call(verify, { identifier })
    expect(rows[index]).toEqual({ answer: data, repeats: null })
  }
})

test('a repeated row is looked up once and marked, and an unreadable row says why without stopping the batch', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  await registerPhone(app, owner, imei)
  const spaced = imei.replace(/(.{3})/g, '$1 ')
  const user = await onPlan(app, 'Merchant')
  const { rows, allowance } = await check(user, [imei, '?', spaced, 'x'.repeat(300), imei, '?'])
  expect(rows.map(({ repeats }) => repeats)).toEqual([null, null, 0, null, 0, null])
  expect(rows[2]?.answer).toEqual(rows[0]?.answer)
  expect(rows[0]?.answer.verdict).toBe('clear')
  expect(rows[1]?.answer).toMatchObject({
    verdict: 'invalid',
    message: 'Type the number that is on the item.',
  })
  expect(rows[3]?.answer.message).toMatch(/^That is too long/)
  // Only successful lookups count.
  expect(allowance).toEqual({ plan: 'Merchant', perBatch: 50, perDay: 1000, leftToday: 999 })
  await app.services.lookupCounter.flush(app.database, app.clock.now)
  const days = await readDays(app.database.read, 0, 1_000_000)
  expect(days.find(({ name }) => name === 'lookups')?.amount).toBe(1)
})

test('the owner of a missing asset is notified as of any lookup, once per batch and without the user’s name', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { owner, texts } = await everyVerdict(app)
  const [buyer, again = ''] = [await onPlan(app, 'Merchant'), texts[4]]
  await check(owner, texts)
  await app.services.lookupAlerts.flush()
  const notifications = async () =>
    (await owner.call(listNotifications, {})).data.notifications.filter(
      ({ kind }) => kind === 'checked',
    )
  expect(await notifications()).toEqual([])
  await check(buyer, [...texts, again])
  await app.services.lookupAlerts.flush()
  const notified = await notifications()
  // One for the stolen and one for the lost phone; none for those under review, found or clear.
  expect(notified).toHaveLength(2)
  expect(notified.every(({ text }) => /^Somebody checked .* in Lagos\. /.test(text))).toBe(true)
  expect(JSON.stringify(notified)).not.toContain(buyer.email)
})

test.each(Object.entries(batchQuotas) as [PlanName, (typeof batchQuotas)[PlanName]][])(
  'the %s plan allows its number of identifiers per batch and no more',
  async (plan, { perBatch, perDay }) => {
    const app = await startTestApp({ limits: noLimits })
    const user = await onPlan(app, plan)
    const fullBatch = imeis(perBatch)
    const { rows, allowance } = await check(user, fullBatch)
    expect(rows).toHaveLength(perBatch)
    expect(allowance).toEqual({
      plan,
      perBatch,
      perDay,
      leftToday: perDay - perBatch,
    })
    const { status, body } = await refused(user, [...fullBatch, freshImei()])
    expect(status).toBe(400)
    expect(body?.fields?.['identifiers']).toBe(
      plan === 'Merchant'
        ? 'Send at most 50 numbers at once'
        : `The ${plan} plan checks up to ${perBatch} numbers at once. This list has ${perBatch + 1}: remove 1.`,
    )
    // Refused batches were not counted, and repeated rows count once.
    expect(await leftOf(user)).toBe(perDay - perBatch)
    if (plan === 'Free') await check(user, [...fullBatch, ...fullBatch.slice(0, 3)])
  },
)

test('the daily quota follows the plan, the remainder is returned, and it resets at midnight in Nigeria', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  await check(user, imeis(10))
  await check(user, imeis(8))
  const answer = await user.send('POST', '/verify/batch', { identifiers: imeis(3) })
  expect(answer.status).toBe(429)
  // 10:00 in Nigeria.
  expect(answer.headers.get('retry-after')).toBe(String(14 * 3600))
  expect(await answer.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message:
      'The Free plan checks 20 numbers a day in lists. You have 2 left today. This list has 3: remove 1.',
  })
  await check(user, imeis(2))
  const { body } = await refused(user, imeis(1))
  expect(body?.message).toContain(
    'You have used them all today. You can check more after midnight.',
  )
  // Unreadable rows cost nothing.
  expect((await check(user, ['?'])).rows).toHaveLength(1)
  app.pass(hours(14) - 1)
  expect(await leftOf(user)).toBe(0)
  app.pass(1)
  expect(await leftOf(user)).toBe(20)
  await check(user, imeis(10))
  await purgeExpired(app.services)
  const rows = await app.database.read.selectFrom('batch_usage').selectAll().execute()
  expect(rows).toMatchObject([{ user_id: user.id, identifiers: 10 }])
})

test('concurrent batches look up exactly as many identifiers as the daily quota allows', async () => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const user = await signIn(app)
  const devices = await Promise.all(Array.from({ length: 4 }, () => signInAgain(app, user)))
  const sizes = Array.from({ length: 40 }, (_, index) => (index % 4) + 1)
  const answers = await Promise.all(
    sizes.map((size, index) =>
      (devices[index % 4] ?? user).send('POST', '/verify/batch', { identifiers: imeis(size) }),
    ),
  )
  const passed = sizes.filter((_, index) => answers[index]?.status === 200)
  const refusals = answers.filter(({ status }) => status === 429)
  expect(passed.length + refusals.length).toBe(sizes.length)
  const sum = passed.reduce((all, size) => all + size, 0)
  expect(sum).toBeLessThanOrEqual(20)
  // Batches of one still fit into the rest of the quota.
  expect(20 - sum).toBeLessThan(4)
  expect(await leftOf(user)).toBe(20 - sum)
  const singles = await Promise.all(
    Array.from({ length: 30 }, () => user.send('POST', '/verify/batch', { identifiers: imeis(1) })),
  )
  expect(singles.filter(({ status }) => status === 200)).toHaveLength(20 - sum)
  expect(await leftOf(user)).toBe(0)
})

test('each user has their own daily quota', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [one, other] = [await signIn(app), await signIn(app)]
  await check(one, imeis(10))
  expect([await leftOf(one), await leftOf(other)]).toEqual([10, 20])
})

test('a verified business is on the Merchant plan while it is verified', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { user, id, expires_at } = await listedMerchant(app)
  const planNow = async () => (await user.call(getBatchQuota, {})).data.plan
  expect(await planNow()).toBe('Merchant')
  await check(user, imeis(50))
  const put = (change: object) =>
    app.database.write((tx) =>
      tx.updateTable('merchants').set(change).where('id', '=', id).execute(),
    )
  await put({ status: 'suspended' })
  expect(await planNow()).toBe('Free')
  expect(await leftOf(user)).toBe(0)
  await put({ status: 'pending' })
  expect(await planNow()).toBe('Free')
  await put({ status: 'verified', expires_at: app.clock.now })
  expect(await planNow()).toBe('Free')
  await put({ expires_at })
  expect(await planNow()).toBe('Merchant')
})
