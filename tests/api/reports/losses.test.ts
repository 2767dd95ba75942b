import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listAssets, updateAsset } from '../../../src/api/assets/assets.ts'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { confirmFoundItem } from '../../../src/api/reports/finds.ts'
import { createLoss, reportLoss } from '../../../src/api/reports/losses.ts'
import { listMyReports } from '../../../src/api/reports/reports.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { findCode, lossForm } from '../../support/conversations.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report, uploadedImage } from '../../support/factories.ts'
import { deleteMails, signIn } from '../../support/users.ts'

test('a victim without an account reports a stolen phone with its number and the mailed code, and owns account, asset and report', async () => {
  const app = await startTestApp()
  const victim = app.visit()
  const form = lossForm({ email: 'musa.ibrahim7@example.com' })
  const { draft } = await victim.call(reportLoss, form)
  const token = await findCode(app, form.email)
  const { data } = await victim.call(confirmFoundItem, { email: form.email, token, draft })
  victim.token = data.login?.access_token ?? null
  expect((await victim.call(getMe, {})).data).toMatchObject({
    email: form.email,
    emailVerified: true,
    firstName: 'Musa',
    lastLogin: app.clock.now,
  })
  expect((await victim.call(listMyReports, {})).data).toMatchObject([
    { id: data.reportId, status: 'Stolen', stage: 'pending', state: 'Lagos' },
  ])
  expect((await victim.call(listAssets, {})).data).toMatchObject([
    { name: 'My phone', isFind: false, openReport: 'Stolen' },
  ])
  const [mail] = await app.mailsTo(form.email)
  expect(mail).toMatchObject({ kind: 'report-received', subject: 'We have your report' })
  expect(mail?.text).toContain('We have your report of “My phone”.')
  expect(mail?.text).toContain(`/dashboard/reports/${data.reportId}`)
  expect(mail?.text).toContain('/forgot-password')
  const logIn_ = victim.call(logIn, { email: form.email, password: '' })
  expect((await refusalOf(logIn_)).status).toBeGreaterThanOrEqual(400)
})

test('an item that came with a report has the name that its owner gave it', async () => {
  const app = await startTestApp()
  const victim = app.visit()
  const form = { ...lossForm(), name: 'Samsung Galaxy A14' }
  const { draft } = await victim.call(reportLoss, form)
  const token = await findCode(app, form.email)
  const { data } = await victim.call(confirmFoundItem, { email: form.email, token, draft })
  victim.token = data.login?.access_token ?? null
  expect((await victim.call(listAssets, {})).data).toMatchObject([{ name: 'Samsung Galaxy A14' }])
})

test.each([
  ['a phone', {}],
  ['a vehicle known by its plate', { identifier: 'KJA-483TC' }],
])('%s that came with a report gets a receipt, and lacks what it lacked', async (_, what) => {
  const app = await startTestApp()
  const victim = app.visit()
  const form = lossForm(what)
  const { draft } = await victim.call(reportLoss, form)
  const token = await findCode(app, form.email)
  const { data } = await victim.call(confirmFoundItem, { email: form.email, token, draft })
  victim.token = data.login?.access_token ?? null
  const [asset] = (await victim.call(listAssets, {})).data
  const id = asset?.id ?? ''
  const receiptUrl = await uploadedImage(app)
  const changed = (await victim.call(updateAsset, { id, receiptUrl })).data
  expect(changed).toMatchObject({ ...asset, receiptUrl })
  const described = (await victim.call(updateAsset, { id, description: 'A blue one' })).data
  expect(described).toMatchObject({ description: 'A blue one', receiptUrl })
  const emptied = await refusalOf(victim.call(updateAsset, { id, name: '' }))
  expect(emptied.body?.fields).toEqual({ name: 'Give the item a name that you will recognise' })
})

