import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { paths } from '../../paths.ts'
import { unreadQuery } from './queries.ts'

/** The way to what one was told, with how much of it is unread. */
export function NotificationsBell() {
  const { data: unread = 0 } = useQuery(unreadQuery)
  return (
    <Link
      to={paths.notices}
      aria-label={unread > 0 ? `Notices: ${unread} unread` : 'Notices'}
      className="relative grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink aria-[current=page]:text-brand"
    >
      <Bell aria-hidden="true" className="size-5.5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  )
}
