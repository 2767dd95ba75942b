import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { localized } from '../../locales/localized-paths.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeUnnamedMessage, type MailContext } from './message.ts'

/** Names neither the identifier nor its reporter: others may read the mail. */
export function watchedNumberMessage({ origin }: MailContext, language: Language): Message {
  const words = wordsOf(language).mails.subscriptionMails.reported
  return composeUnnamedMessage(
    words.subject,
    [
      { tag: 'doNotBuy' },
      { text: words.text },
      { link: origin + localized(language, '/search'), label: words.link },
      { text: words.paid },
      { text: words.over },
    ],
    language,
  )
}
