import { expect, test } from 'vitest'
import { createAsset, importAssets } from '../../../src/api/assets/assets.ts'
import { listLookups } from '../../../src/api/lookup/admin-lookups.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { confirmWatch } from '../../../src/api/lookup/watch.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { astroLocals } from '../../../src/server/http/rendered/astro-locals.ts'
import { createLookupAlerts } from '../../../src/server/services/lookup/lookup-alerts.ts'
import { hours, refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, phoneForm, registerPhone, report, tableRow } from '../../support/factories.ts'
import { watchToken } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { listen } from '../../support/server/listen.ts'
import { signIn } from '../../support/users.ts'

async function startWithLoss(status: 'Lost' | 'Stolen' | 'Found' = 'Lost') {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const made = await report(owner, phone.id, status)
  const flush = () => app.services.lookupAlerts.flush()
  const notifications = async () => {
    await flush()
    const { data } = await owner.call(listNotifications, {})
    return data.notifications.filter(({ kind }) => kind === 'checked')
  }
  const check = (visitor = app.visit()) => visitor.call(verify, { identifier: imei })
  return { app, owner, imei, phone, report: made, flush, notifications, check }
}

it('the owner of a lost asset is notified of the first lookup, once and by email too', async () => {
  const { app, owner, notifications, check, report } = await startWithLoss()
  expect(await notifications()).toEqual([])
  await check()
  const [notification, ...more] = await notifications()
  expect(more).toEqual([])
  expect(notification).toMatchObject({
    title: 'The number of “Black iPhone 12” was checked',
    text: 'Somebody checked or registered the number of “Black iPhone 12”. Anyone who checks it sees that the item is reported. We never say who checked.',
    href: `/dashboard/reports/${report.id}`,
    createdAt: app.clock.now,
  })
  expect((await app.mailsTo(owner.email)).filter(({ kind }) => kind === 'checked')).toHaveLength(1)
})

test('lookups within six hours are counted, then the owner is notified of all of them together', async () => {
  const { app, notifications, check } = await startWithLoss()
  await check()
  expect(await notifications()).toHaveLength(1)
  for (let n = 0; n < 3; n++) await check()
  expect(await notifications()).toHaveLength(1)
  app.pass(hours(6))
  const both = await notifications()
  expect(both).toHaveLength(2)
  expect(both[0]?.text).toContain('3 times')
  app.pass(hours(12))
  expect(await notifications()).toHaveLength(2)
})

test('concurrent lookups on two servers are all counted and send one notification', async () => {
  const { app, imei, notifications } = await startWithLoss()
  const visitors = Array.from({ length: 40 }, () => app.visit())
  await Promise.all(visitors.map((visitor) => visitor.call(verify, { identifier: imei })))
  await Promise.all(Array.from({ length: 8 }, () => app.services.lookupAlerts.flush()))
  const [notification, ...more] = await notifications()
  expect(more).toEqual([])
  expect(notification?.text).toContain('40 times')
})

it('lookups of many items within a second notify the owners of all of them', async () => {
  const { app, owner, notifications } = await startWithLoss()
  for (let n = 0; n < 12; n++) {
    const imei = freshImei()
    await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
    await app.visit().call(verify, { identifier: imei })
  }
  expect(await notifications()).toHaveLength(12)
})

it('the notification names only the state a signed-in user lives in, and the owner’s own lookups do not count', async () => {
  const { app, owner, notifications, check } = await startWithLoss()
  await check(owner)
  expect(await notifications()).toEqual([])
  const buyer = await signIn(app)
  await check(buyer)
  const [notification] = await notifications()
  expect(notification?.text).toContain('in Lagos')
  expect(JSON.stringify(await app.mailsTo(owner.email))).not.toContain(buyer.email)
})

test('lookups over HTTP and by the page without script trigger alerts, too', async () => {
  const { app, imei, notifications } = await startWithLoss()
  await fetch(`${await listen(app)}/api/verify?identifier=${imei}`)
  await astroLocals(app.services, { ip: '10.1.1.1' }).verify(imei)
  const [notification] = await notifications()
  expect(notification?.text).toContain('2 times')
})

