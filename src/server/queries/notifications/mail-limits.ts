import { createHash } from 'node:crypto'
import {
  type MailBudget,
  type MailSlot,
  type NoticeLimits,
  nextMailAt,
  noticeLimits,
  recipientMailLimits,
  requestedMailLimits,
  textLimitsOf,
} from '../../../domain/notifications/mail-limits.ts'
import type { NoticeLane } from '../../../domain/notifications/notifications.ts'
import { mailboxOf } from '../../../domain/users/emails.ts'
import type { Database, Queries } from '../../db/database.ts'
import { newId } from '../../lib/ids.ts'
import { knownAs, lineOf, type Sender } from '../../lib/senders/sender.ts'

/**
 * The maximum difference between the clocks of two servers. A mail that is further in the future was
 * queued with a wrong clock.
 */
const clocksDifferMs = 60_000

export const longestMailWindowMs =
  1000 * Math.max(...recipientMailLimits.map(({ seconds }) => seconds))
const maxTimes = Math.max(...recipientMailLimits.map(({ times }) => times))

/** Who caused a notification, and what happened. */
export interface NoticeSlot {
  lane: NoticeLane
  sender: string
}

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
  budget: MailBudget,
): Promise<boolean> {
  return (await reserveMailSlot(database, tx, email, budget, now)).granted
}

/**
 * Counts one more mail that somebody requested for a mailbox, if it may be sent now. Each requester has
 * a share, so that nobody uses up the mails that the owner of the mailbox asks for. Confirmations of
 * one mailbox wait for each other, so that they are few; no finder's code waits for a stranger's.
 */
export async function reserveRequestedMail(
  database: Database,
  tx: Queries,
  email: string,
  { budget, requester }: { budget: keyof typeof requestedMailLimits; requester: string },
  now: number,
): Promise<boolean> {
  const together = budget === 'requested' ? mailboxHash(email) : requester
  await database.lock(tx, `mail:${budget}:${together}`)
  const { bySender, inAll } = requestedMailLimits[budget]
  const limit = Math.max(...inAll.map(({ times }) => times))
  const sent = await sentMails(tx, email, { budget, limit }, now)
  const timesOf = (some: typeof sent) => some.map(({ at }) => Number(at))
  const own = sent.filter(({ sender_hash }) => sender_hash === requester)
  if (nextMailAt(timesOf(own), bySender) > now || nextMailAt(timesOf(sent), inAll) > now)
    return false
  await insertMailCount(tx, email, { budget, at: now, sender_hash: requester })
  return true
}

/** Who requests mails to a mailbox: somebody known, or a line, under a hash of its own for each mailbox. */
export function requesterOf(email: string, sender: Sender): string {
  return senderHashOf(email, 'ip' in sender ? lineOf(sender.ip) : knownAs(sender))
}

/**
 * Whether one more notification may be mailed at once; the others go into the daily mail. Other users
 * cause notifications, and must not fill a mailbox with them. A sender's mails to the mailbox stay
 * locked until the transaction ends, so that concurrent transactions count each other's; what one
 * sender does never makes another wait. If two transactions lock the same two in a different order,
 * one gives up instead of a deadlock, and its mail goes into the daily one. The caller counts the
 * mail when it queues it.
 */
export async function canMailNotification(
  database: Pick<Database, 'tryLock'>,
  tx: Queries,
  email: string,
  { lane, sender }: NoticeSlot,
  now: number,
): Promise<boolean> {
  const budget = { budget: lane, sender, limits: noticeLimits[lane] }
  return hasShare(database, tx, email, budget, now)
}

/**
 * Counts a notification to a user’s phone if it may be sent. Concurrent ones of one sender: see
 * `canMailNotification`.
 */
export async function reserveText(
  database: Pick<Database, 'tryLock'>,
  tx: Queries,
  userId: string,
  { lane, sender }: NoticeSlot,
  now: number,
): Promise<boolean> {
  const share = { budget: `text ${lane}`, sender, limits: textLimitsOf(lane) } as const
  return takeShare(database, tx, `phone of ${userId}`, share, now)
}

/** The same for the browsers of a user, which ring as often as mails are sent at once. */
export async function reservePush(
  database: Pick<Database, 'tryLock'>,
  tx: Queries,
  userId: string,
  { lane, sender }: NoticeSlot,
  now: number,
): Promise<boolean> {
  const share = { budget: `push ${lane}`, sender, limits: noticeLimits[lane] } as const
  return takeShare(database, tx, `browsers of ${userId}`, share, now)
}

interface Share {
  budget: MailBudget
  sender: string
  limits: NoticeLimits
}

async function takeShare(
  database: Pick<Database, 'tryLock'>,
  tx: Queries,
  recipient: string,
  share: Share,
  now: number,
): Promise<boolean> {
  if (!(await hasShare(database, tx, recipient, share, now))) return false
  await countMail(tx, recipient, share.budget, now, share.sender)
  return true
}

async function hasShare(
  database: Pick<Database, 'tryLock'>,
  tx: Queries,
  recipient: string,
  { budget, sender, limits }: Share,
  now: number,
): Promise<boolean> {
  const senderHash = senderHashOf(recipient, sender)
  if (!(await database.tryLock(tx, `mail:${budget}:${senderHash}`))) return false
  const { bySender, inAll } = limits
  const sent = await sentMails(tx, recipient, { budget, limit: inAll }, now)
  const own = sent.filter(({ sender_hash }) => sender_hash === senderHash)
  const times = own.map(({ at }) => Number(at))
  return sent.length < inAll && nextMailAt(times, bySender) <= now
}

export async function countMail(
  tx: Queries,
  email: string,
  budget: MailBudget,
  now: number,
  sender?: string,
): Promise<void> {
  const sender_hash = sender === undefined ? null : senderHashOf(email, sender)
  await insertMailCount(tx, email, { budget, at: now, sender_hash })
}

async function insertMailCount(
  tx: Queries,
  email: string,
  counted: { budget: MailBudget; at: number; sender_hash: string | null },
): Promise<void> {
  await tx
    .insertInto('mail_counts')
    .values({ id: newId(), mailbox_hash: mailboxHash(email), ...counted })
    .execute()
}

/** The times of the last mails within the longest window, newest first; as many as limits need. */
async function sentTimes(
  tx: Queries,
  email: string,
  budget: MailBudget,
  now: number,
): Promise<number[]> {
  const sent = await sentMails(tx, email, { budget, limit: maxTimes }, now)
  return sent.map(({ at }) => Number(at))
}

/** The last mails within a day, newest first. */
async function sentMails(
  db: Queries,
  email: string,
  { budget, limit }: { budget: MailBudget; limit: number },
  now: number,
) {
  return db
    .selectFrom('mail_counts')
    .select(['at', 'sender_hash'])
    .where('mailbox_hash', '=', mailboxHash(email))
    .where('budget', '=', budget)
    .where('at', '>', now - longestMailWindowMs)
    .where('at', '<=', now + clocksDifferMs)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/** Another one for each mailbox, so that rows do not show that one sender wrote to two. */
function senderHashOf(email: string, sender: string): string {
  return createHash('sha256')
    .update(`${mailboxHash(email)} ${sender}`)
    .digest('base64url')
}

function mailboxHash(email: string): string {
  return createHash('sha256').update(mailboxOf(email)).digest('base64url')
}
