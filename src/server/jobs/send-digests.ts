import { dayOf, hourOf } from '../../domain/days.ts'
import { digestMessage } from '../mail/notice-messages.ts'
import { markDigested, peopleWithDigest, waitingForDigest } from '../queries/digests.ts'
import { takeLease } from '../queries/job-leases.ts'
import { queueMail } from '../queries/outbox.ts'
import { findUser } from '../queries/users.ts'
import type { Services } from '../services.ts'

/** Nigeria's; by then people are up, and nobody is woken. */
const fromHour = 7
const leaseMs = 600_000
const atOnce = 100
/** More in one mail nobody reads; the rest comes tomorrow. */
const mostInOne = 50

/**
 * Queues the daily mail of everybody who has something in it, from seven in the morning on. The mail is
 * one of its person and day, so doing it again, or in two places at once, sends nothing twice. Returns
 * how many were queued.
 */
export async function sendDigests(
  services: Pick<Services, 'database' | 'now' | 'publicOrigin'>,
): Promise<number> {
  const { database, now } = services
  if (hourOf(now()) < fromHour) return 0
  if (!(await takeLease(database, 'digest', leaseMs, now()))) return 0
  let queued = 0
  for (let after = ''; ; ) {
    const people = await peopleWithDigest(database.read, { after, limit: atOnce })
    for (const userId of people) if (await sendDigest(services, userId)) queued++
    const last = people.at(-1)
    if (last === undefined) return queued
    after = last
  }
}

async function sendDigest(
  { database, now, publicOrigin }: Pick<Services, 'database' | 'now' | 'publicOrigin'>,
  userId: string,
): Promise<boolean> {
  return database.write(async (tx) => {
    const reader = await findUser(tx, userId)
    const waiting = await waitingForDigest(tx, userId, mostInOne)
    if (!reader || waiting.length === 0) return false
    const message = digestMessage(reader.first_name, waiting, publicOrigin)
    const eventKey = `${userId} digest ${dayOf(now())}`
    const mail = { to: reader.email, kind: 'digest', message, eventKey }
    // Today's went out before: what came since waits for tomorrow's.
    if (!(await queueMail(tx, mail, now()))) return false
    await markDigested(
      tx,
      waiting.map(({ id }) => id),
    )
    return true
  })
}
