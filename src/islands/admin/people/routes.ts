import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { fetchAhead } from '../../shell/fetch-ahead.ts'
import { logsList } from '../logs/logs-list.ts'
import { root } from '../root.ts'
import { secondFactorQuery } from '../security/queries.ts'
import { fetchListAhead, readListSearch } from '../table/list.ts'
import { deedsQuery, personQuery } from './queries.ts'
import { usersList } from './users-list.ts'

export const users = createRoute({
  getParentRoute: () => root,
  path: paths.adminUsers,
  validateSearch: (search) => readListSearch(usersList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, usersList, deps),
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
  loader: ({ context: { queryClient }, params: { userId } }) =>
    Promise.all([
      fetchAhead(queryClient.query(personQuery(userId))),
      fetchAhead(queryClient.query(deedsQuery(userId))),
    ]).then(() => {}),
  component: lazyRouteComponent(() => import('./GetUser.tsx'), 'GetUser'),
})

export const editUser = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId/edit`,
  loader: ({ context, params }) =>
    fetchAhead(context.queryClient.query(personQuery(params.userId))),
  component: lazyRouteComponent(() => import('./UpdateUser.tsx'), 'UpdateUser'),
})

export const resetUser = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId/reset-password`,
  loader: ({ context, params }) =>
    fetchAhead(context.queryClient.query(personQuery(params.userId))),
  component: lazyRouteComponent(() => import('./ResetUserPassword.tsx'), 'ResetUserPassword'),
})

export const logs = createRoute({
  getParentRoute: () => root,
  path: paths.adminLogs,
  validateSearch: (search) => readListSearch(logsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, logsList, deps),
  component: lazyRouteComponent(() => import('../logs/ListLogs.tsx'), 'ListLogs'),
})

const security = createRoute({
  getParentRoute: () => root,
  path: paths.adminSecurity,
  loader: ({ context }) => fetchAhead(context.queryClient.query(secondFactorQuery)),
  component: lazyRouteComponent(() => import('../security/Security.tsx'), 'Security'),
})

export const peopleRoutes = [users, newUser, user, editUser, resetUser, logs, security]
