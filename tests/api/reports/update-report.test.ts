import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { getReport, listMyReports, updateReport } from '../../../src/api/reports/reports.ts'
import { refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { registerPhone, report } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

async function startWithReport(status: 'Lost' | 'Stolen' | 'Found') {
  const app = await startTestApp()
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner)
  const made = await report(owner, phone.id, status)
  app.pass(1000)
  return { app, owner, phone, made }
}

it.each([
  ['Lost', 'Found', 'recovered'],
  ['Stolen', 'Found', 'recovered'],
  ['Found', 'Handed over', 'handed-over'],
] as const)(
  'a %s report is closed as %s and logged (decisions: report life)',
  async (status, closing, outcome) => {
    const { app, owner, made } = await startWithReport(status)
    const { data } = await owner.call(updateReport, { id: made.id, status: closing })
    const end = { stage: 'inactive', outcome, closedAt: app.clock.now } as const
    expect(data).toEqual({ ...made, status: 'Found', ...end })
    expect(await owner.call(getReport, { id: made.id })).toEqual({ data })
    expect((await allRows(app.database))['reports']).toMatchObject([
      { status: 'Found', reported_as: status, stage: 'inactive', closed_at: app.clock.now },
    ])
    expect(await logOf(app.database, 'report', made.id)).toContainEqual({
      actor: owner.id,
      action: 'update',
      details: { fields: [], status: closing },
    })
  },
)

test.each([
  ['Lost', 'Handed over'],
  ['Stolen', 'Handed over'],
  ['Found', 'Found'],
] as const)('a %s report cannot be closed as %s', async (status, closing) => {
  const { app, owner, made } = await startWithReport(status)
  const refusal = await refusalOf(owner.call(updateReport, { id: made.id, status: closing }))
  expect(refusal).toMatchObject({
    status: 409,
    body: { code: 'STATUS_CHANGE_REFUSED', fields: { status: expect.any(String) } },
  })
  expect((await owner.call(getReport, { id: made.id })).data).toEqual(made)
  expect(await logOf(app.database, 'report', made.id)).toHaveLength(1)
})

it('a user cannot make their own report lost, confirmed or open again', async () => {
  const { app, owner, made } = await startWithReport('Stolen')
  for (const status of ['Lost', 'active', 'pending']) {
    const answer = await owner.send('PATCH', `/reports/${made.id}`, { status })
    expect(answer.status).toBe(400)
  }
  await owner.send('PATCH', `/reports/${made.id}`, {
    stage: 'active',
    confirmedAt: 1,
    closedAt: null,
    reporterId: 'x',
    assetId: 'y',
  })
  expect((await owner.call(getReport, { id: made.id })).data).toEqual(made)
  expect((await allRows(app.database))['reports']).toMatchObject([
    { stage: 'pending', confirmed_at: null },
  ])
})

it('a closed report can be read and never changed', async () => {
  const { owner, made } = await startWithReport('Lost')
  const { data: closed } = await owner.call(updateReport, { id: made.id, status: 'Found' })
  for (const change of [{ status: 'Found' as const }, { description: 'Another story' }]) {
    const refusal = await refusalOf(owner.call(updateReport, { id: made.id, ...change }))
    expect(refusal).toMatchObject({ status: 409, body: { code: 'REPORT_CLOSED' } })
  }
  expect((await owner.call(listMyReports, {})).data).toEqual([closed])
})

it('an update changes only the fields sent, and clears optional ones', async () => {
  const { owner, made } = await startWithReport('Lost')
  const { data } = await owner.call(updateReport, {
    id: made.id,
    description: 'It was on the train',
    lastSeenTime: '08:15',
  })
  expect(data).toEqual({ ...made, description: 'It was on the train', lastSeenTime: '08:15' })
  const { data: emptied } = await owner.call(updateReport, {
    id: made.id,
    location: '',
    state: '',
    lastSeenDate: '',
  })
  expect(emptied).toMatchObject({ location: null, state: null, lastSeenDate: null })
  const cleared = { lastSeenDate: '', lastSeenTime: null, state: '' } as const
  const { data: bare } = await owner.call(updateReport, { id: made.id, ...cleared })
  expect(bare).toMatchObject({ lastSeenDate: null, lastSeenTime: null, state: null })
})

