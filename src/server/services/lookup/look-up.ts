import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import type { ApiKeyCaller } from '../../../domain/api-keys/api-keys.ts'
import { type Candidate, identifierCandidates } from '../../../domain/identifiers/candidates.ts'
import type { Language } from '../../../domain/languages.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { Found } from '../../queries/lookup/find-in-registry.ts'
import type { Context } from '../context.ts'
import { clientsAt, clientsCalling, clientsWithKey } from './enumeration-detector.ts'
import type { Client } from './enumeration-log.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { resultOf } from './verify-identifier.ts'

type VerifyResult = { data: LookupResult }

/**
 * Where a lookup comes from: an IP address, a phone number by way of a gateway, as its keyed hash, or
 * a program with an API key. The user is determined only if an owner is to be notified.
 */
export type Asker = {
  /** The language of the result; English if left out. */
  language?: Language | undefined
} & (
  | { ip: string; authorization: string | undefined; callerHash?: undefined; apiKey?: undefined }
  | { callerHash: string; authorization?: undefined; apiKey?: undefined }
  | { apiKey: ApiKeyCaller; ip: string; authorization?: undefined; callerHash?: undefined }
)

/** A whole context has too many fields to be made for each lookup. */
export type LookupContext = Pick<
  Context,
  | 'database'
  | 'enumeration'
  | 'findInRegistry'
  | 'limiter'
  | 'lookupAlerts'
  | 'lookupCounter'
  | 'now'
>

/** A lookup: throttled, counted, and recorded if an owner is to be notified. */
export function lookUp(
  ctx: LookupContext,
  identifier: string,
  asker: Asker,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, limiter } = ctx
  const candidates = identifierCandidates(identifier)
  const counted = consumeLimit(limiter, asker)
  const throttled = () => throttleEnumeration(ctx, clientsOfAsker(asker), candidates.slice(0, 1))
  const conclude = (found: Found) => concludeLookup(ctx, identifier, asker, candidates, found)
  if (!(counted instanceof Promise) || enumeration.isActive()) {
    const result = () => mapMaybe(ctx.findInRegistry(candidates), conclude)
    return mapMaybe(counted, () => (enumeration.isActive() ? throttled().then(result) : result()))
  }
  // Another server counts: the registry is read meanwhile, and told of only to those within the limit.
  return Promise.all([ctx.findInRegistry(candidates), counted]).then(([found]) =>
    enumeration.isActive() ? throttled().then(() => conclude(found)) : conclude(found),
  )
}

function concludeLookup(
  ctx: LookupContext,
  identifier: string,
  asker: Asker,
  candidates: readonly Candidate[],
  found: Found,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, lookupCounter, now } = ctx
  const { language, authorization, apiKey } = asker
  lookupCounter.count()
  const { result, alertable } = resultOf({ now, language }, identifier, candidates, found)
  const [asked] = candidates
  if (asked && isUnregistered(result.verdict)) enumeration.recordMiss(clientsOfAsker(asker), asked)
  return alertable.length === 0
    ? { data: result }
    : mapMaybe(recordLookup(ctx, alertable, { authorization, userId: apiKey?.id }), () => ({
        data: result,
      }))
}

function clientsOfAsker(asker: Asker): Client[] {
  if (asker.apiKey) return clientsWithKey(asker.apiKey, asker.ip)
  return asker.callerHash === undefined ? clientsAt(asker.ip) : clientsCalling(asker.callerHash)
}

function consumeLimit(limiter: Context['limiter'], asker: Asker): void | Promise<void> {
  // The route has counted the call of a key.
  if (asker.apiKey) return
  return asker.callerHash === undefined
    ? limiter.consume('verify', asker.ip)
    : limiter.consume('verifyByPhone', asker.callerHash)
}
