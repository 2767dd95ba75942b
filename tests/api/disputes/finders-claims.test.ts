import { expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import {
  answerNotification,
  listNotifications,
} from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createFind } from '../../../src/api/reports/finds.ts'
import { createLoss } from '../../../src/api/reports/losses.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { getOwnership } from '../../../src/api/transfers/transfers.ts'
import { contestMs, findReportMs } from '../../../src/domain/disputes/disputes.ts'
import { contextOf } from '../../../src/server/services/context.ts'
import { lapseContests } from '../../../src/server/services/disputes/lapse-contests.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { releaseHeldReports } from '../../../src/server/services/reports/release-held-reports.ts'
import { inTransaction } from '../../../src/server/services/transaction.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { countingStatements } from '../../support/database/round-trips.ts'
import {
  freshImei,
  phoneForm,
  registerCar,
  registerPhone,
  report,
  uploadedImage,
} from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { readLog } from '../../support/transparency/read-log.ts'
import { confirmHere, passAndLogIn, signIn, type User } from '../../support/users.ts'

const verdictOf = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data.verdict

const kindsTo = async (user: User) =>
  (await user.call(listNotifications, {})).data.notifications.map(({ kind }) => kind)

const seen = { lastSeenDate: '2026-03-03', location: 'Ojota, Lagos', state: 'Lagos' } as const

/** Reports a number as found, closes the find, and reports the loss of the same number. */
async function findThenLose(rival: User, identifier: string, status: 'Lost' | 'Stolen') {
  const find = { identifier, kind: 'imei1' as const, brand: 'Apple', description: 'Under a seat' }
  const { data } = await rival.call(createFind, { ...find, ...seen })
  await rival.call(updateReport, { id: data.id, status: 'Handed over' })
  return (await rival.call(createLoss, { identifier, brand: 'Apple', status, ...seen })).data
}

test.each([
  ['Lost', 'shown'],
  ['Stolen', 'shown'],
  ['Lost', 'hidden'],
] as const)(
  'a find that was closed lets nobody report the thing as %s without a contest: both are told, it is logged, and it is one of three; the first registration is %s',
  async (status, shown) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    const [imei, ...others] = Array.from({ length: 4 }, freshImei)
    if (!imei) throw new Error('no number')
    await owner.call(createAsset, { ...(await phoneForm(app, imei)), hidden: shown === 'hidden' })
    for (const other of others) await registerPhone(app, owner, other)
    app.pass(findReportMs)
    const logged = (await readLog(app)).length
    expect((await findThenLose(rival, imei, status)).stage).toBe('pending')
    expect(await verdictOf(app, imei)).toBe('contested')
    await settleClaims(app.services)
    for (const user of [owner, rival]) expect(await kindsTo(user)).toContain('number-registered')
    const fresh = (await readLog(app)).slice(logged).map(({ kind }) => kind)
    expect(fresh).toContain('contested')
    for (const other of others) await registerPhone(app, rival, other)
    const verdicts = await Promise.all(others.map((each) => verdictOf(app, each)))
    expect(verdicts.filter((verdict) => verdict === 'contested')).toHaveLength(2)
  },
)

test('a registration whose find is closed is hidden, and contests what its owner registers once it is shown again', async () => {
  const app = await startTestApp()
  const [thief, owner] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  const phone = await registerPhone(app, thief, imei)
  const find = await report(thief, phone.id, 'Found')
  expect(await verdictOf(app, imei)).toBe('found')
  await thief.call(updateReport, { id: find.id, status: 'Handed over' })
  expect(await verdictOf(app, imei)).toBe('unknown')
  app.pass(1000)
  await registerPhone(app, owner, imei)
  expect(await verdictOf(app, imei)).toBe('clear')
  const logged = (await readLog(app)).length
  await thief.call(updateAsset, { id: phone.id, hidden: false })
  expect(await verdictOf(app, imei)).toBe('contested')
  await settleClaims(app.services)
  expect(await kindsTo(owner)).toContain('number-registered')
  expect((await readLog(app)).slice(logged).map(({ kind }) => kind)).toContain('contested')
})

