import { dayOf, hourOf } from '../../domain/calendar-days.ts'
import { digestMessage } from '../mail/notification-messages.ts'
import { acquireLease } from '../queries/job-leases.ts'
import {
  markDigested,
  usersWithDigest,
  waitingForDigest,
} from '../queries/notifications/digests.ts'
import { enqueueMail } from '../queries/notifications/outbox.ts'
import { findUser } from '../queries/users/users.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'

/** Nigeria's; by then people are up, and nobody is woken. */
const fromHour = 7
const leaseMs = 600_000
const batchSize = 100
/** More in one mail nobody reads; the rest comes tomorrow. */
const maxInOne = 50

/**
 * Queues the daily mail of everybody who has something in it, from seven in the morning on. The mail is
 * one of its user and day, so doing it again, or in two places at once, sends nothing twice. Returns
 * how many were queued.
 */
export async function sendDigests(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  if (hourOf(now) < fromHour) return 0
  if (!(await acquireLease(database, 'digest', leaseMs, now))) return 0
  let queued = 0
  for (let after = ''; ; ) {
    const users = await usersWithDigest(database.read, { after, limit: batchSize })
    for (const userId of users) if (await sendDigest(ctx, userId)) queued++
    const last = users.at(-1)
    if (last === undefined) return queued
    after = last
  }
}

async function sendDigest(ctx: Context, userId: string): Promise<boolean> {
  const { database, now } = ctx
  return database.write(async (tx) => {
    const reader = await findUser(tx, userId)
    const waiting = await waitingForDigest(tx, userId, maxInOne)
    if (!reader || waiting.length === 0) return false
    const message = digestMessage(ctx, reader.first_name, waiting)
    const eventKey = `${userId} digest ${dayOf(now)}`
    const mail = { to: reader.email, kind: 'digest', message, eventKey }
    // Today's went out before: what came since waits for tomorrow's.
    if (!(await enqueueMail(tx, mail, now))) return false
    await markDigested(
      tx,
      waiting.map(({ id }) => id),
    )
    return true
  })
}
