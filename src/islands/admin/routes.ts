import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { twoFactorQuery } from '../auth/queries.ts'
import { paths } from '../paths.ts'
import { prefetched } from '../shell/prefetch.ts'
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
import { listRoute, prefetchList, readListSearch, unfiltered } from './table/list.ts'
import { userFilters } from './users/user-filters.ts'

// Lists and queries are imported on demand, so that the first load stays small.

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

interface UserParams {
  userId: string
}

/** The place of a route below the root. */
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

export const home = createRoute({
  ...at(paths.admin),
  ...prefetched((client) => client.query(statsQuery)),
})

export const items = createRoute({
  ...at(paths.adminItems),
  ...listRoute(reportFilters, async () => (await import('./reports/reports-list.ts')).reportsList),
})

export const item = createRoute({
  ...at(`${paths.adminItems}/$id`),
  ...prefetched(async (client, { id }) =>
    client.query((await import('./reports/reports-list.ts')).adminReportQuery(id)),
  ),
})

export const assets = createRoute({
  ...at(paths.adminAssets),
  ...listRoute(assetFilters, async () => (await import('./assets/assets-list.ts')).assetsList),
})

export const asset = createRoute({
  ...at(`${paths.adminAssets}/$id`),
  ...prefetched(async (client, { id }) =>
    client.query((await import('./assets/assets-list.ts')).adminAssetQuery(id)),
  ),
})

export const disputes = createRoute({
  ...at(paths.adminDisputes),
  ...listRoute(
    disputeFilters,
    async () => (await import('./disputes/disputes-list.ts')).disputesList,
  ),
})

export const dispute = createRoute({
  ...at(`${paths.adminDisputes}/$id`),
  ...prefetched(async (client, { id }) =>
    client.query((await import('./disputes/disputes-list.ts')).disputeQuery(id)),
  ),
})

export const complaints = createRoute({
  ...at(paths.adminComplaints),
  ...listRoute(
    complaintFilters,
    async () => (await import('./conversations/complaints-list.ts')).complaintsList,
  ),
})

export const matches = createRoute({
  ...at(paths.adminMatches),
  ...listRoute(matchFilters, async () => (await import('./matching/matches-list.ts')).matchesList),
})

export const listings = createRoute(at(paths.adminListings))

export const checks = createRoute({
  ...at(paths.adminChecks),
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
  ...at(paths.adminMail),
  ...listRoute(unfiltered, async () => (await import('./notifications/mails-list.ts')).mailsList),
})

export const payments = createRoute({
  ...at(paths.adminPayments),
  ...listRoute(
    paymentFilters,
    async () => (await import('./payments/payments-list.ts')).paymentsList,
  ),
})

export const merchants = createRoute({
  ...at(paths.adminMerchants),
  ...listRoute(
    merchantFilters,
    async () => (await import('./merchants/merchants-list.ts')).merchantsList,
  ),
})

export const users = createRoute({
  ...at(paths.adminUsers),
  ...listRoute(userFilters, async () => (await import('./users/users-list.ts')).usersList),
})

export const newUser = createRoute(at(paths.adminNewUser))

export const user = createRoute({
  ...at(`${paths.adminUsers}/$userId`),
  ...prefetched(async (client, { userId }: UserParams) => {
    const { userActivityQuery, userQuery } = await import('./users/users-list.ts')
    return Promise.all([client.query(userQuery(userId)), client.query(userActivityQuery(userId))])
  }),
})

export const editUser = createRoute({
  ...at(`${paths.adminUsers}/$userId/edit`),
  ...prefetched(async (client, { userId }: UserParams) =>
    client.query((await import('./users/users-list.ts')).userQuery(userId)),
  ),
})

export const resetUser = createRoute({
  ...at(`${paths.adminUsers}/$userId/reset-password`),
  ...prefetched(async (client, { userId }: UserParams) =>
    client.query((await import('./users/users-list.ts')).userQuery(userId)),
  ),
})

export const logs = createRoute({
  ...at(paths.adminLogs),
  ...listRoute(logFilters, async () => (await import('./activity/logs-list.ts')).logsList),
})

export const security = createRoute({
  ...at(paths.adminSecurity),
  ...prefetched((client) => client.query(twoFactorQuery)),
})