test.each([
  ['reports', 'reports it lost'],
  ['reports', 'shows it'],
  ['registers', 'reports it lost'],
] as const)(
  'a finder who %s a find before its owner registered it, and now %s, is no earlier registrant',
  async (first, act) => {
    const app = await startTestApp()
    const [finder, owner, another] = [await signIn(app), await signIn(app), await signIn(app)]
    const imei = freshImei()
    const found = { identifier: imei, brand: 'Apple', description: 'Under a seat', ...seen }
    const findOfOwn = async () => {
      const { id } = await registerPhone(app, finder, imei)
      app.pass(findReportMs / 2)
      return report(finder, id, 'Found')
    }
    const find =
      first === 'registers' ? await findOfOwn() : (await finder.call(createFind, found)).data
    app.pass(1000)
    const phone = await registerPhone(app, owner, imei)
    await finder.call(updateReport, { id: find.id, status: 'Handed over' })
    expect(await verdictOf(app, imei)).toBe('clear')

    app.pass(1000)
    if (act === 'shows it') {
      await finder.call(updateAsset, { id: find.assetId, hidden: false })
    } else {
      expect((await report(finder, find.assetId, 'Lost')).stage).toBe('pending')
    }
    expect(await verdictOf(app, imei)).toBe('contested')
    const loss = await report(owner, phone.id, 'Lost')
    expect(loss.stage).toBe('active')
    await another.call(createFind, found)
    const { data: matches } = await owner.call(listMatches, {})
    expect(matches).toMatchObject([{ reportId: loss.id, state: 'open' }])
  },
)

test('a first registrant who reports the thing found after it was contested, and shows it again past the deadline, wins nothing before the other side can answer', async () => {
  const app = await startTestApp()
  const [thief, owner] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  const receiptUrl = await uploadedImage(app)
  const form = { ...(await phoneForm(app, imei)), receiptUrl }
  const { data: phone } = await thief.call(createAsset, form)
  await passAndLogIn(app, owner, 2 * findReportMs)
  await registerPhone(app, owner, imei)
  await settleClaims(app.services)
  await confirmHere(app, thief)
  const find = await report(thief, phone.id, 'Found')
  await thief.call(updateReport, { id: find.id, status: 'Handed over' })
  await settleClaims(app.services)
  expect(await verdictOf(app, imei)).toBe('clear')
  await passAndLogIn(app, thief, contestMs)
  await thief.call(updateAsset, { id: phone.id, hidden: false })
  await settleClaims(app.services)
  await lapseContests(app.services)
  expect(await verdictOf(app, imei)).toBe('contested')
  app.pass(contestMs)
  await lapseContests(app.services)
  expect(await verdictOf(app, imei)).toBe('clear')
})

test('an open find is shown by its report alone: its registration makes nothing clear, and contests nothing once it is closed', async () => {
  const app = await startTestApp()
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const find = { kind: 'imei1' as const, brand: 'Apple', description: 'Under a seat', ...seen }
  const [hidden, ...shown] = Array.from({ length: 5 }, freshImei)
  if (!hidden) throw new Error('no number')
  await owner.call(createAsset, { ...(await phoneForm(app, hidden)), hidden: true })
  for (const imei of shown) await registerPhone(app, owner, imei)
  app.pass(findReportMs)
  const finds = []
  for (const identifier of [hidden, ...shown]) {
    const { data } = await finder.call(createFind, { ...find, identifier })
    finds.push(data)
    await finder.call(updateAsset, { id: data.assetId, hidden: false })
  }
  const asked = (await owner.call(listNotifications, {})).data.notifications
  for (const { id, kind } of asked) {
    if (kind === 'reported-by-other') await owner.call(answerNotification, { id, answer: 'mine' })
  }
  expect(await verdictOf(app, hidden)).toBe('unknown')
  for (const { id } of finds) await finder.call(updateReport, { id, status: 'Handed over' })
  expect(await Promise.all(shown.map((imei) => verdictOf(app, imei)))).toEqual(
    shown.map(() => 'clear'),
  )
})

test('a find that staff reopen ends the contest of its finder, who gains none by closing it again', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  await registerPhone(app, owner, imei)
  const phone = await registerPhone(app, finder, imei)
  app.pass(1000)
  const { id } = await report(finder, phone.id, 'Found')
  await admin.call(moderateReport, { id, status: 'inactive', reason: 'No find' })
  app.pass(1000)
  await finder.call(updateAsset, { id: phone.id, hidden: false })
  expect(await verdictOf(app, imei)).toBe('contested')
  await admin.call(moderateReport, { id, status: 'active' })
  const open = () =>
    app.database.read.selectFrom('disputes').where('status', '=', 'open').selectAll().execute()
  expect(await open()).toEqual([])
  await finder.call(updateReport, { id, status: 'Handed over' })
  expect(await verdictOf(app, imei)).toBe('clear')
})

