import type { Outbox } from '../db/tables.ts'
import type { Sender } from '../mail/sender.ts'
import { leaseMails, markSent, markUnsent } from '../queries/outbox.ts'
import type { Services } from '../services.ts'

// Longer than the slowest server takes over a batch, so that no other worker sends it too.
const leaseMs = 300_000
const atOnce = 20
/** Over about a day, then it is put aside. */
const mostAttempts = 12

/** Sends what is due. Returns how many mails it took; 0 means there is nothing to do now. */
export async function deliverMail(
  { database, now, log }: Pick<Services, 'database' | 'now' | 'log'>,
  sender: Sender,
): Promise<number> {
  const mails = await leaseMails(database, { limit: atOnce, leaseMs }, now())
  await Promise.all(
    mails.map(async (mail) => {
      const error = await failureOf(sender, mail)
      if (error === null) return markSent(database, mail.id, { forget: sender.handsOver }, now())
      log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, 'a mail was not sent')
      await markUnsent(database, mail.id, { retryAt: retryAt(mail, now()), error }, now())
    }),
  )
  return mails.length
}

async function failureOf(sender: Sender, mail: Outbox): Promise<unknown> {
  try {
    await sender.send(mail)
    return null
  } catch (error) {
    return error ?? new Error('unknown')
  }
}

/** Half a minute, then twice as long each time, to four hours. */
function retryAt(mail: Outbox, now: number): number | null {
  if (mail.attempts >= mostAttempts) return null
  return now + Math.min(30_000 * 2 ** (mail.attempts - 1), 4 * 3_600_000)
}
