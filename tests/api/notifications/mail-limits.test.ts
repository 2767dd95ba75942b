import { expect, test } from 'vitest'
import { listNotifications } from '../../../src/api/notifications/list-notifications.ts'
import { updateReport } from '../../../src/api/reports/update-report.ts'
import { sendDigests } from '../../../src/server/jobs/send-digests.ts'
import { days, hours, startTestApp } from '../../support/app.ts'
import { freshImei, registerPhone, report, reportedLongAgo } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test('a false finder who reports one identifier repeatedly cannot flood a mailbox, and nothing is lost', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const { id: phone } = await registerPhone(app, finder, imei)
  app.pass(days(2))
  const begun = app.clock.now
  const mailed = async () =>
    (await app.mailsTo(owner.email)).filter(({ created_at }) => created_at >= begun)

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
