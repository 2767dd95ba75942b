import { describe, expect, test } from 'vitest'
import { createAsset, importAssets, updateAsset } from '../../../src/api/assets/assets.ts'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createFind } from '../../../src/api/reports/finds.ts'
import { listTransfers } from '../../../src/api/transfers/transfers.ts'
import { makerOf } from '../../../src/domain/assets/makers.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import {
  freshImei,
  phoneForm,
  registerCar,
  registerPhone,
  report,
  tableRow,
} from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { signIn, type User } from '../../support/users.ts'

const serial = '12345A78'

function register(app: TestApp, owner: User, brand: string, uuid = serial) {
  return registerPhone(app, owner, uuid, { uuidType: 'serial-number', brand })
}

async function start() {
  const app = await startTestApp({ limits: noLimits })
  return { app, one: await signIn(app), other: await signIn(app) }
}

const ask = async (app: TestApp, identifier = serial) =>
  (await app.visit().call(verify, { identifier })).data

const rowsOf = async (
  { database }: TestApp,
  table: 'disputes' | 'assets' | 'reports' | 'matches',
) => database.read.selectFrom(table).selectAll().execute()

async function namespaces({ database }: TestApp) {
  const rows = await database.read.selectFrom('identifiers').select('namespace').execute()
  return rows.map(({ namespace }) => namespace).toSorted()
}

async function confirm(app: TestApp, id: string) {
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(moderateReport, { id, status: 'active' })
}

test('a serial number of two makers is no dispute, and the theft of one is shown', async () => {
  const { app, one, other } = await start()
  await register(app, one, 'HP')
  app.pass(1000)
  const blender = await register(app, other, 'Binatone')
  expect(await namespaces(app)).toEqual(['serial:binatone', 'serial:hp'])
  expect(await rowsOf(app, 'disputes')).toEqual([])
  expect(await ask(app)).toMatchObject({
    verdict: 'clear',
    others: [{ verdict: 'clear', item: { type: 'Gadget' } }],
  })

  const theft = await report(other, blender.id, 'Stolen')
  expect(await ask(app)).toMatchObject({
    ...{ verdict: 'lost', underReview: true, item: { brand: 'Binatone' } },
    others: [{ verdict: 'clear', underReview: false, item: { type: 'Gadget', brand: 'HP' } }],
  })
  await confirm(app, theft.id)
  const found = await ask(app)
  expect(found).toMatchObject({ verdict: 'stolen', item: { brand: 'Binatone' } })
  expect(found.message).toContain(
    'Two items have this serial number: one by Binatone, reported stolen; one by HP, not reported. Look for the maker’s name on the item.',
  )
  expect(await rowsOf(app, 'disputes')).toEqual([])
  expect(await rowsOf(app, 'reports')).toMatchObject([{ held: 0 }])
})

test('a report is shown whoever of two makers was registered first', async () => {
  const { app, one, other } = await start()
  const laptop = await register(app, one, 'HP')
  app.pass(1000)
  await register(app, other, 'Binatone')
  await report(one, laptop.id, 'Lost')
  const [row] = (await one.call(verifyBatch, { identifiers: [serial] })).data.rows
  for (const answer of [await ask(app), row?.answer]) {
    expect(answer).toMatchObject({
      ...{ verdict: 'lost', item: { brand: 'HP' } },
      others: [{ verdict: 'clear', item: { brand: 'Binatone' } }],
    })
  }
})

test('an owner registers one serial number of two makers, but not twice of one', async () => {
  const { app, one } = await start()
  await register(app, one, 'HP')
  await register(app, one, 'Binatone')
  const form = { ...(await phoneForm(app, serial)), uuidType: 'serial-number' as const }
  for (const brand of ['Hewlett-Packard', 'hp inc.', 'Unknown']) {
    const again = await refusalOf(one.call(createAsset, { ...form, brand }))
    expect(again.body).toMatchObject({
      code: 'IDENTIFIER_ALREADY_YOURS',
      fields: { uuid: expect.any(String) },
    })
  }
  expect(await namespaces(app)).toEqual(['serial:binatone', 'serial:hp'])
})

test('two strangers with one serial number of one maker are in a dispute', async () => {
  const { app, one, other } = await start()
  await register(app, one, 'HP')
  app.pass(1000)
  await register(app, other, 'Hewlett Packard')
  expect(await rowsOf(app, 'disputes')).toMatchObject([
    { namespace: 'serial:hp', key: serial, status: 'open' },
  ])
  expect(await ask(app)).not.toHaveProperty('others')
})

test('a hidden thing with the same serial number is not among the others', async () => {
  const { app, one, other } = await start()
  await register(app, one, 'HP')
  const form = { ...(await phoneForm(app, serial)), uuidType: 'serial-number' as const }
  await other.call(createAsset, { ...form, brand: 'Binatone', hidden: true })
  const found = await ask(app)
  expect(found).toMatchObject({ verdict: 'clear', item: { brand: 'HP' } })
  expect(found).not.toHaveProperty('others')
  expect(found.message).not.toContain('Two things')
})

