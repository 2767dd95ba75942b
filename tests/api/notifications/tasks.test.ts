import { expect, test } from 'vitest'
import {
  createAsset,
  createLabels,
  toggleChecklistStep,
  updateAsset,
} from '../../../src/api/assets/assets.ts'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import {
  listLabelMessages,
  resolveLabelMessage,
} from '../../../src/api/conversations/label-messages.ts'
import { messageOwner } from '../../../src/api/conversations/message-owner.ts'
import {
  askOwner,
  blockUser,
  getThread,
  sendMessage,
} from '../../../src/api/conversations/threads.ts'
import { askForEvidence, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import {
  listMyTasks,
  listNotifications,
  markNotificationsRead,
} from '../../../src/api/notifications/notifications.ts'
import { updateNotificationPreferences } from '../../../src/api/notifications/preferences.ts'
import { askReporter, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { confirmFoundItem } from '../../../src/api/reports/finds.ts'
import { reportLoss } from '../../../src/api/reports/losses.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { respondToTransfer } from '../../../src/api/transfers/transfers.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import { recentLossMs } from '../../../src/domain/assets/owner-checklist.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { labelMessagesQuery } from '../../../src/server/queries/conversations/label-messages.ts'
import { lastMessagesQuery } from '../../../src/server/queries/conversations/last-messages.ts'
import { openLabelMessagesQuery } from '../../../src/server/queries/notifications/tasks.ts'
import { days, refusalOf, startTestApp } from '../../support/app.ts'
import { findCode, lossForm, startWithMatch } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { allRows } from '../../support/database/rows.ts'
import { contest } from '../../support/disputes.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { suggestedMatch } from '../../support/matches.ts'
import { offerPhone } from '../../support/transfers.ts'
import { deleteMails, password, signIn, type User } from '../../support/users.ts'

const tasksOf = async (user: User) => (await user.call(listMyTasks, {})).data
const kindsOf = async (user: User) => (await tasksOf(user)).map(({ kind }) => kind)
const notificationsOf = async (user: User) =>
  (await user.call(listNotifications, {})).data.notifications.map(({ kind, href }) => ({
    kind,
    href,
  }))

test('a finder’s message stays with the owner: as a notification, a task and a message, until it is done', async () => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  await deleteMails(app)
  const phone = await registerPhone(app, owner)
  const { data: labels } = await owner.call(createLabels, { ids: [phone.id] })
  await app.visit().call(messageOwner, {
    code: labels[0]?.code ?? '',
    place: 'Ikeja City Mall, at the desk',
    message: 'It was on a bench',
    contact: '08031234567',
  })
  const href = `/dashboard/assets/${phone.id}`
  expect(await notificationsOf(owner)).toEqual([{ kind: 'found-by-label', href }])
  // One email contains the finder’s message.
  expect(await app.mailsTo(owner.email)).toMatchObject([
    { text: expect.stringContaining('It was on a bench') },
  ])
  const { data: messages } = await owner.call(listLabelMessages, {})
  expect(messages).toMatchObject([
    {
      ...{ assetId: phone.id, item: phone.name, place: 'Ikeja City Mall, at the desk' },
      ...{ text: 'It was on a bench', contact: '08031234567', doneAt: null },
    },
  ])
  const id = messages[0]?.id ?? ''
  expect(await tasksOf(owner)).toMatchObject([
    { kind: 'label-message', id, item: phone.name, text: 'Ikeja City Mall, at the desk', href },
  ])
  expect((await other.call(listLabelMessages, {})).data).toEqual([])
  expect(await tasksOf(other)).toEqual([])
  const refusal = await refusalOf(other.call(resolveLabelMessage, { id, done: true }))
  expect(refusal).toMatchObject({ status: 404 })

  app.pass(1000)
  const { data: done } = await owner.call(resolveLabelMessage, { id, done: true })
  expect(done.doneAt).toBe(app.clock.now)
  expect(await tasksOf(owner)).toEqual([])
  expect((await owner.call(listLabelMessages, {})).data).toHaveLength(1)
  await owner.call(resolveLabelMessage, { id, done: false })
  expect(await kindsOf(owner)).toEqual(['label-message'])
  app.pass(days(366))
  await purgeExpired(app.services)
  expect((await allRows(app.database))['label_messages']).toEqual([])
})

it('messages about a label do not go to the buyer of the asset', async () => {
  const app = await startTestApp()
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  const phone = await registerPhone(app, seller)
  const { data: labels } = await seller.call(createLabels, { ids: [phone.id] })
  const code = labels[0]?.code ?? ''
  await app.visit().call(messageOwner, { code, place: 'Ikeja', message: 'It was on a bench' })
  const { offer } = await offerPhone(app, seller, buyer.email, { phone })
  await buyer.call(respondToTransfer, { id: offer.id, answer: 'accept' })
  expect((await buyer.call(listLabelMessages, {})).data).toEqual([])
  expect(await kindsOf(buyer)).not.toContain('label-message')
  expect(await kindsOf(seller)).not.toContain('label-message')
})

it('decisions on a report are notifications that lead to it, and tasks until they are read', async () => {
  const app = await startTestApp()
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const theft = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  const href = `/dashboard/reports/${theft.id}`
  expect(await notificationsOf(owner)).toEqual([{ kind: 'theft-confirmed', href }])
  expect(await tasksOf(owner)).toMatchObject([
    { kind: 'steps', href: `${href}#next-steps` },
    { kind: 'notice', href, text: expect.stringContaining('is confirmed') },
  ])
  app.pass(1000)
  await admin.call(moderateReport, { id: theft.id, status: 'inactive', reason: 'No receipt' })
  expect((await notificationsOf(owner)).map(({ kind }) => kind)).toEqual([
    'report-closed',
    'theft-confirmed',
  ])
  await owner.call(markNotificationsRead, {})
  expect(await tasksOf(owner)).toEqual([])
})

it('evidence that staff ask for is a task until the asset changes, and a decision is a notification', async () => {
  const app = await startTestApp()
  const { first, second, admin, one: phone, dispute } = await contest(app)
  const { id } = dispute
  const what = 'Please add your receipt'
  await first.call(markNotificationsRead, {})
  app.pass(1000)
  await admin.call(askForEvidence, { id, ownerId: first.id, what })
  const href = `/dashboard/assets/${phone.id}`
  expect(await tasksOf(first)).toMatchObject([{ kind: 'evidence', text: what, href }])
  expect((await notificationsOf(first))[0]).toEqual({ kind: 'evidence-asked', href })
  expect(await kindsOf(second)).not.toContain('evidence')
  app.pass(1000)
  await first.call(updateAsset, { id: phone.id, description: 'With a blue case' })
  expect(await tasksOf(first)).toEqual([])
  await admin.call(resolveDispute, { id, status: 'decided', ownerId: first.id, reason: 'Receipt' })
  expect((await notificationsOf(first))[0]).toEqual({ kind: 'claim-upheld', href })
  expect((await notificationsOf(second))[0]?.kind).toBe('claim-refused')
})

it('matches to decide, questions and offers are tasks, whatever the reader chose to be notified of', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (const event of ['suggestion', 'transfer', 'talk'] as const) {
    await owner.call(updateNotificationPreferences, { event, inApp: false, email: 'daily' })
  }
  await suggestedMatch(app, owner)
  const seller = await signIn(app)
  const { offer } = await offerPhone(app, seller, owner.email)
  const tasks = await tasksOf(owner)
  expect(tasks.map(({ kind }) => kind)).toEqual(['match', 'steps', 'transfer'])
  expect(tasks[2]).toMatchObject({ id: offer.id, item: 'Apple gadget', dueAt: offer.endsAt })
  await owner.call(respondToTransfer, { id: offer.id, answer: 'decline' })
  expect(await kindsOf(owner)).toEqual(['match', 'steps'])
})

