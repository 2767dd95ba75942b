import { expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { getThread, sendMessage } from '../../../src/api/conversations/threads.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import {
  answerNotification,
  listNotifications,
} from '../../../src/api/notifications/notifications.ts'
import { updateNotificationPreferences } from '../../../src/api/notifications/preferences.ts'
import { adminGetReport, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { confirmFoundItem, reportFoundItem } from '../../../src/api/reports/finds.ts'
import { createReport } from '../../../src/api/reports/reports.ts'
import { offerTransfer } from '../../../src/api/transfers/transfers.ts'
import type { ReportStatus } from '../../../src/domain/reports/reports.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { days, minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { findCode, findForm } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { logOf } from '../../support/database/rows.ts'
import {
  freshImei,
  phoneForm,
  registerCar,
  registerPhone,
  report,
} from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, password, signIn, signInAgain, type User } from '../../support/users.ts'

const verdictOf = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data.verdict

async function questionTo(user: User) {
  const { notifications } = (await user.call(listNotifications, {})).data
  return notifications.find(({ kind }) => kind === 'reported-by-other')
}

/** A phone registered by its owner, and later by another user. */
async function claimedTwice({ hidden = false } = {}) {
  const app = await startTestApp({ limits: noLimits })
  const [owner, accuser] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const { data: phone } = await owner.call(createAsset, { ...(await phoneForm(app, imei)), hidden })
  const theirs = await registerPhone(app, accuser, imei)
  return { app, owner, accuser, admin, imei, phone, theirs }
}

test.each<ReportStatus>(['Lost', 'Stolen'])(
  'a report as %s of an asset that another user registered first waits for staff: lookups say that two people claim it, and the first registrant hears nothing of it and cannot remove it',
  async (status) => {
    const { app, owner, accuser, admin, imei, theirs } = await claimedTwice()
    const told = (await owner.call(listNotifications, {})).data.total
    const mailed = (await app.mailsTo(owner.email)).length
    const made = await report(accuser, theirs.id, status)
    expect(made.stage).toBe('pending')
    expect(await verdictOf(app, imei)).toBe('contested')
    expect((await owner.call(listNotifications, {})).data.total).toBe(told)
    expect(await app.mailsTo(owner.email)).toHaveLength(mailed)
    const item = (await admin.call(adminGetReport, { id: made.id })).data
    expect(item).toMatchObject({ item: { held: true }, earlierOwners: [] })
    expect(item.disputes).toMatchObject([{ status: 'open' }])

    await admin.call(moderateReport, { id: made.id, status: 'active' })
    expect(await verdictOf(app, imei)).toBe(status === 'Stolen' ? 'stolen' : 'contested')
    const decided = (await app.mailsTo(accuser.email)).map(({ kind }) => kind)
    expect(decided).toContain(status === 'Stolen' ? 'theft-confirmed' : 'report-confirmed')
  },
)

test('a found report of an asset that another user registered first is held for review: lookups do not show it, and staff see the answer of the first registrant, who is notified at once', async () => {
  const { app, owner, accuser, admin, imei, phone, theirs } = await claimedTwice()
  const made = await report(accuser, theirs.id, 'Found')
  expect(made.stage).toBe('pending')
  expect(await verdictOf(app, imei)).toBe('clear')

  const notification = await questionTo(owner)
  expect(notification).toMatchObject({
    href: '/dashboard/notifications',
    question: { answer: null },
  })
  const mails = await app.mailsTo(owner.email)
  const mail = mails.find(({ kind }) => kind === 'reported-by-other')
  expect(mail?.text).toContain('http://toju.test/dashboard/notifications')
  for (const secret of [accuser.email, accuser.id, theirs.id, made.id]) {
    expect(JSON.stringify([notification, mail])).not.toContain(secret)
  }
  const reply = { id: notification?.id ?? '', answer: 'mine' } as const
  expect(await refusalOf(accuser.call(answerNotification, reply))).toMatchObject({ status: 404 })
  const { data } = await owner.call(answerNotification, reply)
  expect(data).toMatchObject({ question: { answer: 'mine' }, readAt: app.clock.now })
  expect(await logOf(app.database, 'notification', reply.id)).toMatchObject([
    { actor: owner.id, details: { answer: 'mine' } },
  ])
  const item = (await admin.call(adminGetReport, { id: made.id })).data
  expect(item.item.held).toBe(true)
  expect(item.earlierOwners).toMatchObject([
    { assetId: phone.id, owner: { id: owner.id }, answer: 'mine', answeredAt: app.clock.now },
  ])

  await admin.call(moderateReport, { id: made.id, status: 'active' })
  expect(await verdictOf(app, imei)).toBe('found')
})

it('a report that staff reject stays private, and only its reporter is notified', async () => {
  const { app, accuser, admin, imei, theirs } = await claimedTwice()
  const made = await report(accuser, theirs.id, 'Lost')
  await admin.call(moderateReport, { id: made.id, status: 'inactive', reason: 'Not theirs' })
  expect(await verdictOf(app, imei)).toBe('contested')
  const [mail] = await app.mailsTo(accuser.email)
  expect(mail).toMatchObject({ kind: 'report-refused' })
  expect(mail?.text).toContain('Not theirs')
})