test('a brand that names no maker is no dispute with a known one, and lookups show both', async () => {
  const { app, one, other } = await start()
  const laptop = await register(app, one, 'HP')
  app.pass(1000)
  await register(app, other, 'Unknown')
  expect(await namespaces(app)).toEqual(['serial', 'serial:hp'])
  expect(await rowsOf(app, 'disputes')).toEqual([])
  const { id } = await report(one, laptop.id, 'Stolen')
  await confirm(app, id)
  expect(await ask(app)).toMatchObject({ verdict: 'stolen', item: { brand: 'HP' } })
  const told = await app.database.read
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', one.id)
    .execute()
  expect(told).toContainEqual({ kind: 'namesake-registered' })
  expect(told).not.toContainEqual({ kind: 'number-registered' })
})

test.each([
  ['the same maker', 'Hewlett-Packard'],
  ['no maker', 'Unknown'],
])('a find with %s matches the lost item', async (_, brand) => {
  const { app, one, other } = await start()
  const laptop = await register(app, one, 'HP')
  await report(one, laptop.id, 'Lost')
  const find = { brand, description: 'On the bus', location: 'Ojota', state: 'Lagos' as const }
  const number = { identifier: serial, kind: 'serial-number' as const, asWritten: true }
  await other.call(createFind, { ...find, ...number })
  expect(await rowsOf(app, 'matches')).toMatchObject([{ kind: 'exact', state: 'open' }])
})

test('a find of another maker is a possible match, which the owner is asked about', async () => {
  const { app, one, other } = await start()
  const laptop = await register(app, one, 'HP')
  await report(one, laptop.id, 'Lost')
  const find = {
    brand: 'Binatone',
    description: 'On the bus',
    location: 'Ojota',
    state: 'Lagos' as const,
  }
  const number = { identifier: serial, kind: 'serial-number' as const, asWritten: true }
  await other.call(createFind, { ...find, ...number })
  expect(await rowsOf(app, 'matches')).toMatchObject([
    { kind: 'possible', state: 'suggested', offered_at: expect.any(Number) },
  ])
  expect(await ask(app)).toMatchObject({ verdict: 'lost', others: [{ verdict: 'found' }] })
})

test('a corrected brand moves a serial number to the other maker, where it is compared again', async () => {
  const { app, one, other } = await start()
  await register(app, one, 'HP')
  app.pass(1000)
  const blender = await register(app, other, 'Binatone')
  await other.call(updateAsset, { id: blender.id, brand: 'Compaq' })
  expect(await namespaces(app)).toEqual(['serial:hp', 'serial:hp'])
  expect(await rowsOf(app, 'disputes')).toMatchObject([{ namespace: 'serial:hp', status: 'open' }])
  await other.call(updateAsset, { id: blender.id, brand: 'Binatone' })
  expect(await rowsOf(app, 'disputes')).toMatchObject([
    { namespace: 'serial:hp', status: 'lapsed' },
  ])
  expect((await rowsOf(app, 'assets')).map(({ disputed }) => disputed)).toEqual([0, 0])
})

test('a corrected brand is refused if the owner has that number at the other maker', async () => {
  const { app, one } = await start()
  await register(app, one, 'HP')
  const blender = await register(app, one, 'Binatone')
  const refused = await refusalOf(one.call(updateAsset, { id: blender.id, brand: 'HP' }))
  expect(refused.body).toMatchObject({
    code: 'IDENTIFIER_ALREADY_YOURS',
    fields: { uuid: expect.any(String) },
  })
  expect(await namespaces(app)).toEqual(['serial:binatone', 'serial:hp'])
})

test('the maker of a reported thing is not changed, so that no theft moves to another thing', async () => {
  const { app, one, other } = await start()
  await register(app, other, 'Binatone')
  const laptop = await register(app, one, 'HP')
  await report(one, laptop.id, 'Stolen')
  const refused = await refusalOf(one.call(updateAsset, { id: laptop.id, brand: 'Binatone' }))
  expect(refused.body).toMatchObject({ code: 'REPORT_ALREADY_OPEN' })
  // Another spelling of the same maker is no change.
  await one.call(updateAsset, { id: laptop.id, brand: 'Hewlett-Packard' })
  expect(await namespaces(app)).toEqual(['serial:binatone', 'serial:hp'])
})

