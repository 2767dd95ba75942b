import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { fetchAhead } from '../shell/fetch-ahead.ts'
import { assetsList } from './assets/assets-list.ts'
import { anyAssetQuery } from './assets/queries.ts'
import { checksList } from './checks/checks-list.ts'
import { complaintsList } from './complaints/complaints-list.ts'
import { disputesList } from './disputes/disputes-list.ts'
import { disputeQuery } from './disputes/queries.ts'
import { statsQuery } from './home/queries.ts'
import { itemsList } from './items/items-list.ts'
import { itemQuery } from './items/queries.ts'
import { mailsList } from './mail/mails-list.ts'
import { matchesList } from './matches/matches-list.ts'
import { merchantsList } from './merchants/merchants-list.ts'
import { peopleRoutes } from './people/routes.ts'
import { root } from './root.ts'
import { fetchListAhead, readListSearch } from './table/list.ts'

const home = createRoute({
  getParentRoute: () => root,
  path: paths.admin,
  loader: ({ context }) => fetchAhead(context.queryClient.query(statsQuery)),
  component: lazyRouteComponent(() => import('./home/AdminHome.tsx'), 'AdminHome'),
})

export const items = createRoute({
  getParentRoute: () => root,
  path: paths.adminItems,
  validateSearch: (search) => readListSearch(itemsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, itemsList, deps),
  component: lazyRouteComponent(() => import('./items/ListItems.tsx'), 'ListItems'),
})

export const item = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminItems}/$id`,
  loader: ({ context, params }) => fetchAhead(context.queryClient.query(itemQuery(params.id))),
  component: lazyRouteComponent(() => import('./items/GetItem.tsx'), 'GetItem'),
})

export const assets = createRoute({
  getParentRoute: () => root,
  path: paths.adminAssets,
  validateSearch: (search) => readListSearch(assetsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, assetsList, deps),
  component: lazyRouteComponent(() => import('./assets/ListAllAssets.tsx'), 'ListAllAssets'),
})

export const asset = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminAssets}/$id`,
  loader: ({ context, params }) => fetchAhead(context.queryClient.query(anyAssetQuery(params.id))),
  component: lazyRouteComponent(() => import('./assets/GetAnyAsset.tsx'), 'GetAnyAsset'),
})

export const disputes = createRoute({
  getParentRoute: () => root,
  path: paths.adminDisputes,
  validateSearch: (search) => readListSearch(disputesList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, disputesList, deps),
  component: lazyRouteComponent(() => import('./disputes/ListDisputes.tsx'), 'ListDisputes'),
})

export const dispute = createRoute({
  getParentRoute: () => root,
  path: `${paths.adminDisputes}/$id`,
  loader: ({ context, params }) => fetchAhead(context.queryClient.query(disputeQuery(params.id))),
  component: lazyRouteComponent(() => import('./disputes/GetDispute.tsx'), 'GetDispute'),
})

export const complaints = createRoute({
  getParentRoute: () => root,
  path: paths.adminComplaints,
  validateSearch: (search) => readListSearch(complaintsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, complaintsList, deps),
  component: lazyRouteComponent(() => import('./complaints/ListComplaints.tsx'), 'ListComplaints'),
})

export const matches = createRoute({
  getParentRoute: () => root,
  path: paths.adminMatches,
  validateSearch: (search) => readListSearch(matchesList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, matchesList, deps),
  component: lazyRouteComponent(() => import('./matches/ListAllMatches.tsx'), 'ListAllMatches'),
})

export const checks = createRoute({
  getParentRoute: () => root,
  path: paths.adminChecks,
  validateSearch: (search) => readListSearch(checksList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, checksList, deps),
  component: lazyRouteComponent(() => import('./checks/ListChecks.tsx'), 'ListChecks'),
})

export const mails = createRoute({
  getParentRoute: () => root,
  path: paths.adminMail,
  validateSearch: (search) => readListSearch(mailsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, mailsList, deps),
  component: lazyRouteComponent(() => import('./mail/ListFailedMails.tsx'), 'ListFailedMails'),
})

export const merchants = createRoute({
  getParentRoute: () => root,
  path: paths.adminMerchants,
  validateSearch: (search) => readListSearch(merchantsList, search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => fetchListAhead(context.queryClient, merchantsList, deps),
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
