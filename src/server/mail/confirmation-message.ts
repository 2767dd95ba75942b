import type { Language } from '../../domain/languages.ts'
import type { Message } from '../../domain/notifications/mail-message.ts'
import { localized } from '../../locales/localized-paths.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeUnnamedMessage, type MailContext } from './message.ts'

const paths = {
  newsletter: { confirm: '/newsletter/confirm', end: '/newsletter/unsubscribe' },
  watch: { confirm: '/watch/confirm', end: '/watch/end' },
}

/**
 * Asks the owner of a mailbox to confirm a watch or a newsletter subscription. Both links carry the
 * token and lead to pages with a button, because mail scanners open links.
 */
export function confirmationMessage(
  kind: keyof typeof paths,
  { origin }: MailContext,
  language: Language,
  token: string,
): Message {
  const { [kind]: words, linkWorks, notYou } = wordsOf(language).mails.subscriptionMails
  const { confirm, end } = paths[kind]
  return composeUnnamedMessage(
    words.subject,
    [
      { text: `${words.text} ${linkWorks}` },
      { link: `${origin}${confirm}?token=${token}`, label: words.confirm },
      { text: notYou },
      { text: words.toEnd },
      { link: `${origin}${end}?token=${token}`, label: words.end },
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
      { tag: 'doNotBuy' },
      { text: words.text },
      { link: origin + localized(language, '/search'), label: words.link },
      { text: words.paid },
      { text: words.over },
    ],
    language,
  )
}
