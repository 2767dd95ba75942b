import { minutesMs } from '../../../domain/durations.ts'
import type { JobRow } from '../../db/tables.ts'
import { lossReminderMessage } from '../../mail/report-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { deleteLossReminder, lossReminder } from '../../queries/reports/loss-reminders.ts'
import { findUser, readerOf } from '../../queries/users/users.ts'
import type { JobKind, JobServices, Outcome } from './job-kind.ts'

/** Mails the report that a user has kept without its number, once, and deletes it. */
export const reminderJobs: JobKind = {
  name: lossReminder.kind,
  atOnce: 5,
  waitMs: () => minutesMs(10),
  maxWaitMs: lossReminder.afterMs,
  attempt: remind,
}

async function remind(
  { database, publicOrigin, now }: JobServices,
  { account_id, data }: JobRow,
): Promise<Outcome> {
  const userId = account_id ?? ''
  await database.write(async (tx) => {
    await deleteLossReminder(tx, userId)
    const user = await findUser(tx, userId)
    if (user?.status !== 'active') return
    const message = lossReminderMessage({ origin: publicOrigin }, readerOf(user), JSON.parse(data))
    await enqueueMail(tx, { to: user.email, kind: 'loss-reminder', message }, now())
  })
  return { is: 'done' }
}
