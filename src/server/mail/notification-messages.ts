import type { Message } from '../../domain/notifications/mail-message.ts'
import type { StoredNotification } from '../../domain/notifications/notification-view.ts'
import { asks, isQuestion, notificationUrl } from '../../domain/notifications/notification-view.ts'
import { countText, pluralRules } from '../../locales/count-text.ts'
import { wordsOf } from '../../locales/words-of.ts'
import { composeMessageTo, type MailContext, type Reader } from './message.ts'

/** One notification as its own mail. */
export function notificationMessage(
  { origin }: MailContext,
  reader: Reader,
  notification: StoredNotification,
): Message {
  const { language } = reader
  const { mails, notifications } = wordsOf(language)
  const words = mails.mailWords
  const { title, text } = notifications.notificationMessageText(notification)
  return composeMessageTo(reader, title, [
    { text },
    {
      link: origin + notificationUrl(notification, language),
      label: asks(notification) || isQuestion(notification) ? words.answerIt : words.seeIt,
    },
    { text: words.toChoose },
    { link: `${origin}/dashboard/notifications/preferences`, label: words.choose },
  ])
}

/** All notifications since the last digest, in one mail. */
export function digestMessage(
  { origin }: MailContext,
  reader: Reader,
  waiting: readonly StoredNotification[],
): Message {
  const { language } = reader
  const { mails, notifications } = wordsOf(language)
  const words = mails.mailWords
  return composeMessageTo(
    reader,
    countText(mails.digestSubject, waiting.length, pluralRules(language)),
    [
      ...waiting.map((notification) => {
        const { title, text } = notifications.notificationMessageText(notification)
        return { text: `${title}. ${text}` }
      }),
      { link: `${origin}/dashboard/notifications`, label: words.seeThem },
      { text: words.toChoose },
      { link: `${origin}/dashboard/notifications/preferences`, label: words.choose },
    ],
  )
}