it('a loss of what another user registered hidden waits for staff too, and its owner is not asked', async () => {
  const { app, owner, accuser, imei, theirs } = await claimedTwice({ hidden: true })
  const made = await report(accuser, theirs.id, 'Lost')
  expect(made.stage).toBe('pending')
  expect(await verdictOf(app, imei)).toBe('contested')
  expect(await questionTo(owner)).toBeUndefined()
})

it('a find does not reveal a registration hidden from lookups; its owner is asked, and one answer ends it', async () => {
  const { app, owner, accuser, imei, theirs } = await claimedTwice({ hidden: true })
  const free = await registerPhone(app, accuser)
  const [made, onFree] = [
    await report(accuser, theirs.id, 'Found'),
    await report(accuser, free.id, 'Found'),
  ]
  expect(made.stage).toBe(onFree.stage)
  expect(await verdictOf(app, imei)).toBe(await verdictOf(app, free.uuid ?? ''))
  const notification = await questionTo(owner)
  await owner.call(answerNotification, { id: notification?.id ?? '', answer: 'mine' })
  expect(await verdictOf(app, imei)).toBe('unknown')
})

test('a stranger who registers the number of a lost phone is asked about its find, and ends no conversation of its owner and finder', async () => {
  const { app, owner, accuser: stranger, admin, imei, phone } = await claimedTwice()
  await report(owner, phone.id, 'Lost')
  const finder = await signIn(app)
  const find = await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  const [match] = (await finder.call(listMatches, {})).data
  const id = match?.id ?? ''
  const before = await verdictOf(app, imei)

  const question = await questionTo(stranger)
  await stranger.call(answerNotification, { id: question?.id ?? '', answer: 'mine' })
  await finder.call(sendMessage, { id, text: 'I have your phone' })
  const { data: thread } = await owner.call(getThread, { id })
  expect(thread).toMatchObject({ closed: null, messages: [{ text: 'I have your phone' }] })
  expect(await verdictOf(app, imei)).toBe(before)
  const { data: seen } = await admin.call(adminGetReport, { id: find.id })
  expect(seen.item.status).toBe('active')
  expect(seen.earlierOwners).toMatchObject([{ owner: { id: stranger.id }, answer: 'mine' }])
})

test('a stranger who registers the number of a find and calls it theirs keeps its owner’s loss from no match', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, finder, stranger] = [await signIn(app), await signIn(app), await signIn(app)]
  const imei = freshImei()
  const form = { ...(await phoneForm(app, imei)), hidden: true }
  const { data: phone } = await owner.call(createAsset, form)
  await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  app.pass(minutes(1))
  await registerPhone(app, stranger, imei)
  const question = await questionTo(stranger)
  await stranger.call(answerNotification, { id: question?.id ?? '', answer: 'mine' })
  await report(owner, phone.id, 'Lost')
  const { data: matches } = await owner.call(listMatches, {})
  expect(matches).toMatchObject([{ kind: 'exact', state: 'open' }])
})

test('the notifications page shows the question even with in-app notifications off', async () => {
  const { owner, accuser, theirs } = await claimedTwice()
  await owner.call(updateNotificationPreferences, { event: 'claim', inApp: false, email: 'now' })
  await report(accuser, theirs.id, 'Found')
  expect(await questionTo(owner)).toBeDefined()
})

it('an older asset that is changed to another user’s identifier counts as registered later', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, accuser] = [await signIn(app), await signIn(app)]
  const old = await registerPhone(app, accuser)
  app.pass(minutes(30))
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  await confirmHere(app, accuser)
  await accuser.call(updateAsset, { id: old.id, uuid: imei })
  // The owner stays first after reformatting the identifier.
  await owner.call(updateAsset, { id: phone.id, uuid: `${imei.slice(0, 8)}-${imei.slice(8)}` })
  expect((await report(accuser, old.id, 'Lost')).stage).toBe('pending')
  expect((await report(owner, phone.id, 'Lost')).stage).toBe('active')
})

test('a found report without an account leaves a clear asset clear; its owner is notified, and a loss report then matches it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const finder = app.visit()
  const form = findForm({ identifier: imei })
  await finder.call(reportFoundItem, form)
  await finder.call(confirmFoundItem, { email: form.email, token: await findCode(app, form.email) })
  expect(await verdictOf(app, imei)).toBe('clear')
  expect(await questionTo(owner)).toMatchObject({ question: { answer: null } })

  await report(owner, phone.id, 'Lost')
  expect(await verdictOf(app, imei)).toBe('lost')
  const kinds = (await owner.call(listNotifications, {})).data.notifications.map(({ kind }) => kind)
  expect(kinds).toContain('match-for-owner')
})

