import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  createAsset,
  createLabels,
  getAsset,
  listAssets,
  updateAsset,
} from '../../../src/api/assets/assets.ts'
import { messageOwner } from '../../../src/api/conversations/message-owner.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import {
  createReport,
  getReport,
  getReportHistory,
  listMyReports,
  updateReport,
} from '../../../src/api/reports/reports.ts'
import {
  getOwnership,
  listTransfers,
  respondToTransfer,
} from '../../../src/api/transfers/transfers.ts'
import { eraseMyAccount, exportMyData, updateProfile } from '../../../src/api/users/my-account.ts'
import { imageNames, imageUrl, newUploadId } from '../../../src/server/lib/image-names.ts'
import { insertUpload } from '../../../src/server/queries/uploads/uploads.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { hours, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, phoneForm, report, uploadedImage } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { deliverMail } from '../../support/queue.ts'
import { offerPhone } from '../../support/transfers.ts'
import { deleteMails, password, signIn, type User } from '../../support/users.ts'

/** The URL of an image whose files exist. */
async function keptImage({ database, services, clock }: TestApp): Promise<string> {
  const id = newUploadId()
  const bytes = Buffer.from('picture')
  await database.write((tx) =>
    insertUpload(
      tx,
      { id, picture: { bytes, width: 1, height: 1 }, thumbnail: { bytes } },
      clock.now,
    ),
  )
  for (const name of imageNames(id)) await services.imageStore.save(name, bytes)
  return imageUrl(id)
}

/** Writes `word` into every text about a user. */
async function markTexts(app: TestApp, user: User, word: string) {
  await app.database.write((tx) =>
    updateUser(tx, user.id, { first_name: word, last_name: `${word}son` }),
  )
  await user.call(updateProfile, { address: `${word} Street`, phoneNumber: '08099887766' })
}

/** Two users, each with a marker word in every field, and a phone with all details. */
async function scene({ shareName = false } = {}) {
  const app = await startTestApp()
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  await markTexts(app, seller, 'Zuberi')
  await markTexts(app, buyer, 'Tamuno')
  await deleteMails(app)
  const receipt = await keptImage(app)
  const { data: phone } = await seller.call(createAsset, {
    ...(await phoneForm(app)),
    name: 'Phone of Zuberi',
    description: 'Zuberi is scratched on its back',
    photoUrls: [await uploadedImage(app)],
    receiptUrl: receipt,
    purchasedOn: '2024-05-01',
    purchasedFrom: 'Zuberi Stores',
    price: 250_000,
    warrantyUntil: '2027-05-01',
    notes: 'Zuberi has the box',
    keptAt: 'With Zuberi',
    tags: 'Zuberi',
  })
  const { data: lost } = await seller.call(createReport, {
    ...{ assetId: phone.id, description: 'Zuberi lost it', location: 'Zuberi junction, Kano' },
  })
  await seller.call(updateReport, { id: lost.id, status: 'Found' })
  const { data: labels } = await seller.call(createLabels, { ids: [phone.id] })
  const label = labels[0]?.code ?? ''
  app.pass(hours(1))
  const { offer } = await offerPhone(app, seller, buyer.email, { phone, shareName })
  const accept = () => buyer.call(respondToTransfer, { id: offer.id, answer: 'accept' })
  return { app, seller, buyer, phone, receipt, lost, label, offer, accept }
}

type Scene = Awaited<ReturnType<typeof scene>>

/** Everything a user is shown and emailed about an asset, as one text. */
async function allShownTo({ app, phone, lost, offer }: Scene, reader: User): Promise<string> {
  const answers = [
    await reader.call(listTransfers, {}),
    await reader.call(listNotifications, {}),
    await reader.call(listAssets, {}),
    await reader.call(listMyReports, {}),
    await reader.call(exportMyData, { password }),
  ]
  const texts = []
  for (const path of [
    `/assets/detail/${phone.id}`,
    `/assets/${phone.id}/ownership`,
    `/reports/${lost.id}`,
    `/reports/${lost.id}/history`,
    `/assets/search/?query=${phone.uuid}`,
    `/assets/search/?query=phone`,
    `/verify?identifier=${phone.uuid}`,
  ]) {
    texts.push(await (await reader.send('GET', path)).text())
  }
  texts.push(
    await (await reader.send('PATCH', `/transfers/${offer.id}`, { answer: 'accept' })).text(),
  )
  return JSON.stringify([answers, texts, await app.mailsTo(reader.email)])
}

/** Every way to read or change an asset. */
const accesses: [string, (user: User, id: string) => Promise<unknown>][] = [
  ['reading it', (user, id) => user.call(getAsset, { id })],
  ['its past', (user, id) => user.call(getOwnership, { id })],
  ['changing it', (user, id) => user.call(updateAsset, { id, name: 'Mine' })],
  ['a label', (user, id) => user.call(createLabels, { ids: [id] })],
  ['a report', (user, id) => user.call(createReport, { assetId: id, description: 'Gone' })],
]

