import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import type { ApiKeyCaller } from '../../../domain/api-keys/api-keys.ts'
import { identifierCandidates } from '../../../domain/identifiers/candidates.ts'
import type { Language } from '../../../domain/languages.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { Context } from '../context.ts'
import { clientsAt, clientsCalling, clientsWithKey } from './enumeration-detector.ts'
import type { Client } from './enumeration-log.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { verifyIdentifier } from './verify-identifier.ts'

type VerifyResult = { data: LookupResult }

/**
 * Where a lookup comes from: an IP address, a phone number by way of a gateway, as its keyed hash, or
 * a program with an API key. The user is determined only if an owner is to be notified.
 */
export type Asker = {
  /** The language of the answer; English if left out. */
  language?: Language | undefined
} & (
  | { ip: string; authorization: string | undefined; callerHash?: undefined; apiKey?: undefined }
  | { callerHash: string; authorization?: undefined; apiKey?: undefined }
  | { apiKey: ApiKeyCaller; ip: string; authorization?: undefined; callerHash?: undefined }
)

/** A lookup: throttled, counted, and recorded if an owner is to be notified. */
export function lookUp(
  ctx: Context,
  identifier: string,
  asker: Asker,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, limiter, lookupCounter, findRegistryHits, findListings, now } = ctx
  const { authorization, language, apiKey } = asker
  const clients = () => clientsOfAsker(asker)
  const answer = () => {
    lookupCounter.count()
    return mapMaybe(
      verifyIdentifier({ findRegistryHits, findListings, now, language }, identifier),
      ({ answer, alertable, asked }) => {
        if (asked && isUnregistered(answer.verdict)) enumeration.recordMiss(clients(), asked)
        return alertable.length === 0
          ? { data: answer }
          : mapMaybe(recordLookup(ctx, alertable, { authorization, userId: apiKey?.id }), () => ({
              data: answer,
            }))
      },
    )
  }
  return mapMaybe(consumeLimit(limiter, asker), () =>
    enumeration.isActive()
      ? throttleEnumeration(ctx, clients(), identifierCandidates(identifier).slice(0, 1)).then(
          answer,
        )
      : answer(),
  )
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