it('a new place sets its state unless the state is given or the place names none', async () => {
  const { owner, made } = await startWithReport('Lost')
  expect(made.state).toBe('Lagos')
  const stateAfter = async (change: object) =>
    (await owner.call(updateReport, { id: made.id, ...change })).data.state
  expect(await stateAfter({ location: 'Wuse 2, Abuja' })).toBe('Federal Capital Territory')
  expect(await stateAfter({ location: 'Behind the mosque' })).toBe('Federal Capital Territory')
  expect(await stateAfter({ location: 'Lagos road, Ibadan', state: 'Oyo' })).toBe('Oyo')
  expect(await stateAfter({ description: 'Seen in Kano' })).toBe('Oyo')
})

it('a future day and an empty description are refused on their field', async () => {
  const { owner, made } = await startWithReport('Lost')
  const change = async (form: object) =>
    (await refusalOf(owner.call(updateReport, { id: made.id, ...form }))).body?.fields
  expect(await change({ lastSeenDate: '2026-03-05' })).toEqual({
    lastSeenDate: 'This day is in the future. Is the date of your device right?',
  })
  expect(await change({ description: '  ' })).toEqual({ description: 'Say what happened' })
})

test('a concurrent recovery and admin decision close the report once', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  await warmUp(app)
  for (let round = 0; round < 8; round++) {
    const phone = await registerPhone(app, owner)
    const { id } = await report(owner, phone.id, 'Stolen')
    await Promise.allSettled([
      owner.call(updateReport, { id, status: 'Found' }),
      admin.call(moderateReport, { id, status: 'active' }),
      owner.call(updateReport, { id, status: 'Found' }),
      admin.call(moderateReport, { id, status: 'inactive' }),
    ])
    const { data } = await owner.call(getReport, { id })
    expect(data.stage === 'active').toBe(data.closedAt === null)
    const entries = await logOf(app.database, 'report', id)
    const closings = entries.filter(
      ({ action, details }) => action === 'update' || details['to'] === 'inactive',
    )
    // Staff may have confirmed it after its owner closed it, which opens it again.
    const reopenings = entries.filter(
      ({ details }) => details['to'] === 'active' && details['from'] !== 'pending',
    )
    expect(closings.length - reopenings.length, JSON.stringify(entries)).toBe(
      data.closedAt === null ? 0 : 1,
    )
  }
})

test('an update of a stale report is refused with the current values; without `before` the last write wins', async () => {
  const { owner, made } = await startWithReport('Lost')
  const { id, description, location } = made
  const before = { description, location }
  await owner.call(updateReport, { id, description: 'Left in the bus', before })
  const refusal = await refusalOf(
    owner.call(updateReport, { id, description: 'Left in the taxi', before }),
  )
  expect(refusal).toMatchObject({
    status: 409,
    body: {
      code: 'EDIT_CONFLICT',
      fields: { description: expect.stringContaining('Left in the bus') },
    },
  })
  expect((await owner.call(getReport, { id })).data.description).toBe('Left in the bus')
  // A change of another field, or to the current value, is not a conflict.
  await owner.call(updateReport, { id, location: 'Ojota', before })
  await owner.call(updateReport, { id, description: 'Left in the bus', before })
  const { data } = await owner.call(updateReport, { id, description: 'Left in the taxi' })
  expect(data).toMatchObject({ description: 'Left in the taxi', location: 'Ojota' })
})

test('a renamed asset has its new name in its owner’s reports, open and closed, and not in those of an earlier owner', async () => {
  const { app, owner, phone, made } = await startWithReport('Lost')
  await owner.call(updateReport, { id: made.id, status: 'Found' })
  await report(owner, phone.id, 'Lost')
  await owner.call(updateAsset, { id: phone.id, name: 'Blue Tecno' })
  const namesOf = async ({ call }: typeof owner) =>
    (await call(listMyReports, {})).data.map(({ name }) => name)
  expect(await namesOf(owner)).toEqual(['Blue Tecno', 'Blue Tecno'])
  const [open] = (await owner.call(listMyReports, {})).data
  await owner.call(updateReport, { id: open?.id ?? '', status: 'Found' })
  const buyer = await signIn(app)
  await app.database.write((tx) =>
    tx.updateTable('assets').set({ owner_id: buyer.id }).where('id', '=', phone.id).execute(),
  )
  await report(buyer, phone.id, 'Lost')
  await buyer.call(updateAsset, { id: phone.id, name: 'My new phone' })
  expect(await namesOf(buyer)).toEqual(['My new phone'])
  expect(await namesOf(owner)).toEqual(['Blue Tecno', 'Blue Tecno'])
})
