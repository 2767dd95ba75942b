import { expect, test } from 'vitest'
import {
  listApplications,
  reviewMerchant,
  reviewMerchantChange,
} from '../../../src/api/merchants/applications.ts'
import { submitProducts, updateMerchant } from '../../../src/api/merchants/business.ts'
import { checkCertificate } from '../../../src/api/merchants/certificates.ts'
import { getMerchant, listMerchants } from '../../../src/api/merchants/directory.ts'
import { getTasks } from '../../../src/api/overview/overview.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import type { MerchantRow } from '../../../src/server/db/tables.ts'
import { purgeUnusedUploads } from '../../../src/server/jobs/purge-expired.ts'
import { hours, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { uploadedImage } from '../../support/factories.ts'
import { applicantOf, listedMerchant } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, signInAgain } from '../../support/users.ts'

/** The public data of a business, and the status of its certificate. */
async function shownOf(app: TestApp, { id, certificate_number }: MerchantRow) {
  const visitor = app.visit()
  const { data } = await visitor.call(getMerchant, { id })
  const search = async (text: string) =>
    (await visitor.call(listMerchants, { search: text })).data.merchants.length
  const check = { text: certificate_number ?? '' }
  const { certificate } = (await visitor.call(checkCertificate, check)).data
  return { listing: data, search, status: certificate?.status }
}

const changes = {
  name: ['Bola Laptops', 'Bola Phones & Computers'],
  categoryId: ['home-appliance', 'phones-and-computer'],
  cacNumber: ['RC 0765-4321', expect.any(String)],
  phone: ['+234 803 987 6543', expect.any(String)],
  address: ['14 Otigba Street', '12 Otigba Street'],
  website: ['https://bola.example', null],
  twitter: ['https://x.com/bola', null],
  instagram: ['https://www.instagram.com/bola', null],
  facebook: ['https://www.facebook.com/bola', null],
} as const

type Change = [field: string, values: readonly [to: string, from: unknown]]

const shownOnceApproved = async (...[field, [to, from]]: Change) => {
  const app = await startTestApp({ limits: noLimits })
  const merchant = await listedMerchant(app)
  const { user, admin, id } = merchant
  const before = await shownOf(app, merchant)
  const { data } = await user.call(updateMerchant, { id, [field]: to })
  expect(data).toMatchObject({ status: 'verified', pendingChange: { askedAt: app.clock.now } })
  const after = await shownOf(app, merchant)
  expect(after).toMatchObject({ listing: before.listing, status: 'valid' })
  expect(await after.search('laptop')).toBe(1)
  expect((await app.mailsTo(user.email))[0]?.subject).toBe('Your change is waiting for review')

  const { merchants, total } = (await admin.call(listApplications, { changed: 'true' })).data
  expect(total).toBe(1)
  const waiting = merchants[0]?.pendingChange
  expect(waiting?.changes).toMatchObject([{ field, from }])
  const tasks = (await admin.call(getTasks, {})).data
  expect(tasks).toContainEqual({ kind: 'merchant-changes', count: 1 })

  await admin.call(reviewMerchantChange, {
    id,
    decision: 'approve',
    askedAt: waiting?.askedAt ?? 0,
  })
  const own = (await user.call(getMe, {})).data.business
  expect(own).toMatchObject({ [field]: waiting?.changes[0]?.to, pendingChange: null })
  const { status, listing } = await shownOf(app, merchant)
  const isCertified = field === 'name' || field === 'cacNumber'
  expect(status).toBe(isCertified ? 'revoked' : 'valid')
  expect(listing.certificateNumber === merchant.certificate_number).toBe(!isCertified)
  expect(own?.expiresAt).toBe(merchant.expires_at)
  expect((await app.mailsTo(user.email))[0]?.subject).toBe('Your listing was changed')
  expect((await logOf(app.database, 'merchant', id)).slice(-2)).toMatchObject([
    { actor: user.id, action: 'update', details: { fields: [field], waiting: 1 } },
    { actor: admin.id, action: 'moderate', details: { change: 'approved', fields: [field] } },
  ])
}

