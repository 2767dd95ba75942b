import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { site } from '../../site.ts'
import type { Settings } from '../config/env.ts'
import type { OutboxRow } from '../db/tables.ts'

export interface Mailer {
  /** Whether the mail is with somebody else once it is sent, so that we need not keep its words. */
  handsOver: boolean
  /** Rejects when the mail could not be handed over; it is then tried again. */
  send(mail: OutboxRow): Promise<void>
  close(): void
}

/** Hands mails to an SMTP server. The Message-ID is the outbox id, so that a second delivery can be told. */
function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const domain = from.split('@')[1]?.replace('>', '') ?? 'localhost'
  return {
    handsOver: true,
    async send(mail) {
      await transport.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}@${domain}>`,
      })
    },
    close: () => transport.close(),
  }
}

/** Leaves mails where they are: the outbox itself, read at /dev/mail, is the mailbox. */
const discardingMailer: Mailer = { handsOver: false, send: async () => {}, close: () => {} }

/** Writes mails to the log, codes and links included, since nobody else has them then. */
function createLogMailer(log: Logger): Mailer {
  return {
    handsOver: true,
    async send({ id, recipient, subject, text }) {
      log.info({ mail: id, to: recipient, subject, text }, 'a mail')
    },
    close: () => {},
  }
}

/** The sender that the settings ask for. */
export function createMailer(
  { smtpUrl, mail }: Pick<Settings, 'smtpUrl' | 'mail'>,
  log: Logger,
): Mailer {
  if (smtpUrl !== null) return createSmtpMailer(smtpUrl, `${site.name} <${site.email}>`)
  return mail === 'log' ? createLogMailer(log) : discardingMailer
}
