import { lazyRouteComponent } from '@tanstack/react-router'
import * as routes from './routes.ts'

// The routes are in routes.ts, because screens read their URLs from there. This file names the
// screens, so no screen may import it.

export const routeTree = routes.root.addChildren([
  routes.home.update({
    component: lazyRouteComponent(() => import('./overview/AdminHome.tsx'), 'AdminHome'),
  }),
  routes.items.update({
    component: lazyRouteComponent(() => import('./reports/ListReports.tsx'), 'ListReports'),
  }),
  routes.item.update({
    component: lazyRouteComponent(() => import('./reports/GetReport.tsx'), 'GetReport'),
  }),
  routes.assets.update({
    component: lazyRouteComponent(() => import('./assets/ListAssets.tsx'), 'ListAssets'),
  }),
  routes.asset.update({
    component: lazyRouteComponent(() => import('./assets/GetAsset.tsx'), 'GetAsset'),
  }),
  routes.disputes.update({
    component: lazyRouteComponent(() => import('./disputes/ListDisputes.tsx'), 'ListDisputes'),
  }),
  routes.dispute.update({
    component: lazyRouteComponent(() => import('./disputes/GetDispute.tsx'), 'GetDispute'),
  }),
  routes.complaints.update({
    component: lazyRouteComponent(
      () => import('./conversations/ListComplaints.tsx'),
      'ListComplaints',
    ),
  }),
  routes.matches.update({
    component: lazyRouteComponent(() => import('./matching/ListMatches.tsx'), 'ListMatches'),
  }),
  routes.checks.update({
    component: lazyRouteComponent(() => import('./lookup/ListLookups.tsx'), 'ListLookups'),
  }),
  routes.listings.update({
    component: lazyRouteComponent(() => import('./listings/ListListings.tsx'), 'ListListings'),
  }),
  routes.mails.update({
    component: lazyRouteComponent(
      () => import('./notifications/ListFailedMails.tsx'),
      'ListFailedMails',
    ),
  }),
  routes.payments.update({
    component: lazyRouteComponent(() => import('./payments/ListPayments.tsx'), 'ListPayments'),
  }),
  routes.merchants.update({
    component: lazyRouteComponent(
      () => import('./merchants/ListApplications.tsx'),
      'ListApplications',
    ),
  }),
  routes.users.update({
    component: lazyRouteComponent(() => import('./users/ListUsers.tsx'), 'ListUsers'),
  }),
  routes.newUser.update({
    component: lazyRouteComponent(() => import('./users/CreateUser.tsx'), 'CreateUser'),
  }),
  routes.user.update({
    component: lazyRouteComponent(() => import('./users/GetUser.tsx'), 'GetUser'),
  }),
  routes.editUser.update({
    component: lazyRouteComponent(() => import('./users/UpdateUser.tsx'), 'UpdateUser'),
  }),
  routes.resetUser.update({
    component: lazyRouteComponent(
      () => import('./users/ResetUserPassword.tsx'),
      'ResetUserPassword',
    ),
  }),
  routes.logs.update({
    component: lazyRouteComponent(() => import('./activity/ListLogs.tsx'), 'ListLogs'),
  }),
  routes.security.update({
    component: lazyRouteComponent(() => import('./auth/Security.tsx'), 'Security'),
  }),
])
