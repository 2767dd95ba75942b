import { expect, test } from 'vitest'
import { listComplaints, resolveComplaint } from '../../../src/api/conversations/complaints.ts'
import {
  answerQuestion,
  askOwner,
  blockUser,
  confirmHandover,
  createHandoverCode,
  flagMessage,
  getThread,
  sendMessage,
  shareContact,
} from '../../../src/api/conversations/threads.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { listMyReports, updateReport } from '../../../src/api/reports/reports.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import {
  listComplaintRecords,
  listComplaintRows,
} from '../../../src/server/queries/conversations/complaints.ts'
import { hours, minutes, refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { complaintOf, matchTwo, startWithMatch, type Two } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, suspend, type User } from '../../support/users.ts'

test('each participant sees the other as the owner or the finder, with the messages in order', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  await owner.call(sendMessage, { id, text: 'Thank you! Is it still on?' })
  app.pass(minutes(1))
  await finder.call(sendMessage, { id, text: 'Yes, with 20 %.' })
  const { data } = await owner.call(getThread, { id })
  expect(data).toMatchObject({ side: 'owner', closed: null, exact: true })
  expect(data.messages.map(({ from, text }) => [from, text])).toEqual([
    ['you', 'Thank you! Is it still on?'],
    ['other', 'Yes, with 20 %.'],
  ])
  expect((await finder.call(getThread, { id })).data.side).toBe('finder')
  expect((await allRows(app.database))['conversation_messages']).toMatchObject([
    { match_id: id, sender_id: owner.id },
    { match_id: id, sender_id: finder.id },
  ])
})

test('the list of conversations has the beginning of the last message of each, unread until its reader opens it', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const listed = async (user: User) => (await user.call(listMatches, {})).data[0]
  expect(await listed(owner)).toMatchObject({ lastMessage: null, unread: false })
  await owner.call(sendMessage, { id, text: 'Thank you! Is it still on?' })
  app.pass(1000)
  await finder.call(sendMessage, { id, text: '😀'.repeat(200) })
  const text = '😀'.repeat(160)
  const createdAt = app.clock.now
  expect(await listed(owner)).toMatchObject({
    ...{ lastMessage: { from: 'other', text, createdAt }, unread: true },
  })
  expect(await listed(finder)).toMatchObject({
    ...{ lastMessage: { from: 'you', text, createdAt }, unread: false },
  })
  app.pass(1000)
  await owner.call(getThread, { id })
  expect(await listed(owner)).toMatchObject({ unread: false })
})

it('a conversation is read fifty messages at a time by either participant', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const row = { match_id: id, created_at: app.clock.now, warnings: '[]' }
  const texts = Array.from({ length: 150 }, (_, n) => `Message ${n}`)
  await app.database.write((tx) =>
    tx
      .insertInto('conversation_messages')
      .values(
        texts.map((text, n) => ({
          // These have equal times, so they are sorted by id.
          ...{ ...row, text, id: `m${String(n).padStart(3, '0')}` },
          sender_id: n % 2 === 0 ? owner.id : finder.id,
        })),
      )
      .execute(),
  )
  for (const user of [owner, finder]) {
    const read: string[] = []
    let before: string | undefined
    const pages: [number, boolean][] = []
    do {
      const { data } = await user.call(getThread, { id, ...(before && { before }) })
      read.unshift(...data.messages.map(({ text }) => text))
      pages.push([data.messages.length, data.earlier])
      before = data.earlier ? data.messages[0]?.id : undefined
    } while (before)
    expect(pages).toEqual([
      [50, true],
      [50, true],
      [50, false],
    ])
    expect(read).toEqual(texts)
  }
  const other = await matchTwo(app)
  const foreign = await refusalOf(other.owner.call(getThread, { id: other.id, before: 'm050' }))
  expect(foreign.status).toBe(404)
})

test('warnings are computed when a message is sent, and stored with the message', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const { data } = await finder.call(sendMessage, { id, text: 'Pay me 5k first' })
  expect(data.messages[0]?.warnings).toEqual(['money'])
  // A changed warning is read as stored, so it was not computed again.
  await app.database.write((tx) =>
    tx.updateTable('conversation_messages').set({ warnings: '["threat"]' }).execute(),
  )
  expect((await owner.call(getThread, { id })).data.messages[0]?.warnings).toEqual(['threat'])
})

const canary = { firstName: 'Canarius', lastName: 'Birdsong', phoneNumber: '08099988877' }

async function everythingShownTo(two: Two, user: Two['owner']): Promise<string> {
  const responses = [
    await user.call(getThread, { id: two.id }),
    await (await user.send('GET', '/matches')).json(),
    await (await user.send('GET', '/notifications')).json(),
    await two.app.mailsTo(user.email),
  ]
  return JSON.stringify(responses)
}

