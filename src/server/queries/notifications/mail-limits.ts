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
 * The maximum difference between the clocks of two servers; a mail from further ahead was queued
 * under a wrong clock.
 */
const clocksDifferMs = 60_000

const maxWindowMs = 1000 * Math.max(...recipientMailLimits.map(({ seconds }) => seconds))
const maxTimes = Math.max(...recipientMailLimits.map(({ times }) => times))

/**
 * Counts one more mail to a mailbox, if it may be sent now. Called before anything looks for an
 * account, so the response is the same for every e-mail. The mailbox stays locked until the
 * transaction ends: of concurrent requests, one sends a mail.
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
 * Whether one more notification may be mailed at once; the others go into the daily mail. Other
 * users cause notifications, and many reports must not fill a mailbox. The mailbox stays locked until
 * the transaction ends, so that concurrent ones see each other. Two transactions that notify the same
 * two users in a different order would deadlock: one of them gives up its lock, and its mail goes into
 * the daily one. A mail counts once it is queued.
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

export async function deleteOldMailCounts(tx: Queries, now: number): Promise<void> {
  await tx
    .deleteFrom('mail_counts')
    .where('at', '<=', now - maxWindowMs)
    .execute()
}

/** The times of the last mails, newest first: of one day, and as many as the limit needs. */
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
    .where('at', '>', now - maxWindowMs)
    .where('at', '<=', now + clocksDifferMs)
    .orderBy('at', 'desc')
    .limit(maxTimes)
}

function mailboxHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url')
}
