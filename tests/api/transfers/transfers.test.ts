import { expect, test } from 'vitest'
import { adminGetAsset } from '../../../src/api/assets/admin-assets.ts'
import { getAsset, listAssets, updateAsset } from '../../../src/api/assets/assets.ts'
import { resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createReport, updateReport } from '../../../src/api/reports/reports.ts'
import {
  cancelTransfer,
  getOwnership,
  listTransfers,
  offerTransfer,
  respondToTransfer,
} from '../../../src/api/transfers/transfers.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { expireTransfers, retryTransferMails } from '../../../src/server/jobs/work-transfers.ts'
import { insertRow } from '../../../src/server/queries/rows-by-columns.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { days, hours, minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { logOf } from '../../support/database/rows.ts'
import { freshImei, registerCar, registerPhone, report } from '../../support/factories.ts'
import { disputeOf } from '../../support/samples.ts'
import { offerPhone } from '../../support/transfers.ts'
import {
  confirmHere,
  deleteMails,
  password,
  signIn,
  signInAgain,
  signUpForm,
  suspend,
  type User,
} from '../../support/users.ts'

const accept = (buyer: User, id: string) => buyer.call(respondToTransfer, { id, answer: 'accept' })

async function notificationsTo(user: User) {
  return (await user.call(listNotifications, {})).data.notifications
}

async function twoUsers() {
  const app = await startTestApp()
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  // Without the sign-up email, because it would count towards the limit of one email a minute.
  await deleteMails(app)
  return { app, seller, buyer }
}

it('the buyer names the asset when accepting', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { phone, offer } = await offerPhone(app, seller, buyer.email)
  const name = 'My work phone'
  await buyer.call(respondToTransfer, { id: offer.id, answer: 'accept', name })
  expect((await buyer.call(getAsset, { id: phone.id })).data).toMatchObject({ name })
})

test('an accepted offer makes the asset the buyer’s, and both are notified in the app and by email', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { phone, offer } = await offerPhone(app, seller, buyer.email)
  expect(offer).toMatchObject({ state: 'open', to: buyer.email, assetId: phone.id })
  const { data: before } = await buyer.call(listTransfers, {})
  expect(before.toMe).toMatchObject([
    {
      ...{ id: offer.id, state: 'open', type: 'Gadget', brand: 'Apple', from: null, assetId: null },
      numbers: [{ label: 'IMEI', ending: phone.uuid?.slice(-4) }],
      check: { verdict: 'clear', message: 'Registered, and nothing is reported.' },
    },
  ])

  app.pass(hours(1))
  const { data: accepted } = await accept(buyer, offer.id)
  expect(accepted).toMatchObject({ state: 'accepted', assetId: phone.id, numbers: [], check: null })
  expect((await buyer.call(listAssets, {})).data).toMatchObject([
    {
      ...{ id: phone.id, name: 'Apple gadget', uuid: phone.uuid, imageUrl: phone.imageUrl },
      description: 'Handed over on Toju in March 2026.',
    },
  ])
  const stored = async () => app.database.read.selectFrom('assets').select('description').execute()
  expect(await stored(), 'no sentence is kept').toEqual([{ description: '' }])
  await buyer.call(updateAsset, { id: phone.id, name: 'Mine now' })
  expect(await stored()).toEqual([{ description: '' }])
  expect((await seller.call(listAssets, {})).data).toEqual([])
  const { data: sent } = await seller.call(listTransfers, {})
  expect(sent.fromMe).toMatchObject([{ state: 'accepted', item: phone.name, assetId: null }])

  expect((await notificationsTo(buyer)).map(({ kind, href }) => [kind, href])).toEqual([
    ['transfer-received', '/dashboard/transfers'],
    ['transfer-offered', '/dashboard/transfers'],
  ])
  expect((await notificationsTo(seller)).map(({ kind }) => kind)).toEqual(['transfer-accepted'])
  expect((await app.mailsTo(buyer.email)).map(({ kind }) => kind)).toEqual([
    'transfer-received',
    'transfer-offered',
  ])
  expect((await app.mailsTo(seller.email)).map(({ kind }) => kind)).toEqual(['transfer-accepted'])

  expect(await logOf(app.database, 'asset', phone.id)).toContainEqual({
    actor: buyer.id,
    action: 'update',
    details: {
      ...{ transfer: offer.id, before: { changedHands: 0 }, after: { changedHands: 1 } },
    },
  })
  expect(await logOf(app.database, 'transfer', offer.id)).toEqual([
    { actor: seller.id, action: 'create', details: { asset: phone.id } },
    { actor: buyer.id, action: 'update', details: { from: 'open', to: 'accepted' } },
  ])
})

