import { expect, test } from 'vitest'
import { listStoredDoubts, resolveStoredDoubt } from '../../../src/api/assets/stored-doubts.ts'
import { listNotifications } from '../../../src/api/notifications/list-notifications.ts'
import { getTasks } from '../../../src/api/overview/get-tasks.ts'
import { readStoredIdentifiers } from '../../../src/server/jobs/read-stored-identifiers.ts'
import {
  doubtsQuery,
  foundDoubtsQuery,
  unreadIdentifiersQuery,
} from '../../../src/server/queries/assets/stored-doubts.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { freshImei } from '../../support/factories.ts'
import { queueStoredDoubts, storedSerial } from '../../support/stored-doubts.ts'
import { signIn } from '../../support/users.ts'

test('stored numbers that hold another number, or are placeholders, wait for staff, and nothing else changes', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  const holds = await storedSerial(app, owner, `IMEI ${imei}`)
  const placeholder = await storedSerial(app, owner, 'not visible')
  await storedSerial(app, owner, 'C02XK0ABJGH5')
  await queueStoredDoubts(app)
  const before = (await allRows(app.database))['identifiers']
  expect(await readStoredIdentifiers(app.services)).toBe(2)
  expect(await readStoredIdentifiers(app.services)).toBe(0)
  expect((await allRows(app.database))['identifiers']).toEqual(before)

  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(listStoredDoubts, {})
  expect(data.total).toBe(2)
  expect(data.doubts.map(({ asset, text }) => [asset.id, text]).sort()).toEqual(
    [
      [holds.id, `IMEI ${imei}`],
      [placeholder.id, 'not visible'],
    ].sort(),
  )
  for (const { reason } of data.doubts) expect(reason).not.toBe('')
  const tasks = (await admin.call(getTasks, {})).data
  expect(tasks).toContainEqual({ kind: 'stored-doubts', count: 2 })
})

test('a decision about a stored number is logged, and its owner is asked only if staff say so', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const kept = await storedSerial(app, owner, 'no number')
  const asked = await storedSerial(app, owner, `${freshImei()} / 01 black`)
  await queueStoredDoubts(app)
  await readStoredIdentifiers(app.services)
  const admin = await signIn(app, { role: 'admin' })
  const { doubts } = (await admin.call(listStoredDoubts, {})).data
  const idOf = (assetId: string) => doubts.find(({ asset }) => asset.id === assetId)?.id ?? ''
  await admin.call(resolveStoredDoubt, { id: idOf(kept.id), decision: 'keep' })
  expect((await owner.call(listNotifications, {})).data.notifications).toEqual([])
  await admin.call(resolveStoredDoubt, { id: idOf(asked.id), decision: 'ask-owner' })
  const { notifications } = (await owner.call(listNotifications, {})).data
  expect(notifications).toMatchObject([
    { title: 'Check the number of “Black iPhone 12”', href: `/dashboard/assets/${asked.id}` },
  ])
  expect((await admin.call(listStoredDoubts, {})).data.total).toBe(0)
  for (const [{ id }, decision] of [
    [kept, 'keep'],
    [asked, 'ask-owner'],
  ] as const) {
    const entries = await logOf(app.database, 'asset', id)
    expect(entries.at(-1)).toMatchObject({ action: 'moderate', details: { decision } })
  }
  const again = admin.call(resolveStoredDoubt, { id: idOf(kept.id), decision: 'keep' })
  expect((await refusalOf(again)).status).toBe(404)
})

test('lists of stored numbers use an index', async () => {
  const app = await startTestApp()
  const [unread, found, page] = await Promise.all([
    planOf(app, unreadIdentifiersQuery(app.database.read, 200)),
    planOf(app, foundDoubtsQuery(app.database.read, 1000)),
    planOf(app, doubtsQuery(app.database.read, {}, { offset: 0, limit: 10, backwards: false })),
  ])
  expect(unread).toContain('stored_doubts_unread')
  expect(found).toContain('stored_doubts_found')
  expect(page).toContain('stored_doubts_found')
})
