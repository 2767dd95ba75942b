import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { assetQuery, assetsQuery, reportQuery, reportsQuery } from './queries.ts'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

// A loader fetches ahead, on a hover too, and never throws: the screen itself says what went wrong.

const home = createRoute({
  getParentRoute: () => root,
  path: paths.dashboard,
  loader: ({ context }) => context.queryClient.prefetchQuery(reportsQuery),
  component: lazyRouteComponent(() => import('./Home.tsx'), 'Home'),
})

const reports = createRoute({
  getParentRoute: () => root,
  path: paths.reports,
  loader: ({ context }) => context.queryClient.prefetchQuery(reportsQuery),
  component: lazyRouteComponent(() => import('./ListMyReports.tsx'), 'ListMyReports'),
})

export const newReport = createRoute({
  getParentRoute: () => root,
  path: paths.newReport,
  /** `asset`: the one to report, from that asset's own screen. */
  validateSearch: (search): { asset?: string } =>
    typeof search['asset'] === 'string' ? { asset: search['asset'] } : {},
  loader: ({ context }) => context.queryClient.prefetchQuery(assetsQuery),
  component: lazyRouteComponent(() => import('./CreateReport.tsx'), 'CreateReport'),
})

export const report = createRoute({
  getParentRoute: () => root,
  path: `${paths.reports}/$id`,
  loader: ({ context: { queryClient }, params }) =>
    queryClient.prefetchQuery(reportQuery(params.id, queryClient)),
  component: lazyRouteComponent(() => import('./GetReport.tsx'), 'GetReport'),
})

const assets = createRoute({
  getParentRoute: () => root,
  path: paths.assets,
  loader: ({ context }) => context.queryClient.prefetchQuery(assetsQuery),
  component: lazyRouteComponent(() => import('./ListAssets.tsx'), 'ListAssets'),
})

export const asset = createRoute({
  getParentRoute: () => assets,
  path: '$id',
  loader: ({ context: { queryClient }, params }) =>
    queryClient.prefetchQuery(assetQuery(params.id, queryClient)),
  component: lazyRouteComponent(() => import('./GetAsset.tsx'), 'GetAsset'),
})

const newAsset = createRoute({
  getParentRoute: () => root,
  path: paths.newAsset,
  component: lazyRouteComponent(() => import('./CreateAsset.tsx'), 'CreateAsset'),
})

export const routeTree = root.addChildren([
  home,
  reports,
  newReport,
  report,
  assets.addChildren([asset]),
  newAsset,
])
