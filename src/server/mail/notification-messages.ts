import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Told } from '../../domain/notifications/notification-view.ts'
import { asks, isQuestion, notificationUrl } from '../../domain/notifications/notification-view.ts'
import { notificationMessageText } from '../../locales/en/notifications.ts'
import { composeMessageTo, type MailContext } from './message.ts'

/** One notification as its own mail. */
export function notificationMessage(
  { origin }: MailContext,
  firstName: string,
  notification: Told,
): Message {
  const { title, says } = notificationMessageText(notification)
  return composeMessageTo(firstName, title, [
    { say: says },
    {
      link: origin + notificationUrl(notification),
      label: asks(notification) || isQuestion(notification) ? 'Answer on Toju' : 'See it on Toju',
    },
    { say: 'To choose which mails you get:' },
    { link: `${origin}/dashboard/notifications/preferences`, label: 'Choose' },
  ])
}

/** All notifications since the last digest, in one mail. */
export function digestMessage(
  { origin }: MailContext,
  firstName: string,
  notifications: readonly Told[],
): Message {
  const count = notifications.length === 1 ? 'One thing' : `${notifications.length} things`
  return composeMessageTo(firstName, `${count} happened with your reports`, [
    ...notifications.map((notification) => {
      const { title, says } = notificationMessageText(notification)
      return { say: `${title}. ${says}` }
    }),
    { link: `${origin}/dashboard/notifications`, label: 'See them on Toju' },
    { say: 'To choose which mails you get:' },
    { link: `${origin}/dashboard/notifications/preferences`, label: 'Choose' },
  ])
}
