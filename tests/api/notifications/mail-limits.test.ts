import { expect, test } from 'vitest'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { sendDigests } from '../../../src/server/jobs/send-digests.ts'
import { notifyUser } from '../../../src/server/services/notifications/notify-user.ts'
import { days, hours, origin, startTestApp, warmUp } from '../../support/app.ts'
import { freshImei, registerPhone, report, reportedLongAgo } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, signIn, type User } from '../../support/users.ts'

test('a false finder who reports one identifier repeatedly cannot flood a mailbox, and nothing is lost', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const { id: phone } = await registerPhone(app, finder, imei)
  app.pass(days(2))
  await confirmHere(app, finder)
  const startedAt = app.clock.now
  const mailed = async () =>
    (await app.mailsTo(owner.email)).filter(({ created_at }) => created_at >= startedAt)

  for (let hour = 0; hour < 3; hour++) {
    await reportedLongAgo(app)
    for (let n = 0; n < 6; n++) {
      const { id } = await report(finder, phone, 'Found')
      await finder.call(updateReport, { id, status: 'Handed over' })
    }
    expect(await mailed()).toHaveLength([5, 10, 10][hour] ?? 0)
    app.pass(hours(1))
  }
  const { data } = await owner.call(listNotifications, {})
  expect(data.total).toBe(36)

  app.pass(days(1))
  await sendDigests(app.services)
  const [digest, ...rest] = await mailed()
  expect(digest).toMatchObject({ kind: 'digest' })
  expect(rest).toHaveLength(10)
})

test('concurrent notifications stay within the limits of a mailbox, and none stays pending for ever', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [one, other] = [await signIn(app), await signIn(app)]
  const notifyAll = (users: User[], event: number) =>
    app.database.write(async (tx) => {
      const ctx = { database: app.database, tx, now: app.clock.now, origin }
      for (const { id: userId } of users) {
        const notification = { userId, kind: 'thanks', subjectId: 'match', data: { item: 'Phone' } }
        await notifyUser(ctx, { ...notification, kind: 'thanks', eventKey: `event ${event}` })
      }
    })
  await warmUp(app)
  // Half of them notify the two users in the other order.
  await Promise.all(
    Array.from({ length: 24 }, (_, event) =>
      notifyAll(event % 2 === 0 ? [one, other] : [other, one], event),
    ),
  )
  for (const { id, email } of [one, other]) {
    const mails = (await app.mailsTo(email)).filter(({ kind }) => kind === 'thanks')
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.length).toBeLessThanOrEqual(5)
    const rows = await app.database.read
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', id)
      .execute()
    expect(rows).toHaveLength(24)
    expect(rows.filter(({ digest }) => digest === 1)).toHaveLength(24 - mails.length)
  }
})
