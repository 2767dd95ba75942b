import type { Endpoint } from '../../api/endpoint.ts'
import { activityRoutes } from './activity.ts'
import { apiKeysRoutes } from './api-keys.ts'
import { assetsRoutes } from './assets.ts'
import { authRoutes } from './auth/auth.ts'
import { authPasskeysRoutes } from './auth/passkeys.ts'
import { authTwoFactorRoutes } from './auth/two-factor.ts'
import { conversationsRoutes } from './conversations.ts'
import { disputesRoutes } from './disputes.ts'
import { listingsRoutes } from './listings.ts'
import { lookupRoutes } from './lookup.ts'
import { matchingRoutes } from './matching.ts'
import { merchantsRoutes } from './merchants.ts'
import { newsletterRoutes } from './newsletter.ts'
import { notificationsRoutes } from './notifications.ts'
import { overviewRoutes } from './overview.ts'
import { paymentsRoutes } from './payments.ts'
import { proofsRoutes } from './proofs.ts'
import { reportsRoutes } from './reports.ts'
import type { Route } from './route.ts'
import { transfersRoutes } from './transfers.ts'
import { usersRoutes } from './users.ts'
import { v1Routes, v1WatchesRoutes } from './v1.ts'
import { webhooksRoutes } from './webhooks.ts'

/** Every endpoint of the contract with its route. */
export const routes: readonly Route[] = [
  ...activityRoutes,
  ...apiKeysRoutes,
  ...assetsRoutes,
  ...authPasskeysRoutes,
  ...authRoutes,
  ...authTwoFactorRoutes,
  ...conversationsRoutes,
  ...disputesRoutes,
  ...listingsRoutes,
  ...lookupRoutes,
  ...matchingRoutes,
  ...merchantsRoutes,
  ...newsletterRoutes,
  ...notificationsRoutes,
  ...overviewRoutes,
  ...paymentsRoutes,
  ...proofsRoutes,
  ...reportsRoutes,
  ...transfersRoutes,
  ...usersRoutes,
  ...v1Routes,
  ...v1WatchesRoutes,
  ...webhooksRoutes,
]

/** The contracts of all endpoints. */
export const endpoints: readonly Endpoint[] = routes.map(({ endpoint }) => endpoint)
