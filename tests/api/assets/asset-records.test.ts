import { expect, test } from 'vitest'
import {
  createAsset,
  getAsset,
  listAssets,
  searchAssets,
  updateAsset,
} from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { days, refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import {
  freshImei,
  phoneForm,
  registerCar,
  registerPhone,
  uploadedImage,
} from '../../support/factories.ts'
import { purchaseDetails } from '../../support/invalid-inputs.ts'
import { signIn } from '../../support/users.ts'

const mac = '00:1A:2B:3C:4D:5E'
const serial = 'C02XK0ABJGH5'

async function formWithIdentifiers(app: Awaited<ReturnType<typeof startTestApp>>) {
  const [first, second] = [freshImei(), freshImei()]
  return {
    ...(await phoneForm(app, first)),
    moreIdentifiers: [
      { kind: 'imei2' as const, value: second },
      { kind: 'serial-number' as const, value: serial },
      { kind: 'mac-address' as const, value: mac },
    ],
  }
}

test('a gadget stores all its identifiers in order and is found by each of them', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = await formWithIdentifiers(app)
  const { data } = await owner.call(createAsset, form)
  expect(data).toMatchObject(form)
  expect(await owner.call(getAsset, { id: data.id })).toEqual({ data })
  for (const number of [form.uuid, ...form.moreIdentifiers.map(({ value }) => value)]) {
    const { data: answer } = await app.visit().call(verify, { identifier: number })
    expect(answer.verdict, number).toBe('clear')
    expect((await owner.call(searchAssets, { query: number })).data, number).toEqual([data])
  }
})

test('an asset is found by the words of its name in any order, with other signs and spaces', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const found = async (query: string) =>
    (await owner.call(searchAssets, { query })).data.map(({ name }) => name)
  for (const name of ['D’Angelo’s Galaxy-S21+', 'Ẹ́nìọlá iPhone 12']) {
    await owner.call(createAsset, { ...(await phoneForm(app)), name })
  }
  for (const query of ['galaxy s21', 'GALAXYS21', "d'angelo", 'dangelos', 's21 dangelo', 'alaxy']) {
    expect(await found(query), query).toEqual(['D’Angelo’s Galaxy-S21+'])
  }
  for (const query of ['iphone12', '12 eniola']) {
    expect(await found(query), query).toEqual(['Ẹ́nìọlá iPhone 12'])
  }
  for (const query of ['galaxy 12', 'pro', '%', '-']) expect(await found(query), query).toEqual([])
})

test('any kind of identifier of a phone can be its main one', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = {
    ...(await phoneForm(app)),
    uuidType: 'serial-number' as const,
    uuid: serial,
    moreIdentifiers: [{ kind: 'imei1' as const, value: freshImei() }],
  }
  const { data } = await owner.call(createAsset, form)
  expect(data).toMatchObject({ uuidType: 'serial-number', uuid: serial })
})

it('an invalid additional identifier is reported on its own row', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = await formWithIdentifiers(app)
  const refused = async (moreIdentifiers: object[]) =>
    (await refusalOf(owner.call(createAsset, { ...form, moreIdentifiers } as typeof form))).body
      ?.fields
  expect(
    await refused([
      { kind: 'imei2', value: '35693803564380' },
      { kind: 'uuid', value: 'x' },
    ]),
  ).toEqual({ 'moreIdentifiers.1.value': expect.stringContaining('UUID') })
  expect(await refused([{ kind: 'imei2', value: form.uuid }])).toEqual({
    'moreIdentifiers.0.value': 'You entered this number twice',
  })
  expect(await refused([{ kind: 'imei1', value: freshImei() }])).toEqual({
    'moreIdentifiers.0.kind':
      'You chose this kind of number twice. One number of each kind is enough.',
  })
  expect(await refused([{ kind: '', value: serial }])).toEqual({
    'moreIdentifiers.0.kind': 'Choose the kind of number, like IMEI or serial number',
  })
  await registerPhone(app, owner, '490154203237518')
  expect(await refused([{ kind: 'imei2', value: '490154203237518' }])).toEqual({
    'moreIdentifiers.0.value': 'You have registered this number already.',
  })
  expect((await allRows(app.database))['assets']).toHaveLength(1)
})

it('a second claim to any of an asset’s identifiers makes both assets disputed', async () => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  const form = await formWithIdentifiers(app)
  await owner.call(createAsset, form)
  await registerPhone(app, other, form.moreIdentifiers[0]?.value)
  const { assets } = await allRows(app.database)
  expect((assets as { disputed: number }[]).map(({ disputed }) => disputed)).toEqual([1, 1])
})

