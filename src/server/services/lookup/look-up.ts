import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import type { ApiKeyCaller } from '../../../domain/api-keys/api-keys.ts'
import { type Candidate, identifierCandidates } from '../../../domain/identifiers/candidates.ts'
import type { Language } from '../../../domain/languages.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import type { Found } from '../../queries/lookup/find-in-registry.ts'
import type { Context } from '../context.ts'
import { clientsCalling, clientsOf, clientsWithKey } from './enumeration-detector.ts'
import type { Client } from './enumeration-log.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { resultOf } from './verify-identifier.ts'

type VerifyResult = { data: LookupResult }

/**
 * Where a lookup comes from: a sender, a phone (by the keyed hash of its number) or an API key. The
 * user is determined only if an owner is to be notified.
 */
export type LookupCaller = {
  /** The language of the result; English if left out. */
  language?: Language | undefined
} & (
  | {
      sender: Sender
      authorization: string | undefined
      callerHash?: undefined
      apiKey?: undefined
    }
  | { callerHash: string; authorization?: undefined; apiKey?: undefined }
  | { apiKey: ApiKeyCaller; authorization?: undefined; callerHash?: undefined }
)

/** Only the fields that a lookup needs: making a whole context for each would cost time. */
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
  caller: LookupCaller,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, limiter } = ctx
  const candidates = identifierCandidates(identifier)
  const counted = consumeLimit(limiter, caller)
  const throttled = () => throttleEnumeration(ctx, clientsOfCaller(caller), candidates.slice(0, 1))
  const conclude = (found: Found) => concludeLookup(ctx, identifier, caller, candidates, found)
  if (!(counted instanceof Promise) || enumeration.isActive()) {
    const result = () => mapMaybe(ctx.findInRegistry(candidates), conclude)
    return mapMaybe(counted, () => (enumeration.isActive() ? throttled().then(result) : result()))
  }
  // The limit is counted in the database. The registry is read meanwhile, but a caller over the
  // limit gets no result.
  return Promise.all([ctx.findInRegistry(candidates), counted]).then(([found]) =>
    enumeration.isActive() ? throttled().then(() => conclude(found)) : conclude(found),
  )
}

function concludeLookup(
  ctx: LookupContext,
  identifier: string,
  caller: LookupCaller,
  candidates: readonly Candidate[],
  found: Found,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, lookupCounter, now } = ctx
  const { language, authorization, apiKey } = caller
  lookupCounter.count()
  const { result, alertable } = resultOf({ now, language }, identifier, candidates, found)
  const [likeliest] = candidates
  if (likeliest && isUnregistered(result.verdict))
    enumeration.recordMiss(clientsOfCaller(caller), likeliest)
  return alertable.length === 0
    ? { data: result }
    : mapMaybe(recordLookup(ctx, alertable, { authorization, userId: apiKey?.id }), () => ({
        data: result,
      }))
}

function clientsOfCaller(caller: LookupCaller): Client[] {
  if (caller.apiKey) return clientsWithKey(caller.apiKey)
  return caller.callerHash === undefined
    ? clientsOf(caller.sender)
    : clientsCalling(caller.callerHash)
}

function consumeLimit(limiter: Context['limiter'], caller: LookupCaller): void | Promise<void> {
  // The route has counted the call of a key.
  if (caller.apiKey) return
  return caller.callerHash === undefined
    ? limiter.consume('verify', caller.sender)
    : limiter.consume('verifyByPhone', caller.callerHash)
}
