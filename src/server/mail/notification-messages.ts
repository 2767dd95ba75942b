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

/**
 * The notifications since the last digest in one mail, and which of them are `shown` in its lines.
 * Those that say the same share a line.
 */
export function digestMessage<Notification extends StoredNotification>(
  { origin }: MailContext,
  reader: Reader,
  waiting: readonly Notification[],
  { maxLines }: { maxLines: number },
): { message: Message; shown: Notification[] } {
  const { language } = reader
  const { mails, notifications } = wordsOf(language)
  const words = mails.mailWords
  const lineOf = (notification: Notification) => {
    const { title, text } = notifications.notificationMessageText(notification)
    return `${title}. ${text}`
  }
  const same = Map.groupBy(waiting, lineOf)
  const lines = [...same.values()].slice(0, maxLines)
  const message = composeMessageTo(
    reader,
    countText(mails.digestSubject, lines.flat().length, pluralRules(language)),
    [
      ...lines.flatMap(([first, ...more]) => {
        if (!first) return []
        const times = more.length > 0 ? ` (×${more.length + 1})` : ''
        return [{ text: lineOf(first) + times }]
      }),
      { link: `${origin}/dashboard/notifications`, label: words.seeThem },
      { text: words.toChoose },
      { link: `${origin}/dashboard/notifications/preferences`, label: words.choose },
    ],
  )
  return { message, shown: lines.flat() }
}
