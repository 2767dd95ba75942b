import { getQueryParam } from 'hono/utils/url'
import { verify } from '../../../api/lookup/verify.ts'
import { parseInput } from '../../lib/parse-input.ts'
import type { AppContext } from '../../services/context.ts'
import { type LookupCaller, type LookupContext, lookUp } from '../../services/lookup/look-up.ts'
import { route } from '../route.ts'

export const verifyRoute = route(verify, async (ctx, { input, sender, authorization }) =>
  lookUp(ctx, input.identifier, { sender, authorization, language: input.language }),
)

/** The same lookup by its URL, for the fast path that bypasses Hono. */
export function lookUpForRequest(services: AppContext, url: string, from: LookupCaller) {
  const ctx = lookupContextOf(services)
  const plain = plainQuery.exec(url)?.[1]
  if (plain !== undefined) return lookUp(ctx, plain, from)
  const language = getQueryParam(url, 'language')
  const input = parseInput(verify.input, {
    identifier: getQueryParam(url, 'identifier'),
    ...(language !== undefined && { language }),
  })
  return lookUp(ctx, input.identifier, { ...from, language: input.language })
}

/** A URL whose query needs no decoding and is short enough for the schema. */
const plainQuery = /^[^?]*\?identifier=([0-9A-Za-z-]{1,64})$/

function lookupContextOf(services: AppContext): LookupContext {
  const { database, enumeration, findInRegistry, limiter, lookupAlerts, lookupCounter } = services
  const now = services.now()
  return { database, enumeration, findInRegistry, limiter, lookupAlerts, lookupCounter, now }
}
