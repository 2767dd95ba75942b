import { getQueryParam } from 'hono/utils/url'
import { verify } from '../../api/verify.ts'
import { parseInput, route } from '../route.ts'
import type { Services } from '../services.ts'
import { verifyIdentifier } from '../verify-identifier.ts'

export const verifyRoute = route(verify, async (services, { input, address }) =>
  lookUp(services, input.identifier, address),
)

/** The same call by its address alone, for those who go around Hono. */
export async function answerVerify(services: Services, url: string, address: string) {
  const input = parseInput(verify.input, { identifier: getQueryParam(url, 'identifier') })
  return lookUp(services, input.identifier, address)
}

async function lookUp(services: Services, identifier: string, address: string) {
  const { limiter, findMatches, checks } = services
  await limiter.take('verify', address)
  checks.count()
  return { data: await verifyIdentifier(findMatches, identifier) }
}