describe('a loss or theft of a serial number that another user registered earlier', () => {
  test.each([
    ['Zzyzx', 'Lost'],
    ['Zzyzx', 'Stolen'],
    ['Unknown', 'Stolen'],
    ['Pavilion', 'Lost'],
    ['brand new HP', 'Lost'],
    ['\u041d\u0420', 'Lost'],
  ] as const)('waits for staff at the maker %s: %s', async (brand, status) => {
    const { app, one, other } = await start()
    await register(app, one, 'HP')
    app.pass(1000)
    const rivals = await register(app, other, brand)
    const { id, stage } = await report(other, rivals.id, status)
    expect(stage).toBe('pending')
    await settleClaims(app.services)
    const { verdict, underReview } = await ask(app)
    const isHp = makerOf(brand) === 'hp'
    expect({ verdict, underReview }).toEqual({
      ...(isHp
        ? { verdict: 'contested', underReview: false }
        : { verdict: 'lost', underReview: true }),
    })
    const { held } = await app.database.read
      .selectFrom('reports')
      .select('held')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(held).toBe(1)
  })

  test.each(['Zzyzx', 'Unknown'])(
    'is shown as under review, though somebody registered the number first at the maker %s',
    async (brand) => {
      const { app, one, other } = await start()
      await register(app, other, brand)
      app.pass(1000)
      const laptop = await register(app, one, 'HP')
      await report(one, laptop.id, 'Lost')
      expect(await ask(app)).toMatchObject({ verdict: 'lost', underReview: true })
    },
  )

  test.each([
    ['Lost', 'lost'],
    ['Stolen', 'lost'],
    ['Found', 'clear'],
  ] as const)(
    'waits for staff though the owner typed “Laptop” as the maker: %s',
    async (status, verdict) => {
      const { app, one, other } = await start()
      const laptop = await register(app, one, 'Laptop')
      app.pass(1000)
      const rivals = await register(app, other, 'HP')
      const { id } = await report(other, rivals.id, status)
      expect(await ask(app)).toMatchObject({ verdict, underReview: verdict === 'lost' })
      expect(await rowsOf(app, 'reports')).toMatchObject([{ id, stage: 'pending', held: 1 }])
      // Once the owner names the maker, both are told of a contest.
      await one.call(updateAsset, { id: laptop.id, brand: 'HP' })
      expect(await rowsOf(app, 'disputes')).toHaveLength(status === 'Found' ? 0 : 1)
    },
  )

  test.each(['Zzyzx', 'Pavilion'])(
    'a find at the maker %s waits, too, and no number of the thing is called found meanwhile',
    async (brand) => {
      const { app, one, other } = await start()
      const imei = freshImei()
      const more = [{ kind: 'serial-number' as const, value: serial }]
      const form = { ...(await phoneForm(app, imei)), moreIdentifiers: more, brand: 'HP' }
      await one.call(createAsset, form)
      app.pass(1000)
      const find = { identifier: serial, brand, description: 'On the bus', state: 'Lagos' as const }
      await other.call(createFind, { ...find, asWritten: true })
      await settleClaims(app.services)
      for (const number of [serial, imei]) {
        expect((await ask(app, number)).verdict, number).toBe('clear')
      }
      const { notifications } = (await one.call(listNotifications, {})).data
      expect(notifications.map(({ kind }) => kind)).toContain('reported-by-other')
    },
  )

  test('waits for nobody if both makers are of our list', async () => {
    const { app, one, other } = await start()
    await register(app, one, 'HP')
    app.pass(1000)
    const blender = await register(app, other, 'Binatone')
    expect((await report(other, blender.id, 'Lost')).stage).toBe('active')
  })
})

test.each([
  ['', 'pending'],
  [', unless nobody can see it', 'active'],
])(
  'a loss of a plate as a serial number waits for staff if a car has it%s',
  async (name, stage) => {
    const { app, one, other } = await start()
    await registerCar(app, one, { plateNumber: 'KJA-012AB', hidden: name !== '' })
    app.pass(1000)
    const claimed = await register(app, other, 'HP', 'KJA012AB')
    expect((await report(other, claimed.id, 'Lost')).stage).toBe(stage)
  },
)

test('a buyer is told of a theft though the seller registered another maker of the list', async () => {
  const { app, one, other } = await start()
  const laptop = await register(app, one, 'HP')
  app.pass(1000)
  const claimed = await register(app, other, 'Binatone')
  const { id } = await report(one, laptop.id, 'Stolen')
  await confirm(app, id)
  const buyer = await signIn(app)
  await offerPhone(app, other, buyer.email, { phone: claimed })
  const { data } = await buyer.call(listTransfers, {})
  expect(data.toMe).toMatchObject([{ check: { verdict: 'stolen' } }])
  expect(data.toMe[0]?.check?.message).toContain('one by HP, reported stolen; one by Binatone')
})

it('a table has one serial number of two makers', async () => {
  const { app, one } = await start()
  const row = { ...tableRow(serial), uuidType: 'serial-number' }
  const rows = ['HP', 'Binatone', 'H.P.'].map((brand) => ({ ...row, brand }))
  const answer = await one.call(importAssets, { dryRun: false, rows })
  expect(answer.data.rows.map(({ status }) => status)).toEqual(['new', 'new', 'wrong'])
  expect(await namespaces(app)).toEqual(['serial:binatone', 'serial:hp'])
})
