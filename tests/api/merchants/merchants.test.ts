import { expect, test } from 'vitest'
import { reauthenticate } from '../../../src/api/auth/log-in.ts'
import { listApplications, reviewMerchant } from '../../../src/api/merchants/applications.ts'
import { createMerchant, submitProducts } from '../../../src/api/merchants/business.ts'
import { checkCertificate } from '../../../src/api/merchants/certificates.ts'
import { getMerchant, listCategories, listMerchants } from '../../../src/api/merchants/directory.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { serveCertificatePdf } from '../../../src/server/http/files.ts'
import { astroLocals } from '../../../src/server/http/rendered/astro-locals.ts'
import { purgeUnusedUploads } from '../../../src/server/jobs/purge-expired.ts'
import { expireMerchants } from '../../../src/server/jobs/work-merchants.ts'
import { updateUser as putUser } from '../../../src/server/queries/users/save-users.ts'
import { days, hours, refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import {
  applicantOf,
  applyForVerification,
  listedMerchant,
  merchantForm,
} from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, suspend } from '../../support/users.ts'

const nearLagos = { sort: 'near-me', state: 'Lagos', lga: 'Ikeja' } as const
const byName = { sort: 'name', category: 'phones-and-computer' } as const

it('categories are nodes with name and _id (spec §3)', async () => {
  const app = await startTestApp()
  const { data } = await app.visit().call(listCategories, {})
  expect(data).toEqual([
    { _id: 'phones-and-computer', name: 'Phones and computer' },
    { _id: 'home-appliance', name: 'Home appliance' },
    { _id: 'vehicle-parts', name: 'Vehicle parts' },
    { _id: 'hardware-and-tools', name: 'Hardware and tools' },
  ])
})

it('an application stores its CAC number in one format and is shown to its owner only', async () => {
  const app = await startTestApp()
  const { user, business } = await applicantOf(app, { cacNumber: 'rc 12-34 567' })
  expect(business).toMatchObject({ status: 'pending', cacNumber: 'RC1234567', products: [] })
  expect((await user.call(getMe, {})).data.business).toEqual(business)
  const { data } = await app.visit().call(listMerchants, {})
  expect(data).toEqual({ merchants: [], more: false })
  expect(await refusalOf(app.visit().call(getMerchant, { id: business.id }))).toMatchObject({
    status: 404,
  })
  expect((await app.mailsTo(user.email))[0]).toMatchObject({ kind: 'merchant-pending' })
})

test('an application that waits says how long our team usually takes, once five were decided', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { user, business } = await applicantOf(app)
  expect(business.readWithinHours).toBeNull()
  const others: string[] = []
  for (let n = 0; n < 5; n++) others.push((await applicantOf(app)).business.id)
  app.pass(hours(3) + 1)
  const admin = await signIn(app, { role: 'admin' })
  for (const id of others) await admin.call(reviewMerchant, { id, status: 'verified' })
  const within = async () => (await user.call(getMe, {})).data.business?.readWithinHours
  expect(await within()).toBe(4)
  const named = await user.call(submitProducts, { products: ['Phones'] })
  expect(named.data.readWithinHours).toBe(4)
  await admin.call(reviewMerchant, { id: business.id, status: 'verified' })
  expect(await within()).toBeUndefined()
})

it('the password is checked and never stored', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const form = await merchantForm(app, { password: 'not the password' })
  expect(await refusalOf(user.call(createMerchant, form))).toMatchObject({
    status: 400,
    body: { code: 'WRONG_PASSWORD', fields: { password: 'This is not your password.' } },
  })
  expect((await allRows(app.database))['merchants']).toEqual([])
  await user.call(createMerchant, { ...form, password })
  expect(JSON.stringify(await allRows(app.database))).not.toContain(password)
})

it.each(['12345', 'RC', 'XX123', 'RC12345678901', 'RC0000', 'RC12A'])(
  'the CAC number %s is refused on its field',
  async (cacNumber) => {
    const app = await startTestApp()
    const user = await signIn(app)
    const refusal = await refusalOf(
      user.call(createMerchant, await merchantForm(app, { cacNumber })),
    )
    expect(refusal.body?.fields).toEqual({
      cacNumber: 'Enter RC, BN or IT and the digits, like RC1234567',
    })
  },
)

