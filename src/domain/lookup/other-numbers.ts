import type { ClaimStanding } from '../disputes/disputes.ts'
import { isOtherMaker } from '../identifiers/namespace-at-maker.ts'
import { isOfOtherKind } from './own-kind.ts'
import type { CarriedIdentifier, OtherNumbers, RegistryHit } from './verdict.ts'
import { statusOf } from './verdict.ts'

type Number = Pick<CarriedIdentifier, 'namespace' | 'key'>

/** A registration of a number, with its open report if a lookup shows one. */
export interface Registration extends Number {
  assetId: string
  claim: ClaimStanding
  report: Pick<NonNullable<RegistryHit['report']>, 'status' | 'stage' | 'isHeld'> | null
}

/** Gravest first. */
const gravity = ['contested', 'found', 'unknown', 'clear'] as const satisfies OtherNumbers[]

/**
 * What the numbers of an asset but one say about it. `registrations` are those of its numbers, by
 * anybody; `listed` the numbers on the lists of authorities. A thief or a buyer may know one number
 * of a thing, and its owner another: what is known of one is known of the thing.
 */
export function otherNumbersOf(
  assetId: string,
  { key }: Pick<Number, 'key'>,
  registrations: readonly Registration[],
  listed: readonly Number[],
): OtherNumbers {
  const own = registrations.filter((each) => each.assetId === assetId && each.key !== key)
  const said = own.flatMap((number) => {
    // Two makers of our list may use one serial number: these are two things.
    const isIts = (each: Number) =>
      each.key === number.key && !isOtherMaker(each.namespace, number.namespace)
    const others = registrations.filter(
      (each) => each.assetId !== assetId && isIts(each) && !isOfOtherKind(number, each),
    )
    return [
      ...(listed.some(isIts) ? ['contested' as const] : []),
      ofOwnClaim(number.claim),
      ...others.map(ofAnother),
    ]
  })
  return gravity.find((each) => said.includes(each)) ?? 'clear'
}

function ofOwnClaim(claim: ClaimStanding): OtherNumbers {
  return toOtherNumbers(statusOf({ claim, report: null, hidden: false, otherNumbers: 'clear' }))
}

/** That somebody else has the number is no reason by itself: their claim may have ended. */
function ofAnother({ claim, report }: Registration): OtherNumbers {
  const status = toOtherNumbers(statusOf({ claim, report, hidden: false, otherNumbers: 'clear' }))
  return status === 'unknown' ? 'clear' : status
}

function toOtherNumbers(status: ReturnType<typeof statusOf>): OtherNumbers {
  return status === 'stolen' || status === 'lost' || status === 'under review'
    ? 'contested'
    : status
}
