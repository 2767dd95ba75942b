import { minutesMs } from '../../../domain/durations.ts'
import type { JobRow } from '../../db/tables.ts'
import { lossReminderMessage } from '../../mail/report-messages.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { lossReminder } from '../../queries/reports/loss-reminders.ts'
import { deleteRows } from '../../queries/rows-by-columns.ts'
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
  { id, account_id, data }: JobRow,
): Promise<Outcome> {
  await database.write(async (tx) => {
    // Meanwhile the user may have reported the loss, or kept another draft.
    if ((await deleteRows(tx, 'jobs', { id })) === 0) return
    const user = await findUser(tx, account_id ?? '')
    if (user?.status !== 'active') return
    const message = lossReminderMessage({ origin: publicOrigin }, readerOf(user), JSON.parse(data))
    await enqueueMail(tx, { to: user.email, kind: 'loss-reminder', message }, now())
  })
  return { is: 'done' }
}
