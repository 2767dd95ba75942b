import { expect, test } from 'vitest'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { createReport, updateReport } from '../../../src/api/reports/reports.ts'
import { startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, type User } from '../../support/users.ts'

async function startWithTwo() {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const finder = await signIn(app)
  const imei = freshImei()
  const lostPhone = await registerPhone(app, owner, imei)
  const foundPhone = await registerPhone(app, finder, imei)
  await deleteNotifications(app)
  return { app, owner, finder, imei, lostPhone, foundPhone }
}

async function matchesOf({ database }: TestApp) {
  return database.read.selectFrom('matches').selectAll().execute()
}

async function notificationsTo({ database }: TestApp, { id }: User) {
  return database.read
    .selectFrom('notifications')
    .select(['kind', 'subject_id', 'data'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
}

/** Removes the notifications of registering the same identifier twice. */
async function deleteNotifications({ database }: TestApp) {
  await database.write(async (tx) => {
    await tx.deleteFrom('notifications').execute()
    await tx.deleteFrom('jobs').where('kind', '=', 'mail').execute()
  })
}

async function kindsTo(app: TestApp, user: User): Promise<string[]> {
  return (await notificationsTo(app, user)).map(({ kind }) => kind)
}

async function mailKindsTo(app: TestApp, user: User): Promise<string[]> {
  const mails = await app.database.read
    .selectFrom('jobs')
    .select('type')
    .where('recipient', '=', user.email)
    .where('type', '!=', 'verification-code')
    .orderBy('id', 'desc')
    .execute()
  return mails.map(({ type }) => type)
}

test.each(['Lost', 'Found'] as const)(
  'equal identifiers match at once and both users are notified when %s comes first',
  async (first) => {
    const { app, owner, finder, lostPhone, foundPhone } = await startWithTwo()
    const lose = () => report(owner, lostPhone.id, 'Lost')
    const find = () => report(finder, foundPhone.id, 'Found')
    const reports =
      first === 'Lost'
        ? { lost: await lose(), found: await find() }
        : { found: await find(), lost: await lose() }
    const [match, ...more] = await matchesOf(app)
    expect(more).toEqual([])
    expect(match).toMatchObject({
      missing_report_id: reports.lost.id,
      found_report_id: reports.found.id,
      kind: 'exact',
      state: 'open',
      score: 100,
    })
    // The owner was asked about a find made before their report.
    const earlierNotifications = first === 'Found' ? ['reported-by-other'] : []
    expect(await kindsTo(app, owner)).toEqual([...earlierNotifications, 'match-for-owner'])
    expect(await kindsTo(app, finder)).toEqual(['match-for-finder'])
    expect(await mailKindsTo(app, owner)).toEqual(['match-for-owner', ...earlierNotifications])
    expect(await mailKindsTo(app, finder)).toEqual(['match-for-finder'])
    expect(await logOf(app.database, 'match', match?.id ?? '')).toEqual([
      {
        actor: first === 'Lost' ? finder.id : owner.id,
        action: 'create',
        details: { kind: 'exact', state: 'open', score: 100 },
      },
    ])
  },
)

it('two reports of the same status never match', async () => {
  const { app, owner, finder, lostPhone, foundPhone } = await startWithTwo()
  await report(owner, lostPhone.id, 'Lost')
  await report(finder, foundPhone.id, 'Lost')
  expect(await matchesOf(app)).toEqual([])
})

it('a user’s own found report is never offered to them as theirs', async () => {
  const app = await startTestApp()
  const both = await signIn(app)
  const serial = { uuidType: 'serial-number' as const }
  await report(both, (await registerPhone(app, both, 'C02XL0THJGH5', serial)).id, 'Lost')
  await report(both, (await registerPhone(app, both, 'C02XLOTHJGH5', serial)).id, 'Found')
  expect(await matchesOf(app)).toEqual([])
})

it('a theft matches only after staff confirm it', async () => {
  const { app, owner, finder, lostPhone, foundPhone } = await startWithTwo()
  const admin = await signIn(app, { role: 'admin' })
  const theft = await report(owner, lostPhone.id, 'Stolen')
  await report(finder, foundPhone.id, 'Found')
  expect(await matchesOf(app)).toEqual([])
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  expect(await matchesOf(app)).toMatchObject([{ kind: 'exact', state: 'open' }])
  expect(await kindsTo(app, finder)).toEqual(['match-for-finder'])
})

it('a report that staff close ends its matches, notifies the other party, and a new report can match again', async () => {
  const { app, owner, finder, lostPhone, foundPhone } = await startWithTwo()
  const admin = await signIn(app, { role: 'admin' })
  await report(owner, lostPhone.id, 'Lost')
  const found = await report(finder, foundPhone.id, 'Found')
  await admin.call(moderateReport, { id: found.id, status: 'inactive' })
  expect(await matchesOf(app)).toMatchObject([{ state: 'withdrawn', closed_at: app.clock.now }])
  expect(await kindsTo(app, owner)).toEqual(['match-for-owner', 'match-withdrawn'])
  expect(await kindsTo(app, finder)).toEqual(['match-for-finder', 'report-closed'])
  app.pass(1000)
  await report(finder, foundPhone.id, 'Found')
  expect((await matchesOf(app)).map(({ state }) => state).sort()).toEqual(['open', 'withdrawn'])
  const { match_blocking_keys: keys = [] } = await allRows(app.database)
  expect(keys.filter((key) => (key as { report_id: string }).report_id === found.id)).toEqual([])
})

it('marking an asset as found closes the match and thanks the finder once', async () => {
  const { app, owner, finder, lostPhone, foundPhone } = await startWithTwo()
  const lost = await report(owner, lostPhone.id, 'Lost')
  const found = await report(finder, foundPhone.id, 'Found')
  await finder.call(updateReport, { id: found.id, status: 'Handed over' })
  expect(await matchesOf(app)).toMatchObject([{ state: 'recovered' }])
  expect(await kindsTo(app, owner)).toEqual(['match-for-owner', 'handed-over'])
  await owner.call(updateReport, { id: lost.id, status: 'Found' })
  expect(await kindsTo(app, finder)).toEqual(['match-for-finder', 'thanks'])
  expect(await mailKindsTo(app, finder)).toEqual(['thanks', 'match-for-finder'])
})

test('twenty concurrent reports of one identifier make each valid match once, with one notification and one email each', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imei = freshImei()
  const users: { user: User; asset: string; status: 'Lost' | 'Found' }[] = []
  // The owner registered it first. Finds reported before the owner’s report are pending.
  for (let n = 0; n < 20; n++) {
    const user = await signIn(app)
    const { id } = await registerPhone(app, user, imei)
    users.push({ user, asset: id, status: n === 0 ? 'Lost' : 'Found' })
  }
  await deleteNotifications(app)
  await warmUp(app)
  const [owner, ...finders] = users
  const inOrder = [...finders.slice(0, 10), owner, ...finders.slice(10)].filter(
    (each) => each !== undefined,
  )
  await Promise.all(inOrder.map(({ user, asset, status }) => report(user, asset, status)))

  const { reports = [], notifications = [] } = await allRows(app.database)
  const by = (status: string) =>
    (reports as { id: string; status: string }[])
      .filter((each) => each.status === status)
      .map(({ id }) => id)
  const expected = by('Lost').flatMap((lost) => by('Found').map((found) => `${lost} ${found}`))
  expect(expected).toHaveLength(19)
  const matches = await matchesOf(app)
  expect(
    matches.map((match) => `${match.missing_report_id} ${match.found_report_id}`).sort(),
  ).toEqual(expected.sort())
  expect(matches.every(({ kind, state }) => kind === 'exact' && state === 'open')).toBe(true)

  const matched = (
    notifications as { kind: string; user_id: string; subject_id: string; digest: number }[]
  ).filter(({ kind }) => kind.startsWith('match-'))
  expect(matched).toHaveLength(38)
  expect(new Set(matched.map(({ user_id, subject_id }) => `${user_id} ${subject_id}`)).size).toBe(
    38,
  )
  // Nineteen finders are nineteen senders: none of them uses up what another needs.
  expect(matched.filter(({ digest }) => digest)).toEqual([])
  for (const { user } of users) {
    // Who has not reported it yet may hear of the report of another, too.
    const mails = (await mailKindsTo(app, user)).filter((kind) => kind !== 'reported-by-other')
    expect(mails, mails.join()).toHaveLength(user === owner?.user ? 19 : 1)
  }
})

it('a typo in the identifier makes a possible match: the owner is asked and the finder is not notified', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const serial = { uuidType: 'serial-number' as const }
  const lost = await registerPhone(app, owner, 'C02XL0THJGH5', serial)
  const found = await registerPhone(app, finder, 'C02XLOTHJGHS', serial)
  await report(finder, found.id, 'Found')
  await report(owner, lost.id, 'Lost')
  const [match] = await matchesOf(app)
  expect(match).toMatchObject({ kind: 'possible', state: 'suggested' })
  expect(match?.score).toBeGreaterThanOrEqual(60)
  expect(JSON.parse(match?.reasons ?? '')[0]).toEqual({
    points: 60,
    code: 'look-alike-characters',
  })
  expect(await kindsTo(app, owner)).toEqual(['match-suggested'])
  expect(await kindsTo(app, finder)).toEqual([])
})

