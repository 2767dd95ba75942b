import { withScreen } from '../shell/loading/with-screen.ts'
import { Home } from './Home.tsx'
import * as routes from './routes.ts'

// The routes are in routes.ts, because screens read their URLs from there. This file names the
// screens, so no screen may import it.

export const routeTree = routes.root.addChildren([
  // The first screen comes with the app.
  routes.home.update({ component: Home }),
  withScreen(routes.reports, () => import('./reports/ListMyReports.tsx'), 'ListMyReports'),
  withScreen(routes.newReport, () => import('./reports/CreateReport.tsx'), 'CreateReport'),
  withScreen(routes.newFind, () => import('./reports/CreateFind.tsx'), 'CreateFind'),
  withScreen(routes.report, () => import('./reports/GetReport.tsx'), 'GetReport'),
  withScreen(routes.assets, () => import('./assets/ListAssets.tsx'), 'ListAssets').addChildren([
    withScreen(routes.asset, () => import('./assets/GetAsset.tsx'), 'GetAsset'),
  ]),
  withScreen(routes.newAsset, () => import('./assets/form/CreateAsset.tsx'), 'CreateAsset'),
  withScreen(routes.account, () => import('../users/Account.tsx'), 'Account'),
  withScreen(routes.apiKeys, () => import('../api-keys/Developers.tsx'), 'Developers'),
  withScreen(routes.merchants, () => import('./merchants/ListMerchants.tsx'), 'ListMerchants'),
  withScreen(routes.editListing, () => import('./merchants/EditListing.tsx'), 'EditListing'),
  withScreen(
    routes.saleReceipt,
    () => import('./merchants/CreateSaleReceipt.tsx'),
    'CreateSaleReceipt',
  ),
  withScreen(routes.verifyBatch, () => import('./lookup/VerifyBatch.tsx'), 'VerifyBatch'),
  withScreen(routes.importAssets, () => import('./assets/import/ImportAssets.tsx'), 'ImportAssets'),
  withScreen(routes.assetLabels, () => import('./assets/labels/AssetLabels.tsx'), 'AssetLabels'),
  withScreen(routes.assetPoster, () => import('./assets/poster/AssetPoster.tsx'), 'AssetPoster'),
  withScreen(routes.matches, () => import('./matching/ListMatches.tsx'), 'ListMatches'),
  withScreen(routes.transfers, () => import('./transfers/ListTransfers.tsx'), 'ListTransfers'),
  withScreen(routes.webhooks, () => import('./webhooks/ListWebhooks.tsx'), 'ListWebhooks'),
  withScreen(routes.watches, () => import('./watches/ListWatches.tsx'), 'ListWatches'),
  withScreen(routes.match, () => import('./matching/GetMatch.tsx'), 'GetMatch'),
  withScreen(
    routes.notifications,
    () => import('./notifications/ListNotifications.tsx'),
    'ListNotifications',
  ),
  withScreen(
    routes.notificationPreferences,
    () => import('./notifications/UpdateNotificationPreferences.tsx'),
    'UpdateNotificationPreferences',
  ),
])
