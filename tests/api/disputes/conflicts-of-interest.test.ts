import { describe, expect, test } from 'vitest'
import { register } from '../../../src/api/auth/sign-up.ts'
import { listComplaints, resolveComplaint } from '../../../src/api/conversations/complaints.ts'
import { flagMessage, sendMessage } from '../../../src/api/conversations/threads.ts'
import { getConflict } from '../../../src/api/disputes/disputes.ts'
import { reviewMerchantChange } from '../../../src/api/merchants/applications.ts'
import { updateMerchant } from '../../../src/api/merchants/business.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { cancelTransfer, respondToTransfer } from '../../../src/api/transfers/transfers.ts'
import { createUser, updateUser as updatePerson } from '../../../src/api/users/admin-users.ts'
import type { CaseKind } from '../../../src/domain/disputes/conflicts-of-interest.ts'
import { findMerchant } from '../../../src/server/queries/merchants/merchants.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { endpoints } from '../../../src/server/routes/routes.ts'
import { isTeamDecision, partiesRules } from '../../../src/server/security/conflicts-of-interest.ts'
import { refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { matchTwo } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { openMatch, suggestedMatch } from '../../support/matches.ts'
import {
  applicantOf,
  applyForVerification,
  listedMerchant,
  merchantForm,
} from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { type Input, nameOf, requestOf, sampleInput } from '../../support/samples.ts'
import { offerPhone } from '../../support/transfers.ts'
import { giveTwoFactor } from '../../support/two-factor.ts'
import { confirmHere, freshPhone, signIn, signUpForm, type User } from '../../support/users.ts'

const decisions = endpoints.filter(isTeamDecision)
const withCase = decisions.filter((endpoint) => 'case' in (partiesRules[nameOf(endpoint)] ?? {}))

/** A case in which `party` is involved, with an input that any other staff member could send. */
async function caseOf(app: TestApp, name: string, party: User): Promise<Input> {
  const endpoint = endpoints.find((each) => nameOf(each) === name)
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  const rule = partiesRules[name]
  if (rule && 'case' in rule && rule.case === 'user') {
    if (name.endsWith('second-factor')) await giveTwoFactor(app, party)
    return { ...(await sampleInput(endpoint, app, party)), id: party.id }
  }
  const sample = await sampleInput(endpoint, app, party)
  return name === 'PATCH /admin/merchants/{id}'
    ? { ...sample, id: await businessOf(app, party) }
    : sample
}

async function businessOf(app: TestApp, user: User): Promise<string> {
  const { data } = (await (
    await user.send('POST', '/merchants', await merchantForm(app))
  ).json()) as { data: { id: string } }
  return data.id
}

async function promote(app: TestApp, user: User): Promise<User> {
  await app.database.write((tx) => updateUser(tx, user.id, { role: 'super-admin' }))
  await confirmHere(app, user)
  return user
}

it('every staff endpoint, and no other, declares who is a party to its case', () => {
  expect(Object.keys(partiesRules).sort()).toEqual(decisions.map(nameOf).sort())
  for (const rule of Object.values(partiesRules)) {
    if ('nobody' in rule) expect(rule.nobody).toMatch(/\w+ \w+/)
  }
})

describe('nobody decides a case in which they are a party', () => {
  it.each(withCase.map(nameOf))(
    '%s is refused to a party and to a user with the party’s phone number or mailbox',
    async (name) => {
      const app = await startTestApp({ limits: noLimits })
      const endpoint = endpoints.find((each) => nameOf(each) === name)
      if (!endpoint) throw new Error(name)
      const party = await signIn(app)
      const input = await caseOf(app, name, party)
      const bystander = await signIn(app, { role: 'super-admin' })
      const { phone_number, email } = await app.database.read
        .selectFrom('users')
        .selectAll()
        .where('id', '=', party.id)
        .executeTakeFirstOrThrow()
      const byPhone = await signIn(app, { role: 'super-admin' })
      const byOtherPhone = await signIn(app, { role: 'super-admin' })
      const byMailbox = await signIn(app, { role: 'super-admin' })
      const mailbox = email.replace('@', '+team@')
      await app.database.write(async (tx) => {
        await updateUser(tx, byPhone.id, { phone_number })
        await updateUser(tx, byOtherPhone.id, { alternate_phone_number: phone_number })
        await tx
          .updateTable('users')
          .set({ email: mailbox })
          .where('id', '=', byMailbox.id)
          .execute()
      })
      await promote(app, party)

      const before = await allRows(app.database)
      const { path, body } = requestOf(endpoint, input)
      for (const currentUser of [party, byPhone, byOtherPhone, byMailbox]) {
        const answer = await currentUser.send(endpoint.method, path, body)
        expect(answer.status).toBe(403)
        const refusal = (await answer.json()) as { code: string; message: string }
        expect(refusal.code).toBe('CONFLICT_OF_INTEREST')
        // Staff who may decide are named.
        expect(refusal.message).toMatch(/Ada Okafor can decide it\.$/)
      }
      expect(await allRows(app.database)).toEqual(before)
      expect((await bystander.send(endpoint.method, path, body)).status).toBeLessThan(300)
    },
  )

  test('who offers a thing to one of the team after the other keeps at most the last from deciding', async () => {
    const app = await startTestApp({ limits: noLimits })
    const [thief, owner] = [await signIn(app), await signIn(app)]
    const imei = freshImei()
    const phone = await registerPhone(app, thief, imei)
    const offerTo = async (role: 'admin' | 'super-admin') => {
      const member = await signIn(app, { role })
      app.pass(1000)
      return { member, id: (await offerPhone(app, thief, member.email, { phone })).offer.id }
    }
    const cancelled = await offerTo('admin')
    await thief.call(cancelTransfer, { id: cancelled.id })
    const declined = await offerTo('super-admin')
    await declined.member.call(respondToTransfer, { id: declined.id, answer: 'decline' })
    const withdrawn = await offerTo('admin')
    const { id: loss } = await report(thief, phone.id, 'Lost')
    await thief.call(updateReport, { id: loss, status: 'Found' })
    const last = await offerTo('admin')
    const { id } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Stolen')
    const refusalOf = async ({ member }: typeof last) =>
      (await member.call(getConflict, { kind: 'item', id })).data.refusal
    expect(await refusalOf(last)).not.toBeNull()
    for (const each of [cancelled, declined, withdrawn]) expect(await refusalOf(each)).toBeNull()
    await cancelled.member.call(moderateReport, { id, status: 'active' })
  })

  test('who only registered the email of an offer, unverified, is no party', async () => {
    const app = await startTestApp({ limits: noLimits })
    const [thief, owner] = [await signIn(app), await signIn(app)]
    const member = await signIn(app, { role: 'admin' })
    const imei = freshImei()
    const phone = await registerPhone(app, thief, imei)
    const { email, phoneNumber } = signUpForm()
    await app.database.write((tx) => updateUser(tx, member.id, { phone_number: phoneNumber }))
    await offerPhone(app, thief, email, { phone })
    await app.visit().call(register, signUpForm({ email, phoneNumber }))
    const { id } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Stolen')
    expect((await member.call(getConflict, { kind: 'item', id })).data.refusal).toBeNull()
    await member.call(moderateReport, { id, status: 'active' })
  })

  test('staff cannot decide on their own asset, an identifier they also registered, their match or their open transfer', async () => {
    const app = await startTestApp({ limits: noLimits })
    const admin = await signIn(app, { role: 'admin' })
    const refused = async (id: string) =>
      (await refusalOf(admin.call(moderateReport, { id, status: 'active' }))).body?.code
    const stranger = await signIn(app)

    // An identifier that the admin also registered.
    const imei = freshImei()
    await registerPhone(app, admin, imei)
    const rival = await report(stranger, (await registerPhone(app, stranger, imei)).id, 'Stolen')
    expect(await refused(rival.id)).toBe('CONFLICT_OF_INTEREST')

    // An asset offered to the admin: the report has withdrawn the offer.
    const { phone } = await offerPhone(app, stranger, admin.email)
    const offered = await report(stranger, phone.id, 'Stolen')
    expect(await refused(offered.id)).toBe('CONFLICT_OF_INTEREST')

    // A report matched with the admin's own.
    const owner = await signIn(app)
    const { lost } = await openMatch(app, owner)
    const found = await app.database.read
      .selectFrom('reports')
      .select('reporter_id')
      .where('reported_as', '=', 'Found')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const finderPhone = freshPhone()
    await app.database.write(async (tx) => {
      await updateUser(tx, found.reporter_id, { phone_number: finderPhone })
      await updateUser(tx, admin.id, { alternate_phone_number: finderPhone })
    })
    expect(await refused(lost.id)).toBe('CONFLICT_OF_INTEREST')
  })

  test('staff cannot create a second staff account for themselves', async () => {
    const app = await startTestApp()
    const head = await signIn(app, { role: 'super-admin' })
    const { phone_number } = await app.database.read
      .selectFrom('users')
      .selectAll()
      .where('id', '=', head.id)
      .executeTakeFirstOrThrow()
    const { firstName, lastName, email, phoneNumber } = signUpForm()
    for (const change of [
      { phoneNumber: phone_number },
      { email: head.email.replace('@', '+two@') },
    ]) {
      const form = { firstName, lastName, email, phoneNumber, ...change }
      expect((await refusalOf(head.call(createUser, form))).body?.code).toBe('CONFLICT_OF_INTEREST')
    }
  })
})

it('the screen names who may decide instead and warns of a possible family relation', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const owner = await signIn(app)
  const { match } = await suggestedMatch(app, owner)
  const { user, business } = await applicantOf(app)
  const ask = async (kind: CaseKind, id: string) =>
    (await admin.call(getConflict, { kind, id })).data

  expect(await ask('match', match.id)).toMatchObject({ refusal: null })
  expect((await ask('user', admin.id)).refusal).toBe(
    'This is your own account. No other super-admin can decide it. Make somebody a super-admin first.',
  )
  // Every user in these tests is an Okafor of 12 Allen Avenue.
  expect(await ask('merchant', business.id)).toEqual({
    refusal: null,
    maybeRelatives: [{ id: user.id, name: 'Ada Okafor' }],
  })
  const head = await signIn(app, { role: 'super-admin' })
  await head.call(updatePerson, { id: user.id, address: '1 Marina Road' })
  expect((await ask('merchant', business.id)).maybeRelatives).toEqual([])
  const missing = refusalOf(admin.call(getConflict, { kind: 'item', id: 'no-such-item' }))
  expect((await missing).status).toBe(404)
})

