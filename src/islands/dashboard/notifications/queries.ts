import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../session.ts'

export const notificationsPerPage = 20

/** The first part of every notification query key. */
export const notificationsKey = ['notifications']

/** The interval between requests for the count of the bell and the tasks. */
export const pollEveryMs = 60_000

export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...notificationsKey, 'page', page],
    queryFn: async ({ signal }) =>
      (await call('GET /notifications', { page, limit: notificationsPerPage }, { signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })

/**
 * For the bell: fetched every minute while the page is visible, and when the user returns to it.
 */
export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: async ({ signal }) =>
    (await call('GET /notifications', { page: 1, limit: 1 }, { signal })).data.unread,
  refetchInterval: pollEveryMs,
  refetchOnWindowFocus: 'always',
})

/**
 * The tasks of the user. They are invalidated with the notifications, which announce most of them.
 * There is no retry, because the first screen waits for the result.
 */
export const tasksQuery = queryOptions({
  queryKey: [...notificationsKey, 'tasks'],
  queryFn: async ({ signal }) => (await call('GET /tasks', {}, { signal })).data,
  retry: false,
  refetchOnWindowFocus: 'always',
})
