import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader } from './message.ts'

/** Sent to the owner of a labelled asset; it quotes the finder's message. */
export function foundByLabelMessage(
  { origin }: MailContext,
  reader: Reader,
  { id, name }: { id: string; name: string },
  { place, message, contact }: { place: string; message: string; contact?: string | undefined },
): Message {
  const words = wordsOf(reader.language).mails.messageMails.foundByLabel
  return composeMessageTo(reader, fill(words.subject, { item: name }), [
    { text: fill(words.text, { item: name }) },
    { text: fill(words.where, { place }) },
    { text: words.wrote },
    { quote: message },
    { text: contact ? fill(words.contact, { contact }) : words.noContact },
    { text: words.warning },
    { link: `${origin}/dashboard/assets/${id}`, label: words.link },
    { text: words.renew },
  ])
}
