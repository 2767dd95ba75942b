import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { ReportStatus } from '../../domain/reports/reports.ts'
import { paths } from '../paths.ts'
import { prefetch } from '../shell/prefetch.ts'
import { AssetSkeleton } from './assets/AssetSkeleton.tsx'
import type { AssetForm } from './assets/form/asset-form.ts'
import { readSelection } from './assets/selection.ts'
import { notificationsQuery, tasksQuery } from './notifications/queries.ts'
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

/** A screen without prefetching. */
const screenAt = <Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => root, path })

export const home = createRoute({
  getParentRoute: () => root,
  path: paths.dashboard,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      prefetch(queryClient.query(reportsQuery)),
      prefetch(queryClient.query(tasksQuery)),
    ]),
})

export const reports = createRoute({
  getParentRoute: () => root,
  path: paths.reports,
  loader: ({ context }) => prefetch(context.queryClient.query(reportsQuery)),
})

export const newReport = createRoute({
  getParentRoute: () => root,
  path: paths.newReport,
  /**
   * `asset` is the asset to report, when the user comes from its screen. `status` is the reported
   * status.
   */
  validateSearch: (search): { asset?: string; status?: ReportStatus } => ({
    ...(typeof search['asset'] === 'string' && { asset: search['asset'] }),
    ...readStatus(search['status']),
  }),
  loader: ({ context }) => prefetch(context.queryClient.query(newestAssetsQuery)),
})

export const newFind = createRoute({
  getParentRoute: () => root,
  path: paths.newFind,
  /** `uid` is the number from a lookup. */
  validateSearch: (search): { uid?: string } =>
    search['uid'] === undefined ? {} : { uid: String(search['uid']) },
})

export const report = createRoute({
  getParentRoute: () => root,
  path: `${paths.reports}/$id`,
  /** `edit` shows the form. It is in the URL, so that a new login leads back to the form. */
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
    // The router parses an identifier of digits alone as a number.
    ...(search['uid'] !== undefined && { uid: String(search['uid']) }),
    ...readStatus(search['status']),
  }),
  loaderDeps: ({ search }) => ({ uid: search.uid }),
  /** Prefills the form from a lookup. The code loads only for users who come from one. */
  loader: async ({ deps: { uid } }): Promise<Partial<AssetForm>> =>
    uid === undefined
      ? {}
      : (await import('./assets/form/prefill-from-identifier.ts')).prefillFromIdentifier(uid),
})

export const account = screenAt(paths.account)

export const apiKeys = screenAt(paths.apiKeys)

export const merchants = screenAt(paths.merchants)

export const editListing = screenAt(paths.editListing)

export const saleReceipt = screenAt(paths.saleReceipt)

export const verifyBatch = screenAt(paths.verifyBatch)

export const importAssets = screenAt(paths.importAssets)

export const assetLabels = createRoute({
  getParentRoute: () => root,
  path: paths.assetLabels,
  /** `ids`: the assets to label, separated by commas. */
  validateSearch: (search): { ids: string } => ({ ids: readSelection(search['ids']).join(',') }),
})

export const assetPoster = createRoute({
  getParentRoute: () => root,
  path: paths.assetPoster,
  validateSearch: (search): { id: string } => ({ id: String(search['id'] ?? '') }),
})

export const matches = createRoute({
  getParentRoute: () => root,
  path: paths.matches,
  // Loaded with the screen: the first load does not need them.
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

export const webhooks = createRoute({
  getParentRoute: () => root,
  path: paths.webhooks,
  loader: async ({ context }) => {
    const { webhooksQuery } = await import('./webhooks/queries.ts')
    return prefetch(context.queryClient.query(webhooksQuery))
  },
})

export const watches = createRoute({
  getParentRoute: () => root,
  path: paths.watches,
  loader: async ({ context }) => {
    const { watchesQuery } = await import('./watches/queries.ts')
    return prefetch(context.queryClient.infiniteQuery(watchesQuery))
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
  /** `page`: from 1; omitted on the first. */
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
