import { expect, test } from 'vitest'
import { adminListAssets } from '../../../src/api/assets/admin-assets.ts'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { register } from '../../../src/api/auth/sign-up.ts'
import { searchEverything } from '../../../src/api/overview/overview.ts'
import { adminListReports } from '../../../src/api/reports/admin-reports.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { startTestApp } from '../../support/app.ts'
import { freshImei, registerCar, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, signUpForm } from '../../support/users.ts'

test('staff find an asset by its number, whole, with its label, or by its beginning', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const { id } = await registerPhone(app, owner, imei)
  const admin = await signIn(app, { role: 'admin' })
  for (const query of [imei, `IMEI: ${imei}`, imei.slice(0, 12)]) {
    const { data } = await admin.call(searchEverything, { query })
    expect(data.identifiers, query).toMatchObject([{ asset: { id } }])
  }
})

test('a plate of two characters is found whole: too many numbers begin with them', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { id } = await registerCar(app, owner, { plateNumber: 'A1' })
  await registerCar(app, owner, { vin: 'JHMCM56557C404453', plateNumber: 'A1234XY' })
  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(searchEverything, { query: 'Plate A1' })
  expect(data.identifiers).toMatchObject([{ asset: { id } }])
  expect(data.identifiers).toHaveLength(1)
})

test('the reports of one user are found by the beginning of a number', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const { id } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const admin = await signIn(app, { role: 'admin' })
  for (const search of [imei, imei.slice(0, 12), imei.slice(0, 3)]) {
    for (const status of ['active', ''] as const) {
      const { data } = await admin.call(adminListReports, { owner: owner.id, search, status })
      expect(data.items, search).toMatchObject([{ id }])
    }
  }
})

test('staff find a person, an asset and its report by each word of the name, with no accent', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(updateUser, { id: owner.id, firstName: 'Bólá', lastName: 'Adéwálé' })
  const { id } = await registerPhone(app, owner, freshImei(), {
    name: 'Fóònù Ṣẹ́fi dúdú',
    brand: 'Tecno',
  })
  const { id: reportId } = await report(owner, id, 'Lost')
  const find = async (query: string) => (await admin.call(searchEverything, { query })).data
  for (const query of ['adewale', 'Adéwá', 'bola', 'adewale bola']) {
    expect((await find(query)).users, query).toMatchObject([{ id: owner.id }])
  }
  for (const query of ['sefi', 'Ṣẹ́fi', 'SEFI du', 'foonu', 'Ṣẹfi', 'tecno']) {
    const { assets, reports } = await find(query)
    expect(assets, query).toMatchObject([{ id }])
    expect(reports, query).toMatchObject([{ id: reportId }])
    for (const filter of [{}, { owner: owner.id }, { type: 'Gadget' }] as const) {
      const { data } = await admin.call(adminListAssets, { search: query, ...filter })
      expect(data, query).toMatchObject({ assets: [{ id }], total: 1 })
    }
    for (const filter of [{}, { owner: owner.id }, { status: 'active' }] as const) {
      const { data } = await admin.call(adminListReports, { search: query, ...filter })
      expect(data, query).toMatchObject({ items: [{ id: reportId }], total: 1 })
    }
  }
  for (const query of ['efi', 'dudu sefi', '...']) {
    expect(await find(query), query).toMatchObject({ assets: [], reports: [] })
    const { data } = await admin.call(adminListAssets, { search: query, owner: owner.id })
    expect(data.assets, query).toEqual([])
  }
})

test('an asset is found by its new name, and no longer by the old one', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const { id } = await registerPhone(app, owner, freshImei(), { name: 'Black phone' })
  await owner.call(updateAsset, { id, name: 'Sister’s tablet' })
  const find = async (query: string) =>
    (await admin.call(searchEverything, { query })).data.assets.map((found) => found.id)
  expect(await find('tablet')).toEqual([id])
  expect(await find('black')).toEqual([])
})

test('staff find a user by the whole email, however many others begin with it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const email = 'ada.obi@example.com'
  const signUp = (email: string) => app.visit().call(register, { ...signUpForm(), email })
  for (let decoy = 0; decoy < 21; decoy++) await signUp(`${email}.a${decoy}.ng`)
  await signUp(email)
  const { users } = (await admin.call(searchEverything, { query: email })).data
  expect(users).toHaveLength(5)
  expect(users[0]).toMatchObject({ email })
})

test('staff find an asset by its whole number, however many others begin with it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [thief, owner] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const serial = { uuidType: 'serial-number', brand: 'Dell' } as const
  for (let decoy = 1; decoy < 9; decoy++) {
    await registerPhone(app, thief, `7HXK2D3${decoy}`, serial)
  }
  const { id } = await registerPhone(app, owner, '7HXK2D3', serial)
  const { data } = await admin.call(searchEverything, { query: '7HXK2D3' })
  expect(data.identifiers).toHaveLength(5)
  expect(data.identifiers[0]?.asset.id).toBe(id)
})
