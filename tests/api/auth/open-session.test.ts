import { expect, test } from 'vitest'
import { getAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import {
  endOwnSession,
  listSessions,
  logIn,
  reauthenticate,
  revokeOtherSessions,
} from '../../../src/api/auth/log-in.ts'
import { forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { createHandoverCode } from '../../../src/api/conversations/threads.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { confirmFoundItem } from '../../../src/api/reports/finds.ts'
import { createLoss, reportLoss } from '../../../src/api/reports/losses.ts'
import { createReport, getReport, updateReport } from '../../../src/api/reports/reports.ts'
import { offerTransfer } from '../../../src/api/transfers/transfers.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import { rotateWebhookSecret } from '../../../src/api/webhooks/webhooks.ts'
import {
  days,
  hours,
  minutes,
  origin,
  refusalOf,
  startTestApp,
  type TestApp,
  type Visitor,
} from '../../support/app.ts'
import { findCode, lossForm, startWithMatch } from '../../support/conversations.ts'
import { logOf } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report, uploadedImage } from '../../support/factories.ts'
import { enterWith, givePasskey } from '../../support/passkeys.ts'
import { password, signIn, signInAgain } from '../../support/users.ts'
import { addEndpoint } from '../../support/webhook-receiver.ts'

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
    expect(mail?.text).toContain('Not you?')
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

test('an open session alone adds a receipt, and neither removes nor replaces one', async () => {
  const app = await startTestApp()
  const owner = await signIn(app, { confirmed: false })
  const { id } = await registerPhone(app, owner)
  const change = async (receiptUrl: string) => owner.call(updateAsset, { id, receiptUrl })
  const receipt = await uploadedImage(app)
  await change(receipt)
  for (const other of ['', await uploadedImage(app)]) {
    expect(await refusalOf(change(other))).toMatchObject(needsPassword)
  }
  await owner.call(updateAsset, { id, name: 'Another name' })
  expect((await owner.call(getAsset, { id })).data.receiptUrl).toBe(receipt)
  await owner.call(reauthenticate, { password })
  expect((await change('')).data.receiptUrl).toBeNull()
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

test('as many reports as an open session allows keep nobody from reporting what was registered before', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const [imei, other] = [freshImei(), freshImei()]
  await registerPhone(app, owner, imei)
  const { id: assetId } = await registerPhone(app, owner, other)
  app.pass(days(2))
  const { email: _, ...loss } = lossForm()
  for (let made = 0; made < 20; made++) {
    await owner.call(createLoss, { ...loss, identifier: freshImei() })
  }
  const fresh = owner.call(createLoss, { ...loss, identifier: freshImei() })
  expect((await refusalOf(fresh)).status).toBe(429)
  expect((await report(owner, assetId, 'Stolen')).stage).toBe('pending')
  const form = lossForm({ identifier: imei, email: owner.email })
  const visitor = app.visit()
  const { draft } = await visitor.call(reportLoss, form)
  const token = await findCode(app, owner.email)
  await visitor.call(confirmFoundItem, { email: owner.email, token, draft })
  const { data } = await visitor.call(verify, { identifier: imei })
  expect(data).toMatchObject({ verdict: 'lost', underReview: true })
})

test('an open session alone ends no session and no link in a mail by which its owner comes back', async () => {
  const app = await startTestApp()
  const thief = await signIn(app, { confirmed: false })
  const owner = await signInAgain(app, thief)
  await app.visit().call(forgotPassword, { email: owner.email })
  const { data } = await thief.call(listSessions, {})
  const { id = '' } = data.find(({ current }) => !current) ?? {}
  expect(await refusalOf(thief.call(revokeOtherSessions, {}))).toMatchObject(needsPassword)
  expect(await refusalOf(thief.call(endOwnSession, { id }))).toMatchObject(needsPassword)
  expect((await owner.call(listSessions, {})).data).toHaveLength(2)

  await app.visit().call(resetPassword, { token: await tokenOf(app, owner.email), newPassword })
  expect((await refusalOf(thief.call(listSessions, {}))).status).toBe(401)
})

const newPassword = 'chosen by who holds it'

/** Who holds the unlocked phone sets a password by a link in the mail of its owner. */
async function resetByMail(app: TestApp, email: string, newPassword: string): Promise<Visitor> {
  const visitor = app.visit()
  await visitor.call(forgotPassword, { email })
  await visitor.call(resetPassword, { token: await tokenOf(app, email), newPassword })
  return visitor
}

/** The token of the link that was mailed. */
async function tokenOf(app: TestApp, email: string): Promise<string> {
  const mails = await app.mailsTo(email)
  const { text = '' } = mails.find(({ kind }) => kind === 'password-reset') ?? {}
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function enter(visitor: Visitor, email: string): Promise<void> {
  visitor.token = (await visitor.call(logIn, { email, password: newPassword })).access_token
  await visitor.call(reauthenticate, { password: newPassword })
}

const notYet = { status: 403, body: { code: 'FORBIDDEN' } }

test('who resets the password with the mail on the stolen phone closes no report for three days, changes no number, transfers and erases nothing', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const [phone, other] = [await registerPhone(app, owner), await registerPhone(app, owner)]
  const made = await report(owner, phone.id, 'Lost')
  const thief = await resetByMail(app, owner.email, newPassword)
  await enter(thief, owner.email)
  const offer = { id: other.id, email: 'fence@example.com', password: newPassword }
  const tries = {
    close: () => thief.call(updateReport, { id: made.id, status: 'Found' }),
    change: () => thief.call(updateAsset, { id: other.id, uuid: freshImei() }),
    find: () =>
      thief.call(createReport, { assetId: other.id, status: 'Found', description: 'At the stop' }),
    transfer: () => thief.call(offerTransfer, offer),
    erase: () => thief.call(eraseMyAccount, { password: newPassword }),
  }
  app.pass(hours(2))
  await enter(thief, owner.email)
  for (const [name, attempt] of Object.entries(tries)) {
    expect(await refusalOf(attempt() as Promise<unknown>), name).toMatchObject(notYet)
  }
  expect((await thief.call(getReport, { id: made.id })).data.stage).toBe('active')

  app.pass(days(3))
  await enter(thief, owner.email)
  expect((await tries.close()).data.outcome).toBe('recovered')
  await tries.transfer()
})

test('who resets the password with the mail on the stolen phone does not erase what its owner has not reported yet', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  await registerPhone(app, owner, imei)
  const thief = await resetByMail(app, owner.email, newPassword)
  await enter(thief, owner.email)
  const erase = () => thief.call(eraseMyAccount, { password: newPassword })
  expect(await refusalOf(erase())).toMatchObject(notYet)
  expect((await app.visit().call(verify, { identifier: imei })).data.verdict).toBe('clear')
  app.pass(days(3))
  await enter(thief, owner.email)
  await erase()
})

test.each(['transfers', 'erases'])(
  'a request that waits while a link in a mail sets its password %s nothing',
  async (what) => {
    const app = await startTestApp()
    const thief = await signIn(app, { confirmed: false })
    const phone = await registerPhone(app, thief)
    const path = what === 'erases' ? '/users/erase' : `/assets/${phone.id}/transfer`
    const body = { password: newPassword, email: 'fence@example.com' }
    const waiting = new ReadableStream(
      {
        async pull(controller) {
          await resetByMail(app, thief.email, newPassword)
          controller.enqueue(Buffer.from(JSON.stringify(body)))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const request = {
      method: 'POST',
      headers: { authorization: `Bearer ${thief.token}`, 'content-type': 'application/json' },
      body: waiting,
      duplex: 'half',
    }
    const { status } = await thief.fetch(`${origin}/api${path}`, request as RequestInit)
    expect(status).toBe(401)
    const { database } = app
    expect(await database.read.selectFrom('users').select('id').execute()).toHaveLength(1)
    expect(await database.read.selectFrom('transfers').select('id').execute()).toEqual([])
  },
)

test('who sets the first password of a report without an account with the mail on the stolen phone closes it after three days', async () => {
  const app = await startTestApp()
  const { email, ...form } = lossForm({ status: 'Lost' })
  const victim = app.visit()
  const { draft } = await victim.call(reportLoss, { email, ...form })
  const code = { email, token: await findCode(app, email), draft }
  const { reportId: id } = (await victim.call(confirmFoundItem, code)).data
  const thief = await resetByMail(app, email, newPassword)
  await enter(thief, email)
  const close = () => thief.call(updateReport, { id, status: 'Found' })
  expect(await refusalOf(close())).toMatchObject(notYet)
  const { data } = await app.visit().call(verify, { identifier: form.identifier })
  expect(data.verdict).toBe('lost')
  app.pass(days(3))
  await enter(thief, email)
  expect((await close()).data.outcome).toBe('recovered')
})

test('a second factor that was set up after a link in a mail keeps nobody out who uses the next link within three days; an older one stays', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { passkey: older } = await givePasskey(app, owner)
  app.pass(days(3))
  const otherOwner = await signIn(app)
  for (const { email } of [owner, otherOwner]) await resetByMail(app, email, newPassword)
  const entered = await enterWith(app.visit(), older)
  const thief = Object.assign(app.visit(), { id: owner.id, email: owner.email })
  thief.token = entered.access_token
  await thief.call(reauthenticate, { password: newPassword })
  const { passkey: ofThief } = await givePasskey(app, thief)
  const other = Object.assign(app.visit(), { id: otherOwner.id, email: otherOwner.email })
  await enter(other, other.email)
  await givePasskey(app, other)

  app.pass(days(3) - 1)
  for (const { email } of [owner, otherOwner]) await resetByMail(app, email, newPassword)
  expect(await refusalOf(enterWith(app.visit(), ofThief))).toMatchObject({ status: 401 })
  await enterWith(app.visit(), older)
  await enter(other, other.email)
  expect((await app.mailsTo(other.email)).map(({ kind }) => kind)).toContain('second-factor-off')
  expect((await logOf(app.database, 'second-factor', other.id)).at(-1)).toMatchObject({
    ...{ action: 'delete', details: { by: 'a reset link' } },
  })

  await givePasskey(app, other)
  app.pass(days(3))
  await resetByMail(app, other.email, newPassword)
  expect(
    await refusalOf(app.visit().call(logIn, { email: other.email, password: newPassword })),
  ).toMatchObject({ body: { code: 'TWO_FACTOR_CODE_REQUIRED' } })
})

test('an open session alone gets no new secret of a webhook, which signs in our name', async () => {
  const app = await startTestApp()
  const shop = await signIn(app, { confirmed: false })
  const { id } = await addEndpoint(shop, { url: 'https://shop.example/hook' })
  const rotate = () => shop.call(rotateWebhookSecret, { id })
  expect(await refusalOf(rotate())).toMatchObject(needsPassword)
  await shop.call(reauthenticate, { password })
  expect((await rotate()).data.secret).toMatch(/^whsec_/)
})