it('a user can make 20 reports a day, and more on the next day', async () => {
  const { reportsByPerson } = policies
  const app = await startTestApp({ limits: { ...noLimits, reportsByPerson } })
  const user = await signIn(app)
  for (let n = 0; n < 20; n++) {
    await report(user, (await registerPhone(app, user)).id, 'Lost')
  }
  const { id } = await registerPhone(app, user)
  const refusal = await refusalOf(
    user.call(createReport, { assetId: id, status: 'Lost', description: 'Gone' }),
  )
  expect(refusal).toMatchObject({ status: 429 })
  expect(refusal.message).toMatch(
    /^You have made many reports today\. Wait 24 hours and try again\.$/,
  )
  app.pass(days(1))
  const again = await signInAgain(app, user)
  await report(again, id, 'Lost')
})

test('no more than 20 of the reports that a user makes at once are stored', async () => {
  const { reportsByPerson } = policies
  const app = await startTestApp({ limits: { ...noLimits, reportsByPerson } })
  const user = await signIn(app)
  const phones = []
  for (let n = 0; n < 30; n++) phones.push(await registerPhone(app, user))
  const done = await Promise.allSettled(phones.map(({ id }) => report(user, id, 'Lost')))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
})

/** A find or loss of a serial number without maker, and who registers it with its maker later. */
async function reportedBefore(status: 'Found' | 'Lost') {
  const app = await startTestApp({ limits: noLimits })
  const [reporter, owner] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const serial = '8XK2PQ2Z'
  const withSerial = (user: User, brand: string) =>
    registerPhone(app, user, serial, { uuidType: 'serial-number', brand })
  const made = await report(reporter, (await withSerial(reporter, 'Unknown')).id, status)
  app.pass(minutes(1))
  const laptop = await withSerial(owner, 'HP')
  await settleClaims(app.services)
  return { app, owner, admin, serial, made, laptop }
}

test.each([
  ['Found', 'found'],
  ['Lost', 'lost'],
] as const)(
  'who registers later what was reported %s without a maker is asked, their answer hides nothing, and staff decide',
  async (status, verdict) => {
    const { app, owner, admin, serial, made } = await reportedBefore(status)
    expect(await verdictOf(app, serial)).toBe(verdict)
    const question = await questionTo(owner)
    expect(question?.title).toContain(`as ${status.toLowerCase()}`)

    await owner.call(answerNotification, { id: question?.id ?? '', answer: 'mine' })
    // A thief would have answered the same.
    expect(await verdictOf(app, serial)).toBe(verdict)
    const { item, earlierOwners } = (await admin.call(adminGetReport, { id: made.id })).data
    expect(item).toMatchObject({ held: false, status: 'pending' })
    expect(earlierOwners).toMatchObject([{ answer: 'mine' }])

    await admin.call(moderateReport, { id: made.id, status: 'inactive', reason: 'It is theirs' })
    expect(await verdictOf(app, serial)).toBe('clear')
  },
)

test('who registers what an honest finder reported is told of the find, and may say that it is not theirs', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [finder, later] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  const made = await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  app.pass(minutes(1))
  await registerPhone(app, later, imei)
  await settleClaims(app.services)
  const question = await questionTo(later)
  await later.call(answerNotification, { id: question?.id ?? '', answer: 'not-mine' })
  expect(await verdictOf(app, imei)).toBe('found')
  const row = await app.database.read
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ stage: 'active', held: 0 })
})

test('a plate that a rival registers as a serial number and reports lost makes no car look reported before staff have looked', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, rival, buyer] = [await signIn(app), await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const car = await registerCar(app, owner)
  app.pass(minutes(1))
  const thing = await registerPhone(app, rival, 'KJA012AB', {
    uuidType: 'serial-number',
    brand: 'Dell',
  })
  const made = await report(rival, thing.id, 'Lost')
  await settleClaims(app.services)
  expect(made.stage).toBe('pending')
  // No word of a report: two people have the number of the plate.
  expect(await verdictOf(app, 'KJA012AB')).toBe('contested')
  expect(await verdictOf(app, '1M8GDM9AXKP042788')).toBe('clear')
  await owner.call(offerTransfer, { id: car.id, email: buyer.email, password })
  await admin.call(moderateReport, { id: made.id, status: 'active' })
  expect(await verdictOf(app, 'KJA012AB')).toBe('lost')
})

test.each(['serial-number', 'chassisNumber'] as const)(
  'a find of a plate as a %s is held, and the owner of the car is asked',
  async (kind) => {
    const app = await startTestApp({ limits: noLimits })
    const owner = await signIn(app)
    await registerCar(app, owner)
    app.pass(minutes(1))
    const stranger = app.visit()
    const form = { ...findForm({ identifier: 'KJA012AB' }), kind, asWritten: true }
    await stranger.call(reportFoundItem, form)
    const token = await findCode(app, form.email)
    await stranger.call(confirmFoundItem, { email: form.email, token })
    await settleClaims(app.services)
    for (const number of ['KJA012AB', '1M8GDM9AXKP042788']) {
      expect(await verdictOf(app, number), number).toBe('clear')
    }
    expect(await questionTo(owner)).toMatchObject({ kind: 'reported-by-other' })
  },
)
