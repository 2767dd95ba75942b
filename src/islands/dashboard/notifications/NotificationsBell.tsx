import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { fill } from '../../../locales/texts.ts'
import { paths } from '../../paths.ts'
import { BellIcon } from '../../shell/nav/BellIcon.tsx'
import { useWords } from '../../words/use-words.ts'
import { unreadQuery } from './queries.ts'

/** The link to the notifications, with the number of unread ones. */
export function NotificationsBell() {
  const words = useWords('notificationWords', notificationWords)
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <Link
      to={paths.notifications}
      aria-label={unread > 0 ? fill(words.notificationsUnread, { unread }) : words.notifications}
      className="relative grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-[current=page]:text-brand"
    >
      <BellIcon count={unread} className="end-0 top-0 bg-brand text-on-brand" />
    </Link>
  )
}