it.each([
  ['website', 'javascript:alert(1)'],
  ['website', 'https:evil'],
  ['instagram', '@two words'],
  ['website', 'ftp://shop.example'],
  ['website', 'https://user:pass@shop.example'],
  ['twitter', 'https://evil.example/x.com'],
  ['instagram', 'https://instagram.com.evil.example/shop'],
  ['facebook', 'data:text/html,facebook.com'],
] as const)('the %s field refuses the URL %s', async (field, url) => {
  const app = await startTestApp()
  const user = await signIn(app)
  const form = await merchantForm(app, { [field]: url })
  const refusal = await refusalOf(user.call(createMerchant, form))
  expect(Object.keys(refusal.body?.fields ?? {})).toEqual([field])
})

test('a name such as @bola.phones or bola is the page with this name, and no website', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const names = { instagram: '@bola.phones', twitter: ' @bola_phones', facebook: 'bola' }
  const { data } = await user.call(createMerchant, await merchantForm(app, names))
  expect(data).toMatchObject({
    instagram: 'https://www.instagram.com/bola.phones',
    twitter: 'https://x.com/bola_phones',
    facebook: 'https://www.facebook.com/bola',
  })
  const other = await signIn(app)
  for (const website of ['@bola', 'bola']) {
    const form = await merchantForm(app, { website })
    const { body } = await refusalOf(other.call(createMerchant, form))
    expect(body?.fields?.['website']).toMatch(/^Enter the address of your website/)
  }
})

test('an owner has one application: one of ten concurrent ones is accepted', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  const form = await merchantForm(app)
  await warmUp(app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => user.send('POST', '/merchants', form)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect((await allRows(app.database))['merchants']).toHaveLength(1)
})

it('products are set once, at most ten, and cannot be changed afterwards', async () => {
  const app = await startTestApp()
  const { user } = await applicantOf(app)
  const products = Array.from({ length: 10 }, (_, index) => `Product ${index}`)
  const tooMany = user.call(submitProducts, { products: [...products, 'One more'] })
  expect((await refusalOf(tooMany)).body?.fields).toEqual({
    products: 'List at most 10 products',
  })
  const { data } = await user.call(submitProducts, {
    products: ['Laptops', '', ' laptops ', 'Chargers'],
  })
  expect(data.products).toEqual(['laptops', 'Chargers'])
  expect(await refusalOf(user.call(submitProducts, { products }))).toMatchObject({
    status: 409,
    body: { code: 'PRODUCTS_ALREADY_SUBMITTED' },
  })
  // A second application is refused, too.
  expect(await refusalOf(user.call(createMerchant, await merchantForm(app)))).toMatchObject({
    body: { code: 'ALREADY_APPLIED' },
  })
})

it('an approved business is in the directory with its products, and each status change is logged and emailed', async () => {
  const app = await startTestApp()
  const merchant = await listedMerchant(app)
  const { data } = await app.visit().call(getMerchant, { id: merchant.slug })
  expect(data).toMatchObject({
    id: merchant.id,
    name: 'Bola Phones & Computers',
    categoryId: 'phones-and-computer',
    products: ['New and used phones', 'Laptops', 'Screen repair'],
    verifiedSince: app.clock.now,
  })
  expect(JSON.stringify(data)).not.toContain(merchant.cac_number.slice(2))
  expect(JSON.stringify(data)).not.toContain(merchant.user.email)
  const { user, admin, id } = merchant
  await admin.call(reviewMerchant, { id, status: 'suspended', reason: 'Sold a stolen phone' })
  expect((await app.visit().call(listMerchants, { search: 'laptop' })).data.merchants).toEqual([])
  expect((await app.visit().call(listMerchants, {})).data.merchants).toEqual([])
  expect((await user.call(getMe, {})).data.business).toMatchObject({
    status: 'suspended',
    reason: 'Sold a stolen phone',
  })
  await admin.call(reviewMerchant, { id, status: 'verified' })
  expect((await app.visit().call(listMerchants, { search: 'laptop' })).data.merchants).toHaveLength(
    1,
  )

  const moves = (await logOf(app.database, 'merchant', id)).map(({ details }) => details['to'])
  expect(moves).toEqual(['pending', undefined, 'verified', 'suspended', 'verified'])
  const kinds = (await app.mailsTo(user.email)).map(({ kind }) => kind)
  expect(kinds.slice(0, 4)).toEqual([
    'merchant-verified',
    'merchant-suspended',
    'merchant-verified',
    'merchant-pending',
  ])
})

