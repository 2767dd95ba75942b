import { expect, test } from 'vitest'
import { adminGetAsset } from '../../../src/api/assets/admin-assets.ts'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { answerContest } from '../../../src/api/disputes/contests.ts'
import {
  askForEvidence,
  getDispute,
  listDisputes,
  resolveDispute,
} from '../../../src/api/disputes/disputes.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { getTasks } from '../../../src/api/overview/overview.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { getReport, updateReport } from '../../../src/api/reports/reports.ts'
import { getOwnership } from '../../../src/api/transfers/transfers.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import { minutes, refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { logOf } from '../../support/database/rows.ts'
import { contest } from '../../support/disputes.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { password, signIn, type User } from '../../support/users.ts'

async function openTasks(admin: User) {
  const { data } = await admin.call(getTasks, {})
  return data.find(({ kind }) => kind === 'open-disputes')?.count
}

test('20 concurrent claims to one identifier make one dispute with twenty claims, and one task', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const users: User[] = []
  // Ten at a time, because the queue for password hashes is limited.
  while (users.length < 20) {
    users.push(...(await Promise.all(Array.from({ length: 10 }, () => signIn(app)))))
  }
  const imei = freshImei()
  const forms = await Promise.all(users.map(() => phoneForm(app, imei)))
  await warmUp(app)
  await Promise.all(users.map((user, index) => user.call(createAsset, forms[index] as never)))
  const { data } = await admin.call(listDisputes, {})
  expect(data).toMatchObject({ total: 1, disputes: [{ status: 'open', sides: 20 }] })
  expect(await openTasks(admin)).toBe(1)
})

test('a dispute shows the evidence of both sides, the first registrant first', async () => {
  const app = await startTestApp()
  const { admin, dispute, first, second, one, two } = await contest(app)
  await report(second, two.id, 'Stolen')
  const { data } = await admin.call(getDispute, { id: dispute.id })
  expect(data.claims).toMatchObject([
    { owner: { id: first.id, email: first.email }, asset: { id: one.id }, reports: [] },
    {
      owner: { id: second.id },
      asset: { id: two.id, createdAt: app.clock.now },
      reports: [{ reportStatus: 'Stolen', status: 'pending' }],
    },
  ])
})

it('deciding for one side ends the other’s claim, closes its open report and emails each side only about itself', async () => {
  const app = await startTestApp()
  const { admin, dispute, first, second, one, two } = await contest(app)
  const theft = await report(second, two.id, 'Stolen')
  const reason = 'The receipt bears the number'
  const answer = await admin.call(resolveDispute, {
    id: dispute.id,
    status: 'decided',
    ownerId: first.id,
    reason,
  })
  expect(answer.data).toMatchObject({
    status: 'decided',
    reason,
    claims: [{ status: 'upheld' }, { status: 'refused' }],
  })
  for (const { id } of [one, two]) {
    const { data } = await admin.call(adminGetAsset, { id })
    expect(data.asset.disputed).toBe(false)
  }
  expect((await second.call(getReport, { id: theft.id })).data).toMatchObject({
    stage: 'inactive',
    reason,
  })
  expect(await openTasks(admin)).toBe(0)

  const [upheld] = await app.mailsTo(first.email)
  const [refused] = await app.mailsTo(second.email)
  expect(upheld).toMatchObject({ kind: 'claim-upheld' })
  expect(refused).toMatchObject({ kind: 'claim-refused' })
  expect(upheld?.text).toContain(reason)
  expect(JSON.stringify(upheld)).not.toContain(second.email)
  expect(JSON.stringify(refused)).not.toContain(first.email)

  const log = await logOf(app.database, 'dispute', dispute.id)
  expect(log).toEqual([
    {
      actor: admin.id,
      action: 'moderate',
      details: {
        before: { status: 'open', statuses: { [first.id]: 'claims', [second.id]: 'claims' } },
        after: { status: 'decided', statuses: { [first.id]: 'upheld', [second.id]: 'refused' } },
        role: 'admin',
      },
    },
  ])
})

test('a new claim to a decided identifier reopens its dispute, and a refused claimant stays refused until staff reopen it', async () => {
  const app = await startTestApp()
  const { admin, dispute, first, second, imei } = await contest(app)
  const { id } = dispute
  const decision = { id, status: 'decided' as const, ownerId: first.id, reason: 'Receipt' }
  await admin.call(resolveDispute, decision)
  const third = await signIn(app)
  await registerPhone(app, third, imei)
  const statuses = async () => {
    const { data } = await admin.call(getDispute, { id })
    return [data.status, ...data.claims.map(({ owner, status }) => `${owner.id} ${status}`)]
  }
  expect(await statuses()).toEqual([
    'open',
    `${first.id} claims`,
    `${second.id} refused`,
    `${third.id} claims`,
  ])
  await admin.call(resolveDispute, { id, status: 'decided', reason: 'Nobody has shown anything' })
  expect((await statuses()).slice(1).every((line) => line.endsWith('refused'))).toBe(true)
  await admin.call(resolveDispute, { id, status: 'open', reason: 'A receipt came by mail' })
  expect((await statuses()).slice(1).every((line) => line.endsWith('claims'))).toBe(true)
  expect(await openTasks(admin)).toBe(1)
})

