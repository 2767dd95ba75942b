import { expect, test } from 'vitest'
import { listMyTasks } from '../../../src/api/notifications/notifications.ts'
import { createLoss, remindOfLoss } from '../../../src/api/reports/losses.ts'
import { updateProfile } from '../../../src/api/users/my-account.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { startTestApp } from '../../support/app.ts'
import { lossForm } from '../../support/conversations.ts'
import { allRows } from '../../support/database/rows.ts'
import { sendReminders } from '../../support/queue.ts'
import { signIn } from '../../support/users.ts'

const day = 86_400_000
const known = { name: 'Tecno', status: 'Stolen', state: 'Lagos', location: 'Ojota' } as const

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
  expect(mail?.text).toContain('/report-a-loss#name=Tecno&status=Stolen&state=Lagos&location=Ojota')
  const rows = await allRows(app.database)
  expect(rows['jobs']).not.toContainEqual(expect.objectContaining({ kind: 'reminder' }))
  expect([rows['reports'], rows['assets']]).toEqual([[], []])
})

test('a report without its number is a task of its owner with what was known, until the mail', async () => {
  const app = await startTestApp()
  const [owner, other] = [await signIn(app), await signIn(app)]
  const tasks = async (user = owner) => (await user.call(listMyTasks, {})).data
  const dueAt = app.clock.now + 3 * day
  await owner.call(remindOfLoss, known)
  const href = '/report-a-loss#name=Tecno&status=Stolen&state=Lagos&location=Ojota'
  expect(await tasks()).toMatchObject([{ kind: 'draft', href, dueAt }])
  expect(await tasks(other)).toEqual([])
  await owner.call(updateProfile, { language: 'ha' })
  expect(await tasks()).toMatchObject([{ href: `/ha${href}` }])
  app.pass(3 * day)
  await sendReminders(app.services)
  expect(await tasks()).toEqual([])
})

test('a reported loss ends the reminder', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  await owner.call(remindOfLoss, known)
  const { email: _, ...loss } = lossForm()
  await owner.call(createLoss, loss)
  const { data: tasks } = await owner.call(listMyTasks, {})
  expect(tasks.map(({ kind }) => kind)).not.toContain('draft')
  app.pass(4 * day)
  await sendReminders(app.services)
  expect((await app.mailsTo(owner.email)).map(({ kind }) => kind)).not.toContain('loss-reminder')
})
