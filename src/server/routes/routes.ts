import type { Endpoint } from '../../api/endpoint.ts'
import { activityRoutes } from './activity/routes.ts'
import { apiKeysRoutes } from './api-keys/routes.ts'
import { assetsRoutes } from './assets/routes.ts'
import { authPasskeysRoutes } from './auth/passkeys/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { authTwoFactorRoutes } from './auth/two-factor/routes.ts'
import { conversationsRoutes } from './conversations/routes.ts'
import { disputesRoutes } from './disputes/routes.ts'
import { listingsRoutes } from './listings/routes.ts'
import { lookupRoutes } from './lookup/routes.ts'
import { matchingRoutes } from './matching/routes.ts'
import { merchantsRoutes } from './merchants/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notificationsRoutes } from './notifications/routes.ts'
import { overviewRoutes } from './overview/routes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { proofsRoutes } from './proofs/routes.ts'
import { reportsRoutes } from './reports/routes.ts'
import type { Route } from './route.ts'
import { transfersRoutes } from './transfers/routes.ts'
import { usersRoutes } from './users/routes.ts'
import { v1Routes } from './v1/routes.ts'
import { v1WatchesRoutes } from './v1/watches/routes.ts'
import { webhooksRoutes } from './webhooks/routes.ts'

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
