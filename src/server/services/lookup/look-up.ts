import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import { identifierCandidates } from '../../../domain/identifiers/candidates.ts'
import type { Language } from '../../../domain/languages.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { Context } from '../context.ts'
import { clientsAt } from './enumeration-detector.ts'
import { recordLookup } from './record-lookup.ts'
import { throttleEnumeration } from './throttle-enumeration.ts'
import { verifyIdentifier } from './verify-identifier.ts'

type VerifyResult = { data: LookupResult }

/** Where a lookup comes from; the user is determined only if an owner is to be notified. */
export interface Asker {
  ip: string
  authorization: string | undefined
  /** The language of the answer; English if left out. */
  language?: Language | undefined
}

/** A lookup: throttled, counted, and recorded if an owner is to be notified. */
export function lookUp(
  ctx: Context,
  identifier: string,
  { ip, authorization, language }: Asker,
): VerifyResult | Promise<VerifyResult> {
  const { enumeration, limiter, lookupCounter, findRegistryHits, now } = ctx
  const answer = () => {
    lookupCounter.count()
    return mapMaybe(
      verifyIdentifier({ findRegistryHits, now, language }, identifier),
      ({ answer, alertable, asked }) => {
        if (asked && isUnregistered(answer.verdict)) enumeration.recordMiss(clientsAt(ip), asked)
        return alertable.length === 0
          ? { data: answer }
          : mapMaybe(recordLookup(ctx, alertable, authorization), () => ({ data: answer }))
      },
    )
  }
  return mapMaybe(limiter.consume('verify', ip), () =>
    enumeration.isActive()
      ? throttleEnumeration(ctx, clientsAt(ip), identifierCandidates(identifier).slice(0, 1)).then(
          answer,
        )
      : answer(),
  )
}
