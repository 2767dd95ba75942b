import { lazyRouteComponent } from '@tanstack/react-router'
import * as routes from './routes.ts'

// The routes are in routes.ts, because screens read their URLs from there. This file names the
// screens, so no screen may import it.

export const routeTree = routes.root.addChildren([
  routes.home.update({ component: lazyRouteComponent(() => import('./Home.tsx'), 'Home') }),
  routes.reports.update({
    component: lazyRouteComponent(() => import('./reports/ListMyReports.tsx'), 'ListMyReports'),
  }),
  routes.newReport.update({
    component: lazyRouteComponent(() => import('./reports/CreateReport.tsx'), 'CreateReport'),
  }),
  routes.newFind.update({
    component: lazyRouteComponent(() => import('./reports/CreateFind.tsx'), 'CreateFind'),
  }),
  routes.report.update({
    component: lazyRouteComponent(() => import('./reports/GetReport.tsx'), 'GetReport'),
  }),
  routes.assets
    .update({
      component: lazyRouteComponent(() => import('./assets/ListAssets.tsx'), 'ListAssets'),
    })
    .addChildren([
      routes.asset.update({
        component: lazyRouteComponent(() => import('./assets/GetAsset.tsx'), 'GetAsset'),
      }),
    ]),
  routes.newAsset.update({
    component: lazyRouteComponent(() => import('./assets/form/CreateAsset.tsx'), 'CreateAsset'),
  }),
  routes.account.update({
    component: lazyRouteComponent(() => import('../users/Account.tsx'), 'Account'),
  }),
  routes.merchants.update({
    component: lazyRouteComponent(() => import('./merchants/ListMerchants.tsx'), 'ListMerchants'),
  }),
  routes.editListing.update({
    component: lazyRouteComponent(() => import('./merchants/EditListing.tsx'), 'EditListing'),
  }),
  routes.verifyBatch.update({
    component: lazyRouteComponent(() => import('./lookup/VerifyBatch.tsx'), 'VerifyBatch'),
  }),
  routes.importAssets.update({
    component: lazyRouteComponent(() => import('./assets/import/ImportAssets.tsx'), 'ImportAssets'),
  }),
  routes.assetLabels.update({
    component: lazyRouteComponent(() => import('./assets/labels/AssetLabels.tsx'), 'AssetLabels'),
  }),
  routes.assetPoster.update({
    component: lazyRouteComponent(() => import('./assets/poster/AssetPoster.tsx'), 'AssetPoster'),
  }),
  routes.matches.update({
    component: lazyRouteComponent(() => import('./matching/ListMatches.tsx'), 'ListMatches'),
  }),
  routes.transfers.update({
    component: lazyRouteComponent(() => import('./transfers/ListTransfers.tsx'), 'ListTransfers'),
  }),
  routes.webhooks.update({
    component: lazyRouteComponent(() => import('./webhooks/ListWebhooks.tsx'), 'ListWebhooks'),
  }),
  routes.match.update({
    component: lazyRouteComponent(() => import('./matching/GetMatch.tsx'), 'GetMatch'),
  }),
  routes.notifications.update({
    component: lazyRouteComponent(
      () => import('./notifications/ListNotifications.tsx'),
      'ListNotifications',
    ),
  }),
  routes.notificationPreferences.update({
    component: lazyRouteComponent(
      () => import('./notifications/UpdateNotificationPreferences.tsx'),
      'UpdateNotificationPreferences',
    ),
  }),
])
