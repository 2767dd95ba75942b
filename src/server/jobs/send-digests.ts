import { dayOf, hourOf } from '../../domain/calendar-days.ts'
import { digestMessage } from '../mail/notification-messages.ts'
import { acquireLease } from '../queries/job-leases.ts'
import {
  markDigested,
  usersWithDigest,
  waitingForDigest,
} from '../queries/notifications/digests.ts'
import { enqueueMail } from '../queries/notifications/outbox.ts'
import { findUser, readerOf } from '../queries/users/users.ts'
import { type AppContext, type Context, contextOf } from '../services/context.ts'
import { eachDespiteErrors } from '../services/each-despite-errors.ts'

/** In Nigerian time; a mail at this hour wakes nobody. */
const fromHour = 7
const leaseMs = 600_000
const batchSize = 100
/** Nobody reads more lines in a mail; the rest follows the next day. */
const maxLines = 50
/** Those that say the same share a line, so that many about one thing do not hold up the others. */
const maxRead = 2000

/**
 * Queues the daily mail of each user with waiting notifications, from seven in the morning on. Its
 * event key is the user and the day, so repeated or concurrent runs queue it once. Returns how many
 * were queued.
 */
export async function sendDigests(services: AppContext): Promise<number> {
  const ctx = contextOf(services)
  const { database, now } = ctx
  if (hourOf(now) < fromHour) return 0
  if (!(await acquireLease(database, 'digest', leaseMs, now))) return 0
  return eachDespiteErrors(allUsersWithDigest(ctx), (userId) => sendDigest(ctx, userId))
}

async function* allUsersWithDigest({ database }: Context): AsyncIterable<string> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids = await usersWithDigest(database.read, { after, limit: batchSize })
    yield* ids
    after = ids.at(-1)
  }
}

async function sendDigest(ctx: Context, userId: string): Promise<boolean> {
  const { database, now } = ctx
  return database.write(async (tx) => {
    const reader = await findUser(tx, userId)
    const waiting = await waitingForDigest(tx, userId, maxRead)
    if (!reader || waiting.length === 0) return false
    const { message, shown } = digestMessage(ctx, readerOf(reader), waiting, { maxLines })
    const eventKey = `${userId} digest ${dayOf(now)}`
    const mail = { to: reader.email, kind: 'digest', message, eventKey }
    // False if today's mail is already queued: later notifications wait for tomorrow's.
    if (!(await enqueueMail(tx, mail, now))) return false
    await markDigested(
      tx,
      shown.map(({ id }) => id),
    )
    return true
  })
}