test('suspending the owner’s account hides the shop and invalidates its certificate; lifting the suspension restores both', async () => {
  const app = await startTestApp()
  const { user, id, slug, certificate_number } = await listedMerchant(app)
  const boss = await signIn(app, { role: 'super-admin' })
  await boss.call(reauthenticate, { password })
  const lists = { plain: {}, search: { search: 'laptop' }, near: nearLagos, name: byName } as const
  const shown = async () => {
    const counts = Object.values(lists).map(
      async (list) => (await app.visit().call(listMerchants, list)).data.merchants.length,
    )
    return Promise.all(counts)
  }
  const paper = async () => {
    const check = { text: certificate_number ?? '' }
    const { certificate } = (await app.visit().call(checkCertificate, check)).data
    const page = await astroLocals(app.services, { ip: '10.3.3.3' }).certificate(check.text)
    const pdf = await serveCertificatePdf(app.services, check.text, { ip: '10.3.3.3' })
    return [certificate?.merchantSlug, certificate?.status, page?.status, pdf !== null]
  }
  expect(await shown()).toEqual([1, 1, 1, 1])
  expect(await paper()).toEqual([slug, 'valid', 'valid', true])
  await boss.call(updateUser, { id: user.id, status: 'suspended', reason: 'A fence' })
  expect(await shown()).toEqual([0, 0, 0, 0])
  expect(await refusalOf(app.visit().call(getMerchant, { id }))).toMatchObject({ status: 404 })
  expect(await paper()).toEqual([null, 'revoked', 'revoked', false])
  await boss.call(updateUser, { id: user.id, status: 'active' })
  expect(await shown()).toEqual([1, 1, 1, 1])
  expect(await paper()).toEqual([slug, 'valid', 'valid', true])
})

it('a rejection needs a reason, which its owner sees, and allows a new application', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const { user, business } = await applicantOf(app)
  const { id } = business
  const withoutReason = admin.call(reviewMerchant, { id, status: 'refused' })
  expect((await refusalOf(withoutReason)).body?.fields).toEqual({
    reason: 'Say why: the owner reads this',
  })
  await admin.call(reviewMerchant, {
    id,
    status: 'refused',
    reason: 'This CAC number is not yours',
  })
  expect((await app.mailsTo(user.email))[0]?.text).toContain('This CAC number is not yours')
  const entries = await logOf(app.database, 'merchant', id)
  expect(entries.at(-1)?.details).toEqual({
    from: 'pending',
    to: 'refused',
    role: 'admin',
    reasoned: true,
  })

  const again = await applyForVerification(app, user, { name: 'Bola Phones' })
  expect(again).toMatchObject({ id, status: 'pending', reason: null, name: 'Bola Phones' })
  await user.call(submitProducts, { products: ['Laptops'] })
  const { data } = await admin.call(reviewMerchant, { id, status: 'verified' })
  expect(data).toMatchObject({ status: 'verified', name: 'Bola Phones' })
})

test('who applies again under another name has no page at the address of the first', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const { user, business } = await applicantOf(app, { name: 'Slot Systems' })
  const { id } = business
  await admin.call(reviewMerchant, { id, status: 'refused', reason: 'Not yours' })
  await applyForVerification(app, user, { name: 'Bola Phones' })
  const { data } = await admin.call(reviewMerchant, { id, status: 'verified' })
  expect(data.slug).toMatch(/^bola-phones-/)
  expect(data.slug.slice(-7)).toBe(business.slug.slice(-7))
  const first = app.visit().call(getMerchant, { id: business.slug })
  expect(await refusalOf(first)).toMatchObject({ status: 404 })
})

