import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { localized } from '../../locales/localized-paths.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeUnnamedMessage, type MailContext } from './message.ts'

/** Both links carry the token and lead to pages with a button, because mail scanners open links. */
export function confirmWatchMessage(
  { origin }: MailContext,
  language: Language,
  token: string,
): Message {
  const { watch: words, linkWorks, notYou } = wordsOf(language).mails.subscriptionMails
  return composeUnnamedMessage(
    words.subject,
    [
      { text: `${words.text} ${linkWorks}` },
      { link: `${origin}/watch/confirm?token=${token}`, label: words.confirm },
      { text: notYou },
      { text: words.toEnd },
      { link: `${origin}/watch/end?token=${token}`, label: words.end },
    ],
    language,
  )
}

/** Names neither the identifier nor its reporter: others may read the mail. */
export function watchedNumberMessage({ origin }: MailContext, language: Language): Message {
  const words = wordsOf(language).mails.subscriptionMails.reported
  return composeUnnamedMessage(
    words.subject,
    [
      { text: words.text },
      { link: origin + localized(language, '/search'), label: words.link },
      { text: words.paid },
      { text: words.over },
    ],
    language,
  )
}
