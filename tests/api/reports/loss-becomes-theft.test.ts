import { expect, test } from 'vitest'
import { sendMessage } from '../../../src/api/conversations/threads.ts'
import { listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { adminGetReport, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { getReportHistory, updateReport } from '../../../src/api/reports/reports.ts'
import { minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { matchesIn, openMatch } from '../../support/matches.ts'
import { readLog } from '../../support/transparency/read-log.ts'
import { confirmHere, signIn, type User } from '../../support/users.ts'

const answerOf = async (app: TestApp, identifier: string) => {
  const { verdict, message } = (await app.visit().call(verify, { identifier })).data
  return { verdict, message }
}

const sayStolen = (owner: User, { id }: { id: string }) =>
  owner.call(updateReport, { id, status: 'Stolen' })

test('who learns that a lost item was stolen says so: staff review it, and buyers are warned all the time', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const lost = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  app.pass(minutes(50))
  await confirmHere(app, owner)
  const { data } = await sayStolen(owner, lost)
  expect(data).toMatchObject({ ...lost, status: 'Stolen', stage: 'pending', reason: null })
  expect(await answerOf(app, imei)).toMatchObject({
    verdict: 'lost',
    message: expect.stringContaining('under review'),
  })
  app.pass(minutes(10))
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(moderateReport, { id: lost.id, status: 'active' })
  expect(await answerOf(app, imei)).toMatchObject({ verdict: 'stolen' })
  const { events, reportedAs } = (await owner.call(getReportHistory, { id: lost.id })).data
  expect(reportedAs).toBe('Stolen')
  expect(events.map(({ kind }) => kind)).toEqual([
    'reported',
    'stolen',
    'under-review',
    'confirmed',
  ])
  expect((await readLog(app)).map(({ kind, role }) => `${kind} by ${role}`)).toEqual([
    'reported by reporter',
    'reported by reporter',
    'confirmed by staff',
  ])
})

test('its match stays open, and a find made meanwhile is matched once staff confirm the theft', async () => {
  const app = await startTestApp()
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const { finder, lost, imei } = await openMatch(app, owner)
  await sayStolen(owner, lost)
  expect((await finder.call(listMatches, {})).data).toMatchObject([{ state: 'open' }])
  const another = await signIn(app)
  await report(another, (await registerPhone(app, another, imei)).id, 'Found')
  expect(await matchesIn(app)).toHaveLength(1)
  await admin.call(moderateReport, { id: lost.id, status: 'active' })
  expect((await matchesIn(app)).map(({ state }) => state)).toEqual(['open', 'open'])
})

test.each([
  [
    'report',
    async (admin: User, { id }: { id: string }) => {
      await admin.call(moderateReport, { id, status: 'inactive', reason: 'Not theirs' })
    },
  ],
  [
    'dispute',
    async (admin: User, _: unknown, ownerId: string) => {
      const [dispute] = (await admin.call(listDisputes, { status: 'open' })).data.disputes
      const decision = {
        id: dispute?.id ?? '',
        status: 'decided',
        ownerId,
        reason: 'Theirs',
      } as const
      await admin.call(resolveDispute, decision)
    },
  ],
] as const)('who staff refuse in a %s goes on with no finder', async (_, refuse) => {
  const app = await startTestApp()
  const [claimant, owner] = [await signIn(app), await signIn(app)]
  const { finder, lost, imei, match } = await openMatch(app, claimant)
  await sayStolen(claimant, lost)
  await registerPhone(app, owner, imei)
  app.pass(minutes(61))
  await registerPhone(app, owner)
  await refuse(await signIn(app, { role: 'admin' }), lost, owner.id)
  expect((await finder.call(listMatches, {})).data).toMatchObject([{ state: 'withdrawn' }])
  const message = { id: match.id, text: 'Bring it to Ikeja' }
  expect(await refusalOf(claimant.call(sendMessage, message))).toMatchObject({
    body: { code: 'CONVERSATION_CLOSED' },
  })
})

test('staff who look at a loss confirm no theft that its reporter makes of it meanwhile', async () => {
  const app = await startTestApp()
  const [first, rival] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  await registerPhone(app, first, imei)
  const lost = await report(rival, (await registerPhone(app, rival, imei)).id, 'Lost')
  const { data } = await admin.call(adminGetReport, { id: lost.id })
  const { reportStatus } = data.item
  await sayStolen(rival, lost)
  const decision = { id: lost.id, status: 'active', reportStatus } as const
  expect(await refusalOf(admin.call(moderateReport, decision))).toMatchObject({
    body: { message: 'The report has just changed. Try again.' },
  })
  expect(await answerOf(app, imei)).toMatchObject({ verdict: 'contested' })
})

test('a loss that staff confirmed counts as no confirmed theft once it waits as one', async () => {
  const app = await startTestApp()
  const [first, owner] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  await registerPhone(app, first, imei)
  const { id } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await admin.call(moderateReport, { id, status: 'active' })
  await sayStolen(owner, { id })
  const confirmed = async () => (await admin.call(adminGetReport, { id })).data.reporter.confirmed
  expect(await confirmed()).toBe(0)
  await admin.call(moderateReport, { id, status: 'active' })
  expect(await confirmed()).toBe(1)
})

test('an open session is not enough for it, and nothing but a loss can become a theft', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const lost = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const found = await report(owner, (await registerPhone(app, owner)).id, 'Found')
  const refusal = await refusalOf(sayStolen(owner, found))
  expect(refusal).toMatchObject({ status: 409, body: { code: 'STATUS_CHANGE_REFUSED' } })
  app.pass(minutes(11))
  expect(await refusalOf(sayStolen(owner, lost))).toMatchObject({
    body: { code: 'REAUTHENTICATION_REQUIRED' },
  })
  expect(await answerOf(app, imei)).toMatchObject({
    verdict: 'lost',
    message: expect.stringContaining('Do not buy it'),
  })
})