test.each(['shown', 'hidden'])(
  'a find of somebody’s %s phone beside the number of a lost one changes nothing about it, open or closed',
  async (shown) => {
    const app = await startTestApp()
    const [owner, rival, loser] = [await signIn(app), await signIn(app), await signIn(app)]
    const [imei, lost] = [freshImei(), freshImei()]
    const form = { ...(await phoneForm(app, imei)), hidden: shown === 'hidden' }
    const { id } = (await owner.call(createAsset, form)).data
    await report(loser, (await registerPhone(app, loser, lost)).id, 'Lost')
    app.pass(1000)
    const moreIdentifiers = [{ kind: 'imei2' as const, value: lost }]
    const both = { ...(await phoneForm(app, imei)), moreIdentifiers }
    const find = await report(rival, (await rival.call(createAsset, both)).data.id, 'Found')
    const expectNoChange = async () => {
      if (shown === 'shown') expect(await verdictOf(app, imei)).toBe('clear')
      expect((await owner.call(getOwnership, { id })).data.refusal).toBeNull()
    }
    await expectNoChange()
    await rival.call(updateReport, { id: find.id, status: 'Handed over' })
    await expectNoChange()
  },
)

test('finds that wait for staff are compared with the claims to their number in as many statements however many they are', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  const registered = await registerPhone(app, owner, imei)
  const identity = { namespace: 'imei', key: imei.slice(0, 14) } as const
  const { database, during } = countingStatements(app.database)
  const release = () =>
    inTransaction(contextOf({ ...app.services, database }), (ctx) =>
      releaseHeldReports(ctx, [identity]),
    )
  const find = { identifier: imei, kind: 'imei1' as const, brand: 'Apple', description: 'A phone' }
  const statements = async (finders: number) => {
    for (let n = 0; n < finders; n++) {
      const { data } = await (await signIn(app)).call(createFind, { ...find, ...seen })
      expect(data.stage).toBe('pending')
    }
    return during(release)
  }
  const ofThree = await statements(3)
  expect(await statements(10)).toBe(ofThree)
  // The owner's loss ends the wait of all.
  await report(owner, registered.id, 'Lost')
  await settleClaims(app.services)
  const matches = await app.database.read.selectFrom('matches').selectAll().execute()
  expect(matches).toHaveLength(13)
})

test.each(['confirm it', 'decide for its owner', 'reopen it'])(
  'a find of one number of a phone, whose theft waits because of the other number, is matched when staff %s',
  async (how) => {
    const app = await startTestApp({ limits: noLimits })
    const [rival, owner, finder] = [await signIn(app), await signIn(app), await signIn(app)]
    const admin = await signIn(app, { role: 'admin' })
    const [imei, second] = [freshImei(), freshImei()]
    await registerPhone(app, rival, second)
    app.pass(1000)
    const form = { ...(await phoneForm(app, imei)), uuidType: 'imei1' as const }
    const moreIdentifiers = [{ kind: 'imei2' as const, value: second }]
    const { data: phone } = await owner.call(createAsset, { ...form, moreIdentifiers })
    const theft = await report(owner, phone.id, 'Stolen')
    const reason = 'The box has both numbers'
    if (how === 'reopen it') {
      await admin.call(moderateReport, { id: theft.id, status: 'inactive', reason })
    }
    const find = { identifier: imei, kind: 'imei1' as const, brand: 'Apple', description: 'A seat' }
    await finder.call(createFind, { ...find, ...seen })
    if (how === 'decide for its owner') {
      const [dispute] = (await admin.call(listDisputes, { status: 'open' })).data.disputes
      const decision = { status: 'decided' as const, ownerId: owner.id, reason }
      await admin.call(resolveDispute, { id: dispute?.id ?? '', ...decision })
    }
    await admin.call(moderateReport, { id: theft.id, status: 'active' })
    expect(await kindsTo(owner)).toContain('match-for-owner')
    expect(await kindsTo(finder)).toContain('match-for-finder')
  },
)

test('a find that waited for an earlier registration is shown once its user gives that another number', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [first, finder] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  const phone = await registerPhone(app, first, imei)
  const find = { identifier: imei, kind: 'imei1' as const, brand: 'Apple', description: 'A seat' }
  await finder.call(createFind, { ...find, ...seen })
  expect(await verdictOf(app, imei)).toBe('clear')
  await first.call(updateAsset, { id: phone.id, uuid: freshImei() })
  expect(await verdictOf(app, imei)).toBe('found')
})

test('who lost a car is asked about a find of its chassis number, which a form reads as a serial number', async () => {
  const app = await startTestApp()
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const chassisNumber = 'ZRE142-1234567'
  const car = await registerCar(app, owner, { vin: undefined, chassisNumber })
  await report(owner, car.id, 'Lost')
  const found = { identifier: chassisNumber, brand: 'Toyota', description: 'At the roadside' }
  await finder.call(createFind, { ...found, ...seen })
  expect(await kindsTo(owner)).toContain('reported-by-other')
})
