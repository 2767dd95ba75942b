import { maxLabels } from '../../domain/assets/assets.ts'
import { type ReportStatus, reportStatuses } from '../../domain/reports/reports.ts'
import { storedLastScreen } from '../auth/stored-session.ts'
import { paths } from '../paths.ts'
import { prefetch, prefetched } from '../shell/prefetch.ts'
import { openPath } from '../shell/routing/navigation.ts'
import { createRoute } from '../shell/routing/route.ts'
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

export const home = createRoute({
  path: paths.dashboard,
  load: (client) => {
    const loading = [client.query(reportsQuery), client.query(tasksQuery)]
    const loaded = prefetch(Promise.all(loading))
    // The screen shows what it showed last.
    return storedLastScreen() === null ? loaded : undefined
  },
})

function uidOf(search: Record<string, unknown>): { uid?: string } {
  return search['uid'] === undefined ? {} : { uid: String(search['uid']) }
}

function readEdit(search: Record<string, unknown>): { edit?: true } {
  return String(search['edit']) === 'true' ? { edit: true } : {}
}

function statusOf(value: unknown): { status?: ReportStatus } {
  const status = reportStatuses.find((each) => each === value)
  return status ? { status } : {}
}

export const reports = createRoute({
  path: paths.reports,
  load: prefetched((client) => client.query(reportsQuery)),
})

export const newReport = createRoute({
  path: paths.newReport,
  /**
   * `asset` is the asset to report, when the user comes from its screen. `status` is the reported
   * status. `other` reports an item by its number.
   */
  readSearch: (search): { asset?: string; status?: ReportStatus; other?: true } => ({
    ...(String(search['other']) === 'true' && { other: true }),
    ...(typeof search['asset'] === 'string' && { asset: search['asset'] }),
    ...statusOf(search['status']),
  }),
  load: prefetched((client) => client.query(newestAssetsQuery)),
})

export const newFind = createRoute({
  path: paths.newFind,
  /** `uid` is the identifier from a lookup. */
  readSearch: uidOf,
})

export const report = createRoute({
  path: `${paths.reports}/:id`,
  /** `edit` shows the form. It is in the URL, so that a new login leads back to the form. */
  readSearch: readEdit,
  load: prefetched((client, { id }) => client.query(reportQuery(id, client))),
  Pending: ReportSkeleton,
})

export const assets = createRoute({
  path: paths.assets,
  load: prefetched((client) => client.infiniteQuery(assetPagesQuery)),
})

export const asset = createRoute({
  path: `${paths.assets}/:id`,
  parent: assets,
  /** `edit` opens the form, and in it what is optional, such as the receipt. */
  readSearch: readEdit,
  load: prefetched((client, { id }) => client.query(assetQuery(id, client))),
  Pending: AssetSkeleton,
})

export const newAsset = createRoute({
  path: paths.newAsset,
  /** `uid` is the identifier from a lookup. */
  readSearch: uidOf,
  /** Prefills the form from a lookup. The code loads only for users who come from one. */
  load: async (_client, { search: { uid } }): Promise<Partial<AssetForm>> =>
    uid === undefined
      ? {}
      : (await import('./assets/form/prefill-from-identifier.ts')).prefillFromIdentifier(uid),
})

export const account = createRoute({ path: paths.account })

export const apiKeys = createRoute({ path: paths.apiKeys })

export const merchants = createRoute({ path: paths.merchants })

export const editListing = createRoute({ path: paths.editListing })

export const saleReceipt = createRoute({ path: paths.saleReceipt })

export const verifyBatch = createRoute({ path: paths.verifyBatch })

export const importAssets = createRoute({ path: paths.importAssets })

export const assetLabels = createRoute({
  path: paths.assetLabels,
  /** `ids`: the assets to label, separated by commas. */
  readSearch: (search): { ids: string } => ({ ids: readSelection(search['ids']).join(',') }),
})

export const assetPoster = createRoute({
  path: paths.assetPoster,
  readSearch: (search): { id: string } => ({ id: String(search['id'] ?? '') }),
})

export const matches = createRoute({
  path: paths.matches,
  // Loaded with the screen: the first load does not need them.
  load: prefetched(async (client) => client.query((await screenQueries()).matchesQuery)),
})

/** The name of the matches in the navigation, which people type. */
export const messages = createRoute({
  path: paths.messages,
  load: () => openPath(paths.matches, { replace: true }),
})

export const transfers = createRoute({
  path: paths.transfers,
  load: prefetched(async (client) => client.query((await screenQueries()).transfersQuery)),
})

export const webhooks = createRoute({
  path: paths.webhooks,
  load: prefetched(async (client) => client.query((await screenQueries()).webhooksQuery)),
})

export const watches = createRoute({
  path: paths.watches,
  load: prefetched(async (client) => client.infiniteQuery((await screenQueries()).watchesQuery)),
})

export const match = createRoute({
  path: `${paths.matches}/:id`,
  load: prefetched(async (client, { id }) => client.query((await screenQueries()).matchQuery(id))),
})

export const notifications = createRoute({
  path: paths.notifications,
  /** `page`: from 1; omitted on the first. */
  readSearch: (search): { page?: number } => {
    const page = Number(search['page'])
    return Number.isInteger(page) && page > 1 ? { page } : {}
  },
  load: (client, { search: { page = 1 } }) => prefetch(client.query(notificationsQuery(page))),
})

export const notificationPreferences = createRoute({
  path: paths.notificationPreferences,
  load: prefetched(async (client) => client.query((await screenQueries()).preferencesQuery)),
})

/** Reads asset ids from the URL and drops malformed ones. */
function readSelection(value: unknown): string[] {
  const ids = String(value ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, maxLabels)
}
