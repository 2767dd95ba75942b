import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Device } from '../../domain/users/devices.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader } from './message.ts'
import { deviceIn, notYou } from './security-messages.ts'

const developersPath = '/dashboard/developers'

/** Sent when a key is created, without the name that the user typed for it. */
export function apiKeyMadeMessage(
  ctx: MailContext,
  reader: Reader,
  { ending, device }: { ending: string; device: Device },
): Message {
  const { securityMails, mailWords } = wordsOf(reader.language).mails
  const words = securityMails.apiKeyMade
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { ending, device: deviceIn(reader.language, device) }) },
    { text: words.revoke },
    { link: ctx.origin + developersPath, label: mailWords.apiKeysLink },
    ...notYou(ctx, reader),
  ])
}

export function apiKeyRevokedMessage(ctx: MailContext, reader: Reader, ending: string): Message {
  const words = wordsOf(reader.language).mails.securityMails.apiKeyRevoked
  return composeMessageTo(reader, words.subject, [
    { text: fill(words.text, { ending }) },
    ...notYou(ctx, reader),
  ])
}
