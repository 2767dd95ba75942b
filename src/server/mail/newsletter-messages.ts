import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeUnnamedMessage, type MailContext } from './message.ts'

/** Both links carry the token and lead to pages with a button, because mail scanners open links. */
export function confirmSubscriptionMessage(
  { origin }: MailContext,
  language: Language,
  token: string,
): Message {
  const { newsletter: words, linkWorks, notYou } = wordsOf(language).mails.subscriptionMails
  return composeUnnamedMessage(
    words.subject,
    [
      { text: `${words.text} ${linkWorks}` },
      { link: `${origin}/newsletter/confirm?token=${token}`, label: words.confirm },
      { text: notYou },
      { text: words.toEnd },
      { link: `${origin}/newsletter/unsubscribe?token=${token}`, label: words.end },
    ],
    language,
  )
}
