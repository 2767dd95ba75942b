import { expect, test } from 'vitest'
import { sendMessage, shareContact } from '../../../src/api/conversations/threads.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { updateNotificationPreferences } from '../../../src/api/notifications/preferences.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { offerTransfer, respondToTransfer } from '../../../src/api/transfers/transfers.ts'
import { sendDigests } from '../../../src/server/jobs/send-digests.ts'
import { waitingForDigest } from '../../../src/server/queries/notifications/digests.ts'
import { insertNotification } from '../../../src/server/queries/notifications/notifications.ts'
import { days, hours, startTestApp, type TestApp, type Visitor } from '../../support/app.ts'
import { callersOf } from '../../support/channels/callers.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { labelCodeOf } from '../../support/samples.ts'
import { offerPhone } from '../../support/transfers.ts'
import { password, signIn, type User } from '../../support/users.ts'

/** An owner with a stolen phone and a label on something else. */
async function startWithTheft() {
  const app = await startTestApp()
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const theft = await report(owner, phone.id, 'Stolen')
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  return { app, owner, imei, code: await labelCodeOf(app, owner) }
}

const write = (visitor: Visitor, code: string, message: string) =>
  visitor.send('POST', `/found/${code}`, { place: 'Ikeja', message })

async function mailed(app: TestApp, owner: User, kind: string) {
  return (await app.mailsTo(owner.email)).filter((mail) => mail.kind === kind)
}

it('with 200 strangers writing to one owner for a day, the owner is mailed at once of a match, a lookup of the stolen phone and a real finder', async () => {
  const { app, owner, imei, code } = await startWithTheft()
  const callers = callersOf(app)
  for (let stranger = 0; stranger < 200; stranger++) {
    const visitor = app.visit(`102.89.${stranger}.7`)
    const { status } = await write(visitor, code, `I have it, call me. ${stranger}`)
    expect(status).toBe(200)
    if (stranger % 10 === 0) await callers.dial(`3*${imei}*Ikeja`, `+23480111${10_000 + stranger}`)
    app.pass(days(1) / 200)
  }

  const passerBy = await signIn(app)
  const found = await registerPhone(app, passerBy, imei)
  await report(passerBy, found.id, 'Found')
  expect(await mailed(app, owner, 'match-for-owner')).toHaveLength(1)

  await app.visit('102.90.1.1').call(verify, { identifier: imei })
  await app.services.lookupAlerts.flush()
  expect(await mailed(app, owner, 'checked')).toHaveLength(1)

  await write(app.visit('102.91.1.1'), code, 'It lies at the police post in Yaba')
  const [newest] = await mailed(app, owner, 'found-by-label')
  expect(newest?.text).toContain('It lies at the police post in Yaba')
  const before = (await mailed(app, owner, 'found-by-phone')).length
  await callers.dial(`3*${imei}*Yaba`, '+2348099998888')
  expect(await mailed(app, owner, 'found-by-phone')).toHaveLength(before + 1)
}, 60_000)

test('five messages of one sender use one sender’s share, and the next sender is mailed at once', async () => {
  const { app, owner, code } = await startWithTheft()
  const one = app.visit('102.89.1.1')
  for (let n = 0; n < 5; n++) expect((await write(one, code, `Message ${n}`)).status).toBe(200)
  expect(await mailed(app, owner, 'found-by-label')).toHaveLength(2)
  // Another address of the network that one subscriber has.
  for (const network of ['2c0f:2a80:1:1::/64', '2c0f:2a80:1:2::/64', '2c0f:2a80:1:3::/64']) {
    await write(app.visit(network), code, 'From a large network')
  }
  expect(await mailed(app, owner, 'found-by-label')).toHaveLength(4)
  await write(app.visit('102.89.1.2'), code, 'It is at the police post')
  const mails = await mailed(app, owner, 'found-by-label')
  expect(mails).toHaveLength(5)
  expect(mails[0]?.text).toContain('It is at the police post')

  const { label_messages } = await allRows(app.database)
  expect(label_messages).toHaveLength(9)
  const { data } = await owner.call(listNotifications, {})
  expect(data.notifications.filter(({ kind }) => kind === 'found-by-label')).toHaveLength(9)
  app.pass(days(1))
  await sendDigests(app.services)
  const [digest] = await mailed(app, owner, 'digest')
  expect(digest?.subject).toContain('4 updates')
  expect(digest?.text).toContain('(×4)')
})

