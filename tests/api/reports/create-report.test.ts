import { expect, test } from 'vitest'
import { getAsset } from '../../../src/api/assets/assets.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import {
  createReport,
  getReport,
  listMyReports,
  updateReport,
} from '../../../src/api/reports/reports.ts'
import { hours, refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { registerPhone, report, uploadedImage } from '../../support/factories.ts'
import { unsetReportDetails } from '../../support/unset-details.ts'
import { signIn } from '../../support/users.ts'

async function startWithPhone() {
  const app = await startTestApp()
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner)
  const form = { assetId: phone.id, description: 'On the bus to Yaba' }
  return { app, owner, phone, form }
}

test('a report defaults to Lost and is open at once (spec §9)', async () => {
  const { app, owner, phone, form } = await startWithPhone()
  const { data } = await owner.call(createReport, form)
  expect(data).toEqual({
    id: expect.any(String),
    uuid: data.id,
    assetId: phone.id,
    status: 'Lost',
    stage: 'active',
    name: phone.name,
    description: form.description,
    assetImageUrl: phone.imageUrl,
    ...unsetReportDetails,
    createdAt: app.clock.now,
  })
  expect(await owner.call(getReport, { id: data.id })).toEqual({ data })
  expect(await owner.call(listMyReports, {})).toEqual({ data: [data] })
  expect((await allRows(app.database))['reports']).toMatchObject([
    { id: data.id, reporter_id: owner.id, reported_as: 'Lost', stage: 'active', closed_at: null },
  ])
  expect(await logOf(app.database, 'report', data.id)).toEqual([
    { actor: owner.id, action: 'create', details: { status: 'Lost' } },
  ])
})

it('all last-seen details are stored (spec §7)', async () => {
  const { app, owner, form } = await startWithPhone()
  const entered = {
    status: 'Found' as const,
    lastSeenDate: '2026-03-01',
    lastSeenTime: '23:59',
    location: 'Sabon Gari market',
    state: 'Kano' as const,
    imageUrl: await uploadedImage(app),
  }
  const { data } = await owner.call(createReport, { ...form, ...entered })
  expect(data).toMatchObject(entered)
})

it.each([
  ['Lost', 'active'],
  ['Stolen', 'pending'],
  ['Found', 'active'],
] as const)('%s starts as %s (decisions: report life)', async (status, stage) => {
  const { owner, phone } = await startWithPhone()
  expect(await report(owner, phone.id, status)).toMatchObject({ status, stage, closedAt: null })
  const { data } = await owner.call(getAsset, { id: phone.id })
  expect(data.openReport).toBe(status)
})

test('an asset has one open report, pending ones included (decisions: report life)', async () => {
  const { app, owner, phone } = await startWithPhone()
  const first = await report(owner, phone.id, 'Stolen')
  const refusal = await refusalOf(report(owner, phone.id, 'Lost'))
  expect(refusal).toMatchObject({ status: 409, body: { code: 'REPORT_ALREADY_OPEN' } })
  expect((await allRows(app.database))['reports']).toMatchObject([{ id: first.id }])
})

test('exactly one of 50 concurrent reports of one asset is made', async ({ annotate }) => {
  const { app, owner, phone } = await startWithPhone()
  await warmUp(app)
  const requests = Array.from({ length: 50 }, () => report(owner, phone.id, 'Lost'))
  const answers = await Promise.allSettled(requests)
  const made = answers.filter(({ status }) => status === 'fulfilled')
  await annotate(`${made.length} of 50 made on ${app.database.dialect}`)
  expect(made).toHaveLength(1)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason.body.code).toBe('REPORT_ALREADY_OPEN')
  }
  const { reports = [], activity_log = [] } = await allRows(app.database)
  expect(reports).toHaveLength(1)
  const entries = activity_log as { entity: string }[]
  expect(entries.filter(({ entity }) => entity === 'report')).toHaveLength(1)
})

it('a closed report allows a new one, and both stay in the history', async () => {
  const { app, owner, phone } = await startWithPhone()
  const first = await report(owner, phone.id, 'Lost')
  await owner.call(updateReport, { id: first.id, status: 'Found' })
  app.pass(hours(1))
  const second = await report(owner, phone.id, 'Stolen')
  const { data } = await owner.call(listMyReports, {})
  expect(data).toMatchObject([
    { id: second.id, status: 'Stolen', closedAt: null },
    { id: first.id, status: 'Found', stage: 'inactive', closedAt: expect.any(Number) },
  ])
})

