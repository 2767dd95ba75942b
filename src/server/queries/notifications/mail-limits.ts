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

/** Clocks of two machines may differ by so much; a mail from later than that was made under a wrong one. */
const clocksDifferMs = 60_000

const maxWindowMs = 1000 * Math.max(...recipientMailLimits.map(({ seconds }) => seconds))
const maxTimes = Math.max(...recipientMailLimits.map(({ times }) => times))

/**
 * Counts one more mail to the mailbox of an address, if it may go now. Asked before anybody looks
 * whether there is an account: the answer is the same for every address. Nobody else is answered until
 * the transaction ends: of many who ask at once, one mails.
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

/** The same, where nobody is told when the next one may go. */
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
 * Whether one more notification may be mailed to this address at once; what is more comes in its daily mail.
 * Others cause notifications, and whoever makes many reports shall not fill a mailbox. Without a lock, since two
 * that tell the same two people in other orders would wait for each other: of what happens in one
 * instant on several PostgreSQL connections more may pass. It is counted when it is queued.
 */
export async function canMailNotification(
  tx: Queries,
  email: string,
  now: number,
): Promise<boolean> {
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

/** When the last mails went, newest first; of a day, and no more than decide about the next. */
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