test('staff of whose message somebody complained do not act on that account until it is decided', async () => {
  const app = await startTestApp()
  const writer = await signIn(app, { role: 'admin' })
  const other = await signIn(app, { role: 'admin' })
  const { owner, id } = await matchTwo(app, { owner: await signIn(app), finder: writer })
  const { data } = await writer.call(sendMessage, { id, text: 'Pay first' })
  const suspend = { id: owner.id, status: 'suspended', reason: 'Rude' } as const
  await owner.call(flagMessage, { id, messageId: data.messages[0]?.id ?? '' })
  const refusal = await refusalOf(writer.call(updatePerson, suspend))
  expect(refusal.body?.code).toBe('CONFLICT_OF_INTEREST')
  const [complaint] = (await other.call(listComplaints, { status: 'open' })).data.complaints
  const decided = { id: complaint?.id ?? '', status: 'dismissed', decision: 'No threat' } as const
  await other.call(resolveComplaint, decided)
  await writer.call(updatePerson, suspend)
})

test('staff who applied with a CAC number suspend no owner of another business with it', async () => {
  const app = await startTestApp()
  const [{ user, business }, rival] = [await applicantOf(app), await signIn(app)]
  await applyForVerification(app, rival, { cacNumber: business.cacNumber })
  const staff = await promote(app, rival)
  const suspend = { id: user.id, status: 'suspended', reason: 'Not theirs' } as const
  const refusal = await refusalOf(staff.call(updatePerson, suspend))
  expect(refusal.body?.code).toBe('CONFLICT_OF_INTEREST')
  await (await signIn(app, { role: 'admin' })).call(updatePerson, suspend)
})