it('a rejected or archived report allows a new one', async () => {
  const { app, owner, phone } = await startWithPhone()
  const admin = await signIn(app, { role: 'admin' })
  for (const status of ['inactive', 'archived'] as const) {
    const { id } = await report(owner, phone.id, 'Stolen')
    await admin.call(moderateReport, { id, status })
  }
  await report(owner, phone.id, 'Lost')
  expect((await owner.call(listMyReports, {})).data).toHaveLength(3)
})

it('a last-seen day cannot be tomorrow in Nigerian time', async () => {
  const { app, owner, form } = await startWithPhone()
  const seenOn = (lastSeenDate: string) => owner.call(createReport, { ...form, lastSeenDate })
  app.clock.now = Date.parse('2026-03-04T22:59:59Z')
  const early = await refusalOf(seenOn('2026-03-05'))
  expect(early).toMatchObject({
    status: 400,
    body: {
      code: 'INVALID_INPUT',
      fields: { lastSeenDate: 'This day is in the future. Is the date of your device right?' },
    },
  })
  expect((await allRows(app.database))['reports']).toEqual([])
  app.clock.now = Date.parse('2026-03-04T23:00:00Z')
  expect((await seenOn('2026-03-05')).data.lastSeenDate).toBe('2026-03-05')
})

it('invalid days and times are refused on their field', async () => {
  const { owner, form } = await startWithPhone()
  const wrong = [
    ['lastSeenDate', '2026-02-30'],
    ['lastSeenDate', '04/03/2026'],
    ['lastSeenDate', '1899-01-01'],
    ['lastSeenTime', '24:00'],
    ['lastSeenTime', '9:00'],
    ['state', 'Texas'],
  ]
  for (const [field = '', value] of wrong) {
    const { body } = await refusalOf(owner.call(createReport, { ...form, [field]: value }))
    expect(Object.keys(body?.fields ?? {}), `${field} ${value}`).toEqual([field])
  }
})

test('an untouched form field arrives as empty text and counts as omitted', async () => {
  const { owner, form } = await startWithPhone()
  const empty = { lastSeenDate: '', lastSeenTime: '', location: '', state: '', imageUrl: '' }
  const { data } = await owner.call(createReport, { ...form, ...empty })
  expect(data).toMatchObject({
    lastSeenDate: null,
    lastSeenTime: null,
    location: null,
    state: null,
  })
})

it('asset and description are required (spec §5)', async () => {
  const { app, owner, form } = await startWithPhone()
  for (const field of ['assetId', 'description']) {
    for (const value of [undefined, '', '   ']) {
      const refusal = await refusalOf(owner.call(createReport, { ...form, [field]: value }))
      expect(Object.keys(refusal.body?.fields ?? {}), `${field} ${value}`).toEqual([field])
    }
  }
  expect((await allRows(app.database))['reports']).toEqual([])
})

it('the state is the chosen one, else the one the place names, else none', async () => {
  const { owner, phone, form } = await startWithPhone()
  const stateOf = async (place: object) => {
    const { data } = await owner.call(createReport, { ...form, ...place })
    await owner.call(updateReport, { id: data.id, status: 'Found' })
    expect(data.assetId).toBe(phone.id)
    return data.state
  }
  expect(await stateOf({ location: 'Computer Village, Ikeja, Lagos' })).toBe('Lagos')
  expect(await stateOf({ location: 'Wuse 2, Abuja' })).toBe('Federal Capital Territory')
  expect(await stateOf({ location: 'Lagos road, Ibadan', state: 'Oyo' })).toBe('Oyo')
  expect(await stateOf({ location: 'On the bus' })).toBeNull()
})

it('a report keeps its asset’s name and ignores reporter, stage and reason in the body', async () => {
  const { app, owner, form } = await startWithPhone()
  const stranger = await signIn(app)
  const more = {
    reporterId: stranger.id,
    reporter_id: stranger.id,
    stage: 'active',
    reason: 'mine',
    name: 'Something else',
    confirmedAt: 1,
    closedAt: 1,
  }
  const { data } = await owner.call(createReport, { ...form, status: 'Stolen', ...more })
  expect(data).toMatchObject({ stage: 'pending', reason: null, name: 'Black iPhone 12' })
  expect((await allRows(app.database))['reports']).toMatchObject([
    { reporter_id: owner.id, confirmed_at: null, closed_at: null },
  ])
})
