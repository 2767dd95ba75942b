import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { secondFactorQuery } from '../../security/queries.ts'
import { fetchAhead } from '../../shell/fetch-ahead.ts'
import { logFilters } from '../logs/log-filters.ts'
import { root } from '../root.ts'
import { fetchListAhead, readListSearch } from '../table/list.ts'
import { userFilters } from './user-filters.ts'

export const users = createRoute({
  getParentRoute: () => root,
  path: paths.adminUsers,
  validateSearch: (search) => readListSearch(userFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { usersList } = await import('./users-list.ts')
    return fetchListAhead(context.queryClient, usersList, deps)
  },
  component: lazyRouteComponent(() => import('./ListUsers.tsx'), 'ListUsers'),
})

const newUser = createRoute({
  getParentRoute: () => root,
  path: paths.adminNewUser,
  component: lazyRouteComponent(() => import('./CreateUser.tsx'), 'CreateUser'),
})

export const user = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId`,
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    const { deedsQuery, personQuery } = await import('./queries.ts')
    await Promise.all([
      fetchAhead(queryClient.query(personQuery(userId))),
      fetchAhead(queryClient.query(deedsQuery(userId))),
    ])
  },
  component: lazyRouteComponent(() => import('./GetUser.tsx'), 'GetUser'),
})

export const editUser = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId/edit`,
  loader: async ({ context, params }) => {
    const { personQuery } = await import('./queries.ts')
    return fetchAhead(context.queryClient.query(personQuery(params.userId)))
  },
  component: lazyRouteComponent(() => import('./UpdateUser.tsx'), 'UpdateUser'),
})

export const resetUser = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId/reset-password`,
  loader: async ({ context, params }) => {
    const { personQuery } = await import('./queries.ts')
    return fetchAhead(context.queryClient.query(personQuery(params.userId)))
  },
  component: lazyRouteComponent(() => import('./ResetUserPassword.tsx'), 'ResetUserPassword'),
})

export const logs = createRoute({
  getParentRoute: () => root,
  path: paths.adminLogs,
  validateSearch: (search) => readListSearch(logFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { logsList } = await import('../logs/logs-list.ts')
    return fetchListAhead(context.queryClient, logsList, deps)
  },
  component: lazyRouteComponent(() => import('../logs/ListLogs.tsx'), 'ListLogs'),
})

const security = createRoute({
  getParentRoute: () => root,
  path: paths.adminSecurity,
  loader: ({ context }) => fetchAhead(context.queryClient.query(secondFactorQuery)),
  component: lazyRouteComponent(() => import('../security/Security.tsx'), 'Security'),
})

export const peopleRoutes = [users, newUser, user, editUser, resetUser, logs, security]