test('neither participant learns who the other is until both agree, item by item', async () => {
  const two = await startWithMatch()
  const { owner, finder, id } = two
  await finder.call(updateProfile, canary)
  const secrets = [canary.firstName, canary.lastName, canary.phoneNumber, finder.email, finder.id]
  const expectNothing = async (agreed: string[] = []) => {
    const shown = await everythingShownTo(two, owner)
    for (const secret of secrets.filter((each) => !agreed.includes(each))) {
      expect(shown, secret).not.toContain(secret)
    }
  }
  await finder.call(sendMessage, { id, text: 'I found it' })
  await owner.call(shareContact, { id, name: true, phone: true })
  await expectNothing()
  await finder.call(shareContact, { id, name: true, phone: false })
  const { other } = (await owner.call(getThread, { id })).data
  expect(other).toEqual({ name: 'Canarius Birdsong', phone: null })
  await expectNothing([canary.firstName, canary.lastName])
  await finder.call(shareContact, { id, name: true, phone: true })
  expect((await owner.call(getThread, { id })).data.other.phone).toBe(canary.phoneNumber)
  await finder.call(shareContact, { id, name: false, phone: false })
  expect((await owner.call(getThread, { id })).data.other).toEqual({ name: null, phone: null })
})

async function handOver({ owner, finder, id }: Two): Promise<void> {
  const { data } = await owner.call(createHandoverCode, { id })
  await finder.call(confirmHandover, { id, code: data.handOver.code ?? '' })
}

test('who shared a number shares no later one when staff open the report again', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const admin = await signIn(app, { role: 'admin' })
  for (const user of [owner, finder]) await user.call(shareContact, { id, name: true, phone: true })
  const [lost] = (await owner.call(listMyReports, {})).data
  await owner.call(updateReport, { id: lost?.id ?? '', status: 'Found' })
  await owner.call(updateProfile, canary)
  await admin.call(moderateReport, { id: lost?.id ?? '', status: 'active' })
  const { data } = await finder.call(getThread, { id })
  expect(data).toMatchObject({ closed: null, other: { name: null, phone: null } })
})

test.each<[string, (two: Two) => Promise<unknown>]>([
  ['is blocked', ({ owner, id }) => owner.call(blockUser, { id })],
  ['has handed the phone over', handOver],
])('who %s learns no later name or number of the other', async (_, end) => {
  const two = await startWithMatch()
  const { owner, finder, id } = two
  for (const user of [owner, finder]) await user.call(shareContact, { id, name: true, phone: true })
  expect((await finder.call(getThread, { id })).data.other.phone).not.toBeNull()
  await end(two)
  await owner.call(updateProfile, canary)
  for (const user of [owner, finder]) {
    expect((await user.call(getThread, { id })).data.other).toEqual({ name: null, phone: null })
  }
})

it('a sixth message without a reply is refused, and a reply allows more', async () => {
  const { owner, finder, id } = await startWithMatch()
  for (let count = 0; count < 5; count++) await owner.call(sendMessage, { id, text: `No ${count}` })
  const refusal = await refusalOf(owner.call(sendMessage, { id, text: 'One more' }))
  expect(refusal).toMatchObject({ status: 403, body: { fields: { text: expect.any(String) } } })
  await finder.call(sendMessage, { id, text: 'Here I am' })
  expect((await owner.call(sendMessage, { id, text: 'At last' })).data.messages).toHaveLength(7)
})

test('concurrent messages cannot exceed the number allowed without a reply', async () => {
  const { app, owner, id } = await startWithMatch()
  await warmUp(app)
  const sent = await Promise.allSettled(
    Array.from({ length: 16 }, (_, n) => owner.call(sendMessage, { id, text: `No ${n}` })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect((await allRows(app.database))['conversation_messages']).toHaveLength(5)
})

it('the recipient is notified of messages at most once an hour, without their text', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const before = (await app.mailsTo(finder.email)).length
  await owner.call(sendMessage, { id, text: 'A word in confidence' })
  await owner.call(sendMessage, { id, text: 'And another' })
  const [mail, ...rest] = await app.mailsTo(finder.email)
  expect(rest).toHaveLength(before)
  expect(mail?.text).not.toContain('confidence')
  app.pass(hours(1))
  await owner.call(sendMessage, { id, text: 'Still there?' })
  expect(await app.mailsTo(finder.email)).toHaveLength(before + 2)
})

it('extortion wording shows a warning and can be reported to staff, who can end the conversation', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  await finder.call(sendMessage, { id, text: 'Send 50k before I release it' })
  const [message] = (await owner.call(getThread, { id })).data.messages
  expect(message?.warnings).toEqual(['money'])
  const messageId = message?.id ?? ''
  expect(await refusalOf(finder.call(flagMessage, { id, messageId }))).toMatchObject({
    status: 404,
  })
  await owner.call(flagMessage, { id, messageId, reason: 'He wants money' })
  await owner.call(flagMessage, { id, messageId })

  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(listComplaints, { status: 'open' })
  expect(data.total).toBe(1)
  const [complaint] = data.complaints
  expect(complaint).toMatchObject({
    text: 'Send 50k before I release it',
    reason: 'He wants money',
    sender: { id: finder.id },
    complainant: { id: owner.id },
  })
  const decision = { id: complaint?.id ?? '', status: 'upheld', decision: 'Extortion' } as const
  await admin.call(resolveComplaint, decision)
  expect(await refusalOf(admin.call(resolveComplaint, decision))).toMatchObject({ status: 409 })

  expect((await owner.call(getThread, { id })).data.closed).toBe('ended')
  const refusal = await refusalOf(finder.call(sendMessage, { id, text: 'Hello?' }))
  expect(refusal).toMatchObject({ status: 409, body: { code: 'CONVERSATION_CLOSED' } })
  const [mail] = await app.mailsTo(finder.email)
  expect(mail).toMatchObject({ kind: 'message-upheld' })
  expect(mail?.text).not.toContain(owner.email)
  expect(await logOf(app.database, 'complaint', decision.id)).toHaveLength(2)
})

