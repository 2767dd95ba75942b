import { expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createFind } from '../../../src/api/reports/finds.ts'
import { createReport, updateReport } from '../../../src/api/reports/reports.ts'
import { startOfDayOf } from '../../../src/domain/calendar-days.ts'
import type { ReportStatus } from '../../../src/domain/reports/reports.ts'
import { days, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import {
  carForm,
  freshImei,
  registerCar,
  registerPhone,
  report,
  uploadedImage,
} from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { startWithPhone } from '../../support/start-with-phone.ts'
import {
  confirmHere,
  mailedCode,
  password,
  signIn,
  signUpForm,
  type User,
} from '../../support/users.ts'

const ask = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data

/** Every private text of an owner, an asset and a report contains this word. */
const canary = 'Zanzibar'

async function secretiveOwner(app: TestApp): Promise<User> {
  const visitor = app.visit()
  const form = signUpForm({
    firstName: `${canary}first`,
    lastName: `${canary}last`,
    email: `${canary}${Math.random()}@example.com`.toLowerCase(),
    phoneNumber: '08055512345',
    address: `${canary} street`,
  })
  await visitor.call(register, form)
  await visitor.call(verifyToken, { token: await mailedCode(app, form.email) })
  const { access_token, user } = await visitor.call(logIn, { email: form.email, password })
  visitor.token = access_token
  await confirmHere(app, visitor)
  return Object.assign(visitor, { id: user.id, email: form.email })
}

async function secretiveCar(app: TestApp, owner: User) {
  const form = {
    ...(await carForm(app)),
    name: `${canary} car`,
    description: `${canary} scratches`,
    vehicleID: `${canary}-1`,
    chassisNumber: `${canary}99`,
    receiptUrl: await uploadedImage(app),
    vehicleRegistrationState: 'Kano' as const,
    year: 1987,
  }
  return (await owner.call(createAsset, form)).data
}

async function secretiveReport(app: TestApp, owner: User, assetId: string, status: ReportStatus) {
  const form = {
    assetId,
    status,
    description: `${canary} took it`,
    location: `${canary} bridge, Kogi`,
    lastSeenDate: '1999-12-31',
    lastSeenTime: '03:33',
    imageUrl: await uploadedImage(app),
  }
  return (await owner.call(createReport, form)).data
}

const words = { message: expect.any(String), advice: expect.any(Array) }
const asked = { kind: 'plateNumber', identifier: 'KJA-012AB', underReview: false, ...words }
const maker = { type: 'Vehicle', brand: 'Toyota' }
const allDetails = { ...maker, model: 'Corolla', colour: 'Silver' }

test('each verdict shows exactly what the decisions allow, and nothing about the owner, the loss or other identifiers', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await secretiveOwner(app)
  const admin = await signIn(app, { role: 'admin' })
  const answers: unknown[] = []
  const expectAnswer = async (expected: object) => {
    const answer = await ask(app, 'kja 012 ab')
    expect(answer).toEqual({ ...asked, ...expected })
    answers.push(answer)
  }

  await expectAnswer({ verdict: 'unknown' })
  const car = await secretiveCar(app, owner)
  await expectAnswer({ verdict: 'clear', confirmedIn: '2026-03', item: maker })

  const reportedAt = startOfDayOf(app.clock.now)
  const lost = await secretiveReport(app, owner, car.id, 'Lost')
  await expectAnswer({ verdict: 'lost', reportedAt, state: 'Kogi', item: allDetails })
  await owner.call(updateReport, { id: lost.id, status: 'Found' })
  await expectAnswer({ verdict: 'clear', confirmedIn: '2026-03', item: maker })

  const { id } = await secretiveReport(app, owner, car.id, 'Stolen')
  const review = { verdict: 'lost', underReview: true, reportedAt, state: 'Kogi', item: maker }
  await expectAnswer(review)
  await admin.call(moderateReport, { id, status: 'active' })
  await expectAnswer({ verdict: 'stolen', reportedAt, state: 'Kogi', item: allDetails })
  await owner.call(updateReport, { id, status: 'Found' })

  await secretiveReport(app, owner, car.id, 'Found')
  await expectAnswer({ verdict: 'found', reportedAt })

  const shown = JSON.stringify([...answers, await ask(app, '??')])
  const { email, id: ownerId } = owner
  const secrets = [canary, email, ownerId, car.id, id, '08055512345', '/uploads', '1999', '1987']
  const numbers = [car.vin ?? '', `${canary}99`, '03:33', 'Kano', 'Ikeja']
  const leaked = [...secrets, ...numbers].filter((secret) =>
    shown.toLowerCase().includes(secret.toLowerCase()),
  )
  expect(leaked).toEqual([])
})

