import {
  goesToPhone,
  goesToUserPhone,
  retryPeriodMs,
} from '../../domain/notifications/phone-messages.ts'
import type { OutboxRow } from '../db/tables.ts'
import { RefusedByGateway, UnansweredByGateway } from '../gateways/gateway.ts'
import type { OutboxSender } from '../mail/outbox-sender.ts'
import { leaseMails, markSent, markUnsent, renewLeases } from '../queries/notifications/outbox.ts'
import type { AppContext } from '../services/context.ts'
import { messageToPhone } from '../services/notifications/message-to-phone.ts'

/** The lease is renewed while a slow mail server works, so no other worker sends the same mail. */
const leaseMs = 120_000
const concurrency = 20
/** The attempts take about a day; then the mail is marked as failed. */
const maxAttempts = 12

type Services = Pick<AppContext, 'database' | 'now' | 'log' | 'encryption' | 'limiter'>

/**
 * Sends the mails that are due. Returns how many it leased; 0 means that none is due. `handedOver`
 * has the mails that a server accepted but that are not yet marked as sent: they are only marked.
 */
export async function deliverMail(
  services: Services,
  outboxSender: OutboxSender,
  handedOver: Set<string> = new Set(),
): Promise<number> {
  const { database, now, log } = services
  const mails = await leaseMails(database, { limit: concurrency, leaseMs }, now())
  const open = new Set(mails.map(({ id }) => id))
  const renewing = setInterval(() => {
    renewLeases(database, [...open], now() + leaseMs).catch((error: unknown) =>
      log.error({ err: error }, 'leases of mails in delivery could not be renewed'),
    )
  }, leaseMs / 4)
  try {
    const each = mails.map((mail) =>
      deliver(services, outboxSender, handedOver, mail).finally(() => open.delete(mail.id)),
    )
    // An error with one mail must not stop the others.
    for (const done of await Promise.allSettled(each)) {
      if (done.status === 'rejected') throw done.reason
    }
  } finally {
    clearInterval(renewing)
  }
  return mails.length
}

async function deliver(
  services: Services,
  outboxSender: OutboxSender,
  handedOver: Set<string>,
  mail: OutboxRow,
): Promise<void> {
  const { database, now, log } = services
  const error = handedOver.has(mail.id) ? null : await failureOf(services, outboxSender, mail)
  if (error === null) {
    handedOver.add(mail.id)
    await markSent(
      database,
      mail,
      { emptyText: outboxSender.handsOver || goesToPhone(mail.kind) },
      now(),
    )
    handedOver.delete(mail.id)
    return
  }
  // Only the codes: the text of a mail server contains the recipient's address.
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  log.warn({ code, responseCode, mail: mail.id, attempts: mail.attempts }, 'a mail was not sent')
  const nextAt = isFinal(mail, error) ? null : retryAt(mail, now())
  await markUnsent(database, mail, { retryAt: nextAt, error }, now())
}

/**
 * A notification that a gateway may have accepted is not sent again: the user also gets it in the
 * app or by mail, and a second text costs money. A reply to a caller is sent again: twice is better
 * than never.
 */
function isFinal({ kind }: OutboxRow, error: unknown): boolean {
  if (error instanceof RefusedByGateway || isRefusedForGood(error)) return true
  return error instanceof UnansweredByGateway && goesToUserPhone(kind)
}

/**
 * Whether a mail server has refused the recipient or the mail for good. It also refuses a log-in or
 * our sender with such an answer: the operator can mend that, so these are tried again.
 */
function isRefusedForGood(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    code?: string
    command?: string
    responseCode?: number
  }
  const isAboutMail =
    code === 'EMESSAGE' || (code === 'EENVELOPE' && command?.startsWith('RCPT') === true)
  return isAboutMail && responseCode >= 500
}

async function failureOf(
  services: Services,
  outboxSender: OutboxSender,
  mail: OutboxRow,
): Promise<unknown> {
  try {
    await outboxSender.send(mail, await messageToPhone(services, mail))
    return null
  } catch (error) {
    return error ?? new Error('unknown')
  }
}

/** The first wait is half a minute; it doubles each time, up to four hours. */
function retryAt(mail: OutboxRow, now: number): number | null {
  if (mail.attempts >= maxAttempts) return null
  if (now - mail.created_at > retryPeriodMs(mail.kind)) return null
  return now + Math.min(30_000 * 2 ** (mail.attempts - 1), 4 * 3_600_000)
}
