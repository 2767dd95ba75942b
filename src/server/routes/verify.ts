import { getQueryParam } from 'hono/utils/url'
import { type VerifyAnswer, verify } from '../../api/verify.ts'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { isMiss } from '../../domain/sweeps.ts'
import { goOn } from '../at-once.ts'
import { noteChecked } from '../note-checked.ts'
import { parseInput, route } from '../route.ts'
import type { Services } from '../services.ts'
import { slowSweep } from '../slow-sweep.ts'
import { sendersAt } from '../sweeps.ts'
import { verifyIdentifier } from '../verify-identifier.ts'

export const verifyRoute = route(verify, async (services, { input, address, authorization }) =>
  lookUp(services, input.identifier, { address, authorization }),
)

/** The same call by its address alone, for those who go around Hono. */
export function answerVerify(services: Services, url: string, from: Asker) {
  const plain = plainQuestion.exec(url)?.[1]
  if (plain !== undefined) return lookUp(services, plain, from)
  const input = parseInput(verify.input, { identifier: getQueryParam(url, 'identifier') })
  return lookUp(services, input.identifier, from)
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
export function lookUp(
  services: Services,
  identifier: string,
  { address, authorization }: Asker,
): VerifyResult | Promise<VerifyResult> {
  const { sweeps, limiter, checks, findMatches } = services
  const answer = () => {
    checks.count()
    return goOn(verifyIdentifier(findMatches, identifier), ({ answer, wired, asked }) => {
      if (asked && isMiss(answer.verdict)) sweeps.noteMiss(sendersAt(address), asked)
      return wired.length === 0
        ? { data: answer }
        : goOn(noteChecked(services, wired, authorization), () => ({ data: answer }))
    })
  }
  return goOn(limiter.take('verify', address), () =>
    sweeps.isGoing()
      ? slowSweep(services, sendersAt(address), possibleIdentities(identifier).slice(0, 1)).then(
          answer,
        )
      : answer(),
  )
}
