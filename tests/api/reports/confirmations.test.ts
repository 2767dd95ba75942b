import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { answerNotification } from '../../../src/api/notifications/notifications.ts'
import { answerConfirmation, getReport, updateReport } from '../../../src/api/reports/reports.ts'
import { respondToTransfer } from '../../../src/api/transfers/transfers.ts'
import { correctEmail } from '../../../src/api/users/admin-users.ts'
import {
  type ConfirmationAnswer,
  confirmationSubjects,
} from '../../../src/domain/reports/confirmations.ts'
import { askConfirmations } from '../../../src/server/jobs/ask-confirmations.ts'
import {
  dueConfirmations,
  insertQuestion,
} from '../../../src/server/queries/reports/confirmations.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { confirmationToken } from '../../../src/server/services/reports/answer-confirmation.ts'
import { days, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { askingNotice } from '../../support/matches.ts'
import { offerPhone } from '../../support/transfers.ts'
import { signIn, signInAgain, suspend, type User } from '../../support/users.ts'

async function start() {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  return { app, owner, imei, phone }
}

const check = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data

/** The token in the newest email that asks for a confirmation. */
async function tokenFor(app: TestApp, owner: User, page: string): Promise<string> {
  const mails = await app.mailsTo(owner.email)
  const link = mails.flatMap(({ text }) => text.match(/http\S+\/still-\S+/g) ?? [])[0] ?? ''
  const url = new URL(link)
  expect(url.pathname).toBe(page)
  return url.searchParams.get('token') ?? ''
}

const answer = (app: TestApp, token: string, answer: ConfirmationAnswer) =>
  app.visit().call(answerConfirmation, { token, answer })

test('the owner of an open report is asked once a quarter, and confirms with one press that the item is still missing', async () => {
  const { app, owner, imei, phone } = await start()
  await report(owner, phone.id, 'Lost')
  app.pass(days(90))
  expect(await askConfirmations(app.services)).toBe(0)
  app.pass(days(1))
  const counts = await Promise.all(Array.from({ length: 8 }, () => askConfirmations(app.services)))
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1)
  app.pass(days(1))
  expect(await askConfirmations(app.services)).toBe(0)

  const token = await tokenFor(app, owner, '/still-missing')
  expect(await check(app, imei)).not.toHaveProperty('confirmedIn')
  const { message } = await answer(app, token, 'still')
  expect(message).toContain('still missing')
  expect(await check(app, imei)).toMatchObject({ verdict: 'lost', confirmedIn: '2026-06' })
  // A second press changes nothing; a different answer needs a login.
  expect((await answer(app, token, 'still')).message).toBe(message)
  expect((await refusalOf(answer(app, token, 'stop'))).message).toContain('answered this already')

  app.pass(days(366))
  const old = await check(app, imei)
  expect(old).toMatchObject({ verdict: 'lost', stale: true })
  expect(old.message).toContain('last confirmed in June 2026')
})

test('the question is also on the report, where its owner can answer it', async () => {
  const { app, owner, imei, phone } = await start()
  const { id } = await report(owner, phone.id, 'Lost')
  const isDue = async (user: User) => (await user.call(getReport, { id })).data.confirmationDue
  expect(await isDue(owner)).toBe(false)
  app.pass(days(91))
  await askConfirmations(app.services)
  const later = await signInAgain(app, owner)
  expect(await isDue(later)).toBe(true)
  app.pass(days(1))
  const { data } = await later.call(updateReport, { id, stillMissing: true })
  expect(data.confirmationDue).toBe(false)
  expect(await check(app, imei)).toMatchObject({ verdict: 'lost', confirmedIn: '2026-06' })
})

it('a made-up or changed link is refused, and so is an old one', async () => {
  const { app, owner, phone } = await start()
  const made = await report(owner, phone.id, 'Lost')
  app.pass(days(91))
  await askConfirmations(app.services)
  const token = await tokenFor(app, owner, '/still-missing')
  const [id = '', mac = ''] = token.split('.')
  const other = mac.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const wrong of [id, `${id}.`, `${id}.${other}`, `${made.id}.${mac}`, `${token}x`, 'x.y']) {
    expect((await refusalOf(answer(app, wrong, 'stop'))).status, wrong).toBe(400)
  }
  app.pass(days(92))
  expect((await refusalOf(answer(app, token, 'stop'))).status).toBe(400)
  const again = await signInAgain(app, owner)
  expect((await again.call(getReport, { id: made.id })).data.stage).toBe('active')
})

it('no link in a mail closes a report: “I have it back” is said in the account', async () => {
  const { app, owner, imei, phone } = await start()
  const made = await report(owner, phone.id, 'Lost')
  app.pass(days(91))
  await askConfirmations(app.services)
  const token = await tokenFor(app, owner, '/still-missing')
  expect(await refusalOf(answer(app, token, 'back' as 'still'))).toMatchObject({ status: 400 })
  expect(await check(app, imei)).toMatchObject({ verdict: 'lost' })
  const again = await signInAgain(app, owner)
  expect((await again.call(getReport, { id: made.id })).data.stage).toBe('active')
  // The refused answer does not consume the link.
  await answer(app, token, 'still')
})

