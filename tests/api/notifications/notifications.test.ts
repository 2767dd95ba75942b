import { expect, test } from 'vitest'
import {
  listNotifications,
  markNotificationsRead,
} from '../../../src/api/notifications/notifications.ts'
import {
  listNotificationPreferences,
  updateNotificationPreferences,
} from '../../../src/api/notifications/preferences.ts'
import { sendDigests } from '../../../src/server/jobs/send-digests.ts'
import { hours, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { openMatch } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, suspend, type User } from '../../support/users.ts'

async function mailKindsTo({ database }: TestApp, { email }: User): Promise<string[]> {
  const mails = await database.read
    .selectFrom('jobs')
    .select('type')
    .where('recipient', '=', email)
    .where('type', '!=', 'verification-code')
    .orderBy('id')
    .execute()
  return mails.map(({ type }) => type)
}

test('notifications are listed newest first in pages, counted while unread, and marked read singly or together', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  for (let n = 0; n < 3; n++) {
    app.pass(1000)
    await openMatch(app, owner)
  }
  const first = (await owner.call(listNotifications, { limit: 2 })).data
  expect(first).toMatchObject({ unread: 3, total: 3 })
  expect(first.notifications).toHaveLength(2)
  const second = (await owner.call(listNotifications, { page: 2, limit: 2 })).data
  const all = [...first.notifications, ...second.notifications]
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
  )
  expect(all[0]).toMatchObject({
    kind: 'match-for-owner',
    title: 'Somebody reported finding an item with the number of “Black iPhone 12”',
    href: expect.stringMatching(/^\/dashboard\/matches\/[\w-]+$/),
    readAt: null,
  })
  const { data } = await owner.call(markNotificationsRead, { id: all[0]?.id })
  expect(data).toEqual({ unread: 2 })
  app.pass(1000)
  expect((await owner.call(markNotificationsRead, {})).data).toEqual({ unread: 0 })
  const [newest] = (await owner.call(listNotifications, {})).data.notifications
  expect(newest?.readAt).toBe(app.clock.now - 1000)
})

it('another user’s notification is answered like one that does not exist, and stays unread', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { finder } = await openMatch(app, owner)
  const [notification] = (await owner.call(listNotifications, {})).data.notifications
  const refusal = await refusalOf(finder.call(markNotificationsRead, { id: notification?.id }))
  expect(refusal.status).toBe(404)
  expect((await owner.call(listNotifications, {})).data.unread).toBe(1)
})

it.each([
  ['now', true, ['match-for-owner'], 1],
  ['now', false, ['match-for-owner'], 0],
  ['off', true, [], 1],
  ['off', false, [], 0],
  ['daily', false, [], 0],
] as const)(
  'a user who sets emails to %s and in-app notifications to %s gets exactly that',
  async (email, inApp, mails, shown) => {
    const app = await startTestApp()
    const owner = await signIn(app)
    await owner.call(updateNotificationPreferences, { event: 'match', inApp, email })
    const chosen = (await owner.call(listNotificationPreferences, {})).data
    expect(chosen.find(({ event }) => event === 'match')).toMatchObject({ inApp, email })
    const { finder } = await openMatch(app, owner)
    expect(await mailKindsTo(app, owner)).toEqual(mails)
    expect((await owner.call(listNotifications, {})).data).toMatchObject({
      total: shown,
      unread: shown,
    })
    expect(await mailKindsTo(app, finder)).toEqual(['match-for-finder'])
  },
)

it('a suspended user gets no email', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const { match } = await openMatch(app, owner)
  expect(match.state).toBe('open')
  await suspend(app, owner)
  const before = await mailKindsTo(app, owner)
  const { notifyUser: notify } = await import(
    '../../../src/server/services/notifications/notify-user.ts'
  )
  await app.database.write((tx) =>
    notify(
      { database: app.database, tx, origin: 'http://toju.test', now: app.clock.now },
      {
        userId: owner.id,
        kind: 'thanks',
        subjectId: match.id,
        data: { item: 'A phone' },
        eventKey: 'later',
      },
    ),
  )
  expect(await mailKindsTo(app, owner)).toEqual(before)
})

test('a daily digest is one email after seven in the morning, sent once by any number of workers', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  await owner.call(updateNotificationPreferences, { event: 'match', inApp: true, email: 'daily' })
  for (let n = 0; n < 3; n++) await openMatch(app, owner)
  const digests = async () =>
    (await mailKindsTo(app, owner)).filter((kind) => kind === 'digest').length
  // Four in the morning in Nigeria.
  app.clock.now = Date.parse('2026-03-05T03:00:00Z')
  await sendDigests(app.services)
  expect(await digests()).toBe(0)
  app.clock.now = Date.parse('2026-03-05T06:30:00Z')
  const workers = Array.from({ length: 8 }, () => sendDigests(app.services))
  const queued = await Promise.all(workers)
  expect(queued.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await digests()).toBe(1)
  const [mail] = await app.mailsTo(owner.email)
  expect(mail).toMatchObject({ kind: 'digest', subject: '3 updates from Toju' })
  expect(mail?.text).toMatch(/reported finding an item.*\(×3\)/)

  // Later notifications wait for the digest of the next day, even after the lease has expired.
  await openMatch(app, owner)
  app.pass(hours(2))
  await sendDigests(app.services)
  expect(await digests()).toBe(1)
  app.clock.now = Date.parse('2026-03-06T06:30:00Z')
  await sendDigests(app.services)
  expect(await digests()).toBe(2)
  app.pass(hours(24))
  await sendDigests(app.services)
  expect(await digests()).toBe(2)
})
