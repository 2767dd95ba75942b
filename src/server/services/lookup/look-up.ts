import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import { identifierCandidates } from '../../../domain/identifiers/candidates.ts'
import type { Language } from '../../../domain/languages.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { Context } from '../context.ts'
import { clientsAt, clientsCalling } from './enumeration-detector.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { verifyIdentifier } from './verify-identifier.ts'

type VerifyResult = { data: LookupResult }

/**
 * Where a lookup comes from: an IP address, or a phone number by way of a gateway, as its keyed hash.
 * The user is determined only if an owner is to be notified.
 */
export type Asker = {
  /** The language of the answer; English if left out. */
  language?: Language | undefined
} & (
  | { ip: string; authorization: string | undefined; callerHash?: undefined }
  | { callerHash: string; authorization?: undefined }
)

/** A lookup: throttled, counted, and recorded if an owner is to be notified. */
export function lookUp(
  ctx: Context,
  identifier: string,
  asker: Asker,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, limiter, lookupCounter, findRegistryHits, findListings, now } = ctx
  const { authorization, language } = asker
  const clients = () =>
    asker.callerHash === undefined ? clientsAt(asker.ip) : clientsCalling(asker.callerHash)
  const answer = () => {
    lookupCounter.count()
    return mapMaybe(
      verifyIdentifier({ findRegistryHits, findListings, now, language }, identifier),
      ({ answer, alertable, asked }) => {
        if (asked && isUnregistered(answer.verdict)) enumeration.recordMiss(clients(), asked)
        return alertable.length === 0
          ? { data: answer }
          : mapMaybe(recordLookup(ctx, alertable, authorization), () => ({ data: answer }))
      },
    )
  }
  const counted =
    asker.callerHash === undefined
      ? limiter.consume('verify', asker.ip)
      : limiter.consume('verifyByPhone', asker.callerHash)
  return mapMaybe(counted, () =>
    enumeration.isActive()
      ? throttleEnumeration(ctx, clients(), identifierCandidates(identifier).slice(0, 1)).then(
          answer,
        )
      : answer(),
  )
}
