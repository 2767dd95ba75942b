import { expect, test } from 'vitest'
import { confirmWatch, createWatch } from '../../../src/api/lookup/watch.ts'
import { confirmSubscription, subscribe } from '../../../src/api/newsletter/newsletter.ts'
import { waitingConfirmations } from '../../../src/domain/notifications/mail-limits.ts'
import { mailPendingConfirmations } from '../../../src/server/jobs/mail-pending-confirmations.ts'
import { waitingWatchesQuery } from '../../../src/server/queries/lookup/watches.ts'
import { waitingSubscribersQuery } from '../../../src/server/queries/newsletter/subscribers.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { days, hours, minutes, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, signUpForm } from '../../support/users.ts'

const tokensOf = async (app: TestApp, email: string, kind: string) =>
  (await app.mailsTo(email))
    .filter((mail) => mail.kind === kind)
    .map(({ text }) => text.match(/confirm\?token=([\w-]+)/)?.[1] ?? '')

it('a second watch within the minute is not lost: its link follows later, and the response says so', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  const [first, second] = [freshImei(), freshImei()]
  const visitor = app.visit()
  await visitor.call(createWatch, { identifier: first, email })
  await visitor.call(createWatch, { identifier: second, email })
  expect(await tokensOf(app, email, 'confirm-watch')).toHaveLength(1)
  await mailPendingConfirmations(app.services)
  expect(await tokensOf(app, email, 'confirm-watch')).toHaveLength(1)

  app.pass(minutes(1) + 1)
  await mailPendingConfirmations(app.services)
  await mailPendingConfirmations(app.services)
  const tokens = await tokensOf(app, email, 'confirm-watch')
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) await app.visit().call(confirmWatch, { token })
  const owner = await signIn(app)
  for (const imei of [first, second]) {
    await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  }
  expect((await app.mailsTo(email)).filter(({ kind }) => kind === 'watched-number')).toHaveLength(2)
})

test('a newsletter request survives another email in the same minute, and an emailed link stays valid', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  const visitor = app.visit()
  await visitor.call(createWatch, { identifier: freshImei(), email })
  await visitor.call(subscribe, { email })
  await visitor.call(subscribe, { email })
  expect(await tokensOf(app, email, 'confirm-subscription')).toEqual([])
  app.pass(minutes(1) + 1)
  await mailPendingConfirmations(app.services)
  // Requested again at once: no email may go out, and the link in the inbox must stay valid.
  await visitor.call(subscribe, { email })
  const [token, ...more] = await tokensOf(app, email, 'confirm-subscription')
  expect(more).toEqual([])
  await visitor.call(confirmSubscription, { token: token ?? '' })
  expect((await allRows(app.database))['subscribers']).toMatchObject([
    { email, confirmed_at: app.clock.now },
  ])
})

test('confirmations that a stranger requests do not flood a mailbox, now or later', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  const stranger = app.visit()
  for (let n = 0; n < 12; n++) await stranger.call(createWatch, { identifier: freshImei(), email })
  expect((await allRows(app.database))['watches']).toHaveLength(1 + waitingConfirmations)
  for (let turn = 0; turn < 8; turn++) {
    app.pass(hours(8))
    await mailPendingConfirmations(app.services)
  }
  expect(await app.mailsTo(email)).toHaveLength(1 + waitingConfirmations)
})

test('who asks for watches in somebody’s name takes no place of their own watch, and strangers together mail a mailbox five times an hour', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  for (let stranger = 0; stranger < 4; stranger++) {
    const visitor = app.visit()
    for (let n = 0; n < 12; n++) await visitor.call(createWatch, { identifier: freshImei(), email })
  }
  app.pass(minutes(1))
  const before = (await app.mailsTo(email)).length
  await app.visit().call(createWatch, { identifier: freshImei(), email })
  expect(await app.mailsTo(email)).toHaveLength(before + 1)
  for (let n = 0; n < 20; n++) {
    app.pass(minutes(1))
    await app.visit().call(createWatch, { identifier: freshImei(), email })
  }
  expect(await app.mailsTo(email)).toHaveLength(5)
})

test('the many spellings of one mailbox, whose mails wait, hold up nobody else’s', async () => {
  const app = await startTestApp({ limits: noLimits })
  const stranger = app.visit()
  for (let n = 0; n < 20; n++) {
    await stranger.call(createWatch, { identifier: freshImei(), email: `ada+${n}@example.com` })
    await stranger.call(subscribe, { email: `ada+${n}@example.com` })
  }
  const rows = await allRows(app.database)
  expect(rows['watches']).toHaveLength(1 + waitingConfirmations)
  expect(rows['subscribers']).toHaveLength(waitingConfirmations)
})

test('above what all may be mailed at once, a confirmation waits and is not lost, and few of those are mailed an hour', async () => {
  const limits = {
    ...noLimits,
    requestedMails: { ...policies.requestedMails, times: 2, shared: 1 },
    delayedMails: { ...policies.delayedMails, times: 3 },
  }
  const app = await startTestApp({ limits })
  const stranger = app.visit()
  const emails = Array.from({ length: 8 }, () => signUpForm().email)
  const mailed = async () => {
    const all = await Promise.all(emails.map((email) => tokensOf(app, email, 'confirm-watch')))
    return all.flat().length
  }
  for (const email of emails) await stranger.call(createWatch, { identifier: freshImei(), email })
  expect(await mailed()).toBe(2)
  const own = signUpForm().email
  await app.visit().call(createWatch, { identifier: freshImei(), email: own })
  expect(await tokensOf(app, own, 'confirm-watch'), 'from another address').toHaveLength(1)
  await mailPendingConfirmations(app.services)
  await mailPendingConfirmations(app.services)
  expect(await mailed()).toBe(5)
  const waiting = await waitingWatchesQuery(app.database.read, app.clock.now, 9).execute()
  expect(waiting).toHaveLength(3)
})

it('an address that could not be emailed for three days is deleted', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email } = signUpForm()
  const visitor = app.visit()
  for (let n = 0; n < 2; n++) await visitor.call(createWatch, { identifier: freshImei(), email })
  app.pass(days(3) + 1)
  await mailPendingConfirmations(app.services)
  expect(await app.mailsTo(email)).toHaveLength(1)
})

test('pending confirmations are found by an index', async () => {
  const app = await startTestApp()
  const statements = await askedBy(app.database.read, async (db) => {
    await waitingWatchesQuery(db, app.clock.now, 500).execute()
    await waitingSubscribersQuery(db, 500).execute()
  })
  expect(statements).toHaveLength(2)
  for (const query of statements) {
    expect((await planOf(app.database, query)).join('\n')).toMatch(
      /watches_not_mailed|subscribers_not_mailed/,
    )
  }
})
