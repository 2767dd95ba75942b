import { createHash } from 'node:crypto'
import {
  type MailBudget,
  type MailSlot,
  nextMailAt,
} from '../../../domain/notifications/mail-budgets.ts'
import {
  notificationMailLimits,
  recipientMailLimits,
} from '../../../domain/notifications/mail-limits.ts'
import { mailboxOf } from '../../../domain/users/mailboxes.ts'
import type { Database, Queries } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'

/**
 * The maximum difference between the clocks of two servers. A mail that is further in the future was
 * queued with a wrong clock.
 */
const clocksDifferMs = 60_000

export const longestMailWindowMs =
  1000 * Math.max(...recipientMailLimits.map(({ seconds }) => seconds))
const maxTimes = Math.max(...recipientMailLimits.map(({ times }) => times))

/**
 * Counts one more mail to a mailbox if it may be sent now. Call it before looking for an account, so
 * that the response is the same for every e-mail. The mailbox stays locked until the transaction
 * ends, so that only one of several concurrent requests sends a mail.
 */
export async function reserveMailSlot(
  database: Database,
  tx: Queries,
  email: string,
  budget: MailBudget,
  now: number,
): Promise<MailSlot> {
  await database.lock(tx, `mail:${budget}:${mailboxHash(email)}`)
  const sentAt = await sentTimes(tx, email, budget, now)
  const nextAt = nextMailAt(sentAt, recipientMailLimits)
  const [lastAt] = sentAt
  if (lastAt !== undefined && nextAt > now) return { granted: false, lastAt, nextAt }
  await countMail(tx, email, budget, now)
  return { granted: true, nextAt: nextMailAt([now, ...sentAt], recipientMailLimits) }
}

/** Like `reserveMailSlot`, without the time of the next mail. */
export async function canSendMail(
  database: Database,
  tx: Queries,
  email: string,
  now: number,
  budget: MailBudget = 'requested',
): Promise<boolean> {
  return (await reserveMailSlot(database, tx, email, budget, now)).granted
}

/**
 * Whether one more notification may be mailed at once; the others go into the daily mail. Other users
 * cause notifications, and must not fill a mailbox with them. The mailbox stays locked until the
 * transaction ends, so that concurrent transactions count each other's mails. If two transactions lock
 * the same two mailboxes in a different order, one gives up instead of a deadlock, and its mail goes
 * into the daily one. The caller counts the mail when it queues it.
 */
export async function canMailNotification(
  database: Pick<Database, 'tryLock'>,
  tx: Queries,
  email: string,
  now: number,
): Promise<boolean> {
  if (!(await database.tryLock(tx, `mail:caused:${mailboxHash(email)}`))) return false
  return nextMailAt(await sentTimes(tx, email, 'caused', now), notificationMailLimits) <= now
}

export async function countMail(
  tx: Queries,
  email: string,
  budget: MailBudget,
  now: number,
): Promise<void> {
  await tx
    .insertInto('mail_counts')
    .values({ id: newId(), mailbox_hash: mailboxHash(email), budget, at: now })
    .execute()
}

/** The times of the last mails within the longest window, newest first; as many as limits need. */
async function sentTimes(
  tx: Queries,
  email: string,
  budget: MailBudget,
  now: number,
): Promise<number[]> {
  const rows = await mailTimesQuery(tx, mailboxHash(email), budget, now).execute()
  return rows.map(({ at }) => Number(at))
}

function mailTimesQuery(db: Queries, hash: string, budget: MailBudget, now: number) {
  return db
    .selectFrom('mail_counts')
    .select('at')
    .where('mailbox_hash', '=', hash)
    .where('budget', '=', budget)
    .where('at', '>', now - longestMailWindowMs)
    .where('at', '<=', now + clocksDifferMs)
    .orderBy('at', 'desc')
    .limit(maxTimes)
}

function mailboxHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url')
}