it('the request for evidence to one side names no other user', async () => {
  const app = await startTestApp()
  const { admin, dispute, first, second } = await contest(app)
  const what = 'A photo of the box with its number'
  const { data } = await admin.call(askForEvidence, { id: dispute.id, ownerId: first.id, what })
  expect(data.claims).toMatchObject([
    { askedFor: what, askedAt: app.clock.now },
    { askedFor: null },
  ])
  const [mail] = await app.mailsTo(first.email)
  expect(mail).toMatchObject({ kind: 'evidence-asked' })
  expect(mail?.text).toContain(what)
  expect(JSON.stringify(mail)).not.toContain(second.email)
  const stranger = await signIn(app)
  const refusal = await refusalOf(
    admin.call(askForEvidence, { id: dispute.id, ownerId: stranger.id, what }),
  )
  expect(refusal.status).toBe(404)
})

test('a decision needs a claimant, is made once, and only one of two concurrent decisions counts', async () => {
  const app = await startTestApp()
  const { admin, dispute, first, second } = await contest(app)
  const { id } = dispute
  const stranger = await signIn(app)
  const decide = (ownerId: string) =>
    admin.call(resolveDispute, { id, status: 'decided', ownerId, reason: 'Receipt' })
  expect((await refusalOf(decide(stranger.id))).body?.fields).toHaveProperty('ownerId')
  await warmUp(app)
  const tried = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => decide(index % 2 ? first.id : second.id)),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await admin.call(getDispute, { id })
  expect(data.claims.map(({ status }) => status).sort()).toEqual(['refused', 'upheld'])
})

test.each([
  ['changes the number', true],
  ['erases the account', true],
  ['was refused, too, and changes the number', false],
])('a refused claim makes nothing clear once the other claimant %s', async (how, isUpheld) => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, admin, imei, one, two, dispute } = await contest(app)
  const ownerId = isUpheld ? first.id : undefined
  const value = freshImei()
  await second.call(updateAsset, { id: two.id, moreIdentifiers: [{ kind: 'imei2', value }] })
  await admin.call(resolveDispute, {
    id: dispute.id,
    status: 'decided',
    ownerId,
    reason: 'The box',
  })
  if (how === 'erases the account') await first.call(eraseMyAccount, { password })
  else await first.call(updateAsset, { id: one.id, uuid: freshImei() })
  const result = async (identifier = imei) => (await app.visit().call(verify, { identifier })).data
  expect(await result()).toMatchObject({ verdict: 'unknown' })
  expect(await result(value)).toMatchObject({ verdict: 'unknown' })
  await report(second, two.id, 'Stolen')
  expect(await result()).toMatchObject({ verdict: 'lost', underReview: true })
})

test.each(['Lost', 'Stolen', 'Found'] as const)(
  'what a refused claimant reports as %s waits for staff, though they registered the number first: it stops no sale, and a loss gets no finder',
  async (status) => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second: owner, admin, imei, one, two, dispute } = await contest(app)
    const decision = { id: dispute.id, status: 'decided', ownerId: owner.id } as const
    await admin.call(resolveDispute, { ...decision, reason: 'The receipt' })
    const { offer } = await offerPhone(app, owner, 'buyer@example.com', { phone: two })
    expect((await report(first, one.id, status)).stage).toBe('pending')
    expect((await app.visit().call(verify, { identifier: imei })).data.verdict).toBe('clear')
    const { offer: open, refusal } = (await owner.call(getOwnership, { id: two.id })).data
    expect({ id: open?.id, refusal }).toEqual({ id: offer.id, refusal: null })
    if (status === 'Found') return
    await report(owner, two.id, 'Lost')
    const finder = await signIn(app)
    await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
    expect((await owner.call(listMatches, {})).data).toHaveLength(1)
    expect((await first.call(listMatches, {})).data).toEqual([])
  },
)

test.each([
  ['for nobody', 'before', 'Stolen'],
  ['for nobody', 'after', 'Lost'],
  ['for another, who changes the number,', 'before', 'Lost'],
  ['for another, who changes the number,', 'after', 'Stolen'],
] as const)(
  'after a decision %s a loss of who was refused counts against a registration %s it: %s',
  async (how, when, status) => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second: owner, admin, imei, one, two, dispute } = await contest(app)
    const ownerId = how === 'for nobody' ? undefined : first.id
    await admin.call(resolveDispute, {
      id: dispute.id,
      status: 'decided',
      ownerId,
      reason: 'The box',
    })
    if (ownerId) await first.call(updateAsset, { id: one.id, uuid: freshImei() })
    const other = await signIn(app)
    if (when === 'before') await registerPhone(app, other, imei)
    await report(owner, two.id, status)
    if (when === 'after') await registerPhone(app, other, imei)
    expect((await app.visit().call(verify, { identifier: imei })).data.verdict).toBe('contested')
    expect(await openTasks(admin)).toBe(1)
  },
)