it('repeating accept, decline or cancel changes nothing, and an ended offer cannot end differently', async () => {
  const { app, seller, buyer } = await twoUsers()
  const cancel = (id: string) => seller.call(cancelTransfer, { id })
  const decline = (id: string) => buyer.call(respondToTransfer, { id, answer: 'decline' })
  const [one, two, three] = [
    (await offerPhone(app, seller, buyer.email)).offer.id,
    (await offerPhone(app, seller, buyer.email)).offer.id,
    (await offerPhone(app, seller, buyer.email)).offer.id,
  ]
  for (const [id, endpoint, others, words] of [
    [one, accept, [cancel, decline], 'This transfer was already accepted.'],
    [two, (_: User, id: string) => decline(id), [cancel], 'This transfer was declined.'],
    [three, (_: User, id: string) => cancel(id), [decline], 'This transfer was cancelled.'],
  ] as const) {
    const { data } = await endpoint(buyer, id)
    const { length } = await logOf(app.database, 'transfer', id)
    expect((await endpoint(buyer, id)).data).toEqual(data)
    for (const other of [...others, (id: string) => accept(buyer, id)]) {
      if (other !== others[0] && data.state === 'accepted') continue
      expect((await refusalOf(other(id))).body).toEqual({ code: 'TRANSFER_CLOSED', message: words })
    }
    expect(await logOf(app.database, 'transfer', id)).toHaveLength(length)
  }
})

test('the response and the email are the same with an account, without one and with an unverified one', async () => {
  const { app, seller, buyer } = await twoUsers()
  const unverified = await signIn(app, { verified: false })
  await deleteMails(app)
  const addresses = [buyer.email, signUpForm().email, unverified.email]
  const answers = []
  const mails = []
  for (const email of addresses) {
    const phone = await registerPhone(app, seller)
    const input = { email, password, shareName: true }
    const answer = await seller.send('POST', `/assets/${phone.id}/transfer`, input)
    const text = await answer.text()
    answers.push([
      answer.status,
      text.replace(email, 'EMAIL').replace(/"(id|assetId)":"[^"]+"/g, '$1'),
    ])
    const [mail] = await app.mailsTo(email)
    mails.push([mail?.kind, mail?.subject, mail?.text, mail?.html])
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(answers[0]?.[0]).toBe(201)
  expect(mails).toEqual([mails[0], mails[0], mails[0]])
  expect(mails[0]?.[0]).toBe('transfer-offered')
  expect(await notificationsTo(unverified)).toEqual([])
})

test('the email describes only what is offered, and names the sender only if they choose to', async () => {
  const { app, seller, buyer } = await twoUsers()
  await app.database.write((tx) =>
    updateUser(tx, seller.id, { first_name: 'Zuberi', last_name: 'Zuberison' }),
  )
  const car = await registerCar(app, seller, { make: 'https://evil.example <b>', name: 'Mine' })
  await offerPhone(app, seller, buyer.email, { phone: car })
  const [mail] = await app.mailsTo(buyer.email)
  expect(mail?.subject).toBe('A transfer to you: vehicle')
  const email = `${mail?.subject} ${mail?.text} ${mail?.html}`
  for (const secret of [
    'Zuberi',
    seller.email,
    'KJA',
    '1M8GDM9AXKP042788',
    'Mine',
    'Dent',
    'evil.ex',
  ]) {
    expect(email).not.toContain(secret)
  }
  expect((await buyer.call(listTransfers, {})).data.toMe).toMatchObject([{ from: null }])

  app.pass(hours(1))
  const { offer } = await offerPhone(app, seller, buyer.email, { shareName: true })
  expect((await app.mailsTo(buyer.email))[0]?.text).toContain('Zuberi Zuberison wants to transfer')
  const toMe = async () => (await buyer.call(listTransfers, {})).data.toMe[0]
  expect(await toMe()).toMatchObject({ from: 'Zuberi Zuberison' })
  await accept(buyer, offer.id)
  expect(await toMe()).toMatchObject({ from: null, state: 'accepted' })
})

it('an offer belongs to a verified email, not to the holder of its link', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { offer, phone } = await offerPhone(app, seller, 'later@example.com')
  for (const user of [buyer, seller]) {
    expect(await refusalOf(accept(user, offer.id))).toMatchObject({ status: 404 })
    expect((await user.call(listTransfers, {})).data.toMe).toEqual([])
  }
  const later = await signIn(app)
  await app.database.write((tx) =>
    tx
      .updateTable('users')
      .set({ email: 'later@example.com', email_verified_at: null })
      .where('id', '=', later.id)
      .execute(),
  )
  expect(await refusalOf(accept(later, offer.id))).toMatchObject({ status: 403 })
  await app.database.write((tx) => updateUser(tx, later.id, { email_verified_at: 1 }))
  expect((await accept(later, offer.id)).data.assetId).toBe(phone.id)
})

