import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../session.ts'
import { notificationsKey, notificationsQuery, unreadQuery } from './queries.ts'

/** Marks the notifications that link to this screen as read when the user visits it. */
export function useMarkNotificationsRead(path: string): void {
  const queryClient = useQueryClient()
  const { data: unread = 0 } = useQuery(unreadQuery)
  const { data: newest } = useQuery({ ...notificationsQuery(1), enabled: unread > 0 })
  useEffect(() => {
    const about =
      newest?.notifications.filter(({ href, readAt }) => href === path && readAt === null) ?? []
    if (about.length === 0) return
    Promise.all(about.map(({ id }) => call('POST /notifications/read', { id }))).then(
      () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
      // The notifications stay unread in the list.
      () => {},
    )
  }, [newest, path, queryClient])
}
