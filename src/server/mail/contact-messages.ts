import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { defaultLanguage, wordsOf } from '../../locales/words-of.ts'
import {
  composeMessage,
  composeMessageTo,
  composeUnnamedMessage,
  type MailContext,
  type Reader,
  reasonPart,
} from './message.ts'

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

/** Sent to the author of a message that broke the rules. It must not reveal who reported it. */
export function messageUpheldMessage(language: Language, decision: string): Message {
  const words = wordsOf(language).mails.messageMails.upheld
  return composeMessage(
    words.subject,
    [{ text: words.text }, ...reasonPart(language, decision), { text: words.warning }],
    language,
  )
}

/** Sent to a finder who reports an item without an account, in the language of the page. */
export const findCodeMessage = reportCodeMessage('findCodeIntro')

/** The same to an owner who reports a loss. */
export const lossCodeMessage = reportCodeMessage('lossCodeIntro')

function reportCodeMessage(intro: 'findCodeIntro' | 'lossCodeIntro') {
  return (
    { language = defaultLanguage }: { language?: Language | undefined },
    code: string,
  ): Message => {
    const words = wordsOf(language).mails.mailWords
    return composeUnnamedMessage(
      fill(words.codeSubject, { code }),
      [
        { text: words[intro] },
        { code },
        { text: words.findCodeWorks },
        { text: words.findCodeNotYou },
      ],
      language,
    )
  }
}
