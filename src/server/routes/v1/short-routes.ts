import { check } from '../../../api/v1/lookup/check.ts'
import { lookUp } from '../../services/lookup/look-up.ts'
import { route } from '../route.ts'

// Operations of the public API, which run the services of the website’s own endpoints.

export const checkRoute = route(check, async (ctx, { input, currentUser, ip }) =>
  lookUp(ctx, input.identifier, { apiKey: currentUser, ip, language: input.language }),
)