test('a caller who repeats a find drops no other finder of the same phone', async () => {
  const { app, owner, imei } = await startWithTheft()
  const callers = callersOf(app)
  for (let n = 0; n < 5; n++) await callers.dial(`3*${imei}*Ikeja`, '+2348011110001')
  for (let n = 2; n < 12; n++) await callers.dial(`3*${imei}*Yaba`, `+23480111100${10 + n}`)
  expect(await mailed(app, owner, 'found-by-phone')).toHaveLength(11)
  const { phone_finds } = await allRows(app.database)
  expect(phone_finds).toHaveLength(11)
})

it('who causes many notifications of one event fills the mailbox for no other event and no other sender', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const seller = await signIn(app)
  const offer = async (by: User) => {
    const { id } = await registerPhone(app, by)
    await by.call(offerTransfer, { id, email: owner.email, password })
  }
  for (let n = 0; n < 8; n++) await offer(seller)
  expect(await mailed(app, owner, 'transfer-offered')).toHaveLength(5)
  await offer(await signIn(app))
  expect(await mailed(app, owner, 'transfer-offered')).toHaveLength(6)
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  await report(owner, phone.id, 'Lost')
  const finder = await signIn(app)
  const found = await registerPhone(app, finder, imei)
  await report(finder, found.id, 'Found')
  expect(await mailed(app, owner, 'match-for-owner')).toHaveLength(1)
})

test('thousands of notifications about one thing keep no other out of the daily mail', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  await app.database.write(async (tx) => {
    for (let n = 0; n < 30; n++) {
      const kind = n < 29 ? 'found-by-label' : 'match-for-owner'
      const about = { kind, subjectId: kind, data: { item: 'Phone' } } as const
      const notification = { ...about, userId: owner.id, eventKey: `${n}` }
      await insertNotification(tx, notification, { shown: true, digest: true }, app.clock.now + n)
    }
  })
  const read = await waitingForDigest(app.database.read, owner.id, 10)
  expect(read.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 9 }, () => 'found-by-label'),
    'match-for-owner',
  ])
})

it('others’ offers, however many, keep nobody from hearing at once that their own thing was accepted', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (let seller = 0; seller < 10; seller++) {
    const by = await signIn(app)
    for (let offer = 0; offer < 5; offer++) await offerPhone(app, by, owner.email)
  }
  expect(await mailed(app, owner, 'transfer-offered')).toHaveLength(50)
  const thief = await signIn(app)
  const { offer } = await offerPhone(app, owner, thief.email)
  await thief.call(respondToTransfer, { id: offer.id, answer: 'accept' })
  expect(await mailed(app, owner, 'transfer-accepted')).toHaveLength(1)
}, 60_000)

it('five false finders who write and share again and again leave the mails of a sixth', async () => {
  const { app, owner, imei } = await startWithTheft()
  const find = async () => {
    const finder = await signIn(app)
    const found = await registerPhone(app, finder, imei)
    const { id: reportId } = await report(finder, found.id, 'Found')
    const { data } = await finder.call(listMatches, {})
    const id = data.find((match) => match.reportId === reportId)?.id ?? ''
    return { finder, id }
  }
  const fakes = [await find(), await find(), await find(), await find(), await find()]
  for (let hour = 0; hour < 10; hour++) {
    for (const { finder, id } of fakes) {
      if (hour < 5) await finder.call(sendMessage, { id, text: `I have it ${hour}` })
      await finder.call(shareContact, { id, name: hour % 2 === 0, phone: false })
    }
    app.pass(hours(1))
  }
  const before = (await mailed(app, owner, 'message-from-finder')).length
  const { finder, id } = await find()
  await finder.call(sendMessage, { id, text: 'It lies at the police post in Yaba' })
  expect(await mailed(app, owner, 'message-from-finder')).toHaveLength(before + 1)
}, 60_000)

it('a find that is made and taken back again and again shares its lines of the daily mail with others', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const choice = { event: 'match', inApp: true, email: 'daily' } as const
  await owner.call(updateNotificationPreferences, choice)
  for (let rival = 0; rival < 3; rival++) {
    const by = await signIn(app)
    const { id } = await registerPhone(app, by, imei)
    for (let find = 0; find < 20; find++) {
      const { id: made } = await report(by, id, 'Found')
      await by.call(updateReport, { id: made, status: 'Handed over' })
    }
  }
  const finder = await signIn(app)
  await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  app.pass(days(1))
  await sendDigests(app.services)
  const [digest] = await mailed(app, owner, 'digest')
  expect(digest?.text).toContain('(×61)')
  expect(await waitingForDigest(app.database.read, owner.id, 10)).toEqual([])
}, 60_000)
