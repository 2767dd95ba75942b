import { expect, test } from 'vitest'
import { getAsset, listAssets } from '../../../src/api/assets/assets.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { createFind } from '../../../src/api/reports/finds.ts'
import { createReport, updateReport } from '../../../src/api/reports/reports.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { findForm } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, registerPhone, report, uploadedImage } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

function aFind(identifier = freshImei()) {
  const { email: _, ...find } = findForm({ identifier })
  return find
}

test('a signed-in finder reports a find with one form, the owner is notified, and the find is listed apart from the finder’s own assets', async () => {
  const app = await startTestApp()
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const own = await registerPhone(app, finder)
  const imageUrl = await uploadedImage(app)
  const { data } = await finder.call(createFind, { ...aFind(imei), imageUrl })
  expect(data).toMatchObject({ status: 'Found', stage: 'active', state: 'Lagos', imageUrl })
  expect((await owner.call(listMatches, {})).data).toMatchObject([{ kind: 'exact', state: 'open' }])
  const listed = async () =>
    (await finder.call(listAssets, {})).data.map(({ id, isFind, openReport }) => ({
      id,
      isFind,
      openReport,
    }))
  expect(await listed()).toEqual([
    { id: data.assetId, isFind: true, openReport: 'Found' },
    { id: own.id, isFind: false, openReport: null },
  ])
  app.pass(1000)
  await finder.call(updateReport, { id: data.id, status: 'Handed over' })
  expect((await listed())[0]).toEqual({ id: data.assetId, isFind: true, openReport: null })
})

test('a find needs no maker, but for a serial number, and is named after what is known', async () => {
  const app = await startTestApp()
  const finder = await signIn(app)
  const namedBy = async (given: object) => {
    const { data } = await finder.call(createFind, { ...aFind(), ...given })
    return (await finder.call(getAsset, { id: data.assetId })).data.name
  }
  expect(await namedBy({ brand: undefined })).toBe('Phone, found')
  expect(await namedBy({ brand: 'Apple' })).toBe('Apple phone, found')
  expect(await namedBy({ brand: 'iPhone' })).toBe('iPhone, found')
  const plate = { identifier: 'LSR-175FL', kind: 'plateNumber', brand: undefined }
  expect(await namedBy(plate)).toBe('Vehicle, found')
  const serial = { identifier: 'C02XK0ABJGH5', kind: 'serial-number' } as const
  const refused = finder.call(createFind, { ...aFind(), ...serial, brand: '' })
  expect((await refusalOf(refused)).body?.fields).toHaveProperty('brand')
  expect(await namedBy({ ...serial, brand: 'Apple' })).toBe('Apple, found')
})

test.each([
  ['C02XK0ABJGH5', 'SC02XK0ABJGH5'],
  ['SC02XK0ABJGH5', 'C02XK0ABJGH5'],
])(
  'the owner of %s is asked at once about a find of %s, as its barcode is read',
  async (lost, found) => {
    const app = await startTestApp()
    const [owner, finder] = [await signIn(app), await signIn(app)]
    const phone = await registerPhone(app, owner, lost, { uuidType: 'serial-number' })
    await report(owner, phone.id, 'Lost')
    await finder.call(createFind, { ...aFind(found), kind: 'serial-number', brand: 'Apple' })
    expect((await owner.call(listMatches, {})).data).toMatchObject([{ kind: 'possible' }])
  },
)

it('a recovered asset is not a find, and an asset reported as found is', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner)
  const lost = await report(owner, phone.id, 'Lost')
  await owner.call(updateReport, { id: lost.id, status: 'Found' })
  expect((await owner.call(getAsset, { id: phone.id })).data.isFind).toBe(false)
  const other = await registerPhone(app, owner)
  await owner.call(createReport, { assetId: other.id, status: 'Found', description: 'On a bus' })
  expect((await owner.call(getAsset, { id: other.id })).data.isFind).toBe(true)
})

it('a mistyped identifier, and one that the finder has already registered, are refused on their field', async () => {
  const app = await startTestApp()
  const finder = await signIn(app)
  const wrong = await refusalOf(finder.call(createFind, aFind('356938035643808')))
  expect(wrong).toMatchObject({ status: 400, body: { fields: { identifier: expect.any(String) } } })
  const find = aFind()
  await finder.call(createFind, find)
  const again = await refusalOf(finder.call(createFind, find))
  expect(again).toMatchObject({ status: 409 })
})
