import { expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { adminGetReport, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createFind } from '../../../src/api/reports/finds.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { getOwnership, offerTransfer } from '../../../src/api/transfers/transfers.ts'
import { findReportMs } from '../../../src/domain/disputes/disputes.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import {
  freshImei,
  phoneForm,
  registerCar,
  registerPhone,
  report,
} from '../../support/factories.ts'
import { readLog } from '../../support/transparency/read-log.ts'
import { confirmHere, password, signIn, type User } from '../../support/users.ts'

const resultOf = async (app: TestApp, identifier: string) => {
  const { verdict, underReview } = (await app.visit().call(verify, { identifier })).data
  return underReview ? `${verdict}, under review` : verdict
}

const kindsTo = async (user: User) =>
  (await user.call(listNotifications, {})).data.notifications.map(({ kind }) => kind)

const seen = { lastSeenDate: '2026-03-03', location: 'Ojota, Lagos', state: 'Lagos' } as const

const dell = { uuidType: 'serial-number', brand: 'Dell' } as const

/** Registers a thing with this number, alone. */
async function registerAs(app: TestApp, owner: User, kind: string, number: string) {
  const rest = { vin: '', chassisNumber: 'SK410-1234567', plateNumber: 'ABC-123ZZ' }
  if (kind === 'vin') return registerCar(app, owner, { plateNumber: rest.plateNumber, vin: number })
  if (kind in rest) return registerCar(app, owner, { ...rest, [kind]: number })
  const form = { ...(await phoneForm(app, number)), uuidType: kind, brand: 'HP' }
  return (await owner.call(createAsset, form as never)).data
}

it.each([
  ['plateNumber', 'KJA-012AB'],
  ['plateNumber', '12 CD 345'],
  ['plateNumber', 'LEX 12'],
  ['vin', 'WVWZZZ3CZEE140287'],
  ['mac-address', '3C:AF:70:CE:18:CD'],
  ['meid', 'AF0123450ABCDE'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000'],
  ['chassisNumber', 'ZZT240-0012344'],
])(
  'a rival who registers a number as a serial number and reports it makes nobody say that the %s %s is lost: two people claim it, its owner is told, each step is logged, and it is one of three',
  async (kind, number) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    const admin = await signIn(app, { role: 'admin' })
    await registerAs(app, owner, kind, number)
    const others = Array.from({ length: 3 }, freshImei)
    for (const other of others) await registerPhone(app, owner, other)
    expect(await resultOf(app, number)).toBe('clear')
    // In the same millisecond: the order of registration decides.
    const thing = await registerPhone(app, rival, number.replaceAll(/[^\w]/g, ''), dell)
    const logged = (await readLog(app)).length
    const { id, stage } = await report(rival, thing.id, 'Lost')
    expect(stage).toBe('pending')
    expect(await resultOf(app, number)).toBe('contested')
    await settleClaims(app.services)
    expect(await kindsTo(owner)).toContain('other-kind-registered')
    for (const other of others) await registerPhone(app, rival, other)
    const said: string[] = []
    for (const other of others) said.push(await resultOf(app, other))
    expect(said.filter((verdict) => verdict === 'contested')).toHaveLength(2)
    await admin.call(moderateReport, { id, status: 'inactive', reason: 'The receipt is of a car' })
    expect(await resultOf(app, number)).toBe('clear')
    const kinds = (await readLog(app)).slice(logged).map((entry) => entry.kind)
    expect(kinds.filter((each) => each !== 'contested')).toEqual(['settled'])
  },
)

test('staff who registered a number as another kind do not decide the report that waits for it', async () => {
  const app = await startTestApp()
  const first = await signIn(app, { role: 'admin' })
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  await registerCar(app, first, { plateNumber: 'PF123-ABC' })
  const laptop = await registerPhone(app, owner, 'PF123ABC', { ...dell, brand: 'Lenovo' })
  const { id, stage } = await report(owner, laptop.id, 'Lost')
  expect(stage).toBe('pending')
  const refuse = { id, status: 'inactive', reason: 'No receipt' } as const
  expect(await refusalOf(first.call(moderateReport, refuse))).toMatchObject({
    status: 403,
    body: { code: 'CONFLICT_OF_INTEREST' },
  })
  expect(await resultOf(app, 'PF123ABC')).toBe('contested')
  await admin.call(moderateReport, refuse)
})

test.each(['alone', 'waits for a made-up maker'])(
  'a theft of a serial number that %s is shown though a fence registers the same letters as a plate later',
  async (how) => {
    const app = await startTestApp()
    const [owner, fence] = [await signIn(app), await signIn(app)]
    if (how !== 'alone') await registerPhone(app, fence, 'PF123ABC', { ...dell, brand: 'Zzyzx' })
    const laptop = await registerPhone(app, owner, 'PF123ABC', { ...dell, brand: 'Lenovo' })
    const { id } = await report(owner, laptop.id, 'Stolen')
    const car = await registerCar(app, fence, { plateNumber: 'PF123-ABC' })
    expect((await fence.call(getOwnership, { id: car.id })).data.refusal).not.toBeNull()
    for (const text of ['PF123ABC', 'S/N PF123ABC', 'SN: PF123ABC']) {
      expect(await resultOf(app, text), text).toBe('lost, under review')
    }
    await confirmHere(app, owner)
    await owner.call(updateReport, { id, status: 'Found' })
    expect(await resultOf(app, 'PF123ABC')).toBe('clear')
  },
)