test('a question that asks for money is a message with a warning, which its reader can report', async () => {
  const { owner, finder, id } = await startWithMatch()
  const question = 'Will you pay 20k to my OPay account, or shall I sell it?'
  await finder.call(askOwner, { id, question, answer: 'I pay' })
  const { data } = await owner.call(getThread, { id })
  expect(data.question).toMatchObject({ text: question, warnings: ['money'] })
  expect(data.messages).toMatchObject([{ from: 'other', text: question, warnings: ['money'] }])
  const flagged = await owner.call(flagMessage, { id, messageId: data.messages[0]?.id ?? '' })
  expect(flagged.data.messages[0]?.reported).toBe(true)
})

it('a blocked user stays blocked in the next match between the two', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  await owner.call(blockUser, { id })
  for (const user of [owner, finder]) {
    expect((await user.call(getThread, { id })).data.closed).toBe('ended')
  }
  app.pass(hours(1))
  const before = [await app.mailsTo(owner.email), (await allRows(app.database))['notifications']]
  const next = await matchTwo(app, { owner, finder })
  expect(next.id).not.toBe(id)
  const after = [await app.mailsTo(owner.email), (await allRows(app.database))['notifications']]
  expect(after, 'new reports are no way to be heard of').toEqual(before)
  expect((await finder.call(getThread, { id: next.id })).data.closed).toBe('ended')
  const others = await matchTwo(app)
  expect((await others.owner.call(getThread, { id: others.id })).data.closed).toBeNull()
})

it('only the owner answers the finder’s question, and three wrong answers end it', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const asked = { id, question: 'What is on the back?', answer: 'A red Arsenal sticker' }
  expect(await refusalOf(owner.call(askOwner, asked))).toMatchObject({ status: 403 })
  await finder.call(askOwner, asked)
  expect(await refusalOf(finder.call(askOwner, asked))).toMatchObject({ status: 403 })
  expect(await refusalOf(finder.call(answerQuestion, { id, answer: 'x' }))).toMatchObject({
    status: 403,
  })
  const wrong = await refusalOf(owner.call(answerQuestion, { id, answer: 'a crack' }))
  expect(wrong.body?.fields?.['answer']).toMatch(/2 more tries/)
  const { data } = await owner.call(answerQuestion, { id, answer: 'arsenal sticker, RED' })
  expect(data.question).toEqual({
    ...{ text: asked.question, warnings: [], triesLeft: 1, answered: true },
  })
  const rows = JSON.stringify((await allRows(app.database))['ownership_questions'])
  expect(rows).not.toMatch(/arsenal/i)
})

test('at most three concurrent wrong answers are checked, and the right one comes too late', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  await finder.call(askOwner, { id, question: 'What is on the back?', answer: 'sticker' })
  await warmUp(app)
  await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => owner.call(answerQuestion, { id, answer: `no ${n}` })),
  )
  const late = await refusalOf(owner.call(answerQuestion, { id, answer: 'sticker' }))
  expect(late.status).toBe(400)
  expect((await finder.call(getThread, { id })).data.question).toMatchObject({
    triesLeft: 0,
    answered: false,
  })
})