test('staff who applied with a CAC number, or for a change to it, act on nobody who asks for a change to it', async () => {
  const app = await startTestApp()
  const { id, user, admin } = await listedMerchant(app)
  const asking = await listedMerchant(app, { admin })
  const applicant = await applicantOf(app)
  const { cacNumber } = applicant.business
  for (const each of [{ id, user }, asking]) {
    await each.user.call(updateMerchant, { id: each.id, cacNumber })
  }
  const askedAt = (await findMerchant(app.database.read, id))?.pending_since ?? 0
  const refuse = { id, decision: 'refuse', reason: 'Not theirs', askedAt } as const
  const suspend = { id: user.id, status: 'suspended', reason: 'Not theirs' } as const
  for (const party of [applicant.user, asking.user]) {
    const staff = await promote(app, party)
    for (const attempt of [
      staff.call(reviewMerchantChange, refuse),
      staff.call(updatePerson, suspend),
    ]) {
      expect((await refusalOf(attempt)).body?.code).toBe('CONFLICT_OF_INTEREST')
    }
  }
  await admin.call(reviewMerchantChange, refuse)
})

test('staff who become a party between the check and the decision decide nothing', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const theft = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
  const { database } = app
  let isParty = false
  app.services.database = {
    ...database,
    async write(work) {
      if (!isParty) {
        isParty = true
        await database.write((tx) =>
          tx
            .updateTable('reports')
            .set({ reporter_id: admin.id })
            .where('id', '=', theft.id)
            .execute(),
        )
      }
      return database.write(work)
    },
  }
  const refusal = await refusalOf(admin.call(moderateReport, { id: theft.id, status: 'active' }))
  expect([isParty, refusal.body?.code]).toEqual([true, 'CONFLICT_OF_INTEREST'])
  const row = await database.read.selectFrom('reports').select('stage').executeTakeFirst()
  expect(row?.stage).toBe('pending')
})
