import { getQueryParam } from 'hono/utils/url'
import { type VerifyAnswer, verify } from '../../../api/lookup/verify.ts'
import { identifierCandidates } from '../../../domain/identifiers/candidates.ts'
import { isUnregistered } from '../../../domain/lookup/enumeration.ts'
import { mapMaybe } from '../../lib/maybe-promise.ts'
import type { AppContext } from '../../services/context.ts'
import { clientsAt } from '../../services/lookup/enumeration-detector.ts'
import { recordLookup } from '../../services/lookup/record-lookup.ts'
import { throttleEnumeration } from '../../services/lookup/throttle-enumeration.ts'
import { verifyIdentifier } from '../../services/lookup/verify-identifier.ts'
import { parseInput, route } from '../route.ts'

export const verifyRoute = route(verify, async (services, { input, ip: address, authorization }) =>
  lookup(services, input.identifier, { address, authorization }),
)

/** The same call by its address alone, for those who go around Hono. */
export function answerVerify(services: AppContext, url: string, from: Asker) {
  const plain = plainQuestion.exec(url)?.[1]
  if (plain !== undefined) return lookup(services, plain, from)
  const input = parseInput(verify.input, { identifier: getQueryParam(url, 'identifier') })
  return lookup(services, input.identifier, from)
}

/** Nothing in it has to be decoded, and it is short enough for the schema. */
const plainQuestion = /^[^?]*\?identifier=([0-9A-Za-z-]{1,64})$/

type VerifyResult = { data: VerifyAnswer }

/** Where a question comes from; who asks is looked at only when an owner has something to hear. */
interface Asker {
  address: string
  authorization: string | undefined
}

/** The look-up itself: counted, answered, and noted where an owner shall hear of it. */
export function lookup(
  services: AppContext,
  identifier: string,
  { address, authorization }: Asker,
): VerifyResult | Promise<VerifyResult> {
  const {
    enumeration: sweeps,
    limiter,
    lookupCounter: checks,
    findRegistryHits: findMatches,
  } = services
  const answer = () => {
    checks.count()
    return mapMaybe(verifyIdentifier(findMatches, identifier), ({ answer, wired, asked }) => {
      if (asked && isUnregistered(answer.verdict)) sweeps.noteMiss(clientsAt(address), asked)
      return wired.length === 0
        ? { data: answer }
        : mapMaybe(recordLookup(services, wired, authorization), () => ({ data: answer }))
    })
  }
  return mapMaybe(limiter.consume('verify', address), () =>
    sweeps.isGoing()
      ? throttleEnumeration(
          services,
          clientsAt(address),
          identifierCandidates(identifier).slice(0, 1),
        ).then(answer)
      : answer(),
  )
}