test('a business that applied again under another name is not verified by who looked at the first application', async () => {
  const app = await startTestApp()
  const [admin, colleague] = [
    await signIn(app, { role: 'admin' }),
    await signIn(app, { role: 'admin' }),
  ]
  const { user, business } = await applicantOf(app)
  const { id, appliedAt } = business
  await colleague.call(reviewMerchant, { id, status: 'refused', reason: 'No such company' })
  app.pass(1000)
  const again = await applyForVerification(app, user, { name: 'Slot', cacNumber: 'RC 7654321' })
  const unseen = admin.call(reviewMerchant, { id, status: 'verified', appliedAt })
  expect(await refusalOf(unseen)).toMatchObject({
    status: 409,
    body: { code: 'STATUS_CHANGE_REFUSED' },
  })
  const { data } = await admin.call(listApplications, {})
  expect(data.merchants).toMatchObject([{ id, status: 'pending', certificateNumber: null }])
  const seen = { id, status: 'verified', appliedAt: again.appliedAt } as const
  expect((await admin.call(reviewMerchant, seen)).data.name).toBe('Slot')
})

test('staff cannot decide on their own business, and a business is approved once', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'super-admin' })
  const own = await applyForVerification(app, admin)
  expect(
    await refusalOf(admin.call(reviewMerchant, { id: own.id, status: 'verified' })),
  ).toMatchObject({ status: 403, body: { code: 'CONFLICT_OF_INTEREST' } })
  const { business } = await applicantOf(app)
  const approvals = await Promise.all(
    Array.from({ length: 8 }, () =>
      admin.send('PATCH', `/admin/merchants/${business.id}`, { status: 'verified' }),
    ),
  )
  expect(approvals.filter(({ ok }) => ok)).toHaveLength(1)
  const rows = await allRows(app.database)
  expect(rows['certificates']).toHaveLength(1)
  expect(
    rows['jobs']?.filter((mail) => (mail as { type: string }).type === 'merchant-verified'),
  ).toHaveLength(1)
})

test('a CAC number is verified for one business only, and staff see all applications with it', async () => {
  const app = await startTestApp()
  const first = await listedMerchant(app, { cacNumber: 'BN 7654321', name: 'The real one' })
  const { business } = await applicantOf(app, {
    cacNumber: 'CAC: bn no. 007654321',
    name: 'The other one',
  })
  const { data } = await first.admin.call(listApplications, { status: 'pending' })
  expect(data.merchants).toMatchObject([
    {
      id: business.id,
      sameCacNumber: [{ id: first.id, name: 'The real one', status: 'verified' }],
    },
  ])
  const refusal = await refusalOf(
    first.admin.call(reviewMerchant, { id: business.id, status: 'verified' }),
  )
  expect(refusal).toMatchObject({ status: 409 })
  expect(refusal.message).toContain('The real one')
})

it('a listing expires after a year, its owner is notified, and may apply again', async () => {
  const app = await startTestApp()
  const merchant = await listedMerchant(app)
  app.pass(days(364))
  expect(await expireMerchants(app.services)).toBe(0)
  app.pass(days(1))
  expect(await expireMerchants(app.services)).toBe(1)
  expect(await expireMerchants(app.services)).toBe(0)
  expect((await app.visit().call(listMerchants, { search: 'laptop' })).data.merchants).toEqual([])
  expect((await app.mailsTo(merchant.user.email))[0]?.kind).toBe('merchant-expired')
  expect((await logOf(app.database, 'merchant', merchant.id)).at(-1)).toMatchObject({
    actor: null,
    details: { from: 'verified', to: 'expired' },
  })
  const { access_token } = await (
    await app.visit().send('POST', '/auth/login', { email: merchant.user.email, password })
  ).json()
  merchant.user.token = access_token
  expect(await applyForVerification(app, merchant.user)).toMatchObject({ status: 'pending' })
})

