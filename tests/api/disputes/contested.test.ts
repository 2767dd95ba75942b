import { describe, expect, test } from 'vitest'
import { createAsset, updateAsset } from '../../../src/api/assets/assets.ts'
import { answerContest } from '../../../src/api/disputes/contests.ts'
import { getDispute, listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { createSaleReceipt } from '../../../src/api/merchants/certificates.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { getOwnership, listTransfers, offerTransfer } from '../../../src/api/transfers/transfers.ts'
import { check } from '../../../src/api/v1/check.ts'
import { findReportMs, maxContests } from '../../../src/domain/disputes/disputes.ts'
import { verifyProof } from '../../../src/domain/proofs/check-proof.ts'
import { verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import { settleDisputes } from '../../../src/server/queries/disputes/disputes.ts'
import { releaseWaitingClaims } from '../../../src/server/services/disputes/contest-limit.ts'
import { lapseContests } from '../../../src/server/services/disputes/lapse-contests.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { checkJwks } from '../../../src/server/services/proofs/check-jwks.ts'
import { programOf } from '../../support/api-keys.ts'
import { days, origin, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { countingStatements } from '../../support/database/round-trips.ts'
import { allRows } from '../../support/database/rows.ts'
import { contest } from '../../support/disputes.ts'
import {
  freshImei,
  phoneForm,
  registerPhone,
  report,
  uploadedImage,
} from '../../support/factories.ts'
import { certifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { offerPhone } from '../../support/transfers.ts'
import { confirmHere, password, signIn, signInAgain, type User } from '../../support/users.ts'

const resultOf = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data

const verdictOf = async (app: TestApp, identifier: string) =>
  (await resultOf(app, identifier)).verdict

const kindsTo = async (user: User) =>
  (await user.call(listNotifications, {})).data.notifications.map(({ kind }) => kind)

/** Calls without running the jobs that follow a call. */
async function sendAlone(
  app: TestApp,
  { token }: User,
  method: string,
  path: string,
  body: object,
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = new Request(`${origin}/api${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  })
  const response = await app.app.fetch(request, { ip: '10.9.9.9', requestId: 'test' })
  expect(response.status, await response.clone().text()).toBeLessThan(300)
}

test.each([
  ['shown', 'shown'],
  ['hidden', 'shown'],
  ['shown', 'hidden'],
  ['hidden', 'hidden'],
])(
  'a number is contested from the commit of its second registration on: the first %s, the second %s',
  async (one, two) => {
    const app = await startTestApp({ limits: noLimits })
    const [first, second] = [await signIn(app), await signIn(app)]
    const imei = freshImei()
    await first.call(createAsset, { ...(await phoneForm(app, imei)), hidden: one === 'hidden' })
    expect(await verdictOf(app, imei)).toBe(one === 'hidden' ? 'unknown' : 'clear')
    const form = { ...(await phoneForm(app, imei)), hidden: two === 'hidden' }
    await sendAlone(app, second, 'POST', '/assets', form)
    expect(await resultOf(app, imei)).toEqual({
      verdict: 'contested',
      kind: 'imei1',
      identifier: expect.any(String),
      underReview: false,
      message: 'Two people claim this number. Do not buy it until we decide.',
      advice: expect.any(Array),
    })
  },
)

test('a second claim outranks what one side reports, until staff confirm a theft', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, admin, imei, one, two } = await contest(app)
  const lost = await report(first, one.id, 'Lost')
  expect(await verdictOf(app, imei)).toBe('contested')
  const stolen = await report(second, two.id, 'Stolen')
  expect([lost.stage, stolen.stage]).toEqual(['active', 'pending'])
  expect(await verdictOf(app, imei)).toBe('contested')
  await admin.call(moderateReport, { id: stolen.id, status: 'active' })
  expect(await verdictOf(app, imei)).toBe('stolen')
})

test('a finder’s report contests nothing', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { second, imei, two } = await contest(app)
  await report(second, two.id, 'Found')
  expect(await verdictOf(app, imei)).toBe('clear')
})

test('after a decision the verdict is that of the winner’s registration, and the theft that waited is under review', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { second, admin, imei, two, dispute } = await contest(app)
  await report(second, two.id, 'Stolen')
  const reason = 'The receipt names the buyer'
  await admin.call(resolveDispute, {
    ...{ id: dispute.id, status: 'decided' as const, ownerId: second.id, reason },
  })
  expect(await resultOf(app, imei)).toMatchObject({ verdict: 'lost', underReview: true })
})

test('after a decision for the first registrant their registration counts alone', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, admin, imei, two, dispute } = await contest(app)
  await report(second, two.id, 'Stolen')
  const decision = { id: dispute.id, status: 'decided' as const, reason: 'Receipt and box' }
  await admin.call(resolveDispute, { ...decision, ownerId: first.id })
  expect(await verdictOf(app, imei)).toBe('clear')
  await admin.call(resolveDispute, { id: dispute.id, status: 'open', reason: 'New evidence' })
  expect(await verdictOf(app, imei)).toBe('contested')
  await admin.call(resolveDispute, decision)
  expect(await verdictOf(app, imei)).toBe('unknown')
})

test('a thief who changes the number of their registration does not clear the theft that waited for it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, imei, one, two } = await contest(app)
  await report(second, two.id, 'Stolen')
  await sendAlone(app, first, 'PATCH', `/assets/${one.id}`, { uuid: freshImei() })
  expect(await resultOf(app, imei)).toMatchObject({ verdict: 'lost', underReview: true })
  // The job of the next call releases the report; nothing is clear in between.
  await first.call(updateAsset, { id: one.id, name: 'Another phone' })
  expect(await resultOf(app, imei)).toMatchObject({ verdict: 'lost', underReview: true })
  const { held } = await app.database.read
    .selectFrom('reports')
    .select('held')
    .where('asset_id', '=', two.id)
    .executeTakeFirstOrThrow()
  expect(held).toBe(0)
})

test('batch, public API and proofs say that the number is contested, and no proof says clear', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, imei } = await contest(app)
  const batch = (await first.call(verifyBatch, { identifiers: [imei, freshImei()] })).data
  expect(batch.rows.map(({ answer }) => answer.verdict)).toEqual(['contested', 'unknown'])
  const program = await programOf(app, first)
  expect((await program.call(check, { identifier: imei })).data.verdict).toBe('contested')
  const { jws } = (await app.visit().call(createProof, { identifier: imei })).data
  const proof = await verifyProof(jws, await checkJwks(app.services), verifyEd25519)
  expect(proof).toMatchObject({ valid: true, claims: { verdict: 'contested' } })
})

it('a receipt for the sale of a contested item is refused', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, imei } = await contest(app)
  await certifiedOf(app, first)
  const refusal = await refusalOf(first.call(createSaleReceipt, { identifier: imei }))
  expect(refusal).toMatchObject({
    status: 400,
    body: { fields: { identifier: expect.stringContaining('Two people claim this number') } },
  })
})

test('neither side can transfer a contested asset, and an open offer ends', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [first, second] = [await signIn(app), await signIn(app)]
  const { phone } = await offerPhone(app, first, 'buyer@example.com')
  const later = await registerPhone(app, second, phone.uuid ?? '')
  const sent = (await first.call(listTransfers, {})).data.fromMe
  expect(sent.map(({ state }) => state)).toEqual(['withdrawn'])
  const refusals = []
  for (const [user, { id }] of [[first, phone] as const, [second, later] as const]) {
    const offer = { id, email: 'heir@example.com', password }
    const { status, message } = await refusalOf(user.call(offerTransfer, offer))
    const { refusal } = (await user.call(getOwnership, { id })).data
    refusals.push({ status, message, refusal })
  }
  expect(refusals[0]).toEqual(refusals[1])
  expect(refusals[0]).toMatchObject({
    status: 409,
    message: expect.stringContaining('Two people claim a number of this asset.'),
  })
})

test('both sides are told the same about a contest, once, and nothing about a theft report before staff have looked', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, one, two } = await contest(app)
  const told = []
  for (const [user, asset] of [[first, one] as const, [second, two] as const]) {
    const [notification, ...more] = (await user.call(listNotifications, {})).data.notifications
    expect(more).toEqual([])
    expect(notification?.href).toBe(`/dashboard/assets/${asset.id}`)
    const [mail] = await app.mailsTo(user.email)
    expect(mail?.kind).toBe('number-registered')
    told.push([notification?.title, notification?.text])
  }
  expect(told[0]).toEqual(told[1])
  for (const status of ['Stolen', 'Lost'] as const) {
    const mailsBefore = (await app.mailsTo(first.email)).length
    const again = await contest(app)
    await report(again.second, again.two.id, status)
    expect(await kindsTo(again.first)).toEqual(['number-registered'])
    expect((await app.mailsTo(first.email)).length).toBe(mailsBefore)
  }
})

describe('a number that is reported missing', () => {
  async function registerMissing(app: TestApp) {
    const [owner, newcomer] = [await signIn(app), await signIn(app)]
    const imei = freshImei()
    const lost = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
    app.pass(1000)
    const { id } = await registerPhone(app, newcomer, imei)
    return { owner, newcomer, imei, lost, id }
  }

  test('who registers it and reports it found opens no contest, and nobody is told of one', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { owner, newcomer, imei, id } = await registerMissing(app)
    expect(await verdictOf(app, imei)).toBe('contested')
    await report(newcomer, id, 'Found')
    expect(await verdictOf(app, imei)).toBe('lost')
    app.pass(findReportMs)
    await settleClaims(app.services)
    expect(await kindsTo(owner)).toEqual(['match-for-owner'])
    expect(await kindsTo(newcomer)).toEqual(['match-for-finder'])
    expect((await allRows(app.database))['disputes']).toEqual([])
  })

  test('who registers it and reports no find contests it after an hour, and both sides are told the same', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { owner, newcomer, imei, id } = await registerMissing(app)
    const offer = { id, email: 'heir@example.com', password }
    expect((await refusalOf(newcomer.call(offerTransfer, offer))).message).toContain(
      'Two people claim a number of this asset.',
    )
    app.pass(findReportMs - 1)
    await settleClaims(app.services)
    expect(await kindsTo(newcomer)).toEqual([])
    app.pass(1)
    await settleClaims(app.services)
    expect(await verdictOf(app, imei)).toBe('contested')
    const [told, ...more] = (await newcomer.call(listNotifications, {})).data.notifications
    expect([told?.kind, more]).toEqual(['number-registered', []])
    const { title, text } = told ?? {}
    const { notifications } = (await owner.call(listNotifications, {})).data
    expect(notifications).toMatchObject([{ kind: 'number-registered', title, text }])
  })

  test('its contest begins at once when its report ends, or when the newcomer reports it too', async () => {
    const app = await startTestApp({ limits: noLimits })
    const one = await registerMissing(app)
    await one.owner.call(updateReport, { id: one.lost.id, status: 'Found', before: {} })
    expect(await kindsTo(one.newcomer)).toEqual(['number-registered'])
    const other = await registerMissing(app)
    await report(other.newcomer, other.id, 'Lost')
    expect(await kindsTo(other.newcomer)).toContain('number-registered')
    expect(await kindsTo(other.owner)).toContain('number-registered')
  })
})

describe('the answer of one side', () => {
  test('who sold it gives the claim up: the contest ends at once, and the buyer holds it alone with its history', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { first: shop, second: buyer, imei, one, two } = await contest(app)
    const before = (await buyer.call(getOwnership, { id: two.id })).data
    expect(before.contest).toEqual({
      ...{ deadline: app.clock.now + days(7), statement: null, hasReceipt: false },
    })
    const answered = await shop.call(answerContest, { id: one.id, answer: 'not-mine', password })
    expect(answered.data.contest).toBeNull()
    expect(await resultOf(app, imei)).toMatchObject({ verdict: 'clear' })
    expect((await buyer.call(getOwnership, { id: two.id })).data).toMatchObject({
      ...{ refusal: null, contest: null, changedHands: 1 },
    })
    expect(await kindsTo(buyer)).toEqual(expect.arrayContaining(['contest-ended']))
    expect((await shop.call(getOwnership, { id: one.id })).data.refusal).toMatch(
      /is registered to another person/,
    )
    const { claim_status, given_up_at } = await app.database.read
      .selectFrom('dispute_claims')
      .selectAll()
      .where('owner_id', '=', shop.id)
      .executeTakeFirstOrThrow()
    expect({ claim_status, given_up_at }).toEqual({
      ...{ claim_status: 'refused', given_up_at: app.clock.now },
    })
  })

  test('who sold it, gives the claim up and reports it lost later is no earlier registrant, and wins nothing at the deadline', async () => {
    const app = await startTestApp()
    const { first, second: buyer, imei, one, two } = await contest(app)
    await first.call(answerContest, { id: one.id, answer: 'not-mine', password })
    expect(await verdictOf(app, imei)).toBe('clear')
    app.pass(days(60))
    const seller = await signInAgain(app, first)
    await seller.call(updateAsset, { id: one.id, receiptUrl: await uploadedImage(app) })
    expect((await report(seller, one.id, 'Lost')).stage).toBe('pending')
    expect(await verdictOf(app, imei)).toBe('contested')
    app.pass(days(8))
    expect(await lapseContests(app.services)).toBe(0)
    const loss = await report(await signInAgain(app, buyer), two.id, 'Lost')
    expect(loss.stage).toBe('active')
  })

  test('a theft that waited for the claim that is given up is under review, not clear', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second, imei, one, two } = await contest(app)
    await report(second, two.id, 'Stolen')
    await first.call(answerContest, { id: one.id, answer: 'not-mine', password })
    expect(await resultOf(app, imei)).toMatchObject({ verdict: 'lost', underReview: true })
  })

  test.each([
    ['by a later claimant', false],
    ['by the first claimant, with an older asset', true],
  ])('a number that is given up %s does not look older than it is', async (_, isFirst) => {
    const app = await startTestApp({ limits: noLimits })
    const fence = await signIn(app)
    const old = await registerPhone(app, fence)
    app.pass(days(800))
    const [rival, owner] = [await signInAgain(app, fence), await signIn(app)]
    const imei = freshImei()
    const claim = () => rival.call(updateAsset, { id: old.id, uuid: imei })
    await confirmHere(app, rival)
    if (isFirst) await claim()
    app.pass(1000)
    const phone = await registerPhone(app, owner, imei)
    app.pass(1000)
    if (!isFirst) await claim()
    const { registeredIn } = (await owner.call(getOwnership, { id: phone.id })).data
    await rival.call(answerContest, { id: old.id, answer: 'not-mine', password })
    expect((await owner.call(getOwnership, { id: phone.id })).data).toMatchObject({
      ...{ registeredIn, changedHands: isFirst ? 1 : 0, contest: null },
    })
  })

  test('staff read the statement and the account of each side beside the other', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second, admin, one, two, dispute } = await contest(app)
    const statement = 'Bought new from a shop in Ikeja in March 2025'
    await second.call(answerContest, { id: two.id, answer: 'mine', statement })
    expect((await second.call(getOwnership, { id: two.id })).data.contest?.statement).toBe(
      statement,
    )
    expect((await first.call(getOwnership, { id: one.id })).data.contest?.statement).toBeNull()
    const { data } = await admin.call(getDispute, { id: dispute.id })
    expect(data.deadline).toBe(app.clock.now + days(7))
    expect(data.claims).toMatchObject([
      { owner: { id: first.id }, statement: null, account: { firstWeek: 1, disputes: 0 } },
      { owner: { id: second.id }, statement, account: { lastMonth: 1, refused: 0 } },
    ])
    expect(data.claims[0]?.registeredAt).toBeLessThan(data.claims[1]?.registeredAt ?? 0)
    const { body } = await refusalOf(first.call(answerContest, { id: one.id, answer: 'mine' }))
    expect(body).toMatchObject({ fields: { statement: 'Say how and when you got the item.' } })
  })
})

/** Adds a receipt to an asset. */
async function addReceipt(app: TestApp, user: User, id: string) {
  await user.call(updateAsset, { id, receiptUrl: await uploadedImage(app) })
}

describe('at the deadline', () => {
  test('a contest without evidence ends for the first registrant who has shown a receipt, and not before', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second, imei, one } = await contest(app)
    await addReceipt(app, first, one.id)
    app.pass(days(7) - 1)
    expect(await lapseContests(app.services)).toBe(0)
    app.pass(1)
    expect(await lapseContests(app.services)).toBe(1)
    expect(await verdictOf(app, imei)).toBe('clear')
    expect(await lapseContests(app.services)).toBe(0)
    expect(await kindsTo(await signInAgain(app, first))).toContain('contest-ended')
    expect(await kindsTo(await signInAgain(app, second))).toContain('contest-lapsed')
  })

  const statement = 'I bought it from the distributor in March'

  test.each([
    ['nobody has shown anything', { shows: 'nothing', other: 'nothing' }],
    ['the first registrant has only said something', { shows: 'statement', other: 'nothing' }],
    ['the other side has said something', { shows: 'receipt', other: 'statement' }],
    ['the other side has reported it', { shows: 'receipt', other: 'report' }],
  ])('it waits for staff if %s', async (_, { shows, other }) => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second, imei, one, two } = await contest(app)
    if (shows === 'receipt') await addReceipt(app, first, one.id)
    if (shows === 'statement') {
      await first.call(answerContest, { id: one.id, answer: 'mine', statement })
    }
    if (other === 'statement') {
      await second.call(answerContest, { id: two.id, answer: 'mine', statement })
    }
    if (other === 'report') await report(second, two.id, 'Stolen')
    app.pass(days(8))
    expect(await lapseContests(app.services)).toBe(0)
    expect(await verdictOf(app, imei)).toBe('contested')
  })

  it('a thief with a receipt who reports the thing again and again does not hide the report of its owner', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second, imei, one, two } = await contest(app)
    await addReceipt(app, first, one.id)
    await report(second, two.id, 'Stolen')
    for (let times = 0; times < 51; times++) {
      app.pass(1)
      const { id } = await report(first, one.id, 'Lost')
      await first.call(updateReport, { id, status: 'Found' })
    }
    app.pass(days(8))
    expect(await lapseContests(app.services)).toBe(0)
    expect(await verdictOf(app, imei)).toBe('contested')
  })
})

describe('a claim that ended without a decision of staff', () => {
  async function ended(app: TestApp, how: 'lapsed' | 'given up') {
    const sides = await contest(app)
    const { first, second, one, two } = sides
    if (how === 'lapsed') {
      await addReceipt(app, first, one.id)
      app.pass(days(8))
      expect(await lapseContests(app.services)).toBe(1)
    } else {
      await second.call(answerContest, { id: two.id, answer: 'not-mine', password })
      app.pass(days(60))
    }
    const [holder, owner] = [await signInAgain(app, first), await signInAgain(app, second)]
    return { ...sides, holder, owner }
  }

  test.each([
    ['lapsed', 'Stolen'],
    ['lapsed', 'Lost'],
    ['given up', 'Stolen'],
    ['given up', 'Lost'],
  ] as const)('counts again with a report: %s, then %s', async (how, status) => {
    const app = await startTestApp({ limits: noLimits })
    const { holder, owner, admin, imei, one, two } = await ended(app, how)
    expect(await verdictOf(app, imei)).toBe('clear')
    const { offer } = await offerPhone(app, holder, 'buyer@example.com', { phone: one })
    const description = 'At the bus stop'
    await sendAlone(app, owner, 'POST', '/reports/create-report', {
      ...{ assetId: two.id, status, description },
    })
    expect(await verdictOf(app, imei)).toBe('contested')
    const [sent] = (await holder.call(listTransfers, {})).data.fromMe
    expect(sent).toMatchObject({ id: offer.id, state: 'withdrawn' })
    const { jws } = (await app.visit().call(createProof, { identifier: imei })).data
    const proof = await verifyProof(jws, await checkJwks(app.services), verifyEd25519)
    expect(proof).toMatchObject({ claims: { verdict: 'contested' } })
    const { disputes } = (
      await (await signInAgain(app, admin)).call(listDisputes, { status: 'open' })
    ).data
    expect(disputes).toHaveLength(1)
  })

  const decisionFor = ({ id: ownerId }: User, { id }: { id: string }) => ({
    ...{ id, ownerId, status: 'decided' as const, reason: 'The receipt names them' },
  })

  test('counts again with a report after staff have decided between two others', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { holder, owner, admin, imei, two, dispute } = await ended(app, 'lapsed')
    await registerPhone(app, await signIn(app), imei)
    const staff = await signInAgain(app, admin)
    await staff.call(resolveDispute, decisionFor(holder, dispute))
    expect(await verdictOf(app, imei)).toBe('clear')
    await report(owner, two.id, 'Stolen')
    expect(await verdictOf(app, imei)).toBe('contested')
  })

  test('counts again with a loss that staff reopen', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { second: owner, admin, imei, two } = await contest(app)
    const { id } = await report(owner, two.id, 'Lost')
    await owner.call(updateReport, { id, status: 'Found', before: {} })
    await owner.call(answerContest, { id: two.id, answer: 'not-mine', password })
    expect(await verdictOf(app, imei)).toBe('clear')
    await admin.call(moderateReport, { id, status: 'active' })
    expect(await verdictOf(app, imei)).toBe('contested')
  })

  test('counts again with a loss that staff confirm, also if they had rejected it', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { first, second, admin, imei, two, dispute } = await contest(app)
    await admin.call(resolveDispute, decisionFor(first, dispute))
    const { id } = await report(second, two.id, 'Lost')
    expect(await verdictOf(app, imei)).toBe('clear')
    await admin.call(moderateReport, { id, status: 'active' })
    expect(await verdictOf(app, imei)).toBe('contested')
  })

  test('counts with a report if it waited while staff decided between two others', async () => {
    const app = await startTestApp({ limits: noLimits })
    const owner = await signIn(app)
    for (let contests = 0; contests < maxContests; contests++) {
      const imei = freshImei()
      await registerPhone(app, await signIn(app), imei)
      await registerPhone(app, owner, imei)
    }
    const { first, admin, imei, dispute } = await contest(app)
    const { id } = await registerPhone(app, owner, imei)
    await admin.call(resolveDispute, decisionFor(first, dispute))
    expect(await verdictOf(app, imei)).toBe('clear')
    await report(owner, id, 'Stolen')
    expect(await verdictOf(app, imei)).toBe('contested')
  })

  test('counts again although the other registration is gone: the theft is under review', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { holder, owner, imei, one, two } = await ended(app, 'given up')
    await confirmHere(app, holder)
    await holder.call(updateAsset, { id: one.id, uuid: freshImei() })
    await report(owner, two.id, 'Stolen')
    expect(await resultOf(app, imei)).toMatchObject({ verdict: 'lost', underReview: true })
  })

  test('stays ended for a find, and a claim that staff rejected stays rejected', async () => {
    const app = await startTestApp({ limits: noLimits })
    const { owner, imei, two } = await ended(app, 'given up')
    await confirmHere(app, owner)
    await report(owner, two.id, 'Found')
    expect(await verdictOf(app, imei)).toBe('clear')
    const other = await contest(app)
    await other.admin.call(resolveDispute, {
      ...{ id: other.dispute.id, status: 'decided' as const, ownerId: other.first.id },
      reason: 'The receipt names them',
    })
    await report(other.second, other.two.id, 'Stolen')
    expect(await verdictOf(app, other.imei)).toBe('clear')
  })
})

test('nobody gives a claim up with an open session alone, and who did is mailed', async () => {
  const app = await startTestApp()
  const { first, second, imei, two } = await contest(app)
  for (const [given, field] of [
    [{}, 'password'],
    [{ password: 'a wrong password' }, 'password'],
  ] as const) {
    const refusal = await refusalOf(
      second.call(answerContest, { id: two.id, answer: 'not-mine', ...given }),
    )
    expect(refusal.body).toMatchObject({ fields: { [field]: expect.any(String) } })
  }
  expect(await verdictOf(app, imei)).toBe('contested')
  await second.call(answerContest, { id: two.id, answer: 'not-mine', password })
  expect(await verdictOf(app, imei)).toBe('clear')
  const mails = (await app.mailsTo(second.email)).filter(({ kind }) => kind === 'claim-given-up')
  expect(mails).toHaveLength(1)
  expect(await kindsTo(second)).toContain('claim-given-up')
  expect(await kindsTo(first)).not.toContain('claim-given-up')
})

test.each([
  ['while two others are silent', 'silent'],
  ['after another has answered, who then gives the claim up', 'gives up'],
])('who joins an open contest %s has as many days as any side', async (_, other) => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, imei, one, two } = await contest(app)
  await addReceipt(app, first, one.id)
  if (other === 'gives up') {
    await second.call(answerContest, { id: two.id, answer: 'mine', statement: 'I bought it' })
  }
  app.pass(days(7) - 1)
  const owner = await signIn(app)
  await registerPhone(app, owner, imei)
  if (other === 'gives up') {
    const again = await signInAgain(app, second)
    await again.call(answerContest, { id: two.id, answer: 'not-mine', password })
  }
  app.pass(days(7) - 1)
  expect(await lapseContests(app.services)).toBe(0)
  expect(await verdictOf(app, imei)).toBe('contested')
  app.pass(2)
  expect(await lapseContests(app.services)).toBe(1)
})

test('whose claim waited and counts in an open contest has as many days as any side', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, imei, one, two } = await contest(app)
  await addReceipt(app, first, one.id)
  await second.call(answerContest, { id: two.id, answer: 'mine', statement: 'I bought it' })
  const [owner, other] = [await signIn(app), await signIn(app)]
  const contested = []
  for (let n = 0; n < maxContests; n++) {
    const number = freshImei()
    await registerPhone(app, other, number)
    contested.push(await registerPhone(app, owner, number))
  }
  await registerPhone(app, owner, imei)
  app.pass(days(8))
  const back = await signInAgain(app, owner)
  await back.call(answerContest, { id: contested[0]?.id ?? '', answer: 'not-mine', password })
  expect(await releaseWaitingClaims(app.services)).toBe(1)
  const again = await signInAgain(app, second)
  await again.call(answerContest, { id: two.id, answer: 'not-mine', password })
  expect(await lapseContests(app.services)).toBe(0)
  expect(await verdictOf(app, imei)).toBe('contested')
})

test('a contest whose second side takes the number back and registers it again ends no later', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { first, second, imei, one, two } = await contest(app)
  const deadline = async () =>
    (await first.call(getOwnership, { id: one.id })).data.contest?.deadline
  const before = await deadline()
  expect(before).toBeTypeOf('number')
  app.pass(days(3))
  await confirmHere(app, second)
  await second.call(updateAsset, { id: two.id, uuid: freshImei() })
  expect(await deadline()).toBeUndefined()
  await second.call(updateAsset, { id: two.id, uuid: imei })
  expect(await deadline()).toBe(before)
})

test('comparing the claims to a number takes as many statements however many have it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imei = freshImei()
  const { database, during } = countingStatements(app.database)
  const statements = async (claimants: number) => {
    for (let n = 0; n < claimants; n++) await registerPhone(app, await signIn(app), imei)
    const identity = { namespace: 'imei', key: imei.slice(0, 14) } as const
    return during(() => database.write((tx) => settleDisputes(tx, [identity], app.clock.now)))
  }
  const ofThree = await statements(3)
  expect(await statements(10)).toBe(ofThree)
})