test('a loss of who was refused waits for staff also after a decision for nobody, and is shown once they confirm it', async () => {
  const app = await startTestApp()
  const { second, admin, imei, two, dispute } = await contest(app)
  const reason = 'Nobody has shown anything'
  await admin.call(resolveDispute, { id: dispute.id, status: 'decided', reason })
  const lost = await report(second, two.id, 'Lost')
  expect(lost.stage).toBe('pending')
  await admin.call(moderateReport, { id: lost.id, status: 'active' })
  expect((await app.visit().call(verify, { identifier: imei })).data.verdict).toBe('lost')
})

test('a decision for nobody ends no wait of a loss whose reporter staff had refused before', async () => {
  const app = await startTestApp()
  const { first, second, admin, imei, two, dispute } = await contest(app)
  const decide = (ownerId?: string) =>
    admin.call(resolveDispute, { id: dispute.id, status: 'decided', ownerId, reason: 'The box' })
  await decide(first.id)
  const lost = await report(second, two.id, 'Lost')
  await registerPhone(app, await signIn(app), imei)
  await decide()
  expect((await second.call(getReport, { id: lost.id })).data.stage).toBe('pending')
})

it('a finder’s report is not a claim that can be upheld', async () => {
  const app = await startTestApp()
  const { admin, dispute, second, two, imei } = await contest(app)
  const third = await signIn(app)
  await registerPhone(app, third, imei)
  await report(second, two.id, 'Found')
  const { data } = await admin.call(getDispute, { id: dispute.id })
  expect(data.status).toBe('open')
  expect(data.claims.map(({ isFinder }) => isFinder)).toEqual([false, true, false])
  const refusal = await refusalOf(
    admin.call(resolveDispute, {
      id: dispute.id,
      status: 'decided',
      ownerId: second.id,
      reason: 'They have it',
    }),
  )
  expect(refusal.status).toBe(400)
})

it.each(['open report', 'theft that was a loss'])(
  'the refused claimant’s %s ends with its matches, and the finder is notified',
  async (what) => {
    const app = await startTestApp()
    const { first, second, admin, imei, two, dispute } = await contest(app)
    const claimed = await report(second, two.id, 'Lost')
    await admin.call(moderateReport, { id: claimed.id, status: 'active' })
    const finder = await signIn(app)
    const find = await registerPhone(app, finder, imei)
    await report(finder, find.id, 'Found')
    const matches = async () => (await finder.call(listMatches, {})).data
    expect(await matches()).toMatchObject([{ state: 'open' }])
    if (what !== 'open report') {
      await second.call(updateReport, { id: claimed.id, status: 'Stolen' })
    }

    await admin.call(resolveDispute, {
      ...{ id: dispute.id, status: 'decided', ownerId: first.id },
      reason: 'The receipt names the first',
    })
    expect(await matches()).toMatchObject([{ state: 'withdrawn' }])
    const notifications = (await finder.call(listNotifications, {})).data.notifications
    expect(notifications.map(({ kind }) => kind)).toContain('match-withdrawn')
    const keys = await app.database.read
      .selectFrom('match_blocking_keys')
      .where('report_id', '=', claimed.id)
      .selectAll()
      .execute()
    expect(keys).toEqual([])
  },
)

test.each([
  ['joined it', false],
  ['claimed it again', true],
] as const)(
  'who looked at a dispute before its owner %s decides nothing about that owner',
  async (_, isBack) => {
    const app = await startTestApp()
    const { admin, dispute, first, imei } = await contest(app)
    const owner = await signIn(app)
    const join = () => registerPhone(app, owner, imei)
    const before = isBack ? await join() : null
    if (before) await owner.call(answerContest, { id: before.id, answer: 'not-mine', password })
    app.pass(minutes(5))
    const { openedAt } = (await admin.call(getDispute, { id: dispute.id })).data
    app.pass(minutes(5))
    const own = before ?? (await join())
    const stolen = await report(owner, own.id, 'Stolen')
    const { id: ownerId } = first
    const decision = { id: dispute.id, status: 'decided' as const, ownerId, reason: 'The receipt' }
    const refusal = await refusalOf(admin.call(resolveDispute, { ...decision, openedAt }))
    expect(refusal).toMatchObject({ status: 409 })
    expect((await owner.call(getReport, { id: stolen.id })).data.stage).toBe('pending')
    const seen = (await admin.call(getDispute, { id: dispute.id })).data
    expect(seen.claims).toHaveLength(3)
    await admin.call(resolveDispute, { ...decision, openedAt: seen.openedAt })
  },
)
