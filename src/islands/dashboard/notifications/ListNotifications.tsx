import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellOff, Settings2 } from 'lucide-react'
import { markNotificationsRead } from '../../../api/notifications/mark-notifications-read.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { IconLink } from '../../shell/nav/IconLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { notifications as route } from '../routes.ts'
import { NotificationCard } from './NotificationCard.tsx'
import { notificationsKey, notificationsPerPage, notificationsQuery } from './queries.ts'

/** The notifications, newest first. */
export function ListNotifications() {
  const words = useWords('notificationWords', notificationWords)
  const { page = 1 } = route.useSearch()
  const queryClient = useQueryClient()
  const query = useQuery(notificationsQuery(page))
  const readAll = useMutation({
    mutationFn: () => call(markNotificationsRead, {}),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })

  return (
    <>
      <ScreenHeader
        title={words.notifications}
        action={
          <IconLink
            to={paths.notificationPreferences}
            icon={Settings2}
            text={words.preferences}
            variant="secondary"
          />
        }
      />
      <QueryBoundary query={query} skeleton={<ScreenSkeleton />}>
        {({ notifications, unread, total }) =>
          total === 0 ? (
            <EmptyState title={words.nothingYet} icon={<BellOff aria-hidden="true" />}>
              {words.empty}
            </EmptyState>
          ) : (
            <>
              <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-2">
                <p className="text-sm text-muted" aria-live="polite">
                  {unread === 0 ? words.allRead : fill(words.unread, { unread })}
                </p>
                {unread > 0 && (
                  <Button variant="quiet" busy={readAll.isPending} onClick={() => readAll.mutate()}>
                    {words.markAllAsRead}
                  </Button>
                )}
              </div>
              <ul className="grid gap-3">
                {notifications.map((notification) => (
                  <li key={notification.id}>
                    <NotificationCard notification={notification} />
                  </li>
                ))}
              </ul>
              <Steps page={page} pages={Math.ceil(total / notificationsPerPage)} />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

function Steps({ page, pages }: { page: number; pages: number }) {
  const words = useWords('notificationWords', notificationWords)
  if (pages <= 1) return null
  const style = buttonStyle({ variant: 'secondary' })
  return (
    <nav aria-label={words.pages} className="mt-6 flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link
          to={paths.notifications}
          search={page > 2 ? { page: page - 1 } : {}}
          className={style}
        >
          {words.newer}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted tabular-nums">{fill(words.page, { page, pages })}</span>
      {page < pages ? (
        <Link to={paths.notifications} search={{ page: page + 1 }} className={style}>
          {words.older}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
