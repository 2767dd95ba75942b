import { expect, test } from 'vitest'
import { adminListMatches, reviewMatch } from '../../../src/api/matching/admin-matches.ts'
import { decideMatch, getMatch, listMatches } from '../../../src/api/matching/matches.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { exportMyData } from '../../../src/api/users/my-account.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { logOf } from '../../support/database/rows.ts'
import { report } from '../../support/factories.ts'
import { matchesIn, suggestedMatch } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, type User } from '../../support/users.ts'

async function startWithSuggestion() {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  return { app, owner, ...(await suggestedMatch(app, owner)) }
}

async function kindsTo(_app: TestApp, user: User): Promise<string[]> {
  const { data } = await user.call(listNotifications, {})
  return data.notifications.map(({ kind }) => kind)
}

it('the owner is asked about a possible match without details of the found item', async () => {
  const { owner, match } = await startWithSuggestion()
  const { data } = await owner.call(getMatch, { id: match.id })
  expect(data).toMatchObject({
    kind: 'possible',
    state: 'suggested',
    side: 'missing',
    item: 'Black iPhone 12',
    otherState: null,
    reasons: [],
    identifiersDiffer: true,
    asked: true,
  })
  const listed = { ...data, lastMessage: null, unread: false }
  expect((await owner.call(listMatches, {})).data).toEqual([listed])
})

it('an accepted match is open to both parties, and both are notified that the identifiers differ', async () => {
  const { app, owner, finder, match } = await startWithSuggestion()
  expect((await refusalOf(finder.call(getMatch, { id: match.id }))).status).toBe(404)
  const { data } = await owner.call(decideMatch, { id: match.id, decision: 'accept' })
  expect(data).toMatchObject({ state: 'open', asked: false })
  expect((await finder.call(getMatch, { id: match.id })).data).toMatchObject({
    state: 'open',
    side: 'found',
    identifiersDiffer: true,
  })
  expect(await kindsTo(app, owner)).toContain('match-accepted-for-owner')
  expect(await kindsTo(app, finder)).toEqual(['match-accepted-for-finder'])
  for (const user of [owner, finder]) {
    const [mail] = await app.mailsTo(user.email)
    expect(mail?.text).toContain('The two reported numbers differ a little')
  }
  expect(await matchesIn(app)).toMatchObject([
    { state: 'open', decided_by: owner.id, decided_at: app.clock.now },
  ])
  expect(await logOf(app.database, 'match', match.id)).toContainEqual({
    actor: owner.id,
    action: 'update',
    details: { state: 'open' },
  })
})

it('a match declined as "not mine" is never offered again, and the finder is not notified', async () => {
  const { app, owner, finder, match, lost } = await startWithSuggestion()
  await owner.call(decideMatch, { id: match.id, decision: 'refuse' })
  // A changed report is compared again.
  await owner.call(updateReport, { id: lost.id, description: 'Taken from my bag in Yaba' })
  expect(await matchesIn(app)).toMatchObject([{ id: match.id, state: 'refused' }])
  expect(await kindsTo(app, owner)).toEqual(['match-suggested'])
  expect(await kindsTo(app, finder)).toEqual([])
  const again = owner.call(decideMatch, { id: match.id, decision: 'accept' })
  expect((await refusalOf(again)).body?.code).toBe('MATCH_ALREADY_DECIDED')
})

test('one of many concurrent answers counts, and both users are notified once', async () => {
  const { app, owner, finder, match } = await startWithSuggestion()
  const admin = await signIn(app, { role: 'admin' })
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) =>
      n % 2 === 0
        ? owner.call(decideMatch, { id: match.id, decision: 'accept' })
        : admin.call(reviewMatch, { id: match.id, decision: 'accept' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await kindsTo(app, finder)).toEqual(['match-accepted-for-finder'])
  expect(await app.mailsTo(finder.email)).toMatchObject([{ kind: 'match-accepted-for-finder' }])
})

it('admins see both sides and all evidence, and may decide for the owner', async () => {
  const { app, owner, finder, match } = await startWithSuggestion()
  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(adminListMatches, {})
  expect(data).toMatchObject({
    total: 1,
    matches: [{ id: match.id, missing: { status: 'Lost' }, found: { status: 'Found' } }],
  })
  expect(data.matches[0]?.missing.identifiers[0]?.label).toBe('Serial Number')
  await admin.call(reviewMatch, { id: match.id, decision: 'accept' })
  expect(await kindsTo(app, finder)).toEqual(['match-accepted-for-finder'])
  expect((await owner.call(getMatch, { id: match.id })).data.state).toBe('open')
  expect(await logOf(app.database, 'match', match.id)).toContainEqual({
    actor: admin.id,
    action: 'moderate',
    details: { state: 'open', role: 'admin' },
  })
})

it('a possible match disappears silently when the asset is handed over, and can no longer be answered', async () => {
  const { app, owner, finder, match, found } = await startWithSuggestion()
  await finder.call(updateReport, { id: found.id, status: 'Handed over' })
  expect(await matchesIn(app)).toMatchObject([{ state: 'withdrawn' }])
  expect(await kindsTo(app, owner)).toEqual(['match-suggested'])
  const answer = owner.call(decideMatch, { id: match.id, decision: 'accept' })
  expect((await refusalOf(answer)).body?.code).toBe('MATCH_ALREADY_DECIDED')
  await report(finder, found.assetId, 'Found')
  expect((await matchesIn(app)).map(({ state }) => state).sort()).toEqual([
    'suggested',
    'withdrawn',
  ])
})

test('an owner is asked about the five most similar assets at most', async () => {
  const app = await startTestApp({ limits: noLimits })
  for (let n = 0; n < 8; n++) await suggestedMatch(app, await signIn(app))
  const everyone = await matchesIn(app)
  expect(everyone.length).toBeGreaterThanOrEqual(8)
  const counts = Map.groupBy(everyone, (match) => match.found_report_id)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(5)
})

test('the data of an owner who ends an accepted match does not tell how similar the other report is', async () => {
  const { owner, match, lost } = await startWithSuggestion()
  await owner.call(decideMatch, { id: match.id, decision: 'accept' })
  await owner.call(updateReport, { id: lost.id, status: 'Found' })
  const { sections } = (await owner.call(exportMyData, { password })).data
  const log = sections.find(({ name }) => name === 'activity_log')?.records ?? []
  expect(log.filter(({ entity }) => entity === 'match').map(({ details }) => details)).toEqual([
    JSON.stringify({ state: 'open' }),
    JSON.stringify({ kind: 'possible', state: 'recovered' }),
  ])
})