test('an exact match and a finder’s message come before all else that waits', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  await suggestedMatch(app, owner)
  await offerPhone(app, await signIn(app), owner.email)
  await finder.call(sendMessage, { id, text: 'The phone is safe with me' })
  const tasks = (await tasksOf(owner)).filter(({ kind }) => kind !== 'steps')
  expect(tasks.map(({ kind }) => kind)).toEqual(['contact', 'match', 'transfer'])
  expect(tasks[0]?.href).toBe(`/dashboard/matches/${id}`)
})

test('a match of one number and a message are a task until the reader writes or the match ends, read or not', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const toWrite = async (user: User) =>
    (await tasksOf(user)).filter(({ kind }) => kind === 'contact').map(({ text }) => text)
  for (const user of [owner, finder]) await user.call(markNotificationsRead, {})
  expect(await toWrite(owner)).toEqual([
    expect.stringMatching(/^Somebody reported finding an item with the number of/),
  ])
  expect(await toWrite(finder)).toEqual([expect.stringMatching(/is looking for it$/)])

  app.pass(1000)
  await finder.call(sendMessage, { id, text: 'The phone is safe with me' })
  await owner.call(getThread, { id })
  await owner.call(markNotificationsRead, {})
  expect(await toWrite(owner)).toEqual([expect.stringMatching(/^The finder of .* wrote to you$/)])
  expect(await toWrite(finder)).toEqual([])
  app.pass(1000)
  await owner.call(sendMessage, { id, text: 'Thank you! Where can we meet?' })
  expect(await toWrite(owner)).toEqual([])
  expect(await toWrite(finder)).toHaveLength(1)
  await owner.call(blockUser, { id })
  expect(await toWrite(finder)).toEqual([])
})

test('a question of staff is a task until its reporter changes the report or adds to the item, read or not', async () => {
  const app = await startTestApp()
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const phone = await registerPhone(app, owner)
  const { id } = await report(owner, phone.id, 'Stolen')
  const asked = async () =>
    (await tasksOf(owner)).filter(({ text }) => text?.startsWith('Our team has a question'))
  const ask = async () => {
    app.pass(1000)
    await admin.call(askReporter, { id, what: 'Which police station was it?' })
    await owner.call(markNotificationsRead, {})
    app.pass(1000)
  }
  await ask()
  await owner.call(toggleChecklistStep, { id, step: 'lock-sim', done: true })
  expect(await asked()).toMatchObject([{ kind: 'notice', href: `/dashboard/reports/${id}` }])
  await owner.call(updateReport, { id, policeStation: 'Panti, Yaba' })
  expect(await asked()).toEqual([])
  await ask()
  expect(await asked()).toHaveLength(1)
  await owner.call(updateAsset, { id: phone.id, description: 'With a blue case' })
  expect(await asked()).toEqual([])
  await ask()
  await admin.call(moderateReport, { id, status: 'active' })
  expect(await asked()).toEqual([])
})

