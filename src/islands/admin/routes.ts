import { twoFactorQuery } from '../auth/queries.ts'
import { storedLastScreen } from '../auth/stored-session.ts'
import { paths } from '../paths.ts'
import { prefetch, prefetched } from '../shell/prefetch.ts'
import { createRoute } from '../shell/routing/route.ts'
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

interface UserParams {
  userId: string
}

export const home = createRoute({
  path: paths.admin,
  load: (client) => {
    const loaded = prefetch(client.query(statsQuery))
    // The screen shows what it showed last.
    return storedLastScreen() === null ? loaded : undefined
  },
})

export const items = createRoute({
  path: paths.adminItems,
  ...listRoute(reportFilters, async () => (await lists()).reportsList),
})

export const item = createRoute({
  path: `${paths.adminItems}/:id`,
  load: prefetched(async (client, { id }) => client.query((await lists()).adminReportQuery(id))),
})

export const assets = createRoute({
  path: paths.adminAssets,
  ...listRoute(assetFilters, async () => (await lists()).assetsList),
})

export const asset = createRoute({
  path: `${paths.adminAssets}/:id`,
  load: prefetched(async (client, { id }) => client.query((await lists()).adminAssetQuery(id))),
})

export const disputes = createRoute({
  path: paths.adminDisputes,
  ...listRoute(disputeFilters, async () => (await lists()).disputesList),
})

export const dispute = createRoute({
  path: `${paths.adminDisputes}/:id`,
  load: prefetched(async (client, { id }) => client.query((await lists()).disputeQuery(id))),
})

export const complaints = createRoute({
  path: paths.adminComplaints,
  ...listRoute(complaintFilters, async () => (await lists()).complaintsList),
})

export const matches = createRoute({
  path: paths.adminMatches,
  ...listRoute(matchFilters, async () => (await lists()).matchesList),
})

export const listings = createRoute({ path: paths.adminListings })

export const checks = createRoute({
  path: paths.adminChecks,
  readSearch: (search) => readListSearch(lookupTab, search),
  load: async (client, { search: { show, ...place } }) => {
    if (show === 'enumeration') {
      const { enumerationList } = await lists()
      return prefetchList(client, enumerationList, place)
    }
    const { lookupsList } = await lists()
    return prefetchList(client, lookupsList, place)
  },
})

export const mails = createRoute({
  path: paths.adminMail,
  ...listRoute(unfiltered, async () => (await lists()).mailsList),
})

export const payments = createRoute({
  path: paths.adminPayments,
  ...listRoute(paymentFilters, async () => (await lists()).paymentsList),
})

export const merchants = createRoute({
  path: paths.adminMerchants,
  ...listRoute(merchantFilters, async () => (await lists()).merchantsList),
})

export const merchant = createRoute({
  path: `${paths.adminMerchants}/:id`,
  load: prefetched(async (client, { id }) => client.query((await lists()).merchantQuery(id))),
})

export const users = createRoute({
  path: paths.adminUsers,
  ...listRoute(userFilters, async () => (await lists()).usersList),
})

export const newUser = createRoute({ path: paths.adminNewUser })

export const user = createRoute({
  path: `${paths.adminUsers}/:userId`,
  load: prefetched(async (client, { userId }: UserParams) => {
    const { userActivityQuery, userQuery } = await lists()
    return Promise.all([client.query(userQuery(userId)), client.query(userActivityQuery(userId))])
  }),
})

export const editUser = createRoute({
  path: `${paths.adminUsers}/:userId/edit`,
  load: prefetched(async (client, { userId }: UserParams) =>
    client.query((await lists()).userQuery(userId)),
  ),
})

export const resetUser = createRoute({
  path: `${paths.adminUsers}/:userId/reset-password`,
  load: prefetched(async (client, { userId }: UserParams) =>
    client.query((await lists()).userQuery(userId)),
  ),
})

export const logs = createRoute({
  path: paths.adminLogs,
  ...listRoute(logFilters, async () => (await lists()).logsList),
})

export const security = createRoute({
  path: paths.adminSecurity,
  load: prefetched((client) => client.query(twoFactorQuery)),
})
