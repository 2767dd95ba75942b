import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReportStatus } from '../../domain/reports.ts'
import { paths } from '../paths.ts'
import { fetchAhead } from '../shell/fetch-ahead.ts'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import type { AssetForm } from './asset-form.ts'
import { readChosen } from './chosen-assets.ts'
import { type FromCheck, readStatus } from './from-check.ts'
import { noticesQuery } from './notices/queries.ts'
import {
  assetPagesQuery,
  assetQuery,
  newestAssetsQuery,
  reportQuery,
  reportsQuery,
} from './queries.ts'
import { ReportSkeleton } from './ReportSkeleton.tsx'

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

const home = createRoute({
  getParentRoute: () => root,
  path: paths.dashboard,
  loader: ({ context }) => fetchAhead(context.queryClient.query(reportsQuery)),
  component: lazyRouteComponent(() => import('./Home.tsx'), 'Home'),
})

const reports = createRoute({
  getParentRoute: () => root,
  path: paths.reports,
  loader: ({ context }) => fetchAhead(context.queryClient.query(reportsQuery)),
  component: lazyRouteComponent(() => import('./ListMyReports.tsx'), 'ListMyReports'),
})

export const newReport = createRoute({
  getParentRoute: () => root,
  path: paths.newReport,
  /** `asset`: the one to report, from that asset's own screen; `status`: what it is reported as. */
  validateSearch: (search): { asset?: string; status?: ReportStatus } => ({
    ...(typeof search['asset'] === 'string' && { asset: search['asset'] }),
    ...readStatus(search['status']),
  }),
  loader: ({ context }) => fetchAhead(context.queryClient.query(newestAssetsQuery)),
  component: lazyRouteComponent(() => import('./CreateReport.tsx'), 'CreateReport'),
})

export const report = createRoute({
  getParentRoute: () => root,
  path: `${paths.reports}/$id`,
  /** `edit`: its form instead of its page; in the address, so that a new log-in leads back to it. */
  validateSearch: (search): { edit?: true } => (search['edit'] === true ? { edit: true } : {}),
  loader: ({ context: { queryClient }, params }) =>
    fetchAhead(queryClient.query(reportQuery(params.id, queryClient))),
  pendingComponent: ReportSkeleton,
  component: lazyRouteComponent(() => import('./GetReport.tsx'), 'GetReport'),
})

const assets = createRoute({
  getParentRoute: () => root,
  path: paths.assets,
  loader: ({ context }) => fetchAhead(context.queryClient.infiniteQuery(assetPagesQuery)),
  component: lazyRouteComponent(() => import('./ListAssets.tsx'), 'ListAssets'),
})

export const asset = createRoute({
  getParentRoute: () => assets,
  path: '$id',
  loader: ({ context: { queryClient }, params }) =>
    fetchAhead(queryClient.query(assetQuery(params.id, queryClient))),
  pendingComponent: AssetSkeleton,
  component: lazyRouteComponent(() => import('./GetAsset.tsx'), 'GetAsset'),
})

export const newAsset = createRoute({
  getParentRoute: () => root,
  path: paths.newAsset,
  validateSearch: (search): FromCheck => ({
    // A number of digits alone arrives as a number.
    ...(search['uid'] !== undefined && { uid: String(search['uid']) }),
    ...readStatus(search['status']),
  }),
  loaderDeps: ({ search }) => ({ uid: search.uid }),
  /** What the number of a check fills by itself; only who comes from one needs the code for it. */
  loader: async ({ deps: { uid } }): Promise<Partial<AssetForm>> =>
    uid === undefined ? {} : (await import('./fields-of-number.ts')).fieldsOfNumber(uid),
  component: lazyRouteComponent(() => import('./CreateAsset.tsx'), 'CreateAsset'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: paths.account,
  component: lazyRouteComponent(() => import('../account/Account.tsx'), 'Account'),
})

const merchants = createRoute({
  getParentRoute: () => root,
  path: paths.merchants,
  component: lazyRouteComponent(() => import('./merchants/ListMerchants.tsx'), 'ListMerchants'),
})

const editListing = createRoute({
  getParentRoute: () => root,
  path: paths.editListing,
  component: lazyRouteComponent(() => import('./merchants/EditListing.tsx'), 'EditListing'),
})

const verifyBatch = createRoute({
  getParentRoute: () => root,
  path: paths.verifyBatch,
  component: lazyRouteComponent(() => import('./batch/VerifyBatch.tsx'), 'VerifyBatch'),
})

const importAssets = createRoute({
  getParentRoute: () => root,
  path: paths.importAssets,
  component: lazyRouteComponent(() => import('./ImportAssets.tsx'), 'ImportAssets'),
})

export const assetLabels = createRoute({
  getParentRoute: () => root,
  path: paths.assetLabels,
  /** `ids`: whose labels, with a comma between. */
  validateSearch: (search): { ids: string } => ({ ids: readChosen(search['ids']).join(',') }),
  component: lazyRouteComponent(() => import('./AssetLabels.tsx'), 'AssetLabels'),
})

const matches = createRoute({
  getParentRoute: () => root,
  path: paths.matches,
  // With their screen, like the screen: the first load has no use for them.
  loader: async ({ context }) => {
    const { matchesQuery } = await import('./matches/queries.ts')
    return fetchAhead(context.queryClient.query(matchesQuery))
  },
  component: lazyRouteComponent(() => import('./matches/ListMatches.tsx'), 'ListMatches'),
})

const transfers = createRoute({
  getParentRoute: () => root,
  path: paths.transfers,
  loader: async ({ context }) => {
    const { transfersQuery } = await import('./transfers/queries.ts')
    return fetchAhead(context.queryClient.query(transfersQuery))
  },
  component: lazyRouteComponent(() => import('./transfers/ListTransfers.tsx'), 'ListTransfers'),
})

export const match = createRoute({
  getParentRoute: () => root,
  path: `${paths.matches}/$id`,
  loader: async ({ context: { queryClient }, params }) => {
    const { matchQuery } = await import('./matches/queries.ts')
    return fetchAhead(queryClient.query(matchQuery(params.id)))
  },
  component: lazyRouteComponent(() => import('./matches/GetMatch.tsx'), 'GetMatch'),
})

export const notices = createRoute({
  getParentRoute: () => root,
  path: paths.notices,
  /** `page`: from 1; left out on the first. */
  validateSearch: (search): { page?: number } => {
    const page = Number(search['page'])
    return Number.isInteger(page) && page > 1 ? { page } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { page = 1 } }) =>
    fetchAhead(context.queryClient.query(noticesQuery(page))),
  component: lazyRouteComponent(() => import('./notices/ListNotices.tsx'), 'ListNotices'),
})

const noticePreferences = createRoute({
  getParentRoute: () => root,
  path: paths.noticePreferences,
  loader: async ({ context }) => {
    const { preferencesQuery } = await import('./notices/preferences-query.ts')
    return fetchAhead(context.queryClient.query(preferencesQuery))
  },
  component: lazyRouteComponent(() => import('./notices/ChooseNotices.tsx'), 'ChooseNotices'),
})

export const routeTree = root.addChildren([
  home,
  reports,
  newReport,
  report,
  assets.addChildren([asset]),
  newAsset,
  account,
  merchants,
  editListing,
  verifyBatch,
  importAssets,
  assetLabels,
  matches,
  transfers,
  match,
  notices,
  noticePreferences,
])
