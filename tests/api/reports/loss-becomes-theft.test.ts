import { expect, test } from 'vitest'
import { getThread } from '../../../src/api/conversations/threads.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
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

test('its match ends once staff refuse the theft: who was refused keeps no finder', async () => {
  const app = await startTestApp()
  const [owner, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const { finder, lost, match } = await openMatch(app, owner)
  await sayStolen(owner, lost)
  const reason = 'The receipt is of another phone'
  await admin.call(moderateReport, { id: lost.id, status: 'inactive', reason })
  expect((await owner.call(getThread, { id: match.id })).data.closed).toBe('withdrawn')
  expect((await finder.call(listMatches, {})).data).toMatchObject([{ state: 'withdrawn' }])
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
