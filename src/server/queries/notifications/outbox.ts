import { isMessageChannel } from '../../../domain/channels/channels.ts'
import type { MailBudget } from '../../../domain/notifications/mail-budgets.ts'
import type { Message } from '../../../domain/notifications/mail-message.ts'
import { goesToPhone, phoneKinds } from '../../../domain/notifications/phone-messages.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { OutboxRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { countRows } from '../count-rows.ts'
import { isDue, leaseRows } from '../due-rows.ts'
import { deleteRows } from '../rows-by-columns.ts'
import { ghostUser } from '../users/ghost-user.ts'
import { countMail } from './mail-limits.ts'

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
  if (mail.to === ghostUser.email) return false
  const queued = await tx
    .insertInto('outbox')
    .values({
      id: newId(),
      recipient: mail.to,
      kind: mail.kind,
      ...mail.message,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
      event_key: mail.eventKey ?? null,
      urgent: urgentKinds.has(mail.kind) ? 1 : 0,
    })
    .onConflict((conflict) =>
      conflict.column('event_key').where('event_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (queued && mail.budget) await countMail(tx, mail.to, mail.budget, now, mail.sender)
  return queued !== undefined
}

/** Leases due mails for `leaseMs`, in which no other worker gets them. */
export async function leaseMails(
  database: Database,
  { limit, leaseMs }: { limit: number; leaseMs: number },
  now: number,
) {
  return database.write(async (tx) => {
    const due = tx
      .selectFrom('outbox')
      .where('sent_at', 'is', null)
      .where(isDue('outbox', now))
      .orderBy('urgent', 'desc')
      .orderBy('next_attempt_at')
      .limit(limit)
      .select('id')
    return leaseRows({ database, tx }, 'outbox', due, { leased_until: now + leaseMs })
  })
}

/** Extends the lease of mails that are still being sent. */
export async function renewLeases(
  database: Database,
  ids: readonly string[],
  leasedUntil: number,
): Promise<void> {
  if (ids.length === 0) return
  await database.write((tx) =>
    tx
      .updateTable('outbox')
      .set({ leased_until: leasedUntil })
      .where('id', 'in', ids)
      .where('leased_until', 'is not', null)
      .execute(),
  )
}

/**
 * Marks a mail as sent. `emptyText` deletes its text, with any code or link; for a message to a phone
 * also the recipient, and for the last mail to an erased user the whole row.
 */
export async function markSent(
  database: Database,
  { id, kind }: Pick<OutboxRow, 'id' | 'kind'>,
  { emptyText }: { emptyText: boolean },
  now: number,
): Promise<void> {
  await database.write(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({
        sent_at: now,
        leased_until: null,
        ...(emptyText && { subject: '', text: '', html: '' }),
        ...(emptyText && isMessageChannel(kind) && { recipient: '' }),
      })
      .where('id', '=', id)
      .execute()
    if (emptyText) await deleteFarewell(tx, id)
  })
}

async function deleteFarewell(tx: Queries, id: string): Promise<void> {
  await deleteRows(tx, 'outbox', { id, kind: farewell })
}

/** Enough for the reply of a mail server, but not for a mail that the reply quotes. */
const maxError = 300

/**
 * Schedules another attempt at `retryAt`, or fails the mail for good, with the error. Staff cannot help
 * with a message to a phone, so it is dismissed, and its text and any number are deleted.
 */
export async function markUnsent(
  database: Database,
  { id, kind }: Pick<OutboxRow, 'id' | 'kind'>,
  { retryAt, error }: { retryAt: number | null; error: unknown },
  now: number,
): Promise<void> {
  await database.write((tx) =>
    tx
      .updateTable('outbox')
      .set({
        leased_until: null,
        last_error: String(error instanceof Error ? error.message : error).slice(0, maxError),
        ...(retryAt === null ? { failed_at: now } : { next_attempt_at: retryAt }),
        ...(retryAt === null && goesToPhone(kind) && { dismissed_at: now, text: '' }),
        ...(retryAt === null && isMessageChannel(kind) && { recipient: '' }),
      })
      .where('id', '=', id)
      .execute(),
  )
}

/** The number of pending mails, the age of the oldest, and the number of failed mails. */
export async function outboxState(
  db: Queries,
  now: number,
): Promise<{ waiting: number; oldestMs: number; dead: number }> {
  const { waiting, oldest } = await db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .select((row) => [
      row.fn.countAll<number>().as('waiting'),
      row.fn.min('created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const dead = await countRows(
    db.selectFrom('outbox').where('failed_at', 'is not', null).where('dismissed_at', 'is', null),
  )
  const oldestMs = oldest === null ? 0 : Math.max(0, now - Number(oldest))
  return { waiting: Number(waiting), oldestMs, dead }
}

/** The newest mails, for /dev/mail. Messages to phones are shown at /dev/phone. */
export async function listMails(database: Database, limit: number): Promise<OutboxRow[]> {
  return database.read
    .selectFrom('outbox')
    .where('kind', 'not in', phoneKinds)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
