import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { maxLabels } from '../../domain/assets/assets.ts'
import { type ReportStatus, reportStatuses } from '../../domain/reports/reports.ts'
import { storedLastScreen } from '../auth/stored-session.ts'
import { paths } from '../paths.ts'
import { prefetch, prefetched } from '../shell/prefetch.ts'
import { AssetSkeleton } from './assets/AssetSkeleton.tsx'
import type { AssetForm } from './assets/form/asset-form.ts'
import { notificationsQuery, tasksQuery } from './notifications/queries.ts'
import {
  assetPagesQuery,
  assetQuery,
  newestAssetsQuery,
  reportQuery,
  reportsQuery,
} from './queries.ts'
import { ReportSkeleton } from './reports/ReportSkeletons.tsx'

// Loaded on demand, so that the first load stays small.
const screenQueries = () => import('./screen-queries.ts')

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()()

/** The place of a route below the root. */
const at = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path })

export const home = createRoute({
  ...at(paths.dashboard),
  loader: ({ context: { queryClient } }) => {
    const loading = [queryClient.query(reportsQuery), queryClient.query(tasksQuery)]
    const loaded = prefetch(Promise.all(loading))
    // The screen shows what it showed last.
    return storedLastScreen() === null ? loaded : undefined
  },
})

function uidOf(search: Record<string, unknown>): { uid?: string } {
  return search['uid'] === undefined ? {} : { uid: String(search['uid']) }
}

function statusOf(value: unknown): { status?: ReportStatus } {
  const status = reportStatuses.find((each) => each === value)
  return status ? { status } : {}
}

export const reports = createRoute({
  ...at(paths.reports),
  ...prefetched((client) => client.query(reportsQuery)),
})

export const newReport = createRoute({
  ...at(paths.newReport),
  /**
   * `asset` is the asset to report, when the user comes from its screen. `status` is the reported
   * status. `other` reports an item by its number.
   */
  validateSearch: (search): { asset?: string; status?: ReportStatus; other?: true } => ({
    ...(String(search['other']) === 'true' && { other: true }),
    ...(typeof search['asset'] === 'string' && { asset: search['asset'] }),
    ...statusOf(search['status']),
  }),
  ...prefetched((client) => client.query(newestAssetsQuery)),
})

export const newFind = createRoute({
  ...at(paths.newFind),
  /** `uid` is the identifier from a lookup. */
  validateSearch: uidOf,
})

export const report = createRoute({
  ...at(`${paths.reports}/$id`),
  /** `edit` shows the form. It is in the URL, so that a new login leads back to the form. */
  validateSearch: (search): { edit?: true } =>
    String(search['edit']) === 'true' ? { edit: true } : {},
  ...prefetched((client, { id }) => client.query(reportQuery(id, client))),
  pendingComponent: ReportSkeleton,
})

export const assets = createRoute({
  ...at(paths.assets),
  ...prefetched((client) => client.infiniteQuery(assetPagesQuery)),
})

export const asset = createRoute({
  getParentRoute: () => assets,
  path: '$id',
  ...prefetched((client, { id }) => client.query(assetQuery(id, client))),
  pendingComponent: AssetSkeleton,
})

export const newAsset = createRoute({
  ...at(paths.newAsset),
  /** `uid` is the identifier from a lookup. */
  validateSearch: uidOf,
  loaderDeps: ({ search }) => ({ uid: search.uid }),
  /** Prefills the form from a lookup. The code loads only for users who come from one. */
  loader: async ({ deps: { uid } }): Promise<Partial<AssetForm>> =>
    uid === undefined
      ? {}
      : (await import('./assets/form/prefill-from-identifier.ts')).prefillFromIdentifier(uid),
})

export const account = createRoute(at(paths.account))

export const apiKeys = createRoute(at(paths.apiKeys))

export const merchants = createRoute(at(paths.merchants))

export const editListing = createRoute(at(paths.editListing))

export const saleReceipt = createRoute(at(paths.saleReceipt))

export const verifyBatch = createRoute(at(paths.verifyBatch))

export const importAssets = createRoute(at(paths.importAssets))

export const assetLabels = createRoute({
  ...at(paths.assetLabels),
  /** `ids`: the assets to label, separated by commas. */
  validateSearch: (search): { ids: string } => ({ ids: readSelection(search['ids']).join(',') }),
})

export const assetPoster = createRoute({
  ...at(paths.assetPoster),
  validateSearch: (search): { id: string } => ({ id: String(search['id'] ?? '') }),
})

export const matches = createRoute({
  ...at(paths.matches),
  // Loaded with the screen: the first load does not need them.
  ...prefetched(async (client) => client.query((await screenQueries()).matchesQuery)),
})

export const transfers = createRoute({
  ...at(paths.transfers),
  ...prefetched(async (client) => client.query((await screenQueries()).transfersQuery)),
})

export const webhooks = createRoute({
  ...at(paths.webhooks),
  ...prefetched(async (client) => client.query((await screenQueries()).webhooksQuery)),
})

export const watches = createRoute({
  ...at(paths.watches),
  ...prefetched(async (client) => client.infiniteQuery((await screenQueries()).watchesQuery)),
})

export const match = createRoute({
  ...at(`${paths.matches}/$id`),
  ...prefetched(async (client, { id }) => client.query((await screenQueries()).matchQuery(id))),
})

export const notifications = createRoute({
  ...at(paths.notifications),
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
  ...at(paths.notificationPreferences),
  ...prefetched(async (client) => client.query((await screenQueries()).preferencesQuery)),
})

/** Reads asset ids from the URL and drops malformed ones. */
function readSelection(value: unknown): string[] {
  const ids = String(value ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, maxLabels)
}