test('staff list businesses by status, CAC number and the start of any word of a name', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const { business: bola } = await applicantOf(app, { name: 'Bọ́lá Phones' })
  const { business: chidi } = await applicantOf(app, { name: 'Chidi Motors' })
  const names = async (input: object) =>
    (await admin.call(listApplications, input)).data.merchants.map(({ name }) => name)
  expect(await names({})).toEqual(['Chidi Motors', 'Bọ́lá Phones'])
  for (const search of ['BOLA ph', 'phon', 'Phones']) {
    expect(await names({ search }), search).toEqual(['Bọ́lá Phones'])
    expect(await names({ search, status: 'pending' }), search).toEqual(['Bọ́lá Phones'])
  }
  expect(await names({ search: 'hones' })).toEqual([])
  expect(await names({ search: chidi.cacNumber.toLowerCase() })).toEqual(['Chidi Motors'])
  await admin.call(reviewMerchant, { id: bola.id, status: 'refused', reason: 'No' })
  expect(await names({ status: 'refused' })).toEqual(['Bọ́lá Phones'])
  const { data } = await admin.call(listApplications, { limit: 1, page: 2 })
  expect(data).toMatchObject({ total: 2, merchants: [{ name: 'Bọ́lá Phones' }] })
})

it('a business’s pictures are kept as long as it uses them', async () => {
  const app = await startTestApp()
  const { business } = await applicantOf(app)
  app.pass(hours(48))
  await purgeUnusedUploads(app.services)
  const uploads = (await allRows(app.database))['uploads'] as { id: string }[]
  expect(uploads.map(({ id }) => `/uploads/${id}.webp`)).toContain(business.logo)
})

test('public lists are cached for a minute and revalidated with their ETag', async () => {
  const app = await startTestApp()
  const merchant = await listedMerchant(app)
  for (const path of ['/merchants?search=laptop', `/merchants/${merchant.slug}`, '/categories']) {
    const visitor = app.visit()
    const first = await visitor.send('GET', path)
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=(60|3600)$/)
    const etag = first.headers.get('etag') ?? ''
    const again = await visitor.send('GET', path, undefined, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  }
  const before = (await app.visit().send('GET', '/merchants')).headers.get('etag')
  await listedMerchant(app, { admin: merchant.admin })
  expect((await app.visit().send('GET', '/merchants')).headers.get('etag')).not.toBe(before)
})

test('the page of a formerly listed business says why it is no longer listed, and nothing else about it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { id, slug, user, admin } = await listedMerchant(app)
  const pageOf = (end: string) => astroLocals(app.services, { ip: '10.3.3.3' }).merchant(end)
  expect(await pageOf(slug)).toMatchObject({ is: 'listed', merchant: { id } })

  await suspend(app, user)
  expect(await pageOf(slug)).toEqual({ is: 'withdrawn' })
  await app.database.write((tx) => putUser(tx, user.id, { status: 'active' }))
  const decide = (status: 'suspended' | 'verified') =>
    admin.call(reviewMerchant, { id, status, ...(status === 'suspended' && { reason: 'A fake' }) })
  await decide('suspended')
  expect(await pageOf(slug)).toEqual({ is: 'withdrawn' })
  expect(await pageOf(id)).toEqual({ is: 'withdrawn' })
  await decide('verified')
  expect(await pageOf(slug)).toMatchObject({ is: 'listed' })

  app.pass(days(366))
  await expireMerchants(app.services)
  expect(await pageOf(slug)).toEqual({ is: 'expired' })
  const { business } = await applicantOf(app)
  // An applicant's status is private.
  expect(await pageOf(business.slug)).toBeNull()
  expect(await pageOf('never-was')).toBeNull()
})

test('a website may be written without its scheme', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const business = await applyForVerification(app, user, { website: 'MusaPhones.ng/shop' })
  expect(business.website).toBe('https://MusaPhones.ng/shop')
})
