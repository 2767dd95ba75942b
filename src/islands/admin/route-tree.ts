import { withScreen } from '../shell/loading/with-screen.ts'
import { AdminHome } from './overview/AdminHome.tsx'
import * as routes from './routes.ts'

// The routes are in routes.ts, because screens read their URLs from there. This file names the
// screens, so no screen may import it.

export const routeTree = routes.root.addChildren([
  // The first screen comes with the app.
  routes.home.update({ component: AdminHome }),
  withScreen(routes.items, () => import('./reports/ListReports.tsx'), 'ListReports'),
  withScreen(routes.item, () => import('./reports/GetReport.tsx'), 'GetReport'),
  withScreen(routes.assets, () => import('./assets/ListAssets.tsx'), 'ListAssets'),
  withScreen(routes.asset, () => import('./assets/GetAsset.tsx'), 'GetAsset'),
  withScreen(routes.disputes, () => import('./disputes/ListDisputes.tsx'), 'ListDisputes'),
  withScreen(routes.dispute, () => import('./disputes/GetDispute.tsx'), 'GetDispute'),
  withScreen(
    routes.complaints,
    () => import('./conversations/ListComplaints.tsx'),
    'ListComplaints',
  ),
  withScreen(routes.matches, () => import('./matching/ListMatches.tsx'), 'ListMatches'),
  withScreen(routes.checks, () => import('./lookup/ListLookups.tsx'), 'ListLookups'),
  withScreen(routes.listings, () => import('./listings/ListListings.tsx'), 'ListListings'),
  withScreen(routes.mails, () => import('./notifications/ListFailedMails.tsx'), 'ListFailedMails'),
  withScreen(routes.payments, () => import('./payments/ListPayments.tsx'), 'ListPayments'),
  withScreen(
    routes.merchants,
    () => import('./merchants/ListApplications.tsx'),
    'ListApplications',
  ),
  withScreen(routes.users, () => import('./users/ListUsers.tsx'), 'ListUsers'),
  withScreen(routes.newUser, () => import('./users/CreateUser.tsx'), 'CreateUser'),
  withScreen(routes.user, () => import('./users/GetUser.tsx'), 'GetUser'),
  withScreen(routes.editUser, () => import('./users/UpdateUser.tsx'), 'UpdateUser'),
  withScreen(routes.resetUser, () => import('./users/ResetUserPassword.tsx'), 'ResetUserPassword'),
  withScreen(routes.logs, () => import('./activity/ListLogs.tsx'), 'ListLogs'),
  withScreen(routes.security, () => import('./auth/Security.tsx'), 'Security'),
])
