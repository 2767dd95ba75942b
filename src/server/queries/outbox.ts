import { sql } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { Outbox } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { mailsOfNotices, mailsToOneAddress } from '../limits.ts'
import type { Message } from '../mail/message.ts'
import { nobody } from './nobody.ts'

const longestWindowSeconds = Math.max(...mailsToOneAddress.map(({ seconds }) => seconds))

/** Clocks of two machines may differ by so much; a mail from later than that was made under a wrong one. */
const clocksDifferMs = 60_000

/** The last mail to somebody who has erased their account: once it is sent it goes too. */
export const farewell = 'farewell'

/**
 * Queues a mail in the transaction of the act that causes it: both happen or neither. A mail with an
 * `eventKey` is queued once, whoever tries it again; false says that none was queued.
 */
export async function queueMail(
  tx: Queries,
  mail: { to: string; kind: string; message: Message; eventKey?: string },
  now: number,
): Promise<boolean> {
  if (mail.to === nobody.email) return false
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
    })
    .onConflict((conflict) =>
      conflict.column('event_key').where('event_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return queued !== undefined
}

/**
 * Whether one more mail that anyone could have caused may go to this address now. Nobody else is
 * told so until the transaction ends: of many who ask at once, one mails.
 */
export async function mayMail(
  database: Database,
  tx: Queries,
  address: string,
  now: number,
): Promise<boolean> {
  await database.lock(tx, `mail:${address}`)
  return isWithin(tx, address, mailsToOneAddress, now)
}

/**
 * Whether one more notice may be mailed to this address at once; what is more comes in its daily mail.
 * Others cause notices, and whoever makes many reports shall not fill a mailbox. Without a lock, since two
 * that tell the same two people in other orders would wait for each other: of what happens in one
 * instant on several PostgreSQL connections more may pass.
 */
export async function mayMailNotice(tx: Queries, address: string, now: number): Promise<boolean> {
  return isWithin(tx, address, mailsOfNotices, now)
}

async function isWithin(
  tx: Queries,
  address: string,
  windows: readonly { times: number; seconds: number }[],
  now: number,
): Promise<boolean> {
  const counts = await tx
    .selectFrom('outbox')
    .where('recipient', '=', address)
    .where('created_at', '>', now - longestWindowSeconds * 1000)
    .where('created_at', '<=', now + clocksDifferMs)
    .select(
      windows.map(({ seconds }) =>
        sql<number>`cast(coalesce(sum(case when created_at > ${now - seconds * 1000} then 1 else 0 end), 0) as integer)`.as(
          `within${seconds}`,
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return windows.every(({ times, seconds }) => Number(counts[`within${seconds}`]) < times)
}

/** Takes the mails that are due, for `leaseMs`; nobody else is given them in that time. */
export async function leaseMails(
  database: Database,
  { limit, leaseMs }: { limit: number; leaseMs: number },
  now: number,
): Promise<Outbox[]> {
  return database.write(async (tx) => {
    const due = tx
      .selectFrom('outbox')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where((or) => or.or([or('leased_until', 'is', null), or('leased_until', '<=', now)]))
      .orderBy('next_attempt_at')
      .limit(limit)
      .select('id')
    // Two workers on Postgres: the second passes over the rows that the first is taking.
    const mine = database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due
    return tx
      .updateTable('outbox')
      .set((row) => ({ leased_until: now + leaseMs, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', mine)
      .returningAll()
      .execute()
  })
}

/** Holds mails that are still being handed over. */
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
 * Mails that wait for a time which is further ahead than any wait of ours: the clock was
 * wrong when they were put off, and is right now. They wait no longer.
 */
export async function dropWaitsBeyond(tx: Queries, horizon: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ leased_until: null, next_attempt_at: 0 })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((or) => or.or([or('next_attempt_at', '>', horizon), or('leased_until', '>', horizon)]))
    .execute()
}

/**
 * Marks a mail as sent. `forget` takes its words away: codes and links are nobody's business now. Of
 * a farewell it takes the address too.
 */
export async function markSent(
  database: Database,
  id: string,
  { forget }: { forget: boolean },
  now: number,
): Promise<void> {
  await database.write(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({
        sent_at: now,
        leased_until: null,
        ...(forget && { subject: '', text: '', html: '' }),
      })
      .where('id', '=', id)
      .execute()
    if (forget) await forgetFarewell(tx, id)
  })
}

async function forgetFarewell(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('outbox').where('id', '=', id).where('kind', '=', farewell).execute()
}

/** Room for what a mail server says, and not for the letter it may quote. */
const longestError = 300

/** Puts a mail back for `retryAt`, or aside for good when there is none, with what went wrong. */
export async function markUnsent(
  database: Database,
  id: string,
  { retryAt, error }: { retryAt: number | null; error: unknown },
  now: number,
): Promise<void> {
  await database.write((tx) =>
    tx
      .updateTable('outbox')
      .set({
        leased_until: null,
        last_error: String(error instanceof Error ? error.message : error).slice(0, longestError),
        ...(retryAt === null ? { failed_at: now } : { next_attempt_at: retryAt }),
      })
      .where('id', '=', id)
      .execute(),
  )
}

/** How many mails wait to be sent and since when, and how many were given up. */
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
  const { dead } = await db
    .selectFrom('outbox')
    .where('failed_at', 'is not', null)
    .where('put_aside_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('dead'))
    .executeTakeFirstOrThrow()
  const oldestMs = oldest === null ? 0 : Math.max(0, now - Number(oldest))
  return { waiting: Number(waiting), oldestMs, dead: Number(dead) }
}

/** The newest mails, for the local outbox page. */
export async function listMails(database: Database, limit: number): Promise<Outbox[]> {
  return database.read
    .selectFrom('outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Takes away mails that are done with and older than `before`. */
export async function deleteOldMails(tx: Queries, before: number): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('created_at', '<', before)
    .where((is) => is.or([is('sent_at', 'is not', null), is('failed_at', 'is not', null)]))
    .execute()
}
