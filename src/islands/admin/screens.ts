import type { Screen } from '../shell/routing/show-page.ts'
import { AdminHome } from './overview/AdminHome.tsx'
import * as routes from './routes.ts'

// Screens read their URLs from routes.ts. This file names the screens, so no screen may import it.

export const screens: readonly Screen[] = [
  // The first screen comes with the app.
  { route: routes.home, load: () => AdminHome },
  {
    route: routes.items,
    load: async () => (await import('./reports/ListReports.tsx')).ListReports,
  },
  { route: routes.item, load: async () => (await import('./reports/GetReport.tsx')).GetReport },
  { route: routes.assets, load: async () => (await import('./assets/ListAssets.tsx')).ListAssets },
  { route: routes.asset, load: async () => (await import('./assets/GetAsset.tsx')).GetAsset },
  {
    route: routes.disputes,
    load: async () => (await import('./disputes/ListDisputes.tsx')).ListDisputes,
  },
  {
    route: routes.dispute,
    load: async () => (await import('./disputes/GetDispute.tsx')).GetDispute,
  },
  {
    route: routes.complaints,
    load: async () => (await import('./conversations/ListComplaints.tsx')).ListComplaints,
  },
  {
    route: routes.matches,
    load: async () => (await import('./matching/ListMatches.tsx')).ListMatches,
  },
  {
    route: routes.checks,
    load: async () => (await import('./lookup/ListLookups.tsx')).ListLookups,
  },
  {
    route: routes.listings,
    load: async () => (await import('./listings/ListListings.tsx')).ListListings,
  },
  {
    route: routes.mails,
    load: async () => (await import('./notifications/ListFailedMails.tsx')).ListFailedMails,
  },
  {
    route: routes.payments,
    load: async () => (await import('./payments/ListPayments.tsx')).ListPayments,
  },
  {
    route: routes.merchants,
    load: async () => (await import('./merchants/ListApplications.tsx')).ListApplications,
  },
  {
    route: routes.merchant,
    load: async () => (await import('./merchants/GetMerchant.tsx')).GetMerchant,
  },
  { route: routes.users, load: async () => (await import('./users/ListUsers.tsx')).ListUsers },
  { route: routes.newUser, load: async () => (await import('./users/CreateUser.tsx')).CreateUser },
  { route: routes.user, load: async () => (await import('./users/GetUser.tsx')).GetUser },
  { route: routes.editUser, load: async () => (await import('./users/UpdateUser.tsx')).UpdateUser },
  {
    route: routes.resetUser,
    load: async () => (await import('./users/ResetUserPassword.tsx')).ResetUserPassword,
  },
  { route: routes.logs, load: async () => (await import('./activity/ListLogs.tsx')).ListLogs },
  { route: routes.security, load: async () => (await import('./auth/Security.tsx')).Security },
]
