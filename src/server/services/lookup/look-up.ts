import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import type { ApiKeyCaller } from '../../../domain/api-keys/api-keys.ts'
import { readText, type TextReading } from '../../../domain/identifiers/read/read-text.ts'
import type { Language } from '../../../domain/languages.ts'
import { countedOf, isUnregistered } from '../../../domain/lookup/enumeration.ts'
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
  const reading = readText(identifier)
  const { candidates } = reading
  const counted = consumeLimit(limiter, caller, reading.numbers.length)
  const throttled = () => throttleEnumeration(ctx, clientsOfCaller(caller), countedOf(candidates))
  const conclude = (found: Found) => concludeLookup(ctx, identifier, caller, reading, found)
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
  reading: TextReading,
  found: Found,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, lookupCounter, now } = ctx
  const { language, authorization, apiKey } = caller
  lookupCounter.count()
  const { result, alertable } = resultOf({ now, language }, identifier, reading, found)
  if (isUnregistered(result.verdict)) {
    const clients = clientsOfCaller(caller)
    for (const each of countedOf(reading.candidates)) enumeration.recordMiss(clients, each)
  }
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

/** Each number in the text counts as a lookup. */
function consumeLimit(
  limiter: Context['limiter'],
  caller: LookupCaller,
  numbers: number,
): void | Promise<void> {
  // The route has counted the call of a key.
  if (caller.apiKey) return
  const consume = () =>
    caller.callerHash === undefined
      ? limiter.consume('verify', caller.sender)
      : limiter.consume('verifyByPhone', caller.callerHash)
  let consumed = consume()
  for (let more = 1; more < numbers; more++) consumed = mapMaybe(consumed, consume)
  return consumed
}
