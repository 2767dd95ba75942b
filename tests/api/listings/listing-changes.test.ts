import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeListingImport, listListings } from '../../../src/api/listings/listings.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { expireListings, purgeListings } from '../../../src/server/jobs/work-listings.ts'
import { notifyListingChanges } from '../../../src/server/jobs/work-merchants.ts'

import { changesOfImportQuery } from '../../../src/server/queries/listings/listings.ts'
import { days, type TestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { freshImei, registerPhone } from '../../support/factories.ts'
import { receivedList } from '../../support/listings.ts'
import { noLimits } from '../../support/no-limits.ts'
import { readLog } from '../../support/transparency/read-log.ts'
import { confirmHere, signIn } from '../../support/users.ts'
import { sendDue, startWatched } from '../../support/watched.ts'

async function start() {
  const watched = await startWatched({ limits: noLimits })
  const admin = await signIn(watched.app, { role: 'super-admin' })
  await confirmHere(watched.app, admin)
  const act = (id: string, act: 'apply' | 'undo') => admin.call(changeListingImport, { id, act })
  return { ...watched, admin, act }
}

async function notifyAll(app: TestApp): Promise<number> {
  let portions = 0
  while ((await notifyListingChanges(app.services)) > 0) portions++
  await sendDue(app)
  return portions
}

test('a watch gets one event when its identifier is listed and one when it is unlisted', async () => {
  const { app, receiver, imei, watch, act } = await start()
  const newEvents = async () => {
    const before = receiver.payloads().length
    await notifyAll(app)
    return receiver
      .payloads()
      .slice(before)
      .map(({ type, data }) => ({ type, ...data }))
  }
  const listing = { source: 'Nigeria Police', date: '2026-03-01' }
  const listed = {
    ...{ type: 'listing.added', watch: watch.id, reference: 'order 4711' },
    ...{ verdict: 'unknown', underReview: false, listings: [listing] },
  }
  const first = await receivedList(app, ['identifier', imei, freshImei()])
  expect(await newEvents()).toEqual([])
  await act(first, 'apply')
  expect(await newEvents()).toEqual([listed])
  expect(await newEvents()).toEqual([])
  // It stays on the next list.
  await act(await receivedList(app, ['identifier', imei]), 'apply')
  expect(await newEvents()).toEqual([])
  const third = await receivedList(app, ['identifier', freshImei()])
  await act(third, 'apply')
  const { listings: _, ...ended } = listed
  expect(await newEvents()).toEqual([{ ...ended, type: 'listing.ended' }])
  await act(third, 'undo')
  expect(await newEvents()).toEqual([listed])
  // No event contains the identifier.
  expect(JSON.stringify(receiver.payloads())).not.toContain(imei)
})

test('watches are notified when a list expires, and its entries are kept until they have been', async () => {
  const { app, receiver, imei, act } = await start()
  const expiresAt = app.clock.now + days(2)
  const id = await receivedList(app, ['identifier', imei], { expiresAt })
  await act(id, 'apply')
  await notifyAll(app)
  app.clock.now = expiresAt
  expect(await expireListings(app.services)).toBe(1)
  expect(await purgeListings(app.services)).toBe(0)
  await notifyAll(app)
  expect(receiver.payloads().map(({ type }) => type)).toEqual(['listing.added', 'listing.ended'])
  expect(await purgeListings(app.services)).toBe(1)
})

test('the changes of a long list are sent in batches, and once each when processes compete', async () => {
  const { app, receiver, imei, act } = await start()
  const others = Array.from({ length: 230 }, (_, n) => `LISTED-${String(n).padStart(4, '0')}`)
  await act(await receivedList(app, ['identifier', ...others, imei]), 'apply')
  await Promise.all(Array.from({ length: 8 }, () => notifyListingChanges(app.services)))
  await notifyAll(app)
  expect(receiver.payloads().map(({ type }) => type)).toEqual(['listing.added'])
})

test('the owner of an asset is notified that an authority lists it, once for each list', async () => {
  const { app, act } = await start()
  const owner = await signIn(app)
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const listedNotifications = async () =>
    (await owner.call(listNotifications, {})).data.notifications.filter(
      ({ kind }) => kind === 'asset-listed',
    )
  const id = await receivedList(app, ['identifier,date', `${imei},2026-03-04`])
  await act(id, 'apply')
  await notifyAll(app)
  const [first] = await listedNotifications()
  expect(first).toMatchObject({ href: `/dashboard/assets/${phone.id}` })
  expect(first?.title).toMatch(/^Nigeria Police listed “/)
  expect(first?.text).toContain('4 March 2026')
  // Undone and applied again.
  await act(id, 'undo')
  await act(await receivedList(app, ['identifier,date', `${imei},2026-03-04`]), 'apply')
  await notifyAll(app)
  expect(await listedNotifications()).toHaveLength(1)
})

test('applying or ending a list is an entry of the public log, which staff can open with its nonce', async () => {
  const { app, admin, act } = await start()
  const before = (await readLog(app)).length
  const entries = async () => (await readLog(app)).slice(before)
  const [one, other] = [freshImei(), freshImei()]
  const first = await receivedList(app, ['identifier', one, other])
  await act(first, 'apply')
  const second = await receivedList(app, ['identifier', one], {
    expiresAt: app.clock.now + days(3),
  })
  await act(second, 'apply')
  await act(second, 'undo')
  const third = await receivedList(app, ['identifier', other], {
    expiresAt: app.clock.now + days(3),
  })
  await act(third, 'apply')
  const { imports } = (await admin.call(listListings, {})).data
  app.pass(days(3))
  await expireListings(app.services)
  const all = await entries()
  const labels = new Map(
    imports.map((record) => {
      const hash = createHash('sha256')
        .update(Buffer.from(record.logNonce ?? '', 'base64'))
        .update(`sha256:${record.fileHash}\nsource:Nigeria Police`)
      return [hash.digest('base64'), record.id]
    }),
  )
  expect(all.map(({ kind, role, commitment }) => [kind, role, labels.get(commitment)])).toEqual([
    ['listed', 'staff', first],
    ['unlisted', 'staff', first],
    ['listed', 'staff', second],
    ['unlisted', 'staff', second],
    ['listed', 'staff', first],
    ['unlisted', 'staff', first],
    ['listed', 'staff', third],
    ['unlisted', 'system', third],
  ])
})

test('whether a list has unsent changes is found by an index', async () => {
  const { app } = await start()
  const plan = await planOf(app, changesOfImportQuery(app.database.read, 'x'))
  expect(plan).not.toContain('SCAN')
  if (app.database.dialect === 'sqlite') expect(plan).toContain('listing_changes_before')
})
