import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ReportStatus } from '../../domain/reports/reports.ts'
import { paths } from '../paths.ts'
import { prefetch } from '../shell/prefetch.ts'
import { AssetSkeleton } from './assets/AssetSkeleton.tsx'
import type { AssetForm } from './assets/form/asset-form.ts'
import { readSelection } from './assets/selection.ts'
import { notificationsQuery } from './notifications/queries.ts'
import { type PrefillParams, readStatus } from './prefill-params.ts'
import {
  assetPagesQuery,
  assetQuery,
  newestAssetsQuery,
  reportQuery,
  reportsQuery,
} from './queries.ts'
import { ReportSkeleton } from './reports/ReportSkeleton.tsx'

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

/** A screen that fetches nothing beforehand. */
const screenAt = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path })

export const home = createRoute({
  getParentRoute: () => root,
  path: paths.dashboard,
  loader: ({ context }) => prefetch(context.queryClient.query(reportsQuery)),
})

export const reports = createRoute({
  getParentRoute: () => root,
  path: paths.reports,
  loader: ({ context }) => prefetch(context.queryClient.query(reportsQuery)),
})

export const newReport = createRoute({
  getParentRoute: () => root,
  path: paths.newReport,
  /** `asset`: the one to report, from that asset's own screen; `status`: what it is reported as. */
  validateSearch: (search): { asset?: string; status?: ReportStatus } => ({
    ...(typeof search['asset'] === 'string' && { asset: search['asset'] }),
    ...readStatus(search['status']),
  }),
  loader: ({ context }) => prefetch(context.queryClient.query(newestAssetsQuery)),
})

export const report = createRoute({
  getParentRoute: () => root,
  path: `${paths.reports}/$id`,
  /** `edit`: its form instead of its page; in the address, so that a new log-in leads back to it. */
  validateSearch: (search): { edit?: true } => (search['edit'] === true ? { edit: true } : {}),
  loader: ({ context: { queryClient }, params }) =>
    prefetch(queryClient.query(reportQuery(params.id, queryClient))),
  pendingComponent: ReportSkeleton,
})

export const assets = createRoute({
  getParentRoute: () => root,
  path: paths.assets,
  loader: ({ context }) => prefetch(context.queryClient.infiniteQuery(assetPagesQuery)),
})

export const asset = createRoute({
  getParentRoute: () => assets,
  path: '$id',
  loader: ({ context: { queryClient }, params }) =>
    prefetch(queryClient.query(assetQuery(params.id, queryClient))),
  pendingComponent: AssetSkeleton,
})

export const newAsset = createRoute({
  getParentRoute: () => root,
  path: paths.newAsset,
  validateSearch: (search): PrefillParams => ({
    // A number of digits alone arrives as a number.
    ...(search['uid'] !== undefined && { uid: String(search['uid']) }),
    ...readStatus(search['status']),
  }),
  loaderDeps: ({ search }) => ({ uid: search.uid }),
  /** What the number of a check fills by itself; only who comes from one needs the code for it. */
  loader: async ({ deps: { uid } }): Promise<Partial<AssetForm>> =>
    uid === undefined
      ? {}
      : (await import('./assets/form/prefill-from-identifier.ts')).prefillFromIdentifier(uid),
})

export const account = screenAt(paths.account)

export const merchants = screenAt(paths.merchants)

export const editListing = screenAt(paths.editListing)

export const verifyBatch = screenAt(paths.verifyBatch)

export const importAssets = screenAt(paths.importAssets)

export const assetLabels = createRoute({
  getParentRoute: () => root,
  path: paths.assetLabels,
  /** `ids`: whose labels, with a comma between. */
  validateSearch: (search): { ids: string } => ({ ids: readSelection(search['ids']).join(',') }),
})

export const matches = createRoute({
  getParentRoute: () => root,
  path: paths.matches,
  // With their screen, like the screen: the first load has no use for them.
  loader: async ({ context }) => {
    const { matchesQuery } = await import('./matching/queries.ts')
    return prefetch(context.queryClient.query(matchesQuery))
  },
})

export const transfers = createRoute({
  getParentRoute: () => root,
  path: paths.transfers,
  loader: async ({ context }) => {
    const { transfersQuery } = await import('./transfers/queries.ts')
    return prefetch(context.queryClient.query(transfersQuery))
  },
})

export const match = createRoute({
  getParentRoute: () => root,
  path: `${paths.matches}/$id`,
  loader: async ({ context: { queryClient }, params }) => {
    const { matchQuery } = await import('./matching/queries.ts')
    return prefetch(queryClient.query(matchQuery(params.id)))
  },
})

export const notifications = createRoute({
  getParentRoute: () => root,
  path: paths.notifications,
  /** `page`: from 1; left out on the first. */
  validateSearch: (search): { page?: number } => {
    const page = Number(search['page'])
    return Number.isInteger(page) && page > 1 ? { page } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { page = 1 } }) =>
    prefetch(context.queryClient.query(notificationsQuery(page))),
})

export const notificationPreferences = createRoute({
  getParentRoute: () => root,
  path: paths.notificationPreferences,
  loader: async ({ context }) => {
    const { preferencesQuery } = await import('./notifications/preferences-query.ts')
    return prefetch(context.queryClient.query(preferencesQuery))
  },
})
