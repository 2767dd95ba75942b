import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { defaultLanguage, wordsOf } from '../../locales/words-of.ts'
import { composeMessage, composeMessageTo, reasonPart } from './message.ts'

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
export function findCodeMessage(
  { firstName, language = defaultLanguage }: { firstName: string; language?: Language | undefined },
  code: string,
): Message {
  const words = wordsOf(language).mails.mailWords
  return composeMessageTo({ firstName, language }, fill(words.codeSubject, { code }), [
    { text: words.findCodeIntro },
    { code },
    { text: words.findCodeWorks },
    { text: words.findCodeNotYou },
  ])
}
