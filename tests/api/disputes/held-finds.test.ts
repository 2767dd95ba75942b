import { expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import {
  answerNotification,
  listNotifications,
} from '../../../src/api/notifications/notifications.ts'
import { adminGetReport, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createFind } from '../../../src/api/reports/finds.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { minutes, startTestApp, type TestApp } from '../../support/app.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, signIn, type User } from '../../support/users.ts'

async function start() {
  const app = await startTestApp({ limits: noLimits })
  const [owner, finder, stranger] = [await signIn(app), await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  return { app, owner, finder, stranger, admin, imei: freshImei() }
}

const verdictOf = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data.verdict

/** Past the request, as the settling of claims does on a server. */
async function later(app: TestApp): Promise<void> {
  app.pass(minutes(1))
  await settleClaims(app.services)
}

const seen = { lastSeenDate: '2026-03-03', location: 'Ojota, Lagos', state: 'Lagos' } as const

async function find(finder: User, identifier: string) {
  const form = {
    identifier,
    kind: 'imei1',
    brand: 'Apple',
    description: 'A seat',
    ...seen,
  } as const
  return (await finder.call(createFind, form)).data
}

async function questionTo(user: User) {
  const { notifications } = (await user.call(listNotifications, {})).data
  return notifications.find(({ kind }) => kind === 'reported-by-other')
}

test('a find of a lost phone waits for staff once its owner has it back, who is asked about it', async () => {
  const { app, owner, finder: rival, admin, imei } = await start()
  const phone = await registerPhone(app, owner, imei)
  const loss = await report(owner, phone.id, 'Lost')
  await later(app)
  const found = await find(rival, imei)
  expect(found.stage).toBe('active')
  await confirmHere(app, owner)
  await owner.call(updateReport, { id: loss.id, status: 'Found' })
  await later(app)
  expect(await verdictOf(app, imei)).toBe('clear')
  expect(await questionTo(owner)).toMatchObject({ question: { answer: null } })
  const { item } = (await admin.call(adminGetReport, { id: found.id })).data
  expect(item).toMatchObject({ status: 'pending', held: true })
})

test.each([
  ['serial-number', 'Zyrex'],
  ['chassisNumber', 'Dell'],
] as const)(
  'a find of a lost laptop as a %s by %s waits for staff, too, once its owner has it back',
  async (kind, brand) => {
    const { app, owner, finder: rival } = await start()
    const serial = { uuidType: 'serial-number', brand: 'Dell' } as const
    const laptop = await registerPhone(app, owner, '8XK2PQ2', serial)
    const loss = await report(owner, laptop.id, 'Lost')
    await later(app)
    const form = { identifier: '8XK2PQ2', kind, brand, description: 'A seat', ...seen } as const
    await rival.call(createFind, form)
    await confirmHere(app, owner)
    await owner.call(updateReport, { id: loss.id, status: 'Found' })
    await later(app)
    expect(await verdictOf(app, '8XK2PQ2')).toBe('clear')
    expect(await questionTo(owner)).toMatchObject({ question: { answer: null } })
  },
)

test('a find that the owner of a hidden phone calls theirs still waits after a stranger registers the number and gives it up', async () => {
  const { app, owner, finder: rival, stranger, imei } = await start()
  await owner.call(createAsset, { ...(await phoneForm(app, imei)), hidden: true })
  await later(app)
  await find(rival, imei)
  await later(app)
  const question = await questionTo(owner)
  await owner.call(answerNotification, { id: question?.id ?? '', answer: 'mine' })
  await later(app)
  const theirs = await registerPhone(app, stranger, imei)
  await later(app)
  await confirmHere(app, stranger)
  await stranger.call(updateAsset, { id: theirs.id, uuid: freshImei() })
  await later(app)
  expect(await verdictOf(app, imei)).toBe('unknown')
})

test.each(['before the find', 'after it, and calls it theirs'])(
  'a find that waits because a stranger registered the number %s is matched with the theft of who registered last once staff confirm that',
  async (when) => {
    const { app, owner, finder, stranger, admin, imei } = await start()
    if (when === 'before the find') await registerPhone(app, stranger, imei)
    await later(app)
    const found = await find(finder, imei)
    await later(app)
    if (when !== 'before the find') {
      await registerPhone(app, stranger, imei)
      await later(app)
      const question = await questionTo(stranger)
      await stranger.call(answerNotification, { id: question?.id ?? '', answer: 'mine' })
    }
    const { item } = (await admin.call(adminGetReport, { id: found.id })).data
    expect(item.status).toBe('pending')
    const phone = await registerPhone(app, owner, imei)
    await later(app)
    const theft = await report(owner, phone.id, 'Stolen')
    await admin.call(moderateReport, { id: theft.id, status: 'active' })
    const { data: matches } = await owner.call(listMatches, {})
    expect(matches).toMatchObject([{ kind: 'exact', state: 'open' }])
  },
)

test('a find that staff refuse after a later registrant called it theirs goes on with nobody', async () => {
  const { app, owner, finder, stranger, imei } = await start()
  const { id } = await find(finder, imei)
  await later(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await later(app)
  await registerPhone(app, stranger, imei)
  app.pass(minutes(61))
  await settleClaims(app.services)
  const question = await questionTo(stranger)
  await stranger.call(answerNotification, { id: question?.id ?? '', answer: 'mine' })
  expect((await owner.call(listMatches, {})).data).toMatchObject([{ state: 'open' }])
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(moderateReport, { id, status: 'inactive', reason: 'Nobody has it' })
  expect((await owner.call(listMatches, {})).data).toMatchObject([{ state: 'withdrawn' }])
})
