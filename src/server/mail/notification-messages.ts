import type { Message } from '../../domain/notifications/mail-message.ts'
import type { Told } from '../../domain/notifications/notification-view.ts'
import { asks, notificationUrl } from '../../domain/notifications/notification-view.ts'
import { notificationMessageText } from '../../locales/en/notifications.ts'
import { composeMessage, type MailContext } from './message.ts'

/** One notice as a mail of its own. */
export function notificationMessage(
  { origin }: MailContext,
  firstName: string,
  notice: Told,
): Message {
  const { title, says } = notificationMessageText(notice)
  return composeMessage(title, [
    { say: `Hello ${firstName},` },
    { say: says },
    {
      link: origin + notificationUrl(notice),
      label: asks(notice) ? 'Answer on Toju' : 'See it on Toju',
    },
    { say: 'To choose which mails you get:' },
    { link: `${origin}/dashboard/notices/preferences`, label: 'Choose' },
  ])
}

/** What came since the last one, in one mail. */
export function digestMessage(
  { origin }: MailContext,
  firstName: string,
  notices: readonly Told[],
): Message {
  const count = notices.length === 1 ? 'One thing' : `${notices.length} things`
  return composeMessage(`${count} happened with your reports`, [
    { say: `Hello ${firstName},` },
    ...notices.map((notice) => {
      const { title, says } = notificationMessageText(notice)
      return { say: `${title}. ${says}` }
    }),
    { link: `${origin}/dashboard/notices`, label: 'See them on Toju' },
    { say: 'To choose which mails you get:' },
    { link: `${origin}/dashboard/notices/preferences`, label: 'Choose' },
  ])
}
