import { verify } from '../../api/verify.ts'
import { parseInput, route } from '../route.ts'
import type { Services } from '../services.ts'
import { verifyIdentifier } from '../verify-identifier.ts'

export const verifyRoute = route(verify, async (services, { input, address }) =>
  lookUp(services, input.identifier, address),
)

/** The same call by its query string alone, for the shell. */
export async function answerVerify(services: Services, query: string, address: string) {
  const identifier = new URLSearchParams(query).get('identifier') ?? undefined
  const input = parseInput(verify.input, { identifier })
  return lookUp(services, input.identifier, address)
}

async function lookUp({ limiter, findMatches }: Services, identifier: string, address: string) {
  await limiter.take('verify', address)
  return { data: await verifyIdentifier(findMatches, identifier) }
}