it('offering requires the password, refuses the user’s own address, and an asset has one offer at a time', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { id } = await registerPhone(app, seller)
  const offer = (change: object) =>
    refusalOf(seller.call(offerTransfer, { id, email: buyer.email, password, ...change }))
  expect((await offer({ password: 'a guess' })).body).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: { password: 'This is not your password.' },
  })
  expect((await offer({ email: seller.email.toUpperCase() })).body).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { email: 'This is your own email address. Enter the new owner’s address.' },
  })
  const { data: first } = await seller.call(offerTransfer, { id, email: buyer.email, password })
  expect(await offer({ email: 'other@example.com' })).toMatchObject({
    status: 409,
    body: {
      code: 'TRANSFER_REFUSED',
      message: 'This asset is already being transferred to somebody.',
    },
  })
  expect((await seller.call(getOwnership, { id })).data.offer).toEqual(first)
  await seller.call(cancelTransfer, { id: first.id })
  expect((await seller.call(getOwnership, { id })).data.offer).toBeNull()
  await seller.call(offerTransfer, { id, email: buyer.email, password })
})

type Block = (app: TestApp, seller: User, id: string, imei: string) => Promise<unknown>

const blocks: [string, Block, RegExp][] = [
  ['is reported lost', (_, seller, id) => report(seller, id, 'Lost'), /has an open report/],
  ['is under review as stolen', (_, seller, id) => report(seller, id, 'Stolen'), /open report/],
  [
    'was reported as found, even after the report is closed',
    async (_, seller, id) => {
      const find = await report(seller, id, 'Found')
      await seller.call(updateReport, { id: find.id, status: 'Handed over' })
    },
    /reported this item as found/,
  ],
  [
    'has an identifier that another user registers too',
    async (app, _, __, imei) => {
      await registerPhone(app, await signIn(app), imei)
    },
    /Two people claim/,
  ],
  [
    'has an identifier that an earlier registrant reports as lost',
    async (app, seller, id, imei) => {
      const first = await signIn(app)
      const phone = await registerPhone(app, first, imei)
      // The seller becomes the later claimant.
      await seller.call(updateAsset, { id, uuid: freshImei() })
      await seller.call(updateAsset, { id, uuid: imei })
      await report(first, phone.id, 'Lost')
    },
    /Two people claim/,
  ],
  [
    'has an identifier that another user reports as found, once staff have confirmed it',
    async (app, _, __, imei) => {
      const finder = await signIn(app)
      const admin = await signIn(app, { role: 'admin' })
      const found = await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
      await admin.call(moderateReport, { id: found.id, status: 'active' })
    },
    /was reported, so you cannot transfer/,
  ],
]

it.each(blocks)(
  'an asset is not transferred if it %s: 409 with a plain message',
  async (_, block, words) => {
    const { app, seller, buyer } = await twoUsers()
    const imei = freshImei()
    const { id } = await registerPhone(app, seller, imei)
    await block(app, seller, id, imei)
    const refusal = await refusalOf(
      seller.call(offerTransfer, { id, email: buyer.email, password }),
    )
    expect(refusal).toMatchObject({ status: 409, body: { code: 'TRANSFER_REFUSED' } })
    expect(refusal.message).toMatch(words)
    expect((await seller.call(getOwnership, { id })).data.refusal).toBe(refusal.message)
  },
)

