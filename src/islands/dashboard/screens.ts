import type { Screen } from '../shell/routing/show-page.ts'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { Home } from './Home.tsx'
import * as routes from './routes.ts'

// Screens read their URLs from routes.ts. This file names the screens, so no screen may import it.

export const screens: readonly Screen[] = [
  // The first screen comes with the app.
  { route: routes.home, load: () => Home },
  {
    route: routes.reports,
    load: async () => (await import('./reports/ListMyReports.tsx')).ListMyReports,
  },
  {
    route: routes.newReport,
    load: async () => (await import('./reports/CreateReport.tsx')).CreateReport,
  },
  {
    route: routes.newFind,
    load: async () => (await import('./reports/CreateFind.tsx')).CreateFind,
  },
  { route: routes.report, load: async () => (await import('./reports/GetReport.tsx')).GetReport },
  { route: routes.assets, load: async () => (await import('./assets/ListAssets.tsx')).ListAssets },
  { route: routes.asset, load: async () => (await import('./assets/GetAsset.tsx')).GetAsset },
  {
    route: routes.newAsset,
    load: async () => (await import('./assets/form/CreateAsset.tsx')).CreateAsset,
  },
  { route: routes.account, load: async () => (await import('../users/Account.tsx')).Account },
  {
    route: routes.apiKeys,
    load: async () => (await import('../api-keys/Developers.tsx')).Developers,
  },
  {
    route: routes.merchants,
    load: async () => (await import('./merchants/ListMerchants.tsx')).ListMerchants,
  },
  {
    route: routes.editListing,
    load: async () => (await import('./merchants/EditListing.tsx')).EditListing,
  },
  {
    route: routes.saleReceipt,
    load: async () => (await import('./merchants/CreateSaleReceipt.tsx')).CreateSaleReceipt,
  },
  {
    route: routes.verifyBatch,
    load: async () => (await import('./lookup/VerifyBatch.tsx')).VerifyBatch,
  },
  {
    route: routes.importAssets,
    load: async () => (await import('./assets/import/ImportAssets.tsx')).ImportAssets,
  },
  {
    route: routes.assetLabels,
    load: async () => (await import('./assets/labels/AssetLabels.tsx')).AssetLabels,
  },
  {
    route: routes.assetPoster,
    load: async () => (await import('./assets/poster/AssetPoster.tsx')).AssetPoster,
  },
  {
    route: routes.matches,
    load: async () => (await import('./matching/ListMatches.tsx')).ListMatches,
  },
  { route: routes.messages, load: () => ScreenSkeleton },
  {
    route: routes.transfers,
    load: async () => (await import('./transfers/ListTransfers.tsx')).ListTransfers,
  },
  {
    route: routes.webhooks,
    load: async () => (await import('./webhooks/ListWebhooks.tsx')).ListWebhooks,
  },
  {
    route: routes.watches,
    load: async () => (await import('./watches/ListWatches.tsx')).ListWatches,
  },
  { route: routes.match, load: async () => (await import('./matching/GetMatch.tsx')).GetMatch },
  {
    route: routes.notifications,
    load: async () => (await import('./notifications/ListNotifications.tsx')).ListNotifications,
  },
  {
    route: routes.notificationPreferences,
    load: async () =>
      (await import('./notifications/UpdateNotificationPreferences.tsx'))
        .UpdateNotificationPreferences,
  },
]
