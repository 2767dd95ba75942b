import { createRoute } from '@tanstack/react-router'
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

// What a screen asks the server comes with the screen: the first load has no use for it.

export const home = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  loader: ({ context }) => prefetch(context.queryClient.query(statsQuery)),
})

export const items = createRoute({
  getParentRoute: () => root,
  path: paths.adminItems,
  validateSearch: (search) => readListSearch(reportFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { reportsList } = await import('./reports/reports-list.ts')
    return prefetchList(context.queryClient, reportsList, deps)
  },
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
  validateSearch: (search) => readListSearch(assetFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { assetsList } = await import('./assets/assets-list.ts')
    return prefetchList(context.queryClient, assetsList, deps)
  },
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
  validateSearch: (search) => readListSearch(disputeFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { disputesList } = await import('./disputes/disputes-list.ts')
    return prefetchList(context.queryClient, disputesList, deps)
  },
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
  validateSearch: (search) => readListSearch(complaintFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { complaintsList } = await import('./conversations/complaints-list.ts')
    return prefetchList(context.queryClient, complaintsList, deps)
  },
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
})

export const checks = createRoute({
  getParentRoute: () => root,
  path: paths.adminChecks,
  validateSearch: (search) => readListSearch(lookupTab, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { show, ...place } }) => {
    if (show === 'sweeps') {
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
  validateSearch: (search) => readListSearch(unfiltered, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { mailsList } = await import('./notifications/mails-list.ts')
    return prefetchList(context.queryClient, mailsList, deps)
  },
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
})