test('the owner of an asset is asked once a year, the verdict says when they last confirmed, and “stop” ends the questions', async () => {
  const { app, owner, imei } = await start()
  expect(await check(app, imei)).toMatchObject({ verdict: 'clear', confirmedIn: '2026-03' })
  app.pass(days(364))
  expect(await askConfirmations(app.services)).toBe(0)
  app.pass(days(1))
  expect(await askConfirmations(app.services)).toBe(1)
  const token = await tokenFor(app, owner, '/still-yours')
  await answer(app, token, 'still')
  expect(await check(app, imei)).toMatchObject({ verdict: 'clear', confirmedIn: '2027-03' })

  app.pass(days(365))
  expect(await askConfirmations(app.services)).toBe(1)
  await answer(app, await tokenFor(app, owner, '/still-yours'), 'stop')
  app.pass(days(800))
  expect(await askConfirmations(app.services)).toBe(0)
  expect(await check(app, imei)).toMatchObject({ verdict: 'clear', confirmedIn: '2027-03' })
})

test('a number that is given to an old registration is confirmed since then', async () => {
  const { app, owner, imei, phone } = await start()
  app.pass(days(400))
  const added = freshImei()
  const again = await signInAgain(app, owner)
  const moreIdentifiers = [{ kind: 'imei2' as const, value: added }]
  await again.call(updateAsset, { id: phone.id, moreIdentifiers })
  expect(await check(app, added)).toMatchObject({ verdict: 'clear', confirmedIn: '2027-04' })
  expect(await check(app, imei)).toMatchObject({ verdict: 'clear', confirmedIn: '2026-03' })
})

test.each(['still', 'stop'] as const)(
  'a seller’s old link to answer “%s” changes nothing for the buyer',
  async (pressed) => {
    const { app, owner, phone } = await start()
    app.pass(days(365))
    await askConfirmations(app.services)
    const token = await tokenFor(app, owner, '/still-yours')
    const [seller, buyer] = [await signInAgain(app, owner), await signIn(app)]
    const { offer } = await offerPhone(app, seller, buyer.email, { phone })
    await buyer.call(respondToTransfer, { id: offer.id, answer: 'accept' })
    const assetRow = () =>
      app.database.read
        .selectFrom('assets')
        .select(['owner_id', 'confirmed_at', 'asking_ended'])
        .where('id', '=', phone.id)
        .executeTakeFirstOrThrow()
    const before = await assetRow()
    expect((await refusalOf(answer(app, token, pressed))).status).toBe(400)
    expect(await assetRow()).toEqual(before)
    expect(before).toMatchObject({ owner_id: buyer.id, asking_ended: null })

    // A question from before such questions ended with a transfer.
    const old = { id: 'x'.repeat(22), user_id: seller.id, subject: 'asset' } as const
    await app.database.write((tx) =>
      insertQuestion(tx, { ...old, subject_id: phone.id, asked_at: app.clock.now }),
    )
    const oldToken = confirmationToken(app.services.encryption, old.id)
    expect((await refusalOf(answer(app, oldToken, pressed))).status).toBe(400)
    expect(await assetRow()).toEqual(before)
  },
)

test.each(['still', 'stop'] as const)(
  'the link of a suspended account does not answer “%s”, and works again when the suspension is lifted',
  async (pressed) => {
    const { app, owner, phone } = await start()
    const { id } = await report(owner, phone.id, 'Lost')
    app.pass(days(91))
    await askConfirmations(app.services)
    const token = await tokenFor(app, owner, '/still-missing')
    const reportRow = () =>
      app.database.read
        .selectFrom('reports')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await reportRow()
    await suspend(app, owner)
    expect((await refusalOf(answer(app, token, pressed))).status).toBe(400)
    expect(await reportRow()).toEqual(before)
    await app.database.write((tx) => updateUser(tx, owner.id, { status: 'active' }))
    await answer(app, token, pressed)
    expect(await reportRow()).not.toEqual(before)
  },
)

test('when staff correct the email of an account, links mailed to the old one end', async () => {
  const { app, owner, phone } = await start()
  const { id } = await report(owner, phone.id, 'Lost')
  app.pass(days(91))
  await askConfirmations(app.services)
  const token = await tokenFor(app, owner, '/still-missing')
  await app.database.write((tx) => updateUser(tx, owner.id, { role: 'admin' }))
  const head = await signIn(app, { role: 'super-admin' })
  await head.call(correctEmail, { id: owner.id, email: `right-${owner.email}` })
  expect((await refusalOf(answer(app, token, 'stop'))).status).toBe(400)
  const { reports = [] } = await allRows(app.database)
  expect(reports).toMatchObject([{ id, closed_at: null }])
})

test('who sold the asset cannot answer what they were asked about a report of it', async () => {
  const { app, owner } = await start()
  const notification = await askingNotice(app, owner)
  const { owner_answers = [] } = await allRows(app.database)
  const [question] = owner_answers as { asset_id: string }[]
  const buyer = await signIn(app)
  await app.database.write((tx) =>
    tx
      .updateTable('assets')
      .set({ owner_id: buyer.id })
      .where('id', '=', question?.asset_id ?? '')
      .execute(),
  )
  const { reports: before } = await allRows(app.database)
  const call = owner.call(answerNotification, { id: notification, answer: 'mine' })
  expect((await refusalOf(call)).status).toBe(404)
  expect((await allRows(app.database)).reports).toEqual(before)
})

test('due confirmations are found by an index', async () => {
  const { app } = await start()
  const { dialect, read } = app.database
  for (const subject of confirmationSubjects) {
    const [query] = await askedBy(read, (watched) =>
      dueConfirmations({ dialect, read: watched }, subject, { now: 1, limit: 20 }),
    )
    if (!query) throw new Error('no query was sent')
    const plan = await planOf(app.database, query, ['seqscan', 'sort'])
    expect(plan.join()).toContain(`${subject}s_to_ask`)
  }
})
