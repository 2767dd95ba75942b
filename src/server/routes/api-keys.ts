import { createApiKey, listApiKeys, revokeApiKey } from '../../api/api-keys/api-keys.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireConfirmedPassword } from '../security/staff-access.ts'
import {
  createApiKeyUseCase,
  listApiKeysUseCase,
  revokeApiKeyUseCase,
} from '../services/api-keys/api-keys.ts'
import { type Route, route } from './route.ts'

export const apiKeysRoutes: readonly Route[] = [
  route(createApiKey, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('createApiKey', request.currentUser.id)
    return { data: await createApiKeyUseCase(ctx, request) }
  }),
  route(listApiKeys, async (ctx, { currentUser }) => ({
    data: await listApiKeysUseCase(ctx, currentUser.id),
  })),
  route(revokeApiKey, async (ctx, request) => {
    await revokeApiKeyUseCase(ctx, request)
    return { message: resultMessages['api-key-revoked'] }
  }),
]