// The same statements write every field, so one field is enough for the second engine.
const [onBothEngines, ...onOneEngine] = Object.entries(changes)
test.each([onBothEngines] as Change[])(
  'a changed %s is shown only after staff approve it, and the queue shows old and new values',
  shownOnceApproved,
)
it.each(onOneEngine as Change[])(
  'a changed %s is shown only after staff approve it, and the queue shows old and new values',
  shownOnceApproved,
)

test('products of a listed business are shown with their picture once approved', async () => {
  const app = await startTestApp({ limits: noLimits })
  const merchant = await listedMerchant(app, { products: [] })
  const { user, admin, id } = merchant
  const named = { products: ['Gold', 'Phones'], featuredPicture: await uploadedImage(app) }
  const { data } = await user.call(submitProducts, named)
  expect(data).toMatchObject({ products: [], featuredPicture: null })
  expect((await shownOf(app, merchant)).listing.products).toEqual([])
  // Products cannot be submitted again while the change is pending, and its picture is kept.
  expect((await refusalOf(user.call(submitProducts, named))).status).toBe(409)
  app.pass(hours(48))
  await purgeUnusedUploads(app.services)
  const uploads = (await allRows(app.database))['uploads'] as { id: string }[]
  expect(uploads.map(({ id }) => `/uploads/${id}.webp`)).toContain(named.featuredPicture)

  const deviceOfAdmin = await signInAgain(app, admin)
  await deviceOfAdmin.call(reviewMerchantChange, {
    id,
    decision: 'approve',
    askedAt: data.pendingChange?.askedAt ?? 0,
  })
  const { listing, search } = await shownOf(app, merchant)
  expect(listing).toMatchObject(named)
  expect(await search('gold')).toBe(1)
})

test('a rejected change keeps the listing as it was; its owner sees why and may try again', async () => {
  const app = await startTestApp({ limits: noLimits })
  const merchant = await listedMerchant(app)
  const { user, admin, id } = merchant
  const { data } = await user.call(updateMerchant, { id, website: 'https://evil.example' })
  const askedAt = data.pendingChange?.askedAt ?? 0
  const refuse = { id, decision: 'refuse', askedAt } as const
  const silent = await refusalOf(admin.call(reviewMerchantChange, refuse))
  expect(silent.body?.fields).toEqual({ reason: 'Say why: the owner reads this' })
  const reason = 'This page is not yours'
  const refused = await admin.call(reviewMerchantChange, { ...refuse, reason })
  expect(refused.data).toMatchObject({ website: null, pendingChange: null })
  expect((await app.mailsTo(user.email))[0]?.text).toContain(reason)
  expect(JSON.stringify(await logOf(app.database, 'merchant', id))).not.toContain(reason)
  const again = await user.call(updateMerchant, { id, website: 'https://bola.example' })
  expect(again.data.pendingChange?.changes).toEqual([
    { field: 'website', from: null, to: 'https://bola.example' },
  ])
})

it('repeated changes to a pending one stay one change, undoing it removes it, and staff cannot approve a version they did not see', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { user, admin, id, name } = await listedMerchant(app)
  const first = await user.call(updateMerchant, { id, name: 'Bola Laptops' })
  app.pass(1000)
  const second = await user.call(updateMerchant, { id, website: 'https://bola.example' })
  expect(second.data.pendingChange?.changes.map(({ field }) => field)).toEqual(['name', 'website'])
  const approve = { id, decision: 'approve' } as const
  const unseen = admin.call(reviewMerchantChange, {
    ...approve,
    askedAt: first.data.pendingChange?.askedAt ?? 0,
  })
  expect((await refusalOf(unseen)).body?.code).toBe('EDIT_CONFLICT')
  const { data } = await user.call(updateMerchant, { id, name, website: '' })
  expect(data).toMatchObject({ name, pendingChange: null })
  const none = admin.call(reviewMerchantChange, { ...approve, askedAt: app.clock.now })
  expect((await refusalOf(none)).status).toBe(409)
})

