import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader } from './message.ts'

/** A question that staff ask the reporter before they decide about the report. */
export function reportQuestionMessage(
  { origin }: MailContext,
  reader: Reader,
  { id, name }: { id: string; name: string },
  question: string,
): Message {
  const words = wordsOf(reader.language).mails.reportQuestionMail
  return composeMessageTo(reader, fill(words.subject, { item: name }), [
    { text: fill(words.text, { item: name }) },
    { text: question },
    { text: words.how },
    { link: `${origin}/dashboard/reports/${encodeURIComponent(id)}`, label: words.link },
  ])
}