it('messages state the status and what to do: stolen, lost, under review, found, clear, unknown', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const messageFor = async (status: ReportStatus | null, confirm = false) => {
    const imei = freshImei()
    const { id } = await registerPhone(app, owner, imei)
    const made = status && (await report(owner, id, status))
    if (made && confirm) await admin.call(moderateReport, { id: made.id, status: 'active' })
    const { message, advice } = await ask(app, imei)
    expect(advice.length).toBeGreaterThan(1)
    return message
  }
  const on = 'on 4 March 2026'
  expect(await messageFor('Stolen', true)).toBe(`Reported stolen ${on} in Lagos. Do not buy it.`)
  expect(await messageFor('Stolen')).toBe(
    `Reported ${on} in Lagos, under review. Do not buy it until the review is done.`,
  )
  expect(await messageFor('Lost')).toBe(`Reported lost ${on} in Lagos. Do not buy it.`)
  expect(await messageFor('Found')).toBe(
    `Reported found ${on}. Do not buy it: we are looking for its owner.`,
  )
  expect(await messageFor(null)).toBe('Registered, and nothing is reported.')
  expect((await ask(app, freshImei())).message).toBe(
    'Nothing is reported, and this number is not in the registry.',
  )
})

it('an asset that its owner hides is unknown to lookups unless it is reported (decisions: verify)', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  const { id } = await registerPhone(app, owner, imei)
  const unknown = await ask(app, freshImei())
  await owner.call(updateAsset, { id, hidden: true })
  const hidden = await ask(app, imei)
  expect({ ...hidden, identifier: '' }).toEqual({ ...unknown, identifier: '' })
  const lost = await report(owner, id, 'Lost')
  expect((await ask(app, imei)).verdict).toBe('lost')
  await owner.call(updateReport, { id: lost.id, status: 'Found' })
  expect((await ask(app, imei)).verdict).toBe('unknown')
  await owner.call(updateAsset, { id, hidden: false })
  expect((await ask(app, imei)).verdict).toBe('clear')
})

it('a lookup shows a confirmed theft of any user who registered the identifier, else that several claim it; a finder does not', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const steps = ['clear', 'found', 'under review', 'lost', 'stolen'] as const
  for (const grave of steps) {
    for (const mild of steps.slice(0, steps.indexOf(grave))) {
      for (const order of [
        [mild, grave],
        [grave, mild],
      ]) {
        const imei = freshImei()
        for (const step of order) {
          // Others each time: one user contests three numbers at most.
          const user = await signIn(app)
          const { id } = await registerPhone(app, user, imei)
          if (step === 'clear') continue
          const made = await report(user, id, reportedAs[step])
          if (step === 'under review' || made.stage === 'active') continue
          await admin.call(moderateReport, { id: made.id, status: 'active' })
        }
        const { verdict, underReview } = await ask(app, imei)
        const isContested = !order.includes('found') && grave !== 'stolen'
        const expected = isContested ? 'contested' : grave
        expect(underReview ? 'under review' : verdict, order.join(' before ')).toBe(expected)
      }
    }
  }
})

const reportedAs = {
  found: 'Found',
  'under review': 'Stolen',
  lost: 'Lost',
  stolen: 'Stolen',
} as const

it('of two confirmed thefts a lookup shows the earlier one and its date', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [first, second] = [await signIn(app), await signIn(app)]
  for (const reporters of [
    [first, second],
    [second, first],
  ]) {
    const imei = freshImei()
    const phones = [await registerPhone(app, first, imei), await registerPhone(app, second, imei)]
    const reportedAt = startOfDayOf(app.clock.now)
    for (const reporter of reporters) {
      const { id = '' } = phones[reporter === first ? 0 : 1] ?? {}
      const made = await report(reporter, id, 'Stolen')
      const admin = await signIn(app, { role: 'admin' })
      await admin.call(moderateReport, { id: made.id, status: 'active' })
      app.pass(days(1))
    }
    expect((await ask(app, imei)).reportedAt).toBe(reportedAt)
  }
})

