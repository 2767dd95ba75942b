import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { prefetch } from '../shell/prefetch.ts'
import { assetFilters } from './assets/asset-filters.ts'
import { complaintFilters } from './conversations/complaint-filters.ts'
import { disputeFilters } from './disputes/dispute-filters.ts'
import { lookupTab } from './lookup/tabs.ts'
import { matchFilters } from './matching/match-filters.ts'
import { merchantFilters } from './merchants/merchant-filters.ts'
import { statsQuery } from './overview/queries.ts'
import { reportFilters } from './reports/report-filters.ts'
import { root } from './root.ts'
import { prefetchList, readListSearch, unfiltered } from './table/list.ts'
import { userRoutes } from './users/routes.ts'

// What a screen asks the server comes with the screen: the first load has no use for it.

const home = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  loader: ({ context }) => prefetch(context.queryClient.query(statsQuery)),
  component: lazyRouteComponent(() => import('./overview/AdminHome.tsx'), 'AdminHome'),
})

export const items = createRoute({
  getParentRoute: () => root,
  path: paths.adminItems,
  validateSearch: (search) => readListSearch(reportFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { reportsList: itemsList } = await import('./reports/reports-list.ts')
    return prefetchList(context.queryClient, itemsList, deps)
  },
  component: lazyRouteComponent(() => import('./reports/ListReports.tsx'), 'ListReports'),
})

export const item = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminItems}/$id`,
  loader: async ({ context, params }) => {
    const { adminReportQuery: itemQuery } = await import('./reports/queries.ts')
    return prefetch(context.queryClient.query(itemQuery(params.id)))
  },
  component: lazyRouteComponent(() => import('./reports/GetReport.tsx'), 'GetReport'),
})

export const assets = createRoute({
  getParentRoute: () => root,
  path: paths.adminAssets,
  validateSearch: (search) => readListSearch(assetFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { assetsList } = await import('./assets/assets-list.ts')
    return prefetchList(context.queryClient, assetsList, deps)
  },
  component: lazyRouteComponent(() => import('./assets/ListAssets.tsx'), 'ListAssets'),
})

export const asset = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminAssets}/$id`,
  loader: async ({ context, params }) => {
    const { adminAssetQuery: anyAssetQuery } = await import('./assets/queries.ts')
    return prefetch(context.queryClient.query(anyAssetQuery(params.id)))
  },
  component: lazyRouteComponent(() => import('./assets/GetAsset.tsx'), 'GetAsset'),
})

export const disputes = createRoute({
  getParentRoute: () => root,
  path: paths.adminDisputes,
  validateSearch: (search) => readListSearch(disputeFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { disputesList } = await import('./disputes/disputes-list.ts')
    return prefetchList(context.queryClient, disputesList, deps)
  },
  component: lazyRouteComponent(() => import('./disputes/ListDisputes.tsx'), 'ListDisputes'),
})

export const dispute = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminDisputes}/$id`,
  loader: async ({ context, params }) => {
    const { disputeQuery } = await import('./disputes/queries.ts')
    return prefetch(context.queryClient.query(disputeQuery(params.id)))
  },
  component: lazyRouteComponent(() => import('./disputes/GetDispute.tsx'), 'GetDispute'),
})

export const complaints = createRoute({
  getParentRoute: () => root,
  path: paths.adminComplaints,
  validateSearch: (search) => readListSearch(complaintFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { complaintsList } = await import('./conversations/complaints-list.ts')
    return prefetchList(context.queryClient, complaintsList, deps)
  },
  component: lazyRouteComponent(
    () => import('./conversations/ListComplaints.tsx'),
    'ListComplaints',
  ),
})

export const matches = createRoute({
  getParentRoute: () => root,
  path: paths.adminMatches,
  validateSearch: (search) => readListSearch(matchFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { matchesList } = await import('./matching/matches-list.ts')
    return prefetchList(context.queryClient, matchesList, deps)
  },
  component: lazyRouteComponent(() => import('./matching/ListMatches.tsx'), 'ListMatches'),
})

export const checks = createRoute({
  getParentRoute: () => root,
  path: paths.adminChecks,
  validateSearch: (search) => readListSearch(lookupTab, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { show, ...place } }) => {
    if (show === 'sweeps') {
      const { enumerationList: sweepsList } = await import('./lookup/enumeration-list.ts')
      return prefetchList(queryClient, sweepsList, place)
    }
    const { lookupsList: checksList } = await import('./lookup/lookups-list.ts')
    return prefetchList(queryClient, checksList, place)
  },
  component: lazyRouteComponent(() => import('./lookup/ListLookups.tsx'), 'ListLookups'),
})

export const mails = createRoute({
  getParentRoute: () => root,
  path: paths.adminMail,
  validateSearch: (search) => readListSearch(unfiltered, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { mailsList } = await import('./notifications/mails-list.ts')
    return prefetchList(context.queryClient, mailsList, deps)
  },
  component: lazyRouteComponent(
    () => import('./notifications/ListFailedMails.tsx'),
    'ListFailedMails',
  ),
})

export const merchants = createRoute({
  getParentRoute: () => root,
  path: paths.adminMerchants,
  validateSearch: (search) => readListSearch(merchantFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { merchantsList } = await import('./merchants/merchants-list.ts')
    return prefetchList(context.queryClient, merchantsList, deps)
  },
  component: lazyRouteComponent(
    () => import('./merchants/ListApplications.tsx'),
    'ListApplications',
  ),
})

export const routeTree = root.addChildren([
  home,
  items,
  item,
  assets,
  asset,
  disputes,
  dispute,
  complaints,
  matches,
  checks,
  mails,
  merchants,
  ...userRoutes,
])
