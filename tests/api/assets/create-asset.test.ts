import { expect, test } from 'vitest'
import { createAsset, getAsset, listAssets } from '../../../src/api/assets/assets.ts'
import { gadgetIdentifierKinds } from '../../../src/domain/identifiers/kinds.ts'
import { refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import {
  carForm,
  freshImei,
  phoneForm,
  registerPhone,
  uploadedImage,
} from '../../support/factories.ts'
import { unsetDetails } from '../../support/unset-details.ts'
import { signIn } from '../../support/users.ts'

test('a gadget is stored as entered and appears in detail and list (spec §3, §7)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const receiptUrl = await uploadedImage(app)
  const form = { ...(await phoneForm(app, '49-015420-323751-8')), receiptUrl }
  const { data } = await owner.call(createAsset, form)
  expect(data).toEqual({
    id: expect.any(String),
    ...form,
    ...unsetDetails,
    createdAt: app.clock.now,
  })
  expect(await owner.call(getAsset, { id: data.id })).toEqual({ data })
  expect(await owner.call(listAssets, {})).toEqual({ data: [data] })
  const { identifiers } = await allRows(app.database)
  expect(identifiers).toMatchObject([
    {
      asset_id: data.id,
      owner_id: owner.id,
      kind: 'imei1',
      namespace: 'imei',
      key: '49015420323751',
      raw_value: '49-015420-323751-8',
    },
  ])
  expect(await logOf(app.database, 'asset', data.id)).toEqual([
    { actor: owner.id, action: 'create', details: { type: 'Gadget' } },
  ])
})

it('a vehicle stores each of its identifiers (spec §3)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = { ...(await carForm(app)), vehicleID: 'FLEET-7', chassisNumber: 'AB-1234' }
  const { data } = await owner.call(createAsset, form)
  expect(data).toMatchObject({ ...form, uuid: null, uuidType: null, brand: null })
  expect(await owner.call(getAsset, { id: data.id })).toEqual({ data })
  const { identifiers = [] } = await allRows(app.database)
  const stored = identifiers as { kind: string; namespace: string; key: string }[]
  expect(stored.map(({ kind, namespace, key }) => `${kind} ${namespace} ${key}`).sort()).toEqual([
    'chassisNumber chassis AB1234',
    'plateNumber plate KJA012AB',
    'vin vin 1M8GDM9AXKP042788',
  ])
})

it('a vehicle without a VIN needs a chassis number; one of the two is required', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { vin: _, ...form } = await carForm(app)
  const neither = await refusalOf(owner.call(createAsset, form))
  expect(neither.body?.fields).toEqual({
    vin: 'Enter the VIN. If the number on the frame has fewer than 17 characters, enter it as chassis number.',
  })
  const { data } = await owner.call(createAsset, { ...form, vin: '', chassisNumber: 'BJ40-12345' })
  expect(data).toMatchObject({ vin: null, chassisNumber: 'BJ40-12345' })
})

it('each asset type has its required fields (spec §5)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (const form of [await phoneForm(app), await carForm(app)]) {
    for (const field of Object.keys(form)) {
      const { body } = await refusalOf(
        owner.call(createAsset, { ...form, [field]: undefined } as typeof form),
      )
      expect(body?.code, field).toBe('INVALID_INPUT')
      expect(Object.keys(body?.fields ?? {}), field).toEqual([field])
    }
  }
  const { assets, identifiers } = await allRows(app.database)
  expect([assets, identifiers]).toEqual([[], []])
})

const mistyped = [
  ['imei1', '490154203237517', 'One digit is probably wrong: the last digit'],
  ['imei2', '54821', 'An IMEI has 15 digits; yours has 5'],
  ['imei2', '54321', 'This is not a full number'],
  ['meid', 'GF0123450ABCDE', 'yours has'],
  ['serial-number', 'n/a', 'This is not a full number'],
  ['serial-number', '00000000', 'This is not a full number'],
  ['serial-number', 'СЕРИЯ123', 'Some letters or signs are not from A to Z'],
  ['uuid', '123e4567-e89b-12d3-a456-42661417400Z', 'yours has Z'],
  ['mac-address', '01:02:03:04:05:06', 'is for a group of devices'],
] as const

