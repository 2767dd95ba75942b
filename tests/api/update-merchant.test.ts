import { expect, test } from 'vitest'
import { checkCertificate } from '../../src/api/check-certificate.ts'
import { decideMerchant } from '../../src/api/decide-merchant.ts'
import { getMe } from '../../src/api/get-me.ts'
import { getMerchant } from '../../src/api/get-merchant.ts'
import { listMerchants } from '../../src/api/list-merchants.ts'
import { updateMerchant } from '../../src/api/update-merchant.ts'
import { noLimits, refusalOf, startTestApp, warmUp } from '../support/app.ts'
import { applicantOf, listedMerchant } from '../support/merchants.ts'
import { signIn } from '../support/people.ts'
import { allRows, logOf } from '../support/rows.ts'

test('the owner changes contacts, page addresses and place at once; the rest of the listing stands', async () => {
  const app = await startTestApp()
  const { person, id, slug, certificate_number } = await listedMerchant(app)
  await person.call(updateMerchant, {
    id,
    phone: '+234 803 987 6543',
    website: 'https://bola.example',
    twitter: 'https://x.com/bola',
  })
  const { data } = await person.call(updateMerchant, {
    id,
    state: 'Kano',
    lga: 'Dala',
    twitter: '',
  })
  expect(data).toMatchObject({
    status: 'verified',
    phone: '08039876543',
    state: 'Kano',
    lga: 'Dala',
    website: 'https://bola.example',
    twitter: null,
    certificateNumber: certificate_number,
    products: ['New and used phones', 'Laptops', 'Screen repair'],
  })
  expect((await app.visit().call(getMerchant, { id: slug })).data).toMatchObject({
    phone: '08039876543',
    state: 'Kano',
    website: 'https://bola.example',
  })
  expect((await logOf(app.database, 'merchant', id)).at(-1)).toMatchObject({
    actor: person.id,
    action: 'update',
    details: { fields: ['state', 'lga', 'twitter'] },
  })
  expect((await app.mailsTo(person.email))[0]?.subject).toBe('Your listing was changed')
})

test.each([
  ['name', 'Bola Laptops'],
  ['categoryId', 'home-appliance'],
  ['cacNumber', 'RC 7654321'],
] as const)(
  'another %s goes to our team again: not listed, the certificate revoked',
  async (field, value) => {
    const app = await startTestApp()
    const { person, admin, id, certificate_number } = await listedMerchant(app)
    const { data } = await person.call(updateMerchant, { id, [field]: value })
    expect(data).toMatchObject({ status: 'pending', certificateNumber: null, verifiedAt: null })
    expect((await app.visit().call(listMerchants, {})).data.merchants).toEqual([])
    expect((await app.visit().call(listMerchants, { search: 'laptop' })).data.merchants).toEqual([])
    const check = { text: certificate_number ?? '' }
    expect((await app.visit().call(checkCertificate, check)).data).toMatchObject({
      certificate: { standing: 'revoked' },
    })
    expect((await app.mailsTo(person.email))[0]?.subject).toBe(
      'Your business is with our team again',
    )
    await admin.call(decideMerchant, { id, status: 'verified' })
    const listed = (await app.visit().call(getMerchant, { id })).data
    expect(listed.certificateNumber).not.toBe(certificate_number)
    expect(listed.products).toHaveLength(3)
    expect((await app.visit().call(checkCertificate, check)).data).toMatchObject({
      certificate: { standing: 'revoked' },
    })
  },
)

test('what was not changed asks for no review and leaves no trace', async () => {
  const app = await startTestApp()
  const { person, id, name, phone } = await listedMerchant(app)
  const before = await allRows(app.database)
  await person.call(updateMerchant, { id, name, phone, categoryId: 'phones-and-computer' })
  expect(await allRows(app.database)).toEqual(before)
})

test('products, logo and status cannot be changed by it', async () => {
  const app = await startTestApp()
  const { person, id } = await listedMerchant(app)
  const before = (await person.call(getMe, {})).data.business
  const answer = await person.send('PATCH', `/merchants/${id}`, {
    products: ['Gold'],
    logo: '/uploads/0123456789012345678901.webp',
    status: 'suspended',
    slug: 'another',
  })
  expect(answer.status).toBe(200)
  expect((await person.call(getMe, {})).data.business).toEqual(before)
})

test('an LGA lies in its state; one of the former state goes with it', async () => {
  const app = await startTestApp()
  const { person, id } = await listedMerchant(app)
  const wrong = await refusalOf(person.call(updateMerchant, { id, state: 'Kano', lga: 'Ikeja' }))
  expect(Object.keys(wrong.body?.fields ?? {})).toEqual(['lga'])
  const { data } = await person.call(updateMerchant, { id, state: 'Kano' })
  expect(data).toMatchObject({ state: 'Kano', lga: '' })
})

test('another’s listing is missing, and one that is not verified cannot be changed', async () => {
  const app = await startTestApp()
  const { id, admin, person } = await listedMerchant(app)
  const { person: applicant, business } = await applicantOf(app)
  for (const other of [applicant, await signIn(app), admin]) {
    expect(await refusalOf(other.call(updateMerchant, { id, phone: '08039876543' }))).toMatchObject(
      { status: 404 },
    )
  }
  const pending = applicant.call(updateMerchant, { id: business.id, phone: '08039876543' })
  expect((await refusalOf(pending)).body?.code).toBe('STATUS_CHANGE_REFUSED')
  await admin.call(decideMerchant, { id, status: 'suspended', reason: 'A complaint' })
  const suspended = person.call(updateMerchant, { id, name: 'Back again' })
  expect((await refusalOf(suspended)).body?.message).toContain('suspended')
})

test('a change for review and our team’s suspension at once: one wins, and the rows agree', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { person, admin, id } = await listedMerchant(app)
  await warmUp(app)
  await Promise.all([
    person.send('PATCH', `/merchants/${id}`, { name: 'Bola Laptops' }),
    admin.send('PATCH', `/admin/merchants/${id}`, { status: 'suspended', reason: 'A complaint' }),
  ])
  const rows = await allRows(app.database)
  const [merchant] = rows['merchants'] as { status: string; name: string }[]
  expect([
    { status: 'pending', name: 'Bola Laptops' },
    { status: 'suspended', name: 'Bola Phones & Computers' },
  ]).toContainEqual({ status: merchant?.status, name: merchant?.name })
  expect(rows['merchant_words']).toEqual([])
  expect(rows['certificates']).toMatchObject([{ revoked_at: expect.any(Number) }])
})