test('a refused claimant cannot have another user claim it again; an upheld one transfers it free of dispute', async () => {
  const { app, seller, buyer } = await twoUsers()
  const admin = await signIn(app, { role: 'admin' })
  const disputeId = await disputeOf(app, seller)
  const [asset] = (await seller.call(listAssets, {})).data
  const phone = asset ?? (await registerPhone(app, seller))
  const decision = { id: disputeId, status: 'decided', reason: 'The receipt' } as const
  await admin.call(resolveDispute, decision)
  const refusal = await refusalOf(offerPhone(app, seller, buyer.email, { phone }))
  expect(refusal.message).toMatch(/is registered to another person/)

  await admin.call(resolveDispute, { ...decision, status: 'open' })
  await admin.call(resolveDispute, { ...decision, ownerId: seller.id })
  const { offer } = await offerPhone(app, seller, buyer.email, { phone })
  await accept(buyer, offer.id)
  const { data } = await admin.call(adminGetAsset, { id: phone.id })
  expect(data.asset).toMatchObject({ disputed: false, owner: { id: buyer.id } })
})

test('a buyer cannot accept what another user registered after the offer', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { phone, offer } = await offerPhone(app, seller, buyer.email)
  await registerPhone(app, await signIn(app), phone.uuid ?? '')
  const { data } = await seller.call(getOwnership, { id: phone.id })
  expect(data).toMatchObject({ refusal: expect.stringContaining('Two people claim'), offer: null })
  expect(await refusalOf(accept(buyer, offer.id))).toMatchObject({
    status: 409,
    body: { code: 'TRANSFER_CLOSED' },
  })
  expect((await seller.call(getAsset, { id: phone.id })).data.id).toBe(phone.id)
})

it('what a suspended account offered cannot be accepted until it is restored', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { offer } = await offerPhone(app, seller, buyer.email)
  await suspend(app, seller)
  const refusal = await refusalOf(accept(buyer, offer.id))
  expect(refusal).toMatchObject({ status: 409, body: { code: 'TRANSFER_REFUSED' } })
  expect((await buyer.call(listAssets, {})).data).toEqual([])
  await app.database.write((tx) => updateUser(tx, seller.id, { status: 'active' }))
  expect((await accept(buyer, offer.id)).data.state).toBe('accepted')
})

it('a report withdraws the offer automatically, and the buyer is notified without the reason', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { phone, offer } = await offerPhone(app, seller, buyer.email)
  app.pass(hours(2))
  await report(seller, phone.id, 'Stolen')
  expect(await refusalOf(accept(buyer, offer.id))).toMatchObject({
    status: 409,
    body: { code: 'TRANSFER_CLOSED', message: 'This transfer was cancelled.' },
  })
  const [notification] = await notificationsTo(buyer)
  const [mail] = await app.mailsTo(buyer.email)
  expect([notification?.kind, mail?.kind]).toEqual(['transfer-withdrawn', 'transfer-withdrawn'])
  expect(`${notification?.text} ${mail?.text}`).not.toMatch(/report|stolen|lost/i)
  expect(await notificationsTo(seller)).toEqual([])
})

test('a recipient without an account is emailed the withdrawal, and another user’s registration notifies the seller too', async () => {
  const { app, seller } = await twoUsers()
  const { phone } = await offerPhone(app, seller, 'nobody@example.com')
  app.pass(hours(2))
  const finder = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const found = await report(
    finder,
    (await registerPhone(app, finder, phone.uuid ?? '')).id,
    'Found',
  )
  await admin.call(moderateReport, { id: found.id, status: 'active' })
  expect((await app.mailsTo('nobody@example.com')).map(({ kind }) => kind)).toEqual([
    'transfer-withdrawn',
    'transfer-offered',
  ])
  expect((await notificationsTo(seller)).map(({ kind }) => kind).sort()).toEqual([
    'number-registered',
    'reported-by-other',
    'transfer-stopped',
  ])
})

it('an asset cannot be transferred to a buyer who already registered its identifier', async () => {
  const { app, seller, buyer } = await twoUsers()
  // A finder who handed the item over claims nothing, but still has its identifier registered.
  const phone = await registerPhone(app, seller)
  const mine = await registerPhone(app, buyer, phone.uuid ?? '')
  const find = await report(buyer, mine.id, 'Found')
  await buyer.call(updateReport, { id: find.id, status: 'Handed over' })
  const { offer } = await offerPhone(app, seller, buyer.email, { phone })
  expect(await refusalOf(accept(buyer, offer.id))).toMatchObject({
    status: 409,
    body: { code: 'IDENTIFIER_ALREADY_YOURS' },
  })
  expect((await seller.call(listTransfers, {})).data.fromMe).toMatchObject([{ state: 'open' }])
})

