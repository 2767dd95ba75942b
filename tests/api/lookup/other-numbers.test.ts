import fc from 'fast-check'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { answerContest } from '../../../src/api/disputes/contests.ts'
import { listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { changeListingImport } from '../../../src/api/listings/listings.ts'
import { verifyBatch } from '../../../src/api/lookup/batch.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { createSaleReceipt } from '../../../src/api/merchants/certificates.ts'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { getOwnership, offerTransfer } from '../../../src/api/transfers/transfers.ts'
import { check } from '../../../src/api/v1/check.ts'
import { findReportMs } from '../../../src/domain/disputes/disputes.ts'
import { verifyProof } from '../../../src/domain/proofs/check-proof.ts'
import { verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import {
  listedBesideQuery,
  registeredBesideQuery,
} from '../../../src/server/queries/disputes/standings.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { checkJwks } from '../../../src/server/services/proofs/check-jwks.ts'
import { programOf } from '../../support/api-keys.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { callersOf } from '../../support/channels/callers.ts'
import {
  freshImei,
  phoneForm,
  registerCar,
  registerPhone,
  report,
} from '../../support/factories.ts'
import { fuzzRuns } from '../../support/fuzz.ts'
import { receivedList } from '../../support/listings.ts'
import { certifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, password, signIn, signInAgain, type User } from '../../support/users.ts'

const start = () => startTestApp({ limits: noLimits })

const verdictOf = async (app: TestApp, identifier: string) =>
  (await app.visit().call(verify, { identifier })).data.verdict

/** Registers a phone with two IMEIs. */
async function registerBoth(
  app: TestApp,
  owner: User,
  [imei, imei2]: readonly [string, string],
  change: { hidden?: boolean } = {},
) {
  const more = { moreIdentifiers: [{ kind: 'imei2' as const, value: imei2 }] }
  const form = { ...(await phoneForm(app, imei)), ...more, ...change }
  return (await owner.call(createAsset, form)).data
}

/** Who may apply a list. */
async function lister(app: TestApp): Promise<User> {
  const admin = await signIn(app, { role: 'super-admin' })
  await confirmHere(app, admin)
  return admin
}

async function stolen(app: TestApp, owner: User, assetId: string) {
  const admin = await signIn(app, { role: 'admin' })
  const { id } = await report(owner, assetId, 'Stolen')
  return {
    admin,
    confirm: () => admin.call(moderateReport, { id, status: 'active' }),
    reportId: id,
  }
}

/** What each door says of a number of the seller's asset. */
async function doorsSay(app: TestApp, identifier: string, seller: User) {
  const program = await programOf(app, seller)
  const batch = await seller.call(verifyBatch, { identifiers: [identifier] })
  const { jws } = (await app.visit().call(createProof, { identifier })).data
  const proof = await verifyProof(jws, await checkJwks(app.services), verifyEd25519)
  return {
    verify: await verdictOf(app, identifier),
    batch: batch.data.rows[0]?.answer.verdict,
    v1: (await program.call(check, { identifier })).data.verdict,
    proof: proof.valid && 'verdict' in proof.claims && proof.claims.verdict,
  }
}

const everywhere = (verdict: string) => ({
  ...{ verify: verdict, batch: verdict, v1: verdict, proof: verdict },
})

test.each([
  ['before', 'shown'],
  ['after', 'shown'],
  ['before', 'hidden'],
  ['after', 'hidden'],
] as const)(
  'a fence who registers both IMEIs %s the owner reported one gets no clear answer for the other: %s',
  async (when, shown) => {
    const app = await start()
    const [owner, fence] = [await signIn(app), await signIn(app)]
    const [one, two] = [freshImei(), freshImei()] as const
    const registerFence = () => registerBoth(app, fence, [one, two], { hidden: shown === 'hidden' })
    const early = when === 'before' ? await registerFence() : null
    const mine = await registerPhone(app, owner, one)
    const { confirm } = await stolen(app, owner, mine.id)
    if (when === 'after') await confirm()
    const theirs = early ?? (await registerFence())
    expect(await doorsSay(app, two, fence)).toEqual(everywhere('contested'))
    if (when === 'before') await confirm()
    expect(await verdictOf(app, one)).toBe('stolen')
    expect(await doorsSay(app, two, fence)).toEqual(everywhere('contested'))
    const offer = { id: theirs.id, email: 'buyer@example.com', password }
    expect(await refusalOf(fence.call(offerTransfer, offer))).toMatchObject({ status: 409 })
    await certifiedOf(app, fence)
    const receipt = fence.call(createSaleReceipt, { identifier: two })
    expect(await refusalOf(receipt)).toMatchObject({ status: 400 })
    expect(await callersOf(app).dial(`1*${two}`)).not.toContain('NOTHING REPORTED')
  },
)

test('the answer about the other number names neither the reported one nor the reason', async () => {
  const app = await start()
  const [owner, fence] = [await signIn(app), await signIn(app)]
  const [one, two] = [freshImei(), freshImei()] as const
  await registerBoth(app, fence, [one, two])
  await report(owner, (await registerPhone(app, owner, one)).id, 'Lost')
  const { data } = await app.visit().call(verify, { identifier: two })
  expect(data).toEqual({
    ...{ verdict: 'contested', kind: 'imei2', identifier: expect.any(String) },
    ...{ underReview: false, message: expect.any(String), advice: expect.any(Array) },
  })
  expect(data.identifier.replaceAll(/\D/g, '')).toBe(two)
  expect(JSON.stringify(data).replaceAll(/\D/g, '')).not.toContain(one)
})

test('a new plate on a stolen chassis number is not clear, and unknown when the theft is closed and the claim was rejected', async () => {
  const app = await start()
  const [owner, fence] = [await signIn(app), await signIn(app)]
  const mine = await registerCar(app, owner)
  const { admin, confirm, reportId } = await stolen(app, owner, mine.id)
  await confirm()
  await registerCar(app, fence, { plateNumber: 'ABC-345DE' })
  expect(await doorsSay(app, 'ABC-345DE', fence)).toEqual(everywhere('contested'))
  app.pass(findReportMs)
  await settleClaims(app.services)
  const later = await signInAgain(app, admin)
  const { data } = await later.call(listDisputes, { status: 'open' })
  const decision = { status: 'decided' as const, ownerId: owner.id, reason: 'The police report' }
  await later.call(resolveDispute, { id: data.disputes[0]?.id ?? '', ...decision })
  // Whose claim to the chassis number staff rejected has no clear number either.
  expect(await doorsSay(app, 'ABC-345DE', fence)).toEqual(everywhere('contested'))
  await later.call(moderateReport, { id: reportId, status: 'inactive', reason: 'It is back' })
  expect(await verdictOf(app, 'ABC-345DE')).toBe('unknown')
})

test('who gave one number up, or lost it by decision, has no clear answer for the other', async () => {
  const app = await start()
  const [owner, other] = [await signIn(app), await signIn(app)]
  const [one, two] = [freshImei(), freshImei()] as const
  const theirs = await registerBoth(app, other, [one, two])
  await registerPhone(app, owner, one)
  expect(await verdictOf(app, two)).toBe('contested')
  await other.call(answerContest, { id: theirs.id, answer: 'not-mine', password })
  expect([await verdictOf(app, one), await verdictOf(app, two)]).toEqual(['clear', 'unknown'])
})

test('a number beside one that an authority lists is not clear, until the list ends', async () => {
  const app = await start()
  const [fence, staff] = [await signIn(app), await lister(app)]
  const [one, two] = [freshImei(), freshImei()] as const
  await registerBoth(app, fence, [one, two])
  expect(await verdictOf(app, two)).toBe('clear')
  const expiresAt = app.clock.now + 60_000
  const id = await receivedList(app, ['identifier', one], { expiresAt })
  await staff.call(changeListingImport, { id, act: 'apply' })
  expect(await doorsSay(app, two, fence)).toEqual(everywhere('contested'))
  app.pass(120_000)
  expect(await verdictOf(app, two)).toBe('clear')
})

test('an extortionist who registers somebody’s second number beside one they report stolen gains a contest, which staff end', async () => {
  const app = await start()
  const [owner, extortionist] = [await signIn(app), await signIn(app)]
  const [one, two, reported] = [freshImei(), freshImei(), freshImei()] as const
  await registerBoth(app, owner, [one, two])
  app.pass(1000)
  const theirs = await registerBoth(app, extortionist, [reported, two])
  const { admin } = await stolen(app, extortionist, theirs.id)
  // No word of a theft: two people claim it, as if only the one number had been registered.
  expect([await verdictOf(app, one), await verdictOf(app, two)]).toEqual(['contested', 'contested'])
  const { data } = await admin.call(listDisputes, { status: 'open' })
  const decision = { status: 'decided' as const, ownerId: owner.id, reason: 'The receipt' }
  await admin.call(resolveDispute, { id: data.disputes[0]?.id ?? '', ...decision })
  expect([await verdictOf(app, one), await verdictOf(app, two)]).toEqual(['clear', 'clear'])
  // Whose claim to one number was rejected has no clear answer for the other.
  expect(await verdictOf(app, reported)).toBe('unknown')
})

test('a stranger who registers one number of a lost phone changes nothing about the other', async () => {
  const app = await start()
  const [owner, stranger] = [await signIn(app), await signIn(app)]
  const [one, two] = [freshImei(), freshImei()] as const
  await report(owner, (await registerBoth(app, owner, [one, two])).id, 'Lost')
  await registerPhone(app, stranger, two)
  expect([await verdictOf(app, one), await verdictOf(app, two)]).toEqual(['lost', 'contested'])
})

const reports = ['none', 'none', 'Lost', 'Stolen', 'confirmed', 'Found'] as const

test('in any registry a number is clear only if no number of an asset with it is reported missing, contested or listed', async () => {
  const app = await start()
  const [admin, staff] = [await signIn(app, { role: 'admin' }), await lister(app)]
  const registration = fc.record({
    numbers: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }),
    hidden: fc.boolean(),
    reported: fc.constantFrom(...reports),
  })
  const registry = fc.record({
    registrations: fc.array(registration, { minLength: 1, maxLength: 3 }),
    listed: fc.option(fc.nat(3), { freq: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(registry, async ({ registrations, listed }) => {
      const imeis = Array.from({ length: 4 }, freshImei)
      if (listed !== null) {
        const lines = ['identifier', imeis[listed] ?? '']
        const id = await receivedList(app, lines, { source: `List ${imeis[0]}` })
        await staff.call(changeListingImport, { id, act: 'apply' })
      }
      for (const { numbers, hidden, reported } of registrations) {
        const owner = await signIn(app)
        const [one = '', two] = numbers.map((n) => imeis[n] ?? '')
        const { id } =
          two === undefined
            ? (await owner.call(createAsset, { ...(await phoneForm(app, one)), hidden })).data
            : await registerBoth(app, owner, [one, two], { hidden })
        app.pass(1000)
        if (reported === 'none') continue
        const made = await report(owner, id, reported === 'confirmed' ? 'Stolen' : reported)
        if (reported === 'confirmed') {
          await admin.call(moderateReport, { id: made.id, status: 'active' })
        }
      }
      const said = new Map<string, string>()
      const { rows } = (await (await signIn(app)).call(verifyBatch, { identifiers: imeis })).data
      for (const [n, { answer }] of rows.entries()) {
        const alone = (await app.visit().call(verify, { identifier: imeis[n] ?? '' })).data
        expect(alone.verdict).toBe(answer.verdict)
        said.set(imeis[n] ?? '', answer.listings ? 'listed' : answer.verdict)
      }
      for (const { numbers } of registrations) {
        const verdicts = numbers.map((n) => said.get(imeis[n] ?? ''))
        if (verdicts.includes('clear')) {
          expect(['clear', 'unknown', 'found']).toEqual(expect.arrayContaining(verdicts))
        }
      }
    }),
    { numRuns: fuzzRuns({ suite: 12, full: 300 }) },
  )
})

test('the numbers beside a number are read by indexes, in two queries for any number of assets', async () => {
  const app = await start()
  const assets = JSON.stringify(['one', 'two'])
  for (const queryOf of [registeredBesideQuery, listedBesideQuery]) {
    const plan = await app.database.write(async (tx) => {
      const isSqlite = app.database.dialect === 'sqlite'
      if (!isSqlite) await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
      const { sql, parameters } = queryOf(tx, assets).compile()
      const explain = isSqlite ? 'explain query plan' : 'explain (costs off)'
      const { rows } = await tx.executeQuery<{ detail?: string; 'QUERY PLAN'?: string }>(
        CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
      )
      return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
    })
    expect(plan.join('\n')).toContain('identifiers_of_asset')
    const scans = plan.filter((step) => /\bSeq Scan\b|^SCAN (?!json_each)/.test(step))
    expect(scans, plan.join('\n')).toEqual([])
  }
})

test.each(['Dell', 'A made-up maker'])(
  'a stranger who registers somebody’s serial number at %s beside a reported number changes nothing about it',
  async (brand) => {
    const app = await startTestApp()
    const [owner, rival] = [await signIn(app), await signIn(app)]
    const [serial, lost] = ['5CG8225LZW', freshImei()]
    const { id } = await registerPhone(app, owner, serial, {
      uuidType: 'serial-number',
      brand: 'HP',
    })
    await report(owner, (await registerPhone(app, owner, lost)).id, 'Lost')
    app.pass(1000)
    const form = { ...(await phoneForm(app, serial)), uuidType: 'serial-number' as const, brand }
    const moreIdentifiers = [{ kind: 'imei1' as const, value: lost }]
    await rival.call(createAsset, { ...form, moreIdentifiers })
    const { data } = await app.visit().call(verify, { identifier: serial })
    expect(data.verdict).toBe('clear')
    expect((await owner.call(getOwnership, { id })).data.refusal).toBeNull()
  },
)