test('the buyer never learns who the seller is, before or after the transfer', async () => {
  const all = await scene()
  const { app, seller, buyer, phone } = all
  const secrets = ['Zuberi', seller.email, seller.id, '250000', '2027-05-01']
  const { data } = await buyer.call(listTransfers, {})
  const before = JSON.stringify([data, await app.mailsTo(buyer.email)])
  expect(before).not.toContain(phone.uuid)
  // `allShownTo` accepts the transfer at its end.
  const during = await allShownTo(all, buyer)
  const after = await allShownTo(all, buyer)
  expect(after).toContain(phone.uuid)
  for (const secret of secrets) {
    for (const shown of [before, during, after]) expect(shown, secret).not.toContain(secret)
  }
})

test('the seller never learns who the buyer is or what they do with the asset, and sees only the email that they typed', async () => {
  const all = await scene()
  const { app, seller, buyer, phone, lost, accept } = all
  await accept()
  const image = await uploadedImage(app)
  await buyer.call(updateAsset, {
    ...{ id: phone.id, name: 'Tamuno phone', description: 'Tamuno words', notes: 'Tamuno' },
    ...{ imageUrl: image, purchasedFrom: 'Tamuno shop' },
  })
  const shown = await allShownTo(all, seller)
  for (const secret of ['Tamuno', buyer.id, image]) expect(shown, secret).not.toContain(secret)
  const { data } = await seller.call(getReport, { id: lost.id })
  expect(data).toMatchObject({ description: 'Zuberi lost it', assetImageUrl: null })
  await seller.call(getReportHistory, { id: lost.id })
  expect(await refusalOf(buyer.call(getReport, { id: lost.id }))).toMatchObject({ status: 404 })
})

test('the buyer has no access before the transfer, and the seller none after it', async () => {
  const { seller, buyer, phone, accept } = await scene()
  for (const [what, reach] of accesses) {
    expect(await refusalOf(reach(buyer, phone.id)), what).toMatchObject({ status: 404 })
  }
  await accept()
  for (const [what, reach] of accesses) {
    expect(await refusalOf(reach(seller, phone.id)), what).toMatchObject({ status: 404 })
  }
  for (const [, reach] of accesses) await reach(buyer, phone.id)
})

test('receipt, notes, purchase and label are not transferred; identifiers and photos are', async () => {
  const { app, seller, buyer, phone, receipt, label, accept } = await scene()
  await accept()
  const { data } = await buyer.call(getAsset, { id: phone.id })
  expect(data).toMatchObject({
    ...{ imageUrl: phone.imageUrl, photoUrls: phone.photoUrls, uuid: phone.uuid },
    ...{ receiptUrl: null, notes: null, purchasedOn: null, purchasedFrom: null },
    ...{ price: null, warrantyUntil: null, labelCode: null, keptAt: null, tags: null },
  })
  const scan = app.visit().call(messageOwner, { code: label, place: 'Ikeja', message: 'Found' })
  expect(await refusalOf(scan)).toMatchObject({ status: 404 })
  const uploads = (await allRows(app.database))['uploads'] as { id: string; claimed_by: string }[]
  const uploadOf = (url: string | null) => uploads.find(({ id }) => url?.includes(id))
  expect(uploadOf(receipt)).toBeUndefined()
  for (const name of imageNames(receipt.slice('/uploads/'.length, -'.webp'.length))) {
    expect(await app.services.imageStore.read(name)).toBeNull()
  }
  for (const url of [phone.imageUrl, ...phone.photoUrls]) {
    expect(uploadOf(url)?.claimed_by).toBe(buyer.id)
    const form = { ...(await phoneForm(app)), imageUrl: url ?? '' }
    expect(await refusalOf(seller.call(createAsset, form))).toMatchObject({ status: 400 })
  }
  expect((await app.visit().call(verify, { identifier: phone.uuid ?? '' })).data.verdict).toBe(
    'clear',
  )
})

test('a column added to assets later is not transferred unless it is listed', async () => {
  const { app, phone, accept } = await scene()
  const { database } = app
  await database.write(async (tx) => {
    await sql`alter table assets add column policy_number text`.execute(tx)
    await sql`update assets set policy_number = 'Zuberi 77' where id = ${phone.id}`.execute(tx)
  })
  await accept()
  const { rows } = await sql`select * from assets where id = ${phone.id}`.execute(database.read)
  expect(rows).toMatchObject([{ policy_number: null, brand: 'Apple', hidden: 0 }])
  await database.write(async (tx) => {
    await sql`alter table assets drop column policy_number`.execute(tx)
  })
})

/** Sends pending emails, as with a real SMTP server. */
async function sendMails(app: TestApp) {
  const sender = { handsOver: true, send: async () => {}, sendToPhone: async () => {}, close() {} }
  while ((await deliverMail(app.services, sender)) > 0);
}