it('an invalid identifier is refused on its field with a message that says what to do', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (const [uuidType, uuid, words] of mistyped) {
    const form = { ...(await phoneForm(app)), uuidType, uuid }
    const { status, body } = await refusalOf(owner.call(createAsset, form))
    expect(status, uuid).toBe(400)
    expect(body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { uuid: expect.stringContaining(words) },
    })
  }
})

it('vehicle identifier errors are reported on the field that was filled in', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const wrong = {
    vin: 'IM8GDM9AXKP042788',
    plateNumber: 'KJA-000AB',
    chassisNumber: 'AB'.repeat(13),
  }
  const { body } = await refusalOf(owner.call(createAsset, { ...(await carForm(app)), ...wrong }))
  expect(body?.fields).toEqual({
    vin: expect.stringContaining('never has the letters I, O or Q'),
    plateNumber: expect.stringContaining('001 to 999'),
    chassisNumber: expect.stringContaining('at most 25'),
  })
})

it('every gadget identifier kind in the spec is accepted (spec §9)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const samples: Record<(typeof gadgetIdentifierKinds)[number], string> = {
    imei1: '352099001761481',
    imei2: '35-209900-176149-9',
    meid: 'AF0123450ABCDE',
    'serial-number': 'C02XK0ABJGH5',
    uuid: '123e4567-e89b-12d3-a456-426614174000',
    'mac-address': '00:1A:2B:3C:4D:5E',
  }
  for (const uuidType of gadgetIdentifierKinds) {
    const uuid = samples[uuidType]
    const { data } = await owner.call(createAsset, { ...(await phoneForm(app)), uuidType, uuid })
    expect(data).toMatchObject({ uuidType, uuid })
  }
})

it('an owner cannot register the same identifier twice: 409 on its field, nothing stored', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  await registerPhone(app, owner, imei)
  const before = await allRows(app.database)
  const again = { ...(await phoneForm(app, imei.slice(0, 14))), uuidType: 'imei2' as const }
  const refusal = await refusalOf(owner.call(createAsset, again))
  expect(refusal).toMatchObject({
    status: 409,
    body: {
      code: 'IDENTIFIER_ALREADY_YOURS',
      fields: { uuid: 'You have registered this number already.' },
    },
  })
  const { uploads: _, ...after } = await allRows(app.database)
  expect(after).toEqual({ ...before, uploads: undefined })
})

test('20 concurrent registrations of one identifier by one owner store exactly one', async ({
  annotate,
}) => {
  const app = await startTestApp()
  const owner = await signIn(app)
  // Each request has its own picture, because requests that share one wait for each other.
  const imei = freshImei()
  const forms = await Promise.all(Array.from({ length: 20 }, () => phoneForm(app, imei)))
  await warmUp(app)
  const requests = forms.map((form) => owner.call(createAsset, form))
  const answers = await Promise.allSettled(requests)
  const stored = answers.filter(({ status }) => status === 'fulfilled')
  await annotate(`${stored.length} of 20 stored on ${app.database.dialect}`)
  expect(stored).toHaveLength(1)
  for (const answer of answers) {
    if (answer.status === 'fulfilled') continue
    expect(answer.reason.body.code).toBe('IDENTIFIER_ALREADY_YOURS')
  }
  expect((await allRows(app.database))['assets']).toHaveLength(1)
})

it('the registering user owns the asset, whatever the body says', async () => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  const form = { ...(await phoneForm(app)), id: 'mine', ownerId: other.id, owner_id: other.id }
  const { data } = await owner.call(createAsset, {
    ...form,
    disputed: 0,
    createdAt: 1,
  } as typeof form)
  expect(data.id).not.toBe('mine')
  expect((await allRows(app.database))['assets']).toMatchObject([
    { id: data.id, owner_id: owner.id, created_at: app.clock.now },
  ])
})

it('pictures and receipts must be uploads to this site; otherwise nothing is stored', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = await phoneForm(app)
  const made = `/uploads/${'A'.repeat(22)}.webp`
  for (const url of [
    'https://evil.example/a.webp',
    '//evil.example/a.webp',
    '/uploads/../x',
    made,
  ]) {
    for (const field of ['imageUrl', 'receiptUrl']) {
      const refusal = await refusalOf(owner.call(createAsset, { ...form, [field]: url }))
      expect(refusal.body).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [field]: 'Upload the picture first' },
      })
    }
  }
  expect((await allRows(app.database))['assets']).toEqual([])
})