test('an unconfirmed report changes no answer and stores no account, asset or report', async () => {
  const app = await startTestApp()
  const form = lossForm()
  const check = async () =>
    (await app.visit().call(verify, { identifier: form.identifier })).data.verdict
  const { draft } = await app.visit().call(reportLoss, form)
  expect(await check()).toBe('unknown')
  const wrong = (await findCode(app, form.email)) === '000000' ? '000001' : '000000'
  const { email } = form
  const refused = app.visit().call(confirmFoundItem, { email, token: wrong, draft })
  expect((await refusalOf(refused)).status).toBe(400)
  const rows = await allRows(app.database)
  expect([rows['users'], rows['assets'], rows['reports']]).toEqual([[], [], []])
  const token = await findCode(app, email)
  await app.visit().call(confirmFoundItem, { email, token, draft })
  expect(await check()).not.toBe('unknown')
})

test('the code adds the report to an existing account, whose asset with this number is reported, and logs nobody in', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const identifier = freshImei()
  const { id } = await registerPhone(app, owner, identifier)
  await deleteMails(app)
  const form = lossForm({ identifier, email: owner.email, status: 'Lost' })
  const { draft } = await app.visit().call(reportLoss, form)
  const token = await findCode(app, form.email)
  const code = { email: form.email, token, draft }
  const { data } = await app.visit().call(confirmFoundItem, code)
  expect(data.login).toBeNull()
  expect((await owner.call(listMyReports, {})).data).toMatchObject([{ assetId: id }])
  expect((await allRows(app.database))['assets']).toHaveLength(1)
})

test('a loss of a number that another user registered is a claim that staff decide, from a visitor as from a user', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (const send of ['visitor', 'user'] as const) {
    const identifier = freshImei()
    await registerPhone(app, owner, identifier)
    const { email, ...loss } = lossForm({ identifier, status: 'Lost' })
    if (send === 'user') {
      const { data } = await (await signIn(app)).call(createLoss, loss)
      expect(data.stage).toBe('pending')
    } else {
      const { draft } = await app.visit().call(reportLoss, { ...loss, email })
      const token = await findCode(app, email)
      await app.visit().call(confirmFoundItem, { email, token, draft })
    }
    const { data } = await app.visit().call(verify, { identifier })
    expect(data.verdict).toBe('contested')
  }
})

test('a report of a number that one has reported is refused, and a serial number needs its maker', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { email: _, ...loss } = lossForm()
  await user.call(createLoss, loss)
  expect((await refusalOf(user.call(createLoss, loss))).status).toBe(409)
  const serial = { ...loss, identifier: 'SN4471KX20', kind: 'serial-number' as const }
  expect(await refusalOf(user.call(createLoss, serial))).toMatchObject({
    status: 400,
    body: { fields: { brand: expect.any(String) } },
  })
  const { data } = await user.call(createLoss, { ...serial, brand: 'Tecno' })
  expect(data.name).toBe('My Tecno')
})

test('losses are registrations: the twenty-first of a day is refused, by account and by code', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  for (let n = 0; n < 20; n++) await registerPhone(app, user, freshImei())
  await deleteMails(app)
  const { email: _, ...loss } = lossForm()
  expect((await refusalOf(user.call(createLoss, loss))).status).toBe(429)
  const form = lossForm({ email: user.email })
  const { draft } = await app.visit().call(reportLoss, form)
  const token = await findCode(app, form.email)
  const refused = app.visit().call(confirmFoundItem, { email: form.email, token, draft })
  expect((await refusalOf(refused)).status).toBe(429)
})

test('a loss and a report of one owner wait for each other without a deadlock', async ({
  skip,
}) => {
  const app = await startTestApp()
  const { database } = app
  if (database.dialect === 'sqlite') skip('The embedded engine writes one after another.')
  const owner = await signIn(app)
  const [mine, other] = [freshImei(), freshImei()]
  const phone = await registerPhone(app, owner, mine)
  const lockOf = (imei: string) => `number:${imei.slice(0, 14)}`
  const answers: Promise<unknown>[] = []
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  // Somebody else who changes both numbers, one of them later.
  const held = database.write(async (tx) => {
    await database.lock(tx, lockOf(mine))
    onLocked()
    await delay(600)
    await database.lock(tx, lockOf(other))
  })
  await locked
  answers.push(report(owner, phone.id, 'Lost'))
  await delay(150)
  const loss = { identifier: other, status: 'Lost', state: 'Lagos' } as const
  answers.push(owner.call(createLoss, loss))
  await Promise.all([held, ...answers])
})
