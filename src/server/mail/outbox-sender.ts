import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { isMessageChannel, type MessageChannel } from '../../domain/channels/channels.ts'
import { site } from '../../site.ts'
import type { ChannelSettings } from '../config/channel-settings.ts'
import type { Settings } from '../config/env.ts'
import type { OutboxRow } from '../db/tables.ts'
import { type PhoneMessage, RefusedByGateway } from '../gateways/gateway.ts'
import { createPhoneSenders } from '../gateways/phone-senders.ts'
import type { Encryption } from '../lib/encryption.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'

export interface MessageToPhone extends PhoneMessage {
  channel: MessageChannel
}

/** Sends what waits in the outbox: mails, and messages to phones. */
export interface OutboxSender {
  /** Whether sent mails leave the outbox, so that their text can be deleted there. */
  handsOver: boolean
  /**
   * Rejects if the mail could not be delivered; the caller retries it later. `toPhone` is set for
   * messages to the phone of a user.
   */
  send(mail: OutboxRow, toPhone?: MessageToPhone): Promise<void>
  close(): void
}

/** Sends mails by SMTP. The Message-ID is the outbox id, so that duplicates can be recognised. */
function createSmtpSender(smtpUrl: string, address: string): OutboxSender {
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
function headersOf({ text }: Pick<OutboxRow, 'text'>): Record<string, string> {
  const [link] = endsMails.exec(text) ?? []
  return {
    'Auto-Submitted': 'auto-generated',
    ...(link !== undefined && { 'List-Unsubscribe': `<${link}>` }),
  }
}

/** Sends nothing: /dev/mail shows the mails in the outbox. */
const discardingSender: OutboxSender = { handsOver: false, send: async () => {}, close: () => {} }

/** Logs mails with their codes and links, because they are not sent. */
function createLogSender(log: Logger): OutboxSender {
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
  { encryption, outgoing }: { encryption: Pick<Encryption, 'decrypt'>; outgoing: GuardedFetch },
): OutboxSender {
  const mails = createMailSender(settings, log)
  const phones = createPhoneSenders(settings.channels, outgoing)
  const replyIn = ({ id, kind, recipient, text, link_id }: OutboxRow): MessageToPhone | null =>
    isMessageChannel(kind)
      ? { channel: kind, to: encryption.decrypt(recipient, id), text, linkId: link_id }
      : null
  return {
    ...mails,
    async send(row, toPhone) {
      const message = toPhone ?? replyIn(row)
      if (!message) return mails.send(row)
      const sendToPhone = phones[message.channel]
      if (!sendToPhone) throw new RefusedByGateway('This channel is off.')
      await sendToPhone(message)
    },
  }
}

function createMailSender(
  { smtpUrl, mail, mailFrom }: Pick<Settings, 'smtpUrl' | 'mail' | 'mailFrom'>,
  log: Logger,
): OutboxSender {
  if (smtpUrl !== null) return createSmtpSender(smtpUrl, mailFrom)
  return mail === 'log' ? createLogSender(log) : discardingSender
}
