import { loadScreen } from '../shell/loading/load-screen.ts'
import * as routes from './routes.ts'

// The routes are in routes.ts, because screens read their URLs from there. This file names the
// screens, so no screen may import it.

export const routeTree = routes.root.addChildren([
  routes.home.update({ component: loadScreen(() => import('./Home.tsx'), 'Home') }),
  routes.reports.update({
    component: loadScreen(() => import('./reports/ListMyReports.tsx'), 'ListMyReports'),
  }),
  routes.newReport.update({
    component: loadScreen(() => import('./reports/CreateReport.tsx'), 'CreateReport'),
  }),
  routes.newFind.update({
    component: loadScreen(() => import('./reports/CreateFind.tsx'), 'CreateFind'),
  }),
  routes.report.update({
    component: loadScreen(() => import('./reports/GetReport.tsx'), 'GetReport'),
  }),
  routes.assets
    .update({
      component: loadScreen(() => import('./assets/ListAssets.tsx'), 'ListAssets'),
    })
    .addChildren([
      routes.asset.update({
        component: loadScreen(() => import('./assets/GetAsset.tsx'), 'GetAsset'),
      }),
    ]),
  routes.newAsset.update({
    component: loadScreen(() => import('./assets/form/CreateAsset.tsx'), 'CreateAsset'),
  }),
  routes.account.update({
    component: loadScreen(() => import('../users/Account.tsx'), 'Account'),
  }),
  routes.apiKeys.update({
    component: loadScreen(() => import('../api-keys/Developers.tsx'), 'Developers'),
  }),
  routes.merchants.update({
    component: loadScreen(() => import('./merchants/ListMerchants.tsx'), 'ListMerchants'),
  }),
  routes.editListing.update({
    component: loadScreen(() => import('./merchants/EditListing.tsx'), 'EditListing'),
  }),
  routes.saleReceipt.update({
    component: loadScreen(() => import('./merchants/CreateSaleReceipt.tsx'), 'CreateSaleReceipt'),
  }),
  routes.verifyBatch.update({
    component: loadScreen(() => import('./lookup/VerifyBatch.tsx'), 'VerifyBatch'),
  }),
  routes.importAssets.update({
    component: loadScreen(() => import('./assets/import/ImportAssets.tsx'), 'ImportAssets'),
  }),
  routes.assetLabels.update({
    component: loadScreen(() => import('./assets/labels/AssetLabels.tsx'), 'AssetLabels'),
  }),
  routes.assetPoster.update({
    component: loadScreen(() => import('./assets/poster/AssetPoster.tsx'), 'AssetPoster'),
  }),
  routes.matches.update({
    component: loadScreen(() => import('./matching/ListMatches.tsx'), 'ListMatches'),
  }),
  routes.transfers.update({
    component: loadScreen(() => import('./transfers/ListTransfers.tsx'), 'ListTransfers'),
  }),
  routes.webhooks.update({
    component: loadScreen(() => import('./webhooks/ListWebhooks.tsx'), 'ListWebhooks'),
  }),
  routes.watches.update({
    component: loadScreen(() => import('./watches/ListWatches.tsx'), 'ListWatches'),
  }),
  routes.match.update({
    component: loadScreen(() => import('./matching/GetMatch.tsx'), 'GetMatch'),
  }),
  routes.notifications.update({
    component: loadScreen(
      () => import('./notifications/ListNotifications.tsx'),
      'ListNotifications',
    ),
  }),
  routes.notificationPreferences.update({
    component: loadScreen(
      () => import('./notifications/UpdateNotificationPreferences.tsx'),
      'UpdateNotificationPreferences',
    ),
  }),
])
