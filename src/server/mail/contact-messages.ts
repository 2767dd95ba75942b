import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { fill } from '../../locales/texts.ts'
import { defaultLanguage, wordsOf } from '../../locales/words-of.ts'
import { composeMessage, composeMessageTo } from './message.ts'

/** Sent to the author of a message that broke the rules. It must not reveal who reported it. */
export function messageUpheldMessage(decision: string): Message {
  return composeMessage('A message of yours broke our rules', [
    {
      text: 'Somebody reported a message that you wrote on Toju. Our team has read it and agrees. That conversation is over.',
    },
    { text: `What our team wrote: ${decision}` },
    {
      text: 'Asking for money to give back what is not yours is an offence. If it happens again, we close the account and tell the police.',
    },
  ])
}

/** Sent to a finder who reports an item without an account. */
export function findCodeMessage(
  firstName: string,
  code: string,
  language: Language = defaultLanguage,
): Message {
  const words = wordsOf(language).mails.mailWords
  return composeMessageTo(
    firstName,
    fill(words.codeSubject, { code }),
    [
      { text: words.findCodeIntro },
      { code },
      { text: words.findCodeWorks },
      { text: words.findCodeNotYou },
    ],
    language,
  )
}