test('the last message of each conversation of a user is read by an index', async () => {
  const app = await startTestApp()
  const plan = await planOf(app, lastMessagesQuery(app.database.read, 'someone', ['one', 'two']))
  expect(plan).toContain('conversation_messages_of_match')
})

test('who has only registered an email sees no offer to it among the tasks', async () => {
  const app = await startTestApp()
  const [seller, stranger] = [await signIn(app), await signIn(app, { verified: false })]
  await offerPhone(app, seller, stranger.email)
  expect(await tasksOf(stranger)).toEqual([])
})

it('a finder’s question is the owner’s task until it is answered', async () => {
  const { owner, finder, id } = await startWithMatch()
  await finder.call(askOwner, { id, question: 'What is on the back?', answer: 'a cat' })
  expect((await tasksOf(owner)).filter(({ kind }) => kind === 'question')).toMatchObject([
    { href: `/dashboard/matches/${id}` },
  ])
  expect(await kindsOf(finder)).not.toContain('question')
})

it('a warranty that ends within 30 days is a task', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (const warrantyUntil of ['2026-03-20', '2027-03-20', '2026-01-01']) {
    await owner.call(createAsset, { ...(await phoneForm(app)), warrantyUntil })
  }
  expect(await tasksOf(owner)).toMatchObject([
    { kind: 'warranty', dueAt: Date.parse('2026-03-20T11:00:00Z') },
  ])
})

test('an account that a report opened has a password and a name to set', async () => {
  const app = await startTestApp()
  const [reporter, form] = [app.visit(), lossForm()]
  const { email } = form
  await reporter.call(reportLoss, form)
  const code = { email, token: await findCode(app, email) }
  const { login } = (await reporter.call(confirmFoundItem, code)).data
  reporter.token = login?.access_token ?? null
  expect((await reporter.call(listMyTasks, {})).data).toMatchObject([
    { kind: 'steps' },
    { kind: 'password', href: '/forgot-password', dueAt: null },
    { kind: 'name', href: '/dashboard/account', dueAt: null },
  ])

  await reporter.call(forgotPassword, { email })
  const [mail] = await app.mailsTo(email)
  expect(mail?.text).toMatch(/^Hello,/)
  const token = mail?.text.match(/token=([\w-]+)/)?.[1] ?? ''
  await reporter.call(resetPassword, { token, newPassword: password })
  reporter.token = (await app.visit().call(logIn, { email, password })).access_token
  const kinds = async () => (await reporter.call(listMyTasks, {})).data.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['steps', 'name'])
  await reporter.call(updateProfile, { firstName: 'Bisi', phoneNumber: '08035550123' })
  expect(await kinds()).toEqual(['steps'])
})

test('the next steps of a loss are a task for a week, or until one is done', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const [lost, stolen] = [
    await report(owner, (await registerPhone(app, owner)).id, 'Lost'),
    await report(owner, (await registerPhone(app, owner)).id, 'Stolen'),
  ]
  expect((await tasksOf(owner)).map(({ id }) => id).toSorted()).toEqual(
    [lost.id, stolen.id].toSorted(),
  )
  await owner.call(toggleChecklistStep, { id: stolen.id, step: 'lock-sim', done: true })
  expect(await tasksOf(owner)).toMatchObject([{ kind: 'steps', id: lost.id }])
  app.pass(recentLossMs)
  expect(await tasksOf(owner)).toEqual([])
})

test('a user’s messages about labels are read by an index', async () => {
  const app = await startTestApp()
  const db = app.database.read
  // On an empty table PostgreSQL begins with the messages or with the assets of the user.
  const byUser = /label_messages_(?:open|of_owner|of_asset)/
  expect(await planOf(app, labelMessagesQuery(db, 'someone'))).toMatch(byUser)
  expect(await planOf(app, openLabelMessagesQuery(db, 'someone'))).toMatch(byUser)
})

test('a find that is handed over again and again pushes no question of staff out of the tasks', async () => {
  const app = await startTestApp()
  const [owner, rival, admin] = [
    await signIn(app),
    await signIn(app),
    await signIn(app, { role: 'admin' }),
  ]
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
  await admin.call(askReporter, { id, what: 'Which police station was it?' })
  const { id: found } = await registerPhone(app, rival, imei)
  for (let find = 0; find < 20; find++) {
    app.pass(1000)
    const { id: made } = await report(rival, found, 'Found')
    await rival.call(updateReport, { id: made, status: 'Handed over' })
  }
  const about = (await tasksOf(owner)).map(({ href }) => href)
  expect(about).toContain(`/dashboard/reports/${id}`)
})
