import { expect, test } from 'vitest'
import { importAssets, listAssets } from '../../../src/api/assets/assets.ts'
import { refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { freshImei, registerPhone, tableRow, uploadedImage } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

const plate = {
  type: 'Vehicle',
  name: 'Van 7',
  description: 'Delivery van',
  plateNumber: 'KJA-012AB',
  vin: '1M8GDM9AXKP042788',
  vehicleRegistrationState: 'Lagos',
  make: 'Toyota',
  modelName: 'Hiace',
  color: 'White',
  year: 2014,
}

it('a dry run reports the outcome of each row by field and stores nothing', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const mine = await registerPhone(app, owner)
  const before = await allRows(app.database)
  const rows = [tableRow(), { ...plate, year: 'old', color: '' }, tableRow(mine.uuid ?? ''), {}]
  const { data } = await owner.call(importAssets, { dryRun: true, rows })
  expect(data).toEqual({
    added: 0,
    rows: [
      { status: 'new' },
      {
        status: 'wrong',
        fields: { color: 'Enter the colour', year: 'Enter the year as a number, like 2015' },
      },
      { status: 'known' },
      { status: 'wrong', fields: { type: 'Choose Gadget or Vehicle' } },
    ],
  })
  expect(await allRows(app.database)).toEqual(before)
})

it('an import adds valid rows, skips the others, and adds nothing on a second run', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const rows = [tableRow(), plate, { ...plate, plateNumber: 'KJA-000AB' }]
  const first = await owner.call(importAssets, { dryRun: false, rows })
  expect(first.data.added).toBe(2)
  expect(first.data.rows.map(({ status }) => status)).toEqual(['new', 'new', 'wrong'])
  const { data: assets } = await owner.call(listAssets, {})
  expect(assets.map(({ name, imageUrl }) => [name, imageUrl]).sort()).toEqual([
    ['Shop phone', null],
    ['Van 7', null],
  ])
  for (const { id, type } of assets) {
    expect(await logOf(app.database, 'asset', id)).toEqual([
      { actor: owner.id, action: 'create', details: { type } },
    ])
  }
  const before = await allRows(app.database)
  const again = await owner.call(importAssets, { dryRun: false, rows })
  expect(again.data.added).toBe(0)
  expect(again.data.rows.map(({ status }) => status)).toEqual(['known', 'known', 'wrong'])
  expect(await allRows(app.database)).toEqual(before)
})

it('the second of two rows with the same identifier is rejected', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const rows = [tableRow(imei), tableRow(`${imei.slice(0, 6)} ${imei.slice(6)}`)]
  const { data } = await owner.call(importAssets, { dryRun: false, rows })
  expect(data.rows).toEqual([
    { status: 'new' },
    {
      status: 'wrong',
      fields: { uuid: 'An earlier row has this number too. Remove one of the rows.' },
    },
  ])
  expect((await allRows(app.database))['assets']).toHaveLength(1)
})

it('an imported row cannot set a picture, an owner or an id', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imageUrl = await uploadedImage(app)
  const row = { ...tableRow(), imageUrl, receiptUrl: imageUrl, photoUrls: [imageUrl] }
  await owner.call(importAssets, {
    dryRun: false,
    rows: [{ ...row, id: 'mine', owner_id: 'another', disputed: 1 }],
  })
  const { assets = [], asset_photos } = await allRows(app.database)
  expect(assets).toMatchObject([
    { owner_id: owner.id, image_url: null, receipt_url: null, disputed: 0 },
  ])
  expect(assets).not.toMatchObject([{ id: 'mine' }])
  expect(asset_photos).toEqual([])
})

it('of ten tables, a few rows at a time are read in a turn of the event loop of their own', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const rows = Array.from({ length: 50 }, (_, n) => tableRow(`${n} ${'1-'.repeat(28)}`))
  let turns = 0
  const next = () => {
    turns++
    ticking = setImmediate(next)
  }
  let ticking = setImmediate(next)
  const sent = Array.from({ length: 10 }, () => owner.call(importAssets, { dryRun: true, rows }))
  for (const answer of sent) expect((await answer).data.rows).toHaveLength(50)
  clearImmediate(ticking)
  expect(turns).toBeGreaterThanOrEqual(50)
})

test('an import of more than 50 rows is refused', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const rows = Array.from({ length: 51 }, () => tableRow())
  const refusal = await refusalOf(owner.call(importAssets, { dryRun: false, rows }))
  expect(refusal.body?.fields).toEqual({ rows: 'Send at most 50 rows at once' })
})

test('12 concurrent imports of the same table add it once', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const rows = Array.from({ length: 5 }, () => tableRow())
  await warmUp(app)
  const sent = Array.from({ length: 12 }, (_, index) =>
    owner.call(importAssets, { dryRun: false, rows: index % 2 ? rows : rows.toReversed() }),
  )
  const added = (await Promise.all(sent)).map(({ data }) => data.added)
  expect(added.reduce((sum, count) => sum + count, 0)).toBe(5)
  expect((await allRows(app.database))['assets']).toHaveLength(5)
})
