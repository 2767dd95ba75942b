import type { Message } from '../../domain/notifications/mail-message.ts'
import type { StoredNotification } from '../../domain/notifications/notification-view.ts'
import { asks, notificationUrl } from '../../domain/notifications/notification-view.ts'
import { notificationMessageText } from '../../locales/en/notifications.ts'
import { composeMessageTo, type MailContext } from './message.ts'

/** One notification as its own mail. */
export function notificationMessage(
  { origin }: MailContext,
  firstName: string,
  notification: StoredNotification,
): Message {
  const { title, text } = notificationMessageText(notification)
  return composeMessageTo(firstName, title, [
    { text: text },
    {
      link: origin + notificationUrl(notification),
      label: asks(notification) ? 'Answer on Toju' : 'See it on Toju',
    },
    { text: 'To choose which mails you get:' },
    { link: `${origin}/dashboard/notifications/preferences`, label: 'Choose' },
  ])
}

/** All notifications since the last digest, in one mail. */
export function digestMessage(
  { origin }: MailContext,
  firstName: string,
  notifications: readonly StoredNotification[],
): Message {
  const count = notifications.length === 1 ? 'One thing' : `${notifications.length} things`
  return composeMessageTo(firstName, `${count} happened with your reports`, [
    ...notifications.map((notification) => {
      const { title, text } = notificationMessageText(notification)
      return { text: `${title}. ${text}` }
    }),
    { link: `${origin}/dashboard/notifications`, label: 'See them on Toju' },
    { text: 'To choose which mails you get:' },
    { link: `${origin}/dashboard/notifications/preferences`, label: 'Choose' },
  ])
}
