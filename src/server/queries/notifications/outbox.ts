import type { MailBudget } from '../../../domain/notifications/mail-limits.ts'
import type { Mail, Message } from '../../../domain/notifications/mail-message.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { JobRow } from '../../db/tables.ts'
import { countRows } from '../count-rows.ts'
import { enqueueJobs } from '../jobs.ts'
import { deleteRows } from '../rows-by-columns.ts'
import { ghostUser } from '../users/ghost-user.ts'
import { countMail } from './mail-limits.ts'

const emptyMessage: Message = { subject: '', text: '', html: '' }

export function toMail({ id, recipient, type, secret, created_at }: JobRow): Mail {
  const message = secret === null ? emptyMessage : (JSON.parse(secret) as Message)
  return { id, recipient: recipient ?? '', kind: type, created_at, ...message }
}

/** Kinds of mails that are sent first, because a user waits for them. */
const urgentKinds: ReadonlySet<string> = new Set([
  'password-reset',
  'verification-code',
  'find-code',
  'invitation',
])

/** The last mail to a user who erased their account; deleted once it is sent. */
export const farewell = 'farewell'

/**
 * Queues a mail in the transaction of its cause, so that both happen or neither. A mail with an
 * `eventKey` is queued once; false if it was queued before. A `budget` counts the mail against the
 * limit, of its `sender` too; leave it out if the mail is already counted.
 */
export async function enqueueMail(
  tx: Queries,
  mail: {
    to: string
    kind: string
    message: Message
    eventKey?: string
    budget?: MailBudget
    sender?: string
  },
  now: number,
): Promise<boolean> {
  const { to, kind, message, eventKey, budget, sender } = mail
  if (to === ghostUser.email) return false
  const isUrgent = urgentKinds.has(kind)
  const job = { kind: 'mail', type: kind, recipient: to, eventKey, secret: message, isUrgent }
  const queued = await enqueueJobs(tx, [job], now)
  if (queued.length > 0 && budget) await countMail(tx, to, budget, now, sender)
  return queued.length > 0
}

/** Deletes a mail of which no trace shall be left. */
export async function deleteMail(tx: Queries, id: string): Promise<void> {
  await deleteRows(tx, 'jobs', { id })
}

/** The number of pending mails and texts, the age of the oldest, and the number of failed mails. */
export async function outboxState(
  db: Queries,
  now: number,
): Promise<{ waiting: number; oldestMs: number; dead: number }> {
  const { waiting, oldest } = await db
    .selectFrom('jobs')
    .where('kind', 'in', ['mail', 'phone'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .select((row) => [
      row.fn.countAll<number>().as('waiting'),
      row.fn.min('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const dead = await countRows(
    db.selectFrom('jobs').where('failed_at', 'is not', null).where('dismissed_at', 'is', null),
  )
  const oldestMs = oldest === null ? 0 : Math.max(0, now - Number(oldest))
  return { waiting: Number(waiting), oldestMs, dead }
}

/** The newest mails, for /dev/mail. Messages to phones are shown at /dev/phone. */
export async function listMails(database: Database, limit: number): Promise<Mail[]> {
  const rows = await database.read
    .selectFrom('jobs')
    .where('kind', '=', 'mail')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toMail)
}