it('identifier, maker and model are frozen during an offer', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { phone, offer } = await offerPhone(app, seller, buyer.email)
  for (const change of [{ uuid: freshImei() }, { brand: 'Itel' }]) {
    expect(await refusalOf(seller.call(updateAsset, { id: phone.id, ...change }))).toMatchObject({
      status: 409,
      body: { code: 'TRANSFER_REFUSED' },
    })
  }
  await seller.call(updateAsset, { id: phone.id, name: 'Another name' })
  await seller.call(cancelTransfer, { id: offer.id })
  await seller.call(updateAsset, { id: phone.id, brand: 'Itel' })
})

test('an offer lasts seven days; then it cannot be accepted, is purged, and its seller is notified', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { phone, offer } = await offerPhone(app, seller, buyer.email)
  app.pass(days(7) - 1)
  expect(await expireTransfers(app.services)).toBe(0)
  app.pass(1)
  expect((await refusalOf(accept(buyer, offer.id))).body).toMatchObject({
    code: 'TRANSFER_CLOSED',
    message: 'This transfer has ended: nobody accepted it in time.',
  })
  expect((await seller.call(getOwnership, { id: phone.id })).data.offer).toBeNull()
  expect(await expireTransfers(app.services)).toBe(1)
  expect(await expireTransfers(app.services)).toBe(0)
  expect((await notificationsTo(seller)).map(({ kind }) => kind)).toEqual(['transfer-expired'])
  await offerPhone(app, seller, buyer.email, { phone })

  const stored = () => app.database.read.selectFrom('transfers').select('state').execute()
  app.pass(days(364))
  await purgeExpired(app.services)
  expect(await stored()).toHaveLength(2)
  app.pass(days(2))
  await purgeExpired(app.services)
  expect(await stored()).toEqual([{ state: 'open' }])
})

it('an expired offer allows a new one before it is purged', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { phone } = await offerPhone(app, seller, buyer.email)
  app.pass(days(8))
  await offerPhone(app, seller, buyer.email, { phone })
  const { data } = await seller.call(listTransfers, {})
  expect(data.fromMe.map(({ state }) => state)).toEqual(['open', 'expired'])
})

test('the offer to an email over its limit is sent later, once', async () => {
  const { app, seller } = await twoUsers()
  const to = 'many@example.com'
  await offerPhone(app, seller, to)
  await offerPhone(app, seller, to)
  const mails = async () => (await app.mailsTo(to)).length
  expect(await mails()).toBe(1)
  await retryTransferMails(app.services)
  expect(await mails()).toBe(1)
  app.pass(minutes(2))
  await Promise.all(Array.from({ length: 8 }, () => retryTransferMails(app.services)))
  expect(await mails()).toBe(2)
})

test('two hundred offers that a stranger made and withdrew push no open offer out of the list', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { offer } = await offerPhone(app, seller, buyer.email)
  await app.database.write(async (tx) => {
    const row = await tx.selectFrom('transfers').selectAll().executeTakeFirstOrThrow()
    const ended = { ...row, state: 'withdrawn', closed_at: row.created_at } as const
    for (let n = 1; n <= 200; n++) {
      await insertRow(tx, 'transfers', {
        ...ended,
        id: `ended ${n}`,
        created_at: row.created_at + n,
      })
    }
  })
  const { data } = await buyer.call(listTransfers, {})
  expect(data.toMe.map(({ id }) => id)).toContain(offer.id)
})

test('two hundred open offers of one stranger push no open offer of another out of the list', async () => {
  const { app, seller, buyer } = await twoUsers()
  const { offer } = await offerPhone(app, seller, buyer.email)
  const stranger = await signIn(app)
  await app.database.write(async (tx) => {
    const row = await tx.selectFrom('transfers').selectAll().executeTakeFirstOrThrow()
    const more = { ...row, asset_id: null, from_user_id: stranger.id }
    for (let n = 1; n <= 200; n++) {
      await insertRow(tx, 'transfers', { ...more, id: `more ${n}`, created_at: row.created_at + n })
    }
  })
  const { data } = await buyer.call(listTransfers, {})
  expect(data.toMe.map(({ id }) => id)).toContain(offer.id)
})

test('offers that wait for a mailbox which has had its mails hold up no mail of another', async () => {
  const { app, seller } = await twoUsers()
  const full = 'full@example.com'
  const { offer } = await offerPhone(app, seller, full)
  await app.database.write(async (tx) => {
    const row = await tx.selectFrom('transfers').selectAll().executeTakeFirstOrThrow()
    const waiting = { ...row, asset_id: null, notified_at: null }
    const created_at = row.created_at - 1
    for (let n = 0; n < 500; n++) {
      const more = { ...waiting, created_at, id: `${offer.id} ${n}` }
      await tx.insertInto('transfers').values(more).execute()
    }
    await insertRow(tx, 'transfers', { ...waiting, id: 'last', to_email: 'other@example.com' })
  })
  await retryTransferMails(app.services)
  expect(await app.mailsTo(full)).toHaveLength(1)
  expect(await app.mailsTo('other@example.com')).toHaveLength(1)
})

