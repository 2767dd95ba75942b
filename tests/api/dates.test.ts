import { expect, test } from 'vitest'
import { listLogs } from '../../src/api/activity/logs.ts'
import { createAsset, importAssets, updateAsset } from '../../src/api/assets/assets.ts'
import { reportFoundItem } from '../../src/api/reports/finds.ts'
import { createReport, updateReport } from '../../src/api/reports/reports.ts'
import { refusalOf, startTestApp } from '../support/app.ts'
import { findForm } from '../support/conversations.ts'
import { it } from '../support/database/embedded-only.ts'
import { phoneForm, registerPhone, tableRow } from '../support/factories.ts'
import { signIn } from '../support/users.ts'

/** Spec §9: each of its formats, and variants that users type. */
const spellings = [
  '02/24/2026',
  '24/02/2026',
  '2026/02/24',
  'February 24, 2026',
  '24 February 2026',
  'Tuesday, 24 February 2026',
  'Tuesday, February 24, 2026',
  '2026-02-24',
]
const day = '2026-02-24'
const ambiguousDay = '03/02/2026'
const bothReadings = /3 February 2026 or 2 March 2026/

it('a report accepts its last-seen day in any format (spec §9) and stores one', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { id: assetId } = await registerPhone(app, owner)
  const form = { assetId, status: 'Lost' as const, description: 'On the bus' }
  const { data } = await owner.call(createReport, { ...form, lastSeenDate: '24/02/2026' })
  expect(data.lastSeenDate).toBe(day)
  for (const lastSeenDate of spellings) {
    const changed = await owner.call(updateReport, { id: data.id, lastSeenDate })
    expect(changed.data.lastSeenDate, lastSeenDate).toBe(day)
  }
  const refusal = await refusalOf(
    owner.call(updateReport, { id: data.id, lastSeenDate: ambiguousDay }),
  )
  expect(refusal).toMatchObject({
    status: 400,
    body: { fields: { lastSeenDate: expect.stringMatching(bothReadings) } },
  })
})

it('an asset accepts purchase and warranty days in any format (spec §9)', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const bought = { purchasedOn: '24 Feb 2026', warrantyUntil: 'Feb 24, 2027' }
  const { data } = await owner.call(createAsset, { ...(await phoneForm(app)), ...bought })
  expect(data).toMatchObject({ purchasedOn: day, warrantyUntil: '2027-02-24' })
  for (const purchasedOn of spellings) {
    const changed = await owner.call(updateAsset, { id: data.id, purchasedOn })
    expect(changed.data.purchasedOn, purchasedOn).toBe(day)
  }
  const uncertain = { id: data.id, purchasedOn: ambiguousDay, warrantyUntil: ambiguousDay }
  expect((await refusalOf(owner.call(updateAsset, uncertain))).body?.fields).toEqual({
    purchasedOn: expect.stringMatching(bothReadings),
    warrantyUntil: expect.stringMatching(bothReadings),
  })
})

test('an import uses its stated date format and asks about ambiguous dates when none is stated', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const row = (purchasedOn: string) => ({ ...tableRow(), purchasedOn })
  const bring = async (rows: object[], dateFormat?: 'DD/MM/YYYY' | 'MM/DD/YYYY') => {
    const input = { dryRun: false, rows: rows as Record<string, unknown>[] }
    return (await owner.call(importAssets, { ...input, ...(dateFormat && { dateFormat }) })).data
      .rows
  }
  const imported = await bring([...spellings, ambiguousDay].map(row))
  expect(imported.map(({ status }) => status)).toEqual([...spellings.map(() => 'new'), 'wrong'])
  expect(imported.at(-1)?.fields).toEqual({ purchasedOn: expect.stringMatching(bothReadings) })
  await bring([row(ambiguousDay)], 'DD/MM/YYYY')
  await bring([row(ambiguousDay)], 'MM/DD/YYYY')
  const stored = (
    await app.database.read.selectFrom('assets').select('purchased_on').execute()
  ).map(({ purchased_on }) => purchased_on)
  expect(stored.toSorted()).toEqual(
    ['2026-02-03', ...spellings.map(() => day), '2026-03-02'].toSorted(),
  )

  const [mixed] = await bring([{ ...row('02/24/2026'), name: '' }], 'DD/MM/YYYY')
  expect(mixed).toEqual({
    status: 'wrong',
    fields: {
      name: expect.any(String),
      purchasedOn: 'This date does not exist. Check the day, month and year.',
    },
  })
})

test('found reports and log filters accept days in any format (spec §9)', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  await app.visit().call(reportFoundItem, findForm({ lastSeenDate: 'Tue, 24 Feb 2026' }))
  const { report } = await app.database.read
    .selectFrom('pending_found_reports')
    .select('report')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(report)).toMatchObject({ lastSeenDate: day })
  const bounds = { from: '4 March 2026', to: '2026/03/31' }
  const { logs } = (await admin.call(listLogs, bounds)).data
  expect(logs).toEqual(
    (await admin.call(listLogs, { from: '2026-03-04', to: '2026-03-31' })).data.logs,
  )
  const refusal = await refusalOf(admin.call(listLogs, { from: ambiguousDay }))
  expect(refusal.body?.fields).toEqual({ from: expect.stringMatching(bothReadings) })
})
