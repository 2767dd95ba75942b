import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { fetchAhead } from '../shell/fetch-ahead.ts'
import { assetFilters } from './assets/asset-filters.ts'
import { checkPart } from './checks/check-parts.ts'
import { complaintFilters } from './complaints/complaint-filters.ts'
import { disputeFilters } from './disputes/dispute-filters.ts'
import { statsQuery } from './home/queries.ts'
import { itemFilters } from './items/item-filters.ts'
import { matchFilters } from './matches/match-filters.ts'
import { merchantFilters } from './merchants/merchant-filters.ts'
import { peopleRoutes } from './people/routes.ts'
import { root } from './root.ts'
import { fetchListAhead, readListSearch, unfiltered } from './table/list.ts'

// What a screen asks the server comes with the screen: the first load has no use for it.

const home = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  loader: ({ context }) => fetchAhead(context.queryClient.query(statsQuery)),
  component: lazyRouteComponent(() => import('./home/AdminHome.tsx'), 'AdminHome'),
})

export const items = createRoute({
  getParentRoute: () => root,
  path: paths.adminItems,
  validateSearch: (search) => readListSearch(itemFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { itemsList } = await import('./items/items-list.ts')
    return fetchListAhead(context.queryClient, itemsList, deps)
  },
  component: lazyRouteComponent(() => import('./items/ListItems.tsx'), 'ListItems'),
})

export const item = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminItems}/$id`,
  loader: async ({ context, params }) => {
    const { itemQuery } = await import('./items/queries.ts')
    return fetchAhead(context.queryClient.query(itemQuery(params.id)))
  },
  component: lazyRouteComponent(() => import('./items/GetItem.tsx'), 'GetItem'),
})

export const assets = createRoute({
  getParentRoute: () => root,
  path: paths.adminAssets,
  validateSearch: (search) => readListSearch(assetFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { assetsList } = await import('./assets/assets-list.ts')
    return fetchListAhead(context.queryClient, assetsList, deps)
  },
  component: lazyRouteComponent(() => import('./assets/ListAllAssets.tsx'), 'ListAllAssets'),
})

export const asset = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminAssets}/$id`,
  loader: async ({ context, params }) => {
    const { anyAssetQuery } = await import('./assets/queries.ts')
    return fetchAhead(context.queryClient.query(anyAssetQuery(params.id)))
  },
  component: lazyRouteComponent(() => import('./assets/GetAnyAsset.tsx'), 'GetAnyAsset'),
})

export const disputes = createRoute({
  getParentRoute: () => root,
  path: paths.adminDisputes,
  validateSearch: (search) => readListSearch(disputeFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { disputesList } = await import('./disputes/disputes-list.ts')
    return fetchListAhead(context.queryClient, disputesList, deps)
  },
  component: lazyRouteComponent(() => import('./disputes/ListDisputes.tsx'), 'ListDisputes'),
})

export const dispute = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminDisputes}/$id`,
  loader: async ({ context, params }) => {
    const { disputeQuery } = await import('./disputes/queries.ts')
    return fetchAhead(context.queryClient.query(disputeQuery(params.id)))
  },
  component: lazyRouteComponent(() => import('./disputes/GetDispute.tsx'), 'GetDispute'),
})

export const complaints = createRoute({
  getParentRoute: () => root,
  path: paths.adminComplaints,
  validateSearch: (search) => readListSearch(complaintFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { complaintsList } = await import('./complaints/complaints-list.ts')
    return fetchListAhead(context.queryClient, complaintsList, deps)
  },
  component: lazyRouteComponent(() => import('./complaints/ListComplaints.tsx'), 'ListComplaints'),
})

export const matches = createRoute({
  getParentRoute: () => root,
  path: paths.adminMatches,
  validateSearch: (search) => readListSearch(matchFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { matchesList } = await import('./matches/matches-list.ts')
    return fetchListAhead(context.queryClient, matchesList, deps)
  },
  component: lazyRouteComponent(() => import('./matches/ListAllMatches.tsx'), 'ListAllMatches'),
})

export const checks = createRoute({
  getParentRoute: () => root,
  path: paths.adminChecks,
  validateSearch: (search) => readListSearch(checkPart, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { show, ...place } }) => {
    if (show === 'sweeps') {
      const { sweepsList } = await import('./checks/sweeps-list.ts')
      return fetchListAhead(queryClient, sweepsList, place)
    }
    const { checksList } = await import('./checks/checks-list.ts')
    return fetchListAhead(queryClient, checksList, place)
  },
  component: lazyRouteComponent(() => import('./checks/ListChecks.tsx'), 'ListChecks'),
})

export const mails = createRoute({
  getParentRoute: () => root,
  path: paths.adminMail,
  validateSearch: (search) => readListSearch(unfiltered, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { mailsList } = await import('./mail/mails-list.ts')
    return fetchListAhead(context.queryClient, mailsList, deps)
  },
  component: lazyRouteComponent(() => import('./mail/ListFailedMails.tsx'), 'ListFailedMails'),
})

export const merchants = createRoute({
  getParentRoute: () => root,
  path: paths.adminMerchants,
  validateSearch: (search) => readListSearch(merchantFilters, search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { merchantsList } = await import('./merchants/merchants-list.ts')
    return fetchListAhead(context.queryClient, merchantsList, deps)
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
  ...peopleRoutes,
])
