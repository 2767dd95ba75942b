import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { twoFactorQuery } from '../auth/queries.ts'
import { storedLastScreen } from '../auth/stored-session.ts'
import { paths } from '../paths.ts'
import { prefetch, prefetched } from '../shell/prefetch.ts'
import {
  assetFilters,
  complaintFilters,
  disputeFilters,
  logFilters,
  lookupTab,
  matchFilters,
  merchantFilters,
  paymentFilters,
  reportFilters,
  userFilters,
} from './list-filters.ts'
import { statsQuery } from './queries.ts'
import { listRoute, prefetchList, readListSearch, unfiltered } from './table/list.ts'

// Loaded on demand, so that the first load stays small.
const lists = () => import('./lists.ts')

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

interface UserParams {
  userId: string
}

/** The place of a route below the root. */
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

export const home = createRoute({
  ...at(paths.admin),
  loader: ({ context: { queryClient } }) => {
    const loaded = prefetch(queryClient.query(statsQuery))
    // The screen shows what it showed last.
    return storedLastScreen() === null ? loaded : undefined
  },
})

export const items = createRoute({
  ...at(paths.adminItems),
  ...listRoute(reportFilters, async () => (await lists()).reportsList),
})

export const item = createRoute({
  ...at(`${paths.adminItems}/$id`),
  ...prefetched(async (client, { id }) => client.query((await lists()).adminReportQuery(id))),
})

export const assets = createRoute({
  ...at(paths.adminAssets),
  ...listRoute(assetFilters, async () => (await lists()).assetsList),
})

export const asset = createRoute({
  ...at(`${paths.adminAssets}/$id`),
  ...prefetched(async (client, { id }) => client.query((await lists()).adminAssetQuery(id))),
})

export const disputes = createRoute({
  ...at(paths.adminDisputes),
  ...listRoute(disputeFilters, async () => (await lists()).disputesList),
})

export const dispute = createRoute({
  ...at(`${paths.adminDisputes}/$id`),
  ...prefetched(async (client, { id }) => client.query((await lists()).disputeQuery(id))),
})

export const complaints = createRoute({
  ...at(paths.adminComplaints),
  ...listRoute(complaintFilters, async () => (await lists()).complaintsList),
})

export const matches = createRoute({
  ...at(paths.adminMatches),
  ...listRoute(matchFilters, async () => (await lists()).matchesList),
})

export const listings = createRoute(at(paths.adminListings))

export const checks = createRoute({
  ...at(paths.adminChecks),
  validateSearch: (search) => readListSearch(lookupTab, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { show, ...place } }) => {
    if (show === 'enumeration') {
      const { enumerationList } = await lists()
      return prefetchList(queryClient, enumerationList, place)
    }
    const { lookupsList } = await lists()
    return prefetchList(queryClient, lookupsList, place)
  },
})

export const mails = createRoute({
  ...at(paths.adminMail),
  ...listRoute(unfiltered, async () => (await lists()).mailsList),
})

export const payments = createRoute({
  ...at(paths.adminPayments),
  ...listRoute(paymentFilters, async () => (await lists()).paymentsList),
})

export const merchants = createRoute({
  ...at(paths.adminMerchants),
  ...listRoute(merchantFilters, async () => (await lists()).merchantsList),
})

export const users = createRoute({
  ...at(paths.adminUsers),
  ...listRoute(userFilters, async () => (await lists()).usersList),
})

export const newUser = createRoute(at(paths.adminNewUser))

export const user = createRoute({
  ...at(`${paths.adminUsers}/$userId`),
  ...prefetched(async (client, { userId }: UserParams) => {
    const { userActivityQuery, userQuery } = await lists()
    return Promise.all([client.query(userQuery(userId)), client.query(userActivityQuery(userId))])
  }),
})

export const editUser = createRoute({
  ...at(`${paths.adminUsers}/$userId/edit`),
  ...prefetched(async (client, { userId }: UserParams) =>
    client.query((await lists()).userQuery(userId)),
  ),
})

export const resetUser = createRoute({
  ...at(`${paths.adminUsers}/$userId/reset-password`),
  ...prefetched(async (client, { userId }: UserParams) =>
    client.query((await lists()).userQuery(userId)),
  ),
})

export const logs = createRoute({
  ...at(paths.adminLogs),
  ...listRoute(logFilters, async () => (await lists()).logsList),
})

export const security = createRoute({
  ...at(paths.adminSecurity),
  ...prefetched((client) => client.query(twoFactorQuery)),
})