it('a change cannot take over another business’s CAC number', async () => {
  const app = await startTestApp({ limits: noLimits })
  await listedMerchant(app, { cacNumber: 'RC 5550001', name: 'The real one' })
  const { user, admin, id } = await listedMerchant(app)
  const { data } = await user.call(updateMerchant, { id, cacNumber: 'CAC/RC/No. 05550001' })
  const askedAt = data.pendingChange?.askedAt ?? 0
  const refusal = await refusalOf(
    admin.call(reviewMerchantChange, { id, decision: 'approve', askedAt }),
  )
  expect(refusal.message).toContain('The real one')
})

test('unchanged fields need no review and leave no trace', async () => {
  const app = await startTestApp()
  const { user, id, name, phone } = await listedMerchant(app)
  const before = await allRows(app.database)
  await user.call(updateMerchant, { id, name, phone, categoryId: 'phones-and-computer' })
  expect(await allRows(app.database)).toEqual(before)
})

it('an update cannot change products, logo or status', async () => {
  const app = await startTestApp()
  const { user, id } = await listedMerchant(app)
  const before = (await user.call(getMe, {})).data.business
  const answer = await user.send('PATCH', `/merchants/${id}`, {
    products: ['Gold'],
    logo: '/uploads/0123456789012345678901.webp',
    status: 'suspended',
    slug: 'another',
  })
  expect(answer.status).toBe(200)
  expect((await user.call(getMe, {})).data.business).toEqual(before)
})

it('an LGA must lie in its state, and changing the state clears the old LGA', async () => {
  const app = await startTestApp()
  const { user, id } = await listedMerchant(app)
  const wrong = await refusalOf(user.call(updateMerchant, { id, state: 'Kano', lga: 'Ikeja' }))
  expect(Object.keys(wrong.body?.fields ?? {})).toEqual(['lga'])
  const { data } = await user.call(updateMerchant, { id, state: 'Kano' })
  expect(data.pendingChange?.changes).toEqual([
    { field: 'state', from: 'Lagos', to: 'Kano' },
    { field: 'lga', from: 'Ikeja', to: null },
  ])
})

test('another user’s listing is not found, and an unverified one cannot be changed', async () => {
  const app = await startTestApp()
  const { id, admin, user } = await listedMerchant(app)
  const { user: applicant, business } = await applicantOf(app)
  for (const other of [applicant, await signIn(app), admin]) {
    expect(await refusalOf(other.call(updateMerchant, { id, phone: '08039876543' }))).toMatchObject(
      { status: 404 },
    )
  }
  const pending = applicant.call(updateMerchant, { id: business.id, phone: '08039876543' })
  expect((await refusalOf(pending)).body?.code).toBe('STATUS_CHANGE_REFUSED')
  await admin.call(reviewMerchant, { id, status: 'suspended', reason: 'A complaint' })
  const suspended = user.call(updateMerchant, { id, name: 'Back again' })
  expect((await refusalOf(suspended)).body?.message).toContain('suspended')
})

test('a concurrent change and suspension leave the shop suspended, without the change shown', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { user, admin, id } = await listedMerchant(app)
  await warmUp(app)
  await Promise.all([
    user.send('PATCH', `/merchants/${id}`, { name: 'Bola Laptops' }),
    admin.send('PATCH', `/admin/merchants/${id}`, { status: 'suspended', reason: 'A complaint' }),
  ])
  const rows = await allRows(app.database)
  expect(rows['merchants']).toMatchObject([
    { status: 'suspended', name: 'Bola Phones & Computers' },
  ])
  expect(rows['merchant_search_terms']).toEqual([])
  expect(rows['certificates']).toMatchObject([{ revoked_at: expect.any(Number) }])
})

test('eight concurrent approvals make one new certificate and one email', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { user, admin, id } = await listedMerchant(app)
  const { data } = await user.call(updateMerchant, { id, name: 'Bola Laptops' })
  await warmUp(app)
  const body = { decision: 'approve', askedAt: data.pendingChange?.askedAt }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => admin.send('PATCH', `/admin/merchants/${id}/change`, body)),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await allRows(app.database))['certificates']).toHaveLength(2)
})