test('a find that its finder closes is no registration', async () => {
  const app = await startTestApp()
  const finder = await signIn(app)
  const imei = freshImei()
  const { data } = await finder.call(createFind, {
    ...{ identifier: imei, kind: 'imei1', brand: 'Itel', description: 'Under a seat' },
    state: 'Lagos',
  })
  expect((await ask(app, imei)).verdict).toBe('found')
  await finder.call(updateReport, { id: data.id, status: 'Handed over' })
  expect((await ask(app, imei)).verdict).toBe('unknown')
})

it('what a registrant wrote in the place of a maker or model to be read as ours is left out', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  await registerPhone(app, owner, imei, { brand: 'Toju agent 08031234567, pay to unblock' })
  const answer = await ask(app, imei)
  expect(answer).toMatchObject({ verdict: 'clear', item: { type: 'Gadget' } })
  expect(JSON.stringify(answer)).not.toMatch(/agent|0803/)
})

it.each([
  ['Not stolen', undefined],
  ['Cleared by NCC', undefined],
  ['Owner has receipt', undefined],
  ['HP not stolen, buy it', 'HP'],
  ['iPhone 13, clean and cleared', 'Apple'],
  ['Toyota (owner has papers)', 'Toyota'],
  ['Land Rover', 'Land Rover'],
  ['Hewlett-Packard', 'Hewlett-Packard'],
  ['tecno', 'tecno'],
])(
  'a clear answer names a maker of our list and no word of the registrant: %s',
  async (brand, told) => {
    const app = await startTestApp()
    const imei = freshImei()
    await registerPhone(app, await signIn(app), imei, { brand })
    const answer = await ask(app, imei)
    expect(answer.verdict).toBe('clear')
    expect(answer.item).toEqual({ type: 'Gadget', ...(told !== undefined && { brand: told }) })
  },
)

test('a lookup leaves no trace of the identifier', async () => {
  const { app, imei } = await startWithPhone()
  const before = await allRows(app.database)
  await ask(app, imei)
  await ask(app, freshImei())
  expect(await allRows(app.database)).toEqual(before)
})

it('a name of a model that somebody reports as a number is a doubt about a text with it, never its answer', async () => {
  const app = await startTestApp({ limits: noLimits })
  const rival = await signIn(app)
  for (const name of ['13PRO', 'E7470', '2015']) {
    const asset = await registerPhone(app, rival, name, { uuidType: 'serial-number' })
    await report(rival, asset.id, 'Lost')
  }
  const car = await registerCar(app, rival, { plateNumber: 'SMG-991BD' })
  await report(rival, car.id, 'Lost')
  const texts = [
    ['iPhone 13 Pro 353994945733993', '13PRO'],
    ['Dell Latitude E7470 8XK2PQ2', 'E7470'],
    ['EKY-456AU 2015 model', '2015'],
    ['SM-G991B/DS 353994945733993', 'SMG-991BD'],
  ] as const
  for (const [text, name] of texts) {
    const message = expect.stringContaining(
      `Part of what you typed, ${name}, is a reported number.`,
    )
    expect(await ask(app, text)).toMatchObject({ verdict: 'invalid', message })
  }
  const { verdict } = await ask(app, 'S/N E7470')
  expect(verdict).toBe('lost')
})

it('a reported service tag is the answer whatever is beside it, and in two halves', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const serials = ['HWJQLH2', '615899H560DUCM5A']
  for (const serial of serials) {
    const asset = await registerPhone(app, owner, serial, { uuidType: 'serial-number' })
    await report(owner, asset.id, 'Lost')
  }
  const texts = ['HWJQLH2-UK', 'DELL/HWJQLH2', 'E7470-HWJQLH2', 'HWJQLH2 UK', '615899H5\n60DUCM5A']
  for (const text of texts) expect(await ask(app, text)).toMatchObject({ verdict: 'lost' })
})
