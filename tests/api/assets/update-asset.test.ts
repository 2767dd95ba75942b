import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { getAsset, listAssets, searchAssets, updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import {
  freshImei,
  registerCar,
  registerPhone,
  report,
  uploadedImage,
} from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

it('an update changes only the fields sent, and the log names them (spec §5, §7)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const receiptUrl = await uploadedImage(app)
  const car = await registerCar(app, owner, {
    receiptUrl,
    vehicleID: 'FLEET-7',
    chassisNumber: 'AB-1234',
    hidden: true,
  })
  app.pass(1000)
  const { data } = await owner.call(updateAsset, { id: car.id, color: 'Red', year: 2013 })
  expect(data).toEqual({ ...car, color: 'Red', year: 2013 })
  expect(await owner.call(getAsset, { id: car.id })).toEqual({ data })
  const [entry] = (await logOf(app.database, 'asset', car.id)).filter(
    ({ action }) => action === 'update',
  )
  expect(entry).toEqual({
    actor: owner.id,
    action: 'update',
    details: { fields: ['color', 'year'] },
  })
})

it('optional fields can be cleared', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const receiptUrl = await uploadedImage(app)
  const car = await registerCar(app, owner, { receiptUrl, vehicleID: 'FLEET-7' })
  const { data } = await owner.call(updateAsset, { id: car.id, vehicleID: '', receiptUrl: '' })
  expect(data).toEqual({ ...car, vehicleID: null, receiptUrl: null })
})

it('an update must leave a valid asset', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const car = await registerCar(app, owner)
  const phone = await registerPhone(app, owner)
  const change = async (id: string, form: object) =>
    (await refusalOf(owner.call(updateAsset, { id, ...form }))).body?.fields
  expect(await change(car.id, { vin: '' })).toHaveProperty('vin')
  expect(await change(car.id, { name: ' ' })).toHaveProperty('name')
  expect(await change(phone.id, { uuid: '490154203237517' })).toHaveProperty('uuid')
  // An IMEI is not a MAC address, so the kind cannot change without the identifier.
  expect(await change(phone.id, { uuidType: 'mac-address' })).toHaveProperty('uuid')
  expect((await owner.call(listAssets, {})).data).toEqual(expect.arrayContaining([car, phone]))
})

it('an update cannot change an asset’s type, owner or history', async () => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  const phone = await registerPhone(app, owner)
  const change = {
    type: 'Vehicle',
    ownerId: other.id,
    createdAt: 1,
    openReport: 'Stolen',
    disputed: 1,
  }
  const { data } = await owner.call(updateAsset, { id: phone.id, ...change } as { id: string })
  expect(data).toEqual(phone)
  expect((await allRows(app.database))['assets']).toMatchObject([
    { owner_id: owner.id, type: 'Gadget', disputed: 0 },
  ])
})

it('after a correction, lookups find the new identifier and not the old one', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const [old, corrected] = [freshImei(), freshImei()]
  const { id } = await registerPhone(app, owner, old)
  await owner.call(updateAsset, { id, uuid: corrected })
  const verdict = async (identifier: string) =>
    (await owner.call(verify, { identifier })).data.verdict
  expect([await verdict(old), await verdict(corrected)]).toEqual(['unknown', 'clear'])
  expect((await allRows(app.database))['identifiers']).toHaveLength(1)
})

it('an identifier is frozen while a report is open, so a theft cannot be moved to another user’s phone', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const phone = await registerPhone(app, owner)
  const { id: reportId } = await report(owner, phone.id, 'Stolen')
  const change = { id: phone.id, uuid: freshImei() }
  const frozen = { status: 409, body: { code: 'REPORT_ALREADY_OPEN' } }
  expect(await refusalOf(owner.call(updateAsset, change))).toMatchObject(frozen)
  await admin.call(moderateReport, { id: reportId, status: 'active' })
  expect(await refusalOf(owner.call(updateAsset, change))).toMatchObject(frozen)
  // Everything else can still be corrected.
  await owner.call(updateAsset, { id: phone.id, description: 'With a blue case' })
  await owner.call(updateReport, { id: reportId, status: 'Found' })
  const { data } = await owner.call(updateAsset, change)
  expect(data.uuid).toBe(change.uuid)
})

test('search finds the user’s own assets by the start of an identifier, in any format (spec §2 dashboard)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner, '490154203237518')
  const car = await registerCar(app, owner)
  const find = async (query: string) => (await owner.call(searchAssets, { query })).data
  expect(await find('4901 54')).toEqual([phone])
  expect(await find('49-015420-323751-8')).toEqual([phone])
  expect(await find('490154203237518')).toEqual([phone])
  expect(await find('kja')).toEqual([car])
  expect(await find('KJA-OI2AB')).toEqual([car])
  expect(await find('1m8gdm9')).toEqual([car])
  expect(await find('iPhone')).toEqual([phone])
  expect(await find('TOYOTA cor')).toEqual([car])
  expect(await find('Nokia')).toEqual([])
  expect(await find('%')).toEqual([])
  expect(await find('_')).toEqual([])
  const empty = await refusalOf(owner.call(searchAssets, { query: '  ' }))
  expect(empty.status).toBe(400)
  for (let made = 0; made < 11; made++) await registerPhone(app, owner)
  expect(await find('3569')).toHaveLength(10)
})

test('an update of a stale asset is refused with the current values; without `before` the last write wins', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const car = await registerCar(app, owner)
  const { id } = car
  await owner.call(updateAsset, { id, color: 'Red', before: { ...car } })
  const refusal = await refusalOf(
    owner.call(updateAsset, { id, color: 'Blue', before: { ...car } }),
  )
  expect(refusal).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT', fields: { color: expect.stringContaining('Red') } },
  })
  expect((await owner.call(getAsset, { id })).data.color).toBe('Red')
  await owner.call(updateAsset, { id, name: 'Work car', before: { ...car } })
  const { data } = await owner.call(updateAsset, { id, color: 'Blue' })
  expect(data).toMatchObject({ color: 'Blue', name: 'Work car' })
})

test('who changes a number waits for it without holding the account, which an erasure locks after the numbers', async ({
  skip,
}) => {
  const app = await startTestApp()
  const { database } = app
  if (database.dialect === 'sqlite') skip('The embedded engine writes one after another.')
  const owner = await signIn(app)
  const { id, uuid } = await registerPhone(app, owner)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  const held = database.write(async (tx) => {
    await database.lock(tx, `number:${uuid?.slice(0, 14)}`)
    onLocked()
    await ended
  })
  await locked
  const changed = owner.call(updateAsset, { id, uuid: freshImei(), uuidType: 'imei1' })
  await delay(300)
  const free = await database.write((tx) =>
    tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', owner.id)
      .forUpdate()
      .skipLocked()
      .execute(),
  )
  end()
  await held
  await changed
  expect(free).toHaveLength(1)
})