it('the asset’s history shows its owner and admins when it was registered and how often it changed hands, without names', async () => {
  const { app, seller, buyer } = await twoUsers()
  const third = await signIn(app)
  const phone = await registerPhone(app, seller)
  const ownership = async (user: User) => (await user.call(getOwnership, { id: phone.id })).data
  expect(await ownership(seller)).toEqual({
    ...{ registeredIn: '2026-03', changedHands: 0, lastIn: null },
    ...{ offer: null, refusal: null, contest: null },
  })
  const handover = async (from: User, to: User) => {
    const [giver, taker] = [await signInAgain(app, from), await signInAgain(app, to)]
    await accept(taker, (await offerPhone(app, giver, to.email, { phone })).offer.id)
    return [giver, taker] as const
  }
  app.pass(days(40))
  await handover(seller, buyer)
  app.pass(days(60))
  const [second, last] = await handover(buyer, third)
  const history = { registeredIn: '2026-03', changedHands: 2, lastIn: '2026-06' }
  expect(await ownership(last)).toMatchObject(history)
  for (const user of [await signInAgain(app, seller), second]) {
    expect(await refusalOf(ownership(user))).toMatchObject({ status: 404 })
  }
  const admin = await signIn(app, { role: 'admin' })
  expect((await admin.call(adminGetAsset, { id: phone.id })).data.asset.history).toEqual(history)
  // Of another user's registration only the month is shown.
  const { data } = await last.call(getAsset, { id: phone.id })
  expect(data.createdAt).toBe(app.clock.now)
})

it('an old registration that is given another number has the history of that number, also for its buyer', async () => {
  const { app, seller, buyer } = await twoUsers()
  const phone = await registerPhone(app, seller)
  app.pass(days(400))
  const [giver, taker] = [await signInAgain(app, seller), await signInAgain(app, buyer)]
  const historyFor = async (user: User) => (await user.call(getOwnership, { id: phone.id })).data
  await confirmHere(app, giver)
  const value = freshImei()
  await giver.call(updateAsset, { id: phone.id, moreIdentifiers: [{ kind: 'imei2', value }] })
  expect(await historyFor(giver)).toMatchObject({ registeredIn: '2026-03', changedHands: 0 })
  await giver.call(updateAsset, { id: phone.id, uuid: value, moreIdentifiers: [] })
  expect(await historyFor(giver)).toMatchObject({ registeredIn: '2027-04', changedHands: 0 })
  await accept(taker, (await offerPhone(app, giver, taker.email, { phone })).offer.id)
  expect(await historyFor(taker)).toMatchObject({ registeredIn: '2027-04', changedHands: 1 })
  app.pass(1000)
  await confirmHere(app, taker)
  await taker.call(updateAsset, { id: phone.id, uuid: freshImei() })
  expect(await historyFor(taker)).toMatchObject({ registeredIn: '2027-04', changedHands: 0 })
})

it('the seller’s closed report cannot be reopened once the asset is another user’s', async () => {
  const { app, seller, buyer } = await twoUsers()
  const admin = await signIn(app, { role: 'admin' })
  const phone = await registerPhone(app, seller)
  const { data: theft } = await seller.call(createReport, {
    ...{ assetId: phone.id, status: 'Stolen', description: 'Gone' },
  })
  await admin.call(moderateReport, { id: theft.id, status: 'inactive', reason: 'No proof' })
  const { offer } = await offerPhone(app, seller, buyer.email, { phone })
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  expect((await notificationsTo(seller)).map(({ kind }) => kind)).toContain('transfer-stopped')
  await admin.call(moderateReport, { id: theft.id, status: 'inactive', reason: 'No proof' })
  expect(await refusalOf(accept(buyer, offer.id))).toMatchObject({ status: 409 })
  await accept(buyer, (await offerPhone(app, seller, buyer.email, { phone })).offer.id)
  const refusal = await refusalOf(admin.call(moderateReport, { id: theft.id, status: 'active' }))
  expect(refusal.message).toMatch(/has a new owner now/)
})
