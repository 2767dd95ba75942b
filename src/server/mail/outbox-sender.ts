import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Logger } from 'pino'
import type { MessageChannel } from '../../domain/channels/channels.ts'
import type { Mail } from '../../domain/notifications/mail-message.ts'
import { site } from '../../site.ts'
import type { ChannelSettings } from '../config/channel-settings.ts'
import type { Settings } from '../config/env.ts'
import { type PhoneMessage, RefusedByGateway } from '../gateways/gateway.ts'
import { createPhoneSenders } from '../gateways/phone-senders.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'

const timeoutMs = 5000

/**
 * Talks to a mail server until it has accepted sender and recipient, and sends nothing. Rejects if
 * it cannot be reached, or refuses the log-in, the sender or the recipient.
 */
export async function tryMailServer(
  smtpUrl: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const connection = new SMTPConnection({
    ...parseConnectionUrl(smtpUrl),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.on('error', reject)
  const sendEnvelope = () => {
    // Read only once the envelope was accepted. The connection then ends before the text begins.
    const text = new Readable({ read: () => resolve() })
    connection.send({ from, to: [to] }, text, (error) => error && reject(error))
  }
  connection.connect((error) => {
    if (error) return reject(error)
    const { auth } = parseConnectionUrl(smtpUrl)
    if (!auth) return sendEnvelope()
    return connection.login(auth, (refused) => (refused ? reject(refused) : sendEnvelope()))
  })
  try {
    await promise
  } finally {
    connection.close()
  }
}

export interface MessageToPhone extends PhoneMessage {
  channel: MessageChannel
}

interface MailSender {
  /** Whether sent mails leave this machine, so that their text can be deleted here. */
  handsOver: boolean
  /** Rejects if the mail could not be delivered; the caller retries it later. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Sends mails, and messages to phones. */
export interface OutboxSender extends MailSender {
  sendToPhone(message: MessageToPhone): Promise<void>
}

/** Sends mails by SMTP. The Message-ID is the id of the job, so that duplicates can be recognised. */
function createSmtpSender(smtpUrl: string, address: string): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const from = `${site.name} <${address}>`
  const domain = address.split('@')[1] ?? 'localhost'
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
        headers: headersOf(mail),
      })
    },
    close: () => transport.close(),
  }
}

/** The page of a mail on which its reader ends such mails. */
const endsMails =
  /^https?:\/\/\S+\/(?:dashboard\/notifications\/preferences|(?:watch\/end|newsletter\/unsubscribe)\?\S+)$/m

/** No answering machine answers, and mail programs offer to end mails that can be ended. */
function headersOf({ text }: Pick<Mail, 'text'>): Record<string, string> {
  const [link] = endsMails.exec(text) ?? []
  return {
    'Auto-Submitted': 'auto-generated',
    ...(link !== undefined && { 'List-Unsubscribe': `<${link}>` }),
  }
}

/** Sends nothing: /dev/mail shows the mails. */
const discardingSender: MailSender = { handsOver: false, send: async () => {}, close: () => {} }

/** Logs mails with their codes and links, because they are not sent. */
function createLogSender(log: Logger): MailSender {
  return {
    handsOver: true,
    async send({ id, recipient, subject, text }) {
      log.info({ mail: id, to: recipient, subject, text }, 'a mail')
    },
    close: () => {},
  }
}

/** The sender that the settings select; messages to phones go to their gateways. */
export function createOutboxSender(
  settings: Pick<Settings, 'smtpUrl' | 'mail' | 'mailFrom'> & { channels: ChannelSettings },
  log: Logger,
  { outgoing }: { outgoing: GuardedFetch },
): OutboxSender {
  const mails = createMailSender(settings, log)
  const phones = createPhoneSenders(settings.channels, outgoing)
  return {
    ...mails,
    async sendToPhone(message) {
      const sendToPhone = phones[message.channel]
      if (!sendToPhone) throw new RefusedByGateway('This channel is off.')
      await sendToPhone(message)
    },
  }
}

function createMailSender(
  { smtpUrl, mail, mailFrom }: Pick<Settings, 'smtpUrl' | 'mail' | 'mailFrom'>,
  log: Logger,
): MailSender {
  if (smtpUrl !== null) return createSmtpSender(smtpUrl, mailFrom)
  return mail === 'log' ? createLogSender(log) : discardingSender
}