it('registering or importing the identifier triggers an alert', async () => {
  const { app, imei, notifications } = await startWithLoss()
  await registerPhone(app, await signIn(app), imei)
  const importer = await signIn(app)
  const rows = [tableRow(imei)]
  await importer.call(importAssets, { dryRun: true, rows })
  await importer.call(importAssets, { dryRun: false, rows })
  const [notification] = await notifications()
  expect(notification?.text).toContain('2 times in Lagos')
})

it('assets under review, found, closed or clear trigger no alert', async () => {
  const theft = await startWithLoss('Stolen')
  await theft.check()
  expect(await theft.notifications()).toEqual([])
  const admin = await signIn(theft.app, { role: 'admin' })
  await admin.call(moderateReport, { id: theft.report.id, status: 'active' })
  await theft.check()
  expect(await theft.notifications()).toHaveLength(1)

  const find = await startWithLoss('Found')
  await find.check()
  expect(await find.notifications()).toEqual([])

  const back = await startWithLoss()
  await back.check()
  // Closed while the lookup was still in memory.
  await back.owner.call(updateReport, { id: back.report.id, status: 'Found' })
  expect(await back.notifications()).toEqual([])
  await back.check()
  expect(await back.notifications()).toEqual([])
})

it('admins see how often an identifier was looked up, by day', async () => {
  const { app, flush, check, report, imei } = await startWithLoss()
  for (let n = 0; n < 4; n++) await check()
  await registerPhone(app, await signIn(app), imei)
  await flush()
  app.pass(hours(24))
  await check()
  await flush()
  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(listLookups, {})
  expect(data.total).toBe(2)
  expect(data.days).toMatchObject([
    { reportId: report.id, item: 'Black iPhone 12', status: 'Lost', lookups: 1, registrations: 0 },
    { day: '2026-03-04', lookups: 4, registrations: 1 },
  ])
})

it('lookups that could not be recorded are reported on the next run, each once', async () => {
  const { app, owner, report: lost } = await startWithLoss()
  let isDown = true
  const database: typeof app.database = {
    ...app.database,
    write: (work) => (isDown ? Promise.reject(new Error('down')) : app.database.write(work)),
  }
  const { now, publicOrigin } = app.services
  const lookupAlert = createLookupAlerts({ database, now, publicOrigin })
  lookupAlert.record(lost.id, { via: 'check', state: 'Lagos' })
  lookupAlert.record(lost.id, { via: 'check', state: null })
  await expect(lookupAlert.flush()).rejects.toThrow('down')
  lookupAlert.record(lost.id, { via: 'registration', state: null })
  isDown = false
  await lookupAlert.flush()
  await lookupAlert.flush()
  const { notifications } = (await owner.call(listNotifications, {})).data
  const alerts = notifications.filter(({ kind }) => kind === 'checked')
  expect(alerts.map(({ text }) => text)).toEqual([expect.stringContaining('3 times')])
  expect(alerts[0]?.text).toContain('Lagos')
})

test('a lookup above the limit is not counted, and the owner is not notified of it', async () => {
  const limits = { ...noLimits, verify: { ...noLimits.verify, times: 3, shared: 1 } }
  const app = await startTestApp({ limits })
  const owner = await signIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const visitor = app.visit()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.send('GET', `/verify?identifier=${imei}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  await app.services.lookupAlerts.flush()
  const { data } = await owner.call(listNotifications, {})
  const [notification] = data.notifications.filter(({ kind }) => kind === 'checked')
  expect(notification?.text).toMatch(/3 times/)
})

test('the owner hears when the words of a proof, or a watch, tell of the report', async () => {
  const { app, owner, imei, notifications } = await startWithLoss()
  await app.visit().call(confirmWatch, { token: await watchToken(app, imei) })
  expect(await notifications()).toHaveLength(1)

  const form = await phoneForm(app, 'PFEN3H7C')
  const serial = { ...form, uuidType: 'serial-number' as const, brand: 'Lenovo' }
  const { data } = await owner.call(createAsset, serial)
  await report(owner, data.id, 'Lost')
  const proof = { identifier: freshImei(), holder: 'Musa PFEN3H7C' }
  expect((await refusalOf(app.visit().call(createProof, proof))).status).toBe(400)
  expect(await notifications()).toHaveLength(2)
})
