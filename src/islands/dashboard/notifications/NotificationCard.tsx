import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { markNotificationsRead } from '../../../api/notifications/mark-notifications-read.ts'
import type { NotificationRecord } from '../../../api/notifications/notification-record.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { AnswerNotification } from './AnswerNotification.tsx'
import { notificationsKey } from './queries.ts'

const linkStyle =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus'

/** A notification; opening its link marks it as read. */
export function NotificationCard({ notification }: { notification: NotificationRecord }) {
  const words = useWords('notificationWords', notificationWords)
  const { momentOf } = useDates()
  const queryClient = useQueryClient()
  const isUnread = notification.readAt === null

  async function markRead() {
    if (!isUnread) return
    // The link opens even if this fails. The list then still shows the notification as unread.
    await call(markNotificationsRead, { id: notification.id }).catch(() => {})
    void queryClient.invalidateQueries({ queryKey: notificationsKey })
  }

  return (
    <article
      className={cx(
        cardStyle,
        'relative grid gap-1.5 p-4 transition-shadow hover:shadow-card sm:p-5',
        isUnread && 'border-brand',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base leading-snug wrap-anywhere">
          {notification.href.startsWith(paths.dashboard) ? (
            <Link to={notification.href} onClick={() => void markRead()} className={linkStyle}>
              {notification.title}
            </Link>
          ) : (
            <a href={notification.href} onClick={() => void markRead()} className={linkStyle}>
              {notification.title}
            </a>
          )}
        </h2>
        {isUnread && (
          <span className="shrink-0 rounded-full bg-brand-soft px-2.5 py-0.5 text-xs font-semibold text-brand">
            {words.new}
          </span>
        )}
      </div>
      <p className="text-sm text-muted wrap-anywhere">{notification.text}</p>
      {notification.question && (
        <AnswerNotification notification={notification} answer={notification.question.answer} />
      )}
      <p className="text-xs text-muted">{momentOf(notification.createdAt)}</p>
    </article>
  )
}
