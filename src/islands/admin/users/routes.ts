import { createRoute } from '@tanstack/react-router'
import { twoFactorQuery } from '../../auth/queries.ts'
import { paths } from '../../paths.ts'
import { prefetch } from '../../shell/prefetch.ts'
import { logFilters } from '../activity/log-filters.ts'
import { root } from '../root.ts'
import { prefetchList, readListSearch } from '../table/list.ts'
import { userFilters } from './user-filters.ts'

export const users = createRoute({
  getParentRoute: () => root,
  path: paths.adminUsers,
  validateSearch: (search) => readListSearch(userFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { usersList } = await import('./users-list.ts')
    return prefetchList(context.queryClient, usersList, deps)
  },
})

export const newUser = createRoute({
  getParentRoute: () => root,
  path: paths.adminNewUser,
})

export const user = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId`,
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    const { userActivityQuery, userQuery } = await import('./queries.ts')
    await Promise.all([
      prefetch(queryClient.query(userQuery(userId))),
      prefetch(queryClient.query(userActivityQuery(userId))),
    ])
  },
})

export const editUser = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId/edit`,
  loader: async ({ context, params }) => {
    const { userQuery } = await import('./queries.ts')
    return prefetch(context.queryClient.query(userQuery(params.userId)))
  },
})

export const resetUser = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId/reset-password`,
  loader: async ({ context, params }) => {
    const { userQuery } = await import('./queries.ts')
    return prefetch(context.queryClient.query(userQuery(params.userId)))
  },
})

export const logs = createRoute({
  getParentRoute: () => root,
  path: paths.adminLogs,
  validateSearch: (search) => readListSearch(logFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { logsList } = await import('../activity/logs-list.ts')
    return prefetchList(context.queryClient, logsList, deps)
  },
})

export const security = createRoute({
  getParentRoute: () => root,
  path: paths.adminSecurity,
  loader: ({ context }) => prefetch(context.queryClient.query(twoFactorQuery)),
})
