import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { logIn, reauthenticate } from '../../../src/api/auth/log-in.ts'
import { forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { createHandoverCode } from '../../../src/api/conversations/threads.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createReport, getReport, updateReport } from '../../../src/api/reports/reports.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import { days, hours, minutes, refusalOf, startTestApp } from '../../support/app.ts'
import { startWithMatch } from '../../support/conversations.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { password, signIn } from '../../support/users.ts'

// The phone was snatched unlocked: the thief is in the owner’s account, without the password.

const needsPassword = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } }

test.each(['Lost', 'Stolen'] as const)(
  'an open session alone closes no %s report; its owner closes it with one password and is told by email',
  async (status) => {
    const app = await startTestApp()
    const owner = await signIn(app, { confirmed: false })
    const made = await report(owner, (await registerPhone(app, owner)).id, status)
    const close = () => owner.call(updateReport, { id: made.id, status: 'Found' })
    expect(await refusalOf(close())).toMatchObject(needsPassword)
    expect((await owner.call(getReport, { id: made.id })).data).toEqual(made)

    await owner.call(reauthenticate, { password })
    expect((await close()).data.outcome).toBe('recovered')
    const [mail] = await app.mailsTo(owner.email)
    expect(mail).toMatchObject({ kind: 'closed-by-you' })
    expect(mail?.text).toContain('Was it not you?')
  },
)

test('staff reopen a confirmed theft that was closed in its owner’s account, and the owner may change anything else without the password', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
  await admin.call(moderateReport, { id, status: 'active' })
  await owner.call(updateReport, { id, status: 'Found' })
  await admin.call(moderateReport, { id, status: 'active' })
  const { data } = await owner.call(getReport, { id })
  expect(data).toMatchObject({ status: 'Stolen', stage: 'active', outcome: null })
  app.pass(minutes(11))
  await owner.call(updateReport, { id, description: 'Taken on the train', stillMissing: true })
  expect(await refusalOf(owner.call(updateReport, { id, status: 'Found' }))).toMatchObject(
    needsPassword,
  )
})

test('an open session alone changes and removes no number of an asset, but adds one and writes one in another way', async () => {
  const app = await startTestApp()
  const owner = await signIn(app, { confirmed: false })
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const { id } = phone
  const change = (fields: object) => owner.call(updateAsset, { id, ...fields })
  const written = `${imei.slice(0, 8)}-${imei.slice(8)}`
  const moreIdentifiers = [{ kind: 'serial-number' as const, value: 'C02XLOTHJGH5' }]
  await change({ name: 'Another name', uuid: written, moreIdentifiers })
  for (const fields of [{ uuid: freshImei() }, { moreIdentifiers: [] }, { brand: 'Samsung' }]) {
    expect(await refusalOf(change(fields))).toMatchObject(needsPassword)
  }
  expect((await owner.call(listNotifications, {})).data.notifications).toEqual([])

  await owner.call(reauthenticate, { password })
  await change({ uuid: freshImei() })
  expect((await app.mailsTo(owner.email))[0]).toMatchObject({ kind: 'number-changed' })
})

test('an open session alone makes no code of a handover, which would close the report of the loss', async () => {
  const { app, owner, id } = await startWithMatch()
  app.pass(minutes(11))
  expect(await refusalOf(owner.call(createHandoverCode, { id }))).toMatchObject(needsPassword)
  await owner.call(reauthenticate, { password })
  expect((await owner.call(createHandoverCode, { id })).data.handOver.code).toMatch(/^\d{6}$/)
})

test('an open session alone gives no registered thing up by reporting it found, and a finder needs no password', async () => {
  const app = await startTestApp()
  const owner = await signIn(app, { confirmed: false })
  const phone = await registerPhone(app, owner)
  app.pass(hours(2))
  const find = { status: 'Found' as const, description: 'At the bus stop' }
  expect(await refusalOf(owner.call(createReport, { assetId: phone.id, ...find }))).toMatchObject(
    needsPassword,
  )

  const { id: found } = await registerPhone(app, owner)
  const made = await report(owner, found, 'Found')
  app.pass(days(1))
  await owner.call(updateReport, { id: made.id, status: 'Handed over' })
  await owner.call(createReport, { assetId: found, ...find })
})

test('who resets the password with the mail on the stolen phone closes no report for three days, changes no number and erases nothing', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const [phone, other] = [await registerPhone(app, owner), await registerPhone(app, owner)]
  const made = await report(owner, phone.id, 'Lost')

  await owner.call(forgotPassword, { email: owner.email })
  const [mail] = await app.mailsTo(owner.email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const newPassword = 'chosen by who holds it'
  const thief = app.visit()
  await thief.call(resetPassword, { token, newPassword })
  const enter = async () => {
    thief.token = (
      await thief.call(logIn, { email: owner.email, password: newPassword })
    ).access_token
    await thief.call(reauthenticate, { password: newPassword })
  }
  await enter()
  const tries = {
    close: () => thief.call(updateReport, { id: made.id, status: 'Found' }),
    change: () => thief.call(updateAsset, { id: other.id, uuid: freshImei() }),
    find: () =>
      thief.call(createReport, { assetId: other.id, status: 'Found', description: 'At the stop' }),
    erase: () => thief.call(eraseMyAccount, { password: newPassword }),
  }
  app.pass(hours(2))
  await enter()
  for (const [name, attempt] of Object.entries(tries)) {
    expect(await refusalOf(attempt() as Promise<unknown>), name).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
  }
  expect((await thief.call(getReport, { id: made.id })).data.stage).toBe('active')

  app.pass(days(3))
  await enter()
  expect((await tries.close()).data.outcome).toBe('recovered')
})
