import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { twoFactorQuery } from '../auth/queries.ts'
import { paths } from '../paths.ts'
import { prefetch } from '../shell/prefetch.ts'
import { logFilters } from './activity/log-filters.ts'
import { assetFilters } from './assets/asset-filters.ts'
import { complaintFilters } from './conversations/complaint-filters.ts'
import { disputeFilters } from './disputes/dispute-filters.ts'
import { lookupTab } from './lookup/tabs.ts'
import { matchFilters } from './matching/match-filters.ts'
import { merchantFilters } from './merchants/merchant-filters.ts'
import { statsQuery } from './overview/queries.ts'
import { paymentFilters } from './payments/payment-filters.ts'
import { reportFilters } from './reports/report-filters.ts'
import { prefetchList, readListSearch, unfiltered } from './table/list.ts'
import { listRoute } from './table/list-route.ts'
import { userFilters } from './users/user-filters.ts'

// Queries load with their screens: the first load does not need them.

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

export const home = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  loader: ({ context }) => prefetch(context.queryClient.query(statsQuery)),
})

export const items = createRoute({
  getParentRoute: () => root,
  path: paths.adminItems,
  ...listRoute(reportFilters, async () => (await import('./reports/reports-list.ts')).reportsList),
})

export const item = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminItems}/$id`,
  loader: async ({ context, params }) => {
    const { adminReportQuery } = await import('./reports/queries.ts')
    return prefetch(context.queryClient.query(adminReportQuery(params.id)))
  },
})

export const assets = createRoute({
  getParentRoute: () => root,
  path: paths.adminAssets,
  ...listRoute(assetFilters, async () => (await import('./assets/assets-list.ts')).assetsList),
})

export const asset = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminAssets}/$id`,
  loader: async ({ context, params }) => {
    const { adminAssetQuery } = await import('./assets/queries.ts')
    return prefetch(context.queryClient.query(adminAssetQuery(params.id)))
  },
})

export const disputes = createRoute({
  getParentRoute: () => root,
  path: paths.adminDisputes,
  ...listRoute(
    disputeFilters,
    async () => (await import('./disputes/disputes-list.ts')).disputesList,
  ),
})

export const dispute = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminDisputes}/$id`,
  loader: async ({ context, params }) => {
    const { disputeQuery } = await import('./disputes/queries.ts')
    return prefetch(context.queryClient.query(disputeQuery(params.id)))
  },
})

export const complaints = createRoute({
  getParentRoute: () => root,
  path: paths.adminComplaints,
  ...listRoute(
    complaintFilters,
    async () => (await import('./conversations/complaints-list.ts')).complaintsList,
  ),
})

export const matches = createRoute({
  getParentRoute: () => root,
  path: paths.adminMatches,
  ...listRoute(matchFilters, async () => (await import('./matching/matches-list.ts')).matchesList),
})

export const listings = createRoute({
  getParentRoute: () => root,
  path: paths.adminListings,
})

export const checks = createRoute({
  getParentRoute: () => root,
  path: paths.adminChecks,
  validateSearch: (search) => readListSearch(lookupTab, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { show, ...place } }) => {
    if (show === 'enumeration') {
      const { enumerationList } = await import('./lookup/enumeration-list.ts')
      return prefetchList(queryClient, enumerationList, place)
    }
    const { lookupsList } = await import('./lookup/lookups-list.ts')
    return prefetchList(queryClient, lookupsList, place)
  },
})

export const mails = createRoute({
  getParentRoute: () => root,
  path: paths.adminMail,
  ...listRoute(unfiltered, async () => (await import('./notifications/mails-list.ts')).mailsList),
})

export const payments = createRoute({
  getParentRoute: () => root,
  path: paths.adminPayments,
  ...listRoute(
    paymentFilters,
    async () => (await import('./payments/payments-list.ts')).paymentsList,
  ),
})

export const merchants = createRoute({
  getParentRoute: () => root,
  path: paths.adminMerchants,
  ...listRoute(
    merchantFilters,
    async () => (await import('./merchants/merchants-list.ts')).merchantsList,
  ),
})

export const users = createRoute({
  getParentRoute: () => root,
  path: paths.adminUsers,
  ...listRoute(userFilters, async () => (await import('./users/users-list.ts')).usersList),
})

export const newUser = createRoute({
  getParentRoute: () => root,
  path: paths.adminNewUser,
})

export const user = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId`,
  loader: async ({ context: { queryClient }, params: { userId } }) => {
    const { userActivityQuery, userQuery } = await import('./users/queries.ts')
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
    const { userQuery } = await import('./users/queries.ts')
    return prefetch(context.queryClient.query(userQuery(params.userId)))
  },
})

export const resetUser = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminUsers}/$userId/reset-password`,
  loader: async ({ context, params }) => {
    const { userQuery } = await import('./users/queries.ts')
    return prefetch(context.queryClient.query(userQuery(params.userId)))
  },
})

export const logs = createRoute({
  getParentRoute: () => root,
  path: paths.adminLogs,
  ...listRoute(logFilters, async () => (await import('./activity/logs-list.ts')).logsList),
})

export const security = createRoute({
  getParentRoute: () => root,
  path: paths.adminSecurity,
  loader: ({ context }) => prefetch(context.queryClient.query(twoFactorQuery)),
})