it.each([
  ['of a car', 'plateNumber', 'KJA-012AB', 'Dell', []],
  ['of a laptop, at a made-up maker', 'serial-number', '5CG8225LZW', 'Zzyzx', []],
  [
    'of a laptop, without a maker',
    'serial-number',
    '5CG8225LZW',
    'Laptop',
    ['namesake-registered'],
  ],
])(
  'two accounts that contest a number %s with each other stop no sale of it, and its owner is told',
  async (_, kind, number, brand, alsoTold) => {
    const app = await startTestApp()
    const [owner, one, other] = [await signIn(app), await signIn(app), await signIn(app)]
    const { id } = await registerAs(app, owner, kind, number)
    const buyer = await signIn(app)
    await owner.call(offerTransfer, { id, email: buyer.email, password })
    for (const rival of [one, other]) {
      app.pass(1000)
      await registerPhone(app, rival, number.replaceAll('-', ''), { ...dell, brand })
    }
    await settleClaims(app.services)
    expect(await resultOf(app, number)).toBe('contested')
    if (kind === 'plateNumber') expect(await resultOf(app, 'SK410-1234567')).toBe('clear')
    expect((await owner.call(getOwnership, { id })).data).toMatchObject({
      refusal: null,
      offer: { state: 'open' },
    })
    expect(await kindsTo(owner)).toEqual(['other-kind-registered', ...alsoTold])
  },
)

test('who registered a number before others contest it as another kind cannot sell it once one reports it, and staff confirm that', async () => {
  const app = await startTestApp()
  const [fence, owner, other] = [await signIn(app), await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const { id } = await registerAs(app, fence, 'plateNumber', 'KJA-012AB')
  app.pass(1000)
  const thing = await registerPhone(app, owner, 'KJA012AB', dell)
  await registerPhone(app, other, 'KJA012AB', dell)
  await settleClaims(app.services)
  const theft = await report(owner, thing.id, 'Stolen')
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  expect(await resultOf(app, 'KJA-012AB')).toBe('stolen')
  expect((await fence.call(getOwnership, { id })).data.refusal).not.toBeNull()
})

test.each(['contested', 'beside a lost one'])(
  'a number that is %s as another kind stops no sale of who registers it later, unless it is reported',
  async (how) => {
    const app = await startTestApp()
    const [owner, one, other] = [await signIn(app), await signIn(app), await signIn(app)]
    const form = { ...(await phoneForm(app, 'KJA012AB')), ...dell }
    const lost = { kind: 'imei1' as const, value: freshImei() }
    const moreIdentifiers = how === 'contested' ? [] : [lost]
    const { data: thing } = await one.call(createAsset, { ...form, moreIdentifiers })
    if (how === 'contested') await registerPhone(app, other, 'KJA012AB', dell)
    else await report(other, (await registerPhone(app, other, lost.value)).id, 'Lost')
    app.pass(1000)
    const { id } = await registerAs(app, owner, 'plateNumber', 'KJA-012AB')
    expect(await resultOf(app, 'KJA-012AB')).toBe('contested')
    const refusal = async () => (await owner.call(getOwnership, { id })).data.refusal
    expect(await refusal()).toBeNull()
    await report(one, thing.id, 'Lost')
    expect(await refusal()).not.toBeNull()
  },
)

test.each([
  ['plateNumber', 'KJA-012AB', 'Dell', 'shown'],
  ['plateNumber', 'KJA-012AB', 'Dell', 'hidden'],
  ['serial-number', '5CG8225LZW', 'Zzyzx', 'shown'],
])(
  'staff see who registered the %s %s before somebody reports it stolen at %s, though the two have no dispute: %s',
  async (kind, number, brand, shown) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    const admin = await signIn(app, { role: 'admin' })
    const { id } = await registerAs(app, owner, kind, number)
    const isShown = shown === 'shown'
    if (!isShown) await owner.call(updateAsset, { id, hidden: true })
    app.pass(1000)
    const serial = number.replaceAll(/[^\w]/g, '')
    const thing = await registerPhone(app, rival, serial, { ...dell, brand })
    const theft = await report(rival, thing.id, 'Stolen')
    const { data } = await admin.call(adminGetReport, { id: theft.id })
    expect(data).toMatchObject({ item: { held: isShown }, disputes: [] })
    expect(data.earlierOwners).toMatchObject([
      { assetId: id, owner: { id: owner.id }, asked: false, answer: null },
    ])
  },
)

test('who registers a lost thing without its maker is not asked about the loss, which stays as it is and is matched with a find', async () => {
  const app = await startTestApp()
  const [owner, thief, finder] = [await signIn(app), await signIn(app), await signIn(app)]
  const serial = '5CG8225LZW'
  const laptop = await registerPhone(app, owner, serial, dell)
  await report(owner, laptop.id, 'Lost')
  app.pass(findReportMs)
  await registerPhone(app, thief, serial, { ...dell, brand: 'Laptop' })
  app.pass(findReportMs)
  await settleClaims(app.services)
  expect(await kindsTo(thief)).toEqual([])
  expect(await resultOf(app, serial)).toBe('lost')
  const found = { identifier: serial, brand: 'Dell', description: 'Under a seat', ...seen }
  await finder.call(createFind, { ...found, kind: 'serial-number', asWritten: true })
  expect((await owner.call(listMatches, {})).data).toMatchObject([{ state: 'open' }])
})