it('the handover code closes both reports as recovered', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const none = await refusalOf(finder.call(confirmHandover, { id, code: '000000' }))
  expect(none.status).toBe(400)
  const { data } = await owner.call(createHandoverCode, { id })
  const code = data.handOver.code ?? ''
  expect(code).toMatch(/^\d{6}$/)
  expect((await finder.call(getThread, { id })).data.handOver).toMatchObject({
    code: null,
    ready: true,
  })
  expect(await refusalOf(owner.call(confirmHandover, { id, code }))).toMatchObject({ status: 403 })
  const { data: done } = await finder.call(confirmHandover, { id, code })
  expect(done.closed).toBe('recovered')
  for (const user of [owner, finder]) {
    expect((await user.call(listMyReports, {})).data).toMatchObject([
      { status: 'Found', stage: 'inactive', closedAt: app.clock.now },
    ])
  }
  expect((await allRows(app.database))['matches']).toMatchObject([{ state: 'recovered' }])
})

test('an owner is mailed that the code of a handover has closed their report', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const code = (await owner.call(createHandoverCode, { id })).data.handOver.code ?? ''
  await finder.call(confirmHandover, { id, code })
  expect((await app.mailsTo(owner.email))[0]).toMatchObject({ kind: 'closed-by-you' })
  expect((await app.mailsTo(finder.email))[0]).toMatchObject({ kind: 'thanks' })
})

test('a right code sent eight times at once counts once and closes each report once', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const code = (await owner.call(createHandoverCode, { id })).data.handOver.code ?? ''
  await warmUp(app)
  const sent = Array.from({ length: 8 }, () => finder.call(confirmHandover, { id, code }))
  const counted = (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled')
  expect(counted).toHaveLength(1)
  for (const user of [owner, finder]) {
    const [closed] = (await user.call(listMyReports, {})).data
    const entries = await logOf(app.database, 'report', closed?.id ?? '')
    expect(entries.filter(({ action }) => action === 'update')).toHaveLength(1)
  }
})

test('of a handover and a decision of staff against the report at the same moment one counts', async () => {
  const { app, ...two } = await startWithMatch()
  const admin = await signIn(app, { role: 'admin' })
  const others = [await matchTwo(app), await matchTwo(app), await matchTwo(app)]
  await warmUp(app)
  for (const { owner, finder, id } of [two, ...others]) {
    const { data } = await owner.call(createHandoverCode, { id })
    const [lost] = (await owner.call(listMyReports, {})).data
    const decision = { id: lost?.id ?? '', status: 'inactive', reason: 'Not theirs' } as const
    const both = await Promise.allSettled([
      admin.call(moderateReport, decision),
      finder.call(confirmHandover, { id, code: data.handOver.code ?? '' }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('five wrong attempts end a code, and no more are checked under concurrency', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const { data } = await owner.call(createHandoverCode, { id })
  const right = data.handOver.code ?? ''
  const wrong = right === '000000' ? '000001' : '000000'
  await warmUp(app)
  await Promise.allSettled(
    Array.from({ length: 12 }, () => finder.call(confirmHandover, { id, code: wrong })),
  )
  expect((await refusalOf(finder.call(confirmHandover, { id, code: right }))).status).toBe(400)
  const { data: renewed } = await owner.call(createHandoverCode, { id })
  await finder.call(confirmHandover, { id, code: renewed.handOver.code ?? '' })
  expect((await owner.call(getThread, { id })).data.closed).toBe('recovered')
})

it('no message is accepted once a report is closed or a participant is suspended', async () => {
  const { app, owner, finder, id } = await startWithMatch()
  const [mine] = (await owner.call(listMyReports, {})).data
  await owner.call(updateReport, { id: mine?.id ?? '', status: 'Found' })
  expect(await refusalOf(finder.call(sendMessage, { id, text: 'Hello?' }))).toMatchObject({
    status: 409,
  })
  const other = await matchTwo(app)
  await suspend(app, other.finder)
  expect((await other.owner.call(getThread, { id: other.id })).data.closed).toBe('ended')
})

test('a page of complaints takes as many queries as one complaint, and its export none for messages', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const ask = { page: 1, limit: 100 }
  const counts: number[] = []
  for (let made = 0; made < 3; made++) {
    await complaintOf(app, owner)
    const asked = await askedBy(app.database.read, (read) => listComplaintRecords(read, ask))
    counts.push(asked.length)
  }
  expect(new Set(counts).size).toBe(1)
  const exported = await askedBy(app.database.read, (read) => listComplaintRows(read, ask))
  expect(exported.length).toBeLessThan(counts[0] ?? 0)
})

test('the messages before a complaint are read from the end of an index, however many there are', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  for (let made = 0; made < 2; made++) await complaintOf(app, owner)
  const asked = await askedBy(app.database.read, (read) =>
    listComplaintRecords(read, { page: 1, limit: 100 }),
  )
  const about = asked.at(-1)
  if (!about) throw new Error('nothing was asked')
  const plan = (await planOf(app.database, about, ['seqscan', 'sort'])).join('\n')
  expect(plan).toContain('conversation_messages_of_match')
  expect(plan).not.toMatch(/temp b-tree|sort|windowagg/i)
})