test('two concurrent similar reports make a possible match', async () => {
  const app = await startTestApp({ limits: noLimits })
  const serial = { uuidType: 'serial-number' as const }
  const ready: (() => Promise<unknown>)[] = []
  for (let n = 0; n < 8; n++) {
    const [owner, finder] = [await signIn(app), await signIn(app)]
    const lost = await registerPhone(app, owner, `C0${n}XL0THJGH5`, serial)
    const found = await registerPhone(app, finder, `C0${n}XLOTHJGHS`, serial)
    const bare = { description: 'Gone' }
    ready.push(() => owner.call(createReport, { assetId: lost.id, status: 'Lost', ...bare }))
    ready.push(() => finder.call(createReport, { assetId: found.id, status: 'Found', ...bare }))
  }
  await warmUp(app)
  await Promise.all(ready.map((send) => send()))
  const looksAlike = (await matchesOf(app)).filter(({ reasons }) => reasons.includes('look-alike'))
  expect(looksAlike).toHaveLength(8)
})

it('who reports a find and ends it again and again does not push the real finder out of the list', async () => {
  const { app, owner, finder, imei, lostPhone, foundPhone } = await startWithTwo()
  await report(owner, lostPhone.id, 'Lost')
  const found = await report(finder, foundPhone.id, 'Found')
  const rival = await signIn(app)
  const theirs = await registerPhone(app, rival, imei)
  for (let times = 0; times < 100; times++) {
    app.pass(1)
    const { id } = await report(rival, theirs.id, 'Found')
    await rival.call(updateReport, { id, status: 'Handed over' })
  }
  const { data } = await owner.call(listMatches, {})
  const [match] = (await finder.call(listMatches, {})).data
  expect(match?.reportId).toBe(found.id)
  expect(data).toHaveLength(100)
  expect(data[0]).toMatchObject({ id: match?.id, state: 'open' })
})
