import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/create-asset.ts'
import { importAssets } from '../../../src/api/assets/import-assets.ts'
import { updateAsset } from '../../../src/api/assets/update-asset.ts'
import { listEnumerationEvents } from '../../../src/api/lookup/list-enumeration-events.ts'
import { registeredSinceQuery } from '../../../src/server/queries/disputes/contests.ts'
import { days, refusalOf, startTestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { freshImei, phoneForm, registerPhone, tableRow } from '../../support/factories.ts'
import { verifiedOf } from '../../support/merchants.ts'
import { signIn, signInAgain } from '../../support/users.ts'

const rowsOf = (count: number) => Array.from({ length: count }, () => tableRow())

test('an account registers 20 things a day and 60 a month by form or table, is told to verify its business, and staff see it', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  await user.call(importAssets, { dryRun: false, rows: rowsOf(19) })
  await registerPhone(app, user)
  const refusal = await refusalOf(user.call(createAsset, await phoneForm(app)))
  expect(refusal).toMatchObject({
    status: 429,
    message: expect.stringMatching(/20 things a day and 60 a month.*verify your business/),
  })
  const table = await refusalOf(user.call(importAssets, { dryRun: false, rows: rowsOf(1) }))
  expect(table.status).toBe(429)
  const { events } = (await admin.call(listEnumerationEvents, {})).data
  expect(events).toMatchObject([
    { namespace: 'registrations', misses: 2, accounts: [{ id: user.id }] },
  ])
  for (const day of [1, 2]) {
    app.pass(days(1))
    const again = await signInAgain(app, user)
    const { data } = await again.call(importAssets, { dryRun: false, rows: rowsOf(20) })
    expect(data.added, `day ${day}`).toBe(20)
  }
  app.pass(days(1))
  const later = await signInAgain(app, user)
  expect(await refusalOf(later.call(createAsset, await phoneForm(app)))).toMatchObject({
    status: 429,
  })
  app.pass(days(27))
  await registerPhone(app, await signInAgain(app, user))
})

test('a verified business registers its stock', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await verifiedOf(app, user)
  const { data } = await user.call(importAssets, { dryRun: false, rows: rowsOf(40) })
  expect(data.added).toBe(40)
})

test('who contests three numbers of others registers no more until one is decided, and no number says so beforehand', async () => {
  const app = await startTestApp()
  const [owner, rival] = [await signIn(app), await signIn(app)]
  const theirs = []
  for (let n = 0; n < 3; n++) {
    const imei = freshImei()
    await registerPhone(app, owner, imei)
    theirs.push(await registerPhone(app, rival, imei))
  }
  const refusal = await refusalOf(rival.call(createAsset, await phoneForm(app)))
  expect(refusal).toMatchObject({ status: 429 })
  expect(refusal.message).toMatch(/claimed by other people too/)
  // The owner, who was first, is not slowed.
  await registerPhone(app, owner)
  await rival.call(updateAsset, { id: theirs[0]?.id ?? '', uuid: freshImei() })
  await registerPhone(app, rival)
})

test('what an account registered lately is read by an index', async () => {
  const app = await startTestApp()
  const plan = await planOf(
    app,
    registeredSinceQuery(app.database.read, { ownerId: 'an-id', since: 1, limit: 20 }),
  )
  expect(plan).not.toMatch(/^SCAN |Seq Scan on assets/m)
})

test('an account changes the numbers of its assets 20 times a day', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { id } = await registerPhone(app, user)
  for (let n = 0; n < 20; n++) await user.call(updateAsset, { id, uuid: freshImei() })
  expect(await refusalOf(user.call(updateAsset, { id, uuid: freshImei() }))).toMatchObject({
    status: 429,
  })
})