test('erasing the seller leaves nothing of them, and the buyer keeps the asset with its history', async () => {
  const { app, seller, buyer, phone, accept } = await scene({ shareName: true })
  await accept()
  const before = (await buyer.call(getOwnership, { id: phone.id })).data
  await seller.call(eraseMyAccount, { password })
  await sendMails(app)
  const rows = JSON.stringify(await allRows(app.database))
  for (const secret of ['Zuberi', seller.email]) expect(rows).not.toContain(secret)
  expect((await buyer.call(getOwnership, { id: phone.id })).data).toEqual(before)
  expect(before).toMatchObject({ changedHands: 1 })
})

test('erasing the buyer keeps the seller’s old reports and nothing of the buyer; erasing the seller then deletes the rest', async () => {
  const { app, seller, buyer, lost, phone, accept } = await scene()
  await accept()
  await buyer.call(updateAsset, { id: phone.id, description: 'Tamuno words' })
  await buyer.call(eraseMyAccount, { password })
  await sendMails(app)
  const rows = JSON.stringify(await allRows(app.database))
  for (const secret of ['Tamuno', buyer.email, phone.uuid ?? '']) expect(rows).not.toContain(secret)
  expect((await seller.call(getReport, { id: lost.id })).data.description).toBe('Zuberi lost it')
  expect((await seller.call(listTransfers, {})).data.fromMe).toMatchObject([
    { state: 'accepted', to: null },
  ])
  await seller.call(eraseMyAccount, { password })
  const left = await allRows(app.database)
  expect([left['assets'], left['reports'], left['transfers']]).toEqual([[], [], []])
})

test('a buyer’s confirmed theft survives their erasure, also where an earlier owner had reported the asset', async () => {
  const { app, buyer, seller, phone, lost, accept } = await scene()
  await accept()
  const admin = await signIn(app, { role: 'admin' })
  const theft = await report(buyer, phone.id, 'Stolen')
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  await buyer.call(eraseMyAccount, { password })
  const { data } = await app.visit().call(verify, { identifier: phone.uuid ?? '' })
  expect(data.verdict).toBe('stolen')
  await seller.call(getReport, { id: lost.id })
  await seller.call(eraseMyAccount, { password })
  const again = await app.visit().call(verify, { identifier: phone.uuid ?? '' })
  expect(again.data.verdict).toBe('stolen')
})

test('erasing a user during an open offer leaves the other a plain message and no address', async () => {
  const one = await scene()
  await one.buyer.call(eraseMyAccount, { password })
  const { data } = await one.seller.call(listTransfers, {})
  expect(data.fromMe).toMatchObject([{ state: 'declined', to: null, assetId: one.phone.id }])
  const two = await scene()
  await two.seller.call(eraseMyAccount, { password })
  expect((await two.buyer.call(listTransfers, {})).data.toMe).toEqual([])
  const [notification] = (await two.buyer.call(listNotifications, {})).data.notifications
  expect(notification?.kind).toBe('transfer-withdrawn')
})

test('the data export contains the offers a user made and received, and nothing about the other party', async () => {
  const { seller, buyer, offer } = await scene()
  for (const user of [seller, buyer]) {
    const { data } = await user.call(exportMyData, { password })
    const own = data.sections.find(({ name }) => name === 'transfers')
    expect(own?.records).toMatchObject([{ id: offer.id, state: 'open' }])
    expect(own?.records[0]).not.toHaveProperty('from_user_id')
    expect(own?.records[0]).not.toHaveProperty('item')
  }
})

test('response time does not reveal whether an address has an account: both get the same time', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  let timedCalls = 0
  app.services.withMinDuration = (work) => {
    timedCalls++
    return work
  }
  for (const [index, email] of [buyer.email, 'nobody@example.com'].entries()) {
    const { data: phone } = await seller.call(createAsset, await phoneForm(app, freshImei()))
    const input = { email, password }
    const offered = await seller.send('POST', `/assets/${phone.id}/transfer`, input)
    expect(offered.status).toBe(201)
    expect(timedCalls).toBe(2 * index + 1)
    const { data: offer } = (await offered.json()) as { data: { id: string } }
    expect((await seller.send('DELETE', `/transfers/${offer.id}`)).status).toBe(200)
    expect(timedCalls).toBe(2 * index + 2)
  }
})

test('the data of a seller does not tell whether the address of an offer has an account', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [seller, buyer] = [await signIn(app), await signIn(app)]
  const exported = []
  for (const email of [buyer.email, 'nobody@example.com']) {
    // The mail of the second waits if there is no account.
    for (let n = 0; n < 2; n++) await offerPhone(app, seller, email)
    const { data } = await seller.call(exportMyData, { password })
    const offers = data.sections.find(({ name }) => name === 'transfers')?.records ?? []
    exported.push(
      offers
        .filter((offer) => offer['to_email'] === email)
        .map(({ id: _, to_email: __, ...offer }) => offer),
    )
  }
  expect(exported[0]).toHaveLength(2)
  expect(exported[1]).toEqual(exported[0])
})
