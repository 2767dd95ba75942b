import type { OutboxRow } from '../db/tables.ts'
import type { Mailer } from '../mail/mailer.ts'
import { leaseMails, markSent, markUnsent, renewLeases } from '../queries/notifications/outbox.ts'
import type { AppContext } from '../services/context.ts'

/** Renewed while a slow server takes its time: no other worker sends the mail too. */
const leaseMs = 120_000
const concurrency = 20
/** Over about a day, then it is put aside. */
const maxAttempts = 12

/**
 * Sends what is due. Returns how many mails it took; 0 means there is nothing to do now. `handedOver`
 * are mails that a server took and that could not be marked so: they are marked, not sent again.
 */
export async function deliverMail(
  services: Pick<AppContext, 'database' | 'now' | 'log'>,
  mailer: Mailer,
  handedOver: Set<string> = new Set(),
): Promise<number> {
  const { database, now, log } = services
  const mails = await leaseMails(database, { limit: concurrency, leaseMs }, now())
  const open = new Set(mails.map(({ id }) => id))
  const renewing = setInterval(() => {
    renewLeases(database, [...open], now() + leaseMs).catch((error: unknown) =>
      log.error({ err: error }, 'mails that are being sent could not be held'),
    )
  }, leaseMs / 4)
  try {
    const each = mails.map((mail) =>
      deliver(services, mailer, handedOver, mail).finally(() => open.delete(mail.id)),
    )
    // One that could not be marked is no reason to leave the others.
    for (const done of await Promise.allSettled(each)) {
      if (done.status === 'rejected') throw done.reason
    }
  } finally {
    clearInterval(renewing)
  }
  return mails.length
}

async function deliver(
  { database, now, log }: Pick<AppContext, 'database' | 'now' | 'log'>,
  mailer: Mailer,
  handedOver: Set<string>,
  mail: OutboxRow,
): Promise<void> {
  const error = handedOver.has(mail.id) ? null : await failureOf(mailer, mail)
  if (error === null) {
    handedOver.add(mail.id)
    await markSent(database, mail.id, { forget: mailer.handsOver }, now())
    handedOver.delete(mail.id)
    return
  }
  // What a mail server says names the mailbox.
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  log.warn({ code, responseCode, mail: mail.id, attempts: mail.attempts }, 'a mail was not sent')
  await markUnsent(database, mail.id, { retryAt: retryAt(mail, now()), error }, now())
}

async function failureOf(mailer: Mailer, mail: OutboxRow): Promise<unknown> {
  try {
    await mailer.send(mail)
    return null
  } catch (error) {
    return error ?? new Error('unknown')
  }
}

/** Half a minute, then twice as long each time, to four hours. */
function retryAt(mail: OutboxRow, now: number): number | null {
  if (mail.attempts >= maxAttempts) return null
  return now + Math.min(30_000 * 2 ** (mail.attempts - 1), 4 * 3_600_000)
}
