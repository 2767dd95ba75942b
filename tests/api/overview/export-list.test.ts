import { expect, test } from 'vitest'
import { listLogs } from '../../../src/api/activity/logs.ts'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { reviewMerchant, reviewMerchantChange } from '../../../src/api/merchants/applications.ts'
import { updateMerchant } from '../../../src/api/merchants/business.ts'
import { exportedLists, exportList, getStats } from '../../../src/api/overview/overview.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { exportColumns } from '../../../src/locales/en/overview/exports.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { applicantOf, listedMerchant } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, signIn } from '../../support/users.ts'

test('staff can export every list with its filters; formulas are escaped, and the export is logged', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const form = await phoneForm(app, freshImei())
  const name = '=HYPERLINK("https://evil.example")'
  const phone = await owner.call(createAsset, { ...form, name })
  await report(owner, phone.data.id, 'Stolen')

  for (const list of exportedLists) {
    const csv = await admin.call(exportList, { list })
    expect(csv.split('\r\n')[0]?.split(','), list).toEqual([...exportColumns[list]])
  }
  const pending = await admin.call(exportList, { list: 'items', status: 'pending' })
  expect(pending.split('\r\n')).toHaveLength(3)
  expect(pending).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  const active = await admin.call(exportList, { list: 'items', status: 'active' })
  expect(active.split('\r\n')).toHaveLength(2)

  const { logs } = (await admin.call(listLogs, { action: 'export', entity: 'report' })).data
  expect(logs[0]).toMatchObject({ user: { id: admin.id }, details: { filters: ['status'] } })
  expect(await refusalOf(admin.call(exportList, { list: 'items', status: 'gone' }))).toMatchObject({
    status: 400,
  })
  expect(await refusalOf(owner.call(exportList, { list: 'users' }))).toMatchObject({ status: 403 })
})

test('the home screen shows how long the oldest report has waited, and a median only after enough decisions', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const queue = async () => {
    const { queues } = (await admin.call(getStats, {})).data
    return queues.find(({ kind }) => kind === 'pending-items')
  }
  const reported: string[] = []
  for (let n = 0; n < 6; n++) {
    const { id } = await registerPhone(app, owner)
    reported.push((await report(owner, id, 'Stolen')).id)
  }
  const since = app.clock.now
  await app.pass(1_200_000)
  expect(await queue()).toMatchObject({ count: 6, medianMs: null })
  for (const id of reported.slice(0, 5)) {
    await admin.call(moderateReport, { id, status: 'active' })
  }
  const left = await queue()
  expect(left).toMatchObject({ count: 1 })
  expect(left?.oldestAt).toBeLessThanOrEqual(since)
  // The hours that the owners read, too.
  expect(left?.medianMs).toBe(7_200_000)
})

test('every CSV file begins with a byte order mark, so that spreadsheets read its letters', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'super-admin' })
  await confirmHere(app, admin)
  for (const [path, body] of [
    ['/admin/exports', { list: 'users' }],
    ['/admin/logs/export', {}],
    ['/admin/payments/export', {}],
  ] as const) {
    const response = await admin.send('POST', path, body)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([response.status, ...bytes.subarray(0, 3)], path).toEqual([200, 0xef, 0xbb, 0xbf])
    expect([...bytes.subarray(3, 6)]).not.toEqual([0xef, 0xbb, 0xbf])
  }
})

test('the figures of businesses are what their labels say: the oldest change that waits, and the usual time to decide', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [early, late] = [await listedMerchant(app), await listedMerchant(app)]
  const queueOf = async (kind: string) => {
    const { queues } = (await early.admin.call(getStats, {})).data
    return queues.find((each) => each.kind === kind)
  }
  await app.pass(60_000)
  const website = 'https://bola.example'
  await late.user.call(updateMerchant, { id: late.id, website })
  const since = app.clock.now
  await app.pass(1_200_000)
  // This business applied first, but its change is the newer one.
  await early.user.call(updateMerchant, { id: early.id, website })
  expect(await queueOf('merchant-changes')).toMatchObject({ count: 2, oldestAt: since })

  // Two were decided above.
  expect((await queueOf('pending-merchants'))?.medianMs).toBeNull()
  const waiting = []
  for (let n = 0; n < 5; n++) waiting.push((await applicantOf(app)).business)
  await app.pass(1_200_000)
  for (const { id } of waiting) {
    await early.admin.call(reviewMerchant, { id, status: 'verified' })
  }
  const askedAt = since
  await early.admin.call(reviewMerchantChange, { id: late.id, decision: 'approve', askedAt })
  expect((await queueOf('pending-merchants'))?.medianMs).toBeGreaterThanOrEqual(1_200_000)
})
