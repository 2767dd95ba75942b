import { expect, test } from 'vitest'
import { createLoss, remindOfLoss } from '../../../src/api/reports/losses.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { startTestApp } from '../../support/app.ts'
import { lossForm } from '../../support/conversations.ts'
import { allRows } from '../../support/database/rows.ts'
import { sendReminders } from '../../support/queue.ts'
import { signIn } from '../../support/users.ts'

const day = 86_400_000
const known = { status: 'Stolen', state: 'Lagos', location: 'Ojota' } as const

test('a report without its number is kept for its owner, mailed once after three days with what was known, and then deleted', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const reminders = async () =>
    (await app.mailsTo(owner.email)).filter(({ kind }) => kind === 'loss-reminder')
  await owner.call(remindOfLoss, { state: 'Oyo', status: '' })
  await owner.call(remindOfLoss, known)
  await purgeExpired(app.services)
  app.pass(3 * day - 1000)
  await sendReminders(app.services)
  expect(await reminders()).toEqual([])
  app.pass(2000)
  await sendReminders(app.services)
  await sendReminders(app.services)
  const [mail, ...more] = await reminders()
  expect(more).toEqual([])
  expect(mail?.text).toContain('/report-a-loss#status=Stolen&state=Lagos&location=Ojota')
  const rows = await allRows(app.database)
  expect(rows['jobs']).not.toContainEqual(expect.objectContaining({ kind: 'reminder' }))
  expect([rows['reports'], rows['assets']]).toEqual([[], []])
})

test('a reported loss ends the reminder', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  await owner.call(remindOfLoss, known)
  const { email: _, ...loss } = lossForm()
  await owner.call(createLoss, loss)
  app.pass(4 * day)
  await sendReminders(app.services)
  expect((await app.mailsTo(owner.email)).map(({ kind }) => kind)).not.toContain('loss-reminder')
})
