import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BellOff, Settings2 } from 'lucide-react'
import type { NotificationRecord } from '../../../api/notifications/notifications.ts'
import { type OwnerAnswer, ownerAnswers } from '../../../domain/reports/confirmations.ts'
import { notificationWords } from '../../../locales/en/screens/notifications.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { IconLink } from '../../shell/nav/links.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { withSearch } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { notifications as route } from '../routes.ts'
import { notificationsKey, notificationsPerPage, notificationsQuery } from './queries.ts'

/** The notifications, newest first. */
export function ListNotifications() {
  const words = useWords('notificationWords', notificationWords)
  const { page = 1 } = route.useSearch()
  const queryClient = useQueryClient()
  const query = useQuery(notificationsQuery(page))
  const readAll = useMutation({
    mutationFn: () => call('POST /notifications/read', {}),
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
        <a
          href={withSearch(paths.notifications, { page: page > 2 ? page - 1 : undefined })}
          className={style}
        >
          {words.newer}
        </a>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted tabular-nums">{fill(words.page, { page, pages })}</span>
      {page < pages ? (
        <a href={withSearch(paths.notifications, { page: page + 1 })} className={style}>
          {words.older}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}

const linkStyle =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus'

/** A notification; opening its link marks it as read. */
function NotificationCard({ notification }: { notification: NotificationRecord }) {
  const words = useWords('notificationWords', notificationWords)
  const { momentOf } = useDates()
  const queryClient = useQueryClient()
  const isUnread = notification.readAt === null

  async function markRead() {
    if (!isUnread) return
    // The link opens even if this fails. The list then still shows the notification as unread.
    await call('POST /notifications/read', { id: notification.id }).catch(() => {})
    void queryClient.invalidateQueries({ queryKey: notificationsKey })
  }

  return (
    <article
      className={cx(
        cardStyle,
        'relative grid gap-1.5 p-4 transition-shadow hover:shadow-card sm:p-5',
        isUnread && 'border-s-4 border-s-brand',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base leading-snug wrap-anywhere">
          <a href={notification.href} onClick={() => void markRead()} className={linkStyle}>
            {notification.title}
          </a>
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

/**
 * Asks whether an asset that another user reported is the reader's. The answer can be changed
 * later.
 */
function AnswerNotification({
  notification,
  answer,
}: {
  notification: Pick<NotificationRecord, 'id'>
  answer: OwnerAnswer | null
}) {
  const words = useWords('notificationWords', notificationWords)
  const answerLabels: Record<OwnerAnswer, string> = {
    mine: words.itIsMine,
    'not-mine': words.iSold,
  }
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: (chosen: OwnerAnswer) =>
      call('POST /notifications/{id}/answer', { id: notification.id, answer: chosen }),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  })
  return (
    // Above the link, which covers the whole card.
    <div className="relative z-10 my-1 grid gap-2">
      {answer && (
        <p role="status" className="text-sm font-medium">
          {fill(words.youAnsweredOurTeam, { value: answerLabels[answer] })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {ownerAnswers
          .filter((each) => each !== answer)
          .map((each) => (
            <Button
              key={each}
              variant={each === 'mine' && !answer ? 'primary' : 'secondary'}
              busy={send.isPending && send.variables === each}
              onClick={() => send.mutate(each)}
            >
              {answerLabels[each]}
            </Button>
          ))}
      </div>
    </div>
  )
}