test('an update keeps additional identifiers unless it lists them', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const form = await formWithIdentifiers(app)
  const { data } = await owner.call(createAsset, form)
  const uuid = freshImei()
  const renamed = await owner.call(updateAsset, { id: data.id, name: 'Old phone', uuid })
  expect(renamed.data).toEqual({ ...data, name: 'Old phone', uuid })
  const moreIdentifiers = [{ kind: 'mac-address' as const, value: mac }]
  const fewer = await owner.call(updateAsset, { id: data.id, moreIdentifiers })
  expect(fewer.data.moreIdentifiers).toEqual(moreIdentifiers)
  const gone = await app.visit().call(verify, { identifier: serial })
  expect(gone.data.verdict).toBe('unknown')
})

test('up to 8 photos are stored in order, and the cover can be swapped with another', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const photoUrls = await Promise.all(Array.from({ length: 7 }, () => uploadedImage(app)))
  const form = { ...(await phoneForm(app)), photoUrls }
  const tooMany = { ...form, photoUrls: [...photoUrls, await uploadedImage(app)] }
  expect((await refusalOf(owner.call(createAsset, tooMany))).body?.fields).toEqual({
    photoUrls: 'At most 8 photos in all',
  })
  const { data } = await owner.call(createAsset, form)
  expect(data).toMatchObject({ imageUrl: form.imageUrl, photoUrls })
  const [first = '', ...rest] = photoUrls
  const swapped = { imageUrl: first, photoUrls: [form.imageUrl, ...rest.toReversed()] }
  const changed = await owner.call(updateAsset, { id: data.id, ...swapped })
  expect(changed.data).toEqual({ ...data, ...swapped })
  const fewer = await owner.call(updateAsset, { id: data.id, photoUrls: [] })
  expect(fewer.data).toEqual({ ...data, imageUrl: first, photoUrls: [] })
})

it('purchase details are stored and can be cleared', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const car = await registerCar(app, owner, purchaseDetails)
  expect(car).toMatchObject(purchaseDetails)
  const { data } = await owner.call(updateAsset, {
    id: car.id,
    purchasedOn: '',
    purchasedFrom: '  ',
    price: null,
    warrantyUntil: '',
    notes: ' \u200b\n',
    keptAt: '',
    tags: ' ',
  })
  const emptied = Object.fromEntries(Object.keys(purchaseDetails).map((name) => [name, null]))
  expect(data).toEqual({ ...car, ...emptied })
  const tomorrow = new Date(Date.now() + days(2)).toISOString().slice(0, 10)
  const early = await refusalOf(owner.call(updateAsset, { id: car.id, purchasedOn: tomorrow }))
  expect(early.body?.fields).toEqual({
    purchasedOn: 'This day is in the future. Is the date of your device right?',
  })
})

test('paging through assets returns each one once, newest first, ties included', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (let made = 0; made < 7; made++) {
    await registerPhone(app, owner)
    if (made % 3 === 0) app.pass(1000)
  }
  const all = (await owner.call(listAssets, {})).data
  expect(all).toHaveLength(7)
  const read: typeof all = []
  for (let after: string | undefined, turns = 0; turns < 9; turns++) {
    const page = await owner.call(listAssets, { limit: 2, ...(after && { after }) })
    read.push(...page.data)
    after = page.next
    if (after === undefined) break
  }
  expect(read).toEqual(all)
  const [first] = all
  const stranger = await signIn(app)
  await registerPhone(app, stranger)
  expect(
    (await stranger.call(listAssets, { after: `t${app.clock.now}-${first?.id}` })).data,
  ).toEqual([])
})

it('an asset without a picture can be edited; one with a picture cannot lose its last', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner)
  await app.database.write((tx) =>
    tx.updateTable('assets').set({ image_url: null }).where('id', '=', phone.id).execute(),
  )
  const { data } = await owner.call(updateAsset, { id: phone.id, name: 'Shop phone' })
  expect(data).toMatchObject({ name: 'Shop phone', imageUrl: null })
  const imageUrl = await uploadedImage(app)
  await owner.call(updateAsset, { id: phone.id, imageUrl })
  const refusal = await refusalOf(owner.call(updateAsset, { id: phone.id, imageUrl: '' }))
  expect(refusal.body?.fields).toHaveProperty('imageUrl')
})
