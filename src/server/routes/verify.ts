import { verify } from '../../api/verify.ts'
import { route } from '../route.ts'
import { verifyIdentifier } from '../verify-identifier.ts'

export const verifyRoute = route(verify, async ({ limiter, findMatches }, { input, address }) => {
  await limiter.take('verify', address)
  return { data: await verifyIdentifier(findMatches, input.identifier) }
})
