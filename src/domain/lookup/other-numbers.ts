import { isListedMaker } from '../assets/makers.ts'
import type { ClaimStanding } from '../disputes/disputes.ts'
import type { IdentifierNamespace } from '../identifiers/kinds.ts'
import { isOtherMaker } from '../identifiers/namespace-at-maker.ts'
import { makerIn, withoutMaker } from '../identifiers/serial-namespaces.ts'
import { isOfOtherKind } from './own-kind.ts'
import type { CarriedIdentifier, OtherNumbers, RegistryHit } from './verdict.ts'
import { statusOf } from './verdict.ts'

type Number = Pick<CarriedIdentifier, 'namespace' | 'key'>

/** A registration of a number, with its open report if a lookup shows one. */
export interface Registration extends Number {
  assetId: string
  claim: ClaimStanding
  /** Milliseconds since 1970; no two registrations of a number have the same time. */
  registeredAt: number
  report: Pick<NonNullable<RegistryHit['report']>, 'status' | 'stage' | 'isHeld'> | null
}

/** Gravest first. */
const gravity = ['contested', 'found', 'unknown', 'clear'] as const satisfies OtherNumbers[]

/**
 * What the numbers of an asset but one say about it. `registrations` are those of its numbers, by
 * anybody; `listed` the numbers on the lists of authorities. A thief or a buyer may know one number
 * of a thing, and its owner another: what is known of one is known of the thing. Thousands may have
 * registered one number, so what is known of it is read once for all its things.
 */
export function createOtherNumbers(
  registrations: readonly Registration[],
  listed: readonly Number[],
): (assetId: string, number: Pick<Number, 'key'>) => OtherNumbers {
  const ofAssets = Map.groupBy(registrations, ({ assetId }) => assetId)
  const registeredAs = Map.groupBy(registrations, ({ key }) => key)
  const listedAs = Map.groupBy(listed, ({ key }) => key)
  const contested = registrations.filter(isContestedAlone)
  const contestedNumbers = new Set(contested.map(({ namespace, key }) => `${namespace} ${key}`))
  const contestedAs = Map.groupBy(contested, ({ key }) => key)
  const known = new Map<string, Known>()

  function knownOf(number: Number): Known {
    const name = `${thingsNamespace(number)} ${number.key}`
    const before = known.get(name)
    if (before) return before
    // Two makers of our list may use one serial number: these are two things.
    const isIts = (each: Number) => !isOtherMaker(each.namespace, number.namespace)
    const isOfKind = (each: Number) =>
      isIts(each) && withoutMaker(each.namespace) === withoutMaker(number.namespace)
    const isListed = listedAs.get(number.key)?.some(isIts)
    const reported =
      registeredAs.get(number.key)?.filter((each) => each.report && isIts(each)) ?? []
    const first = { ...number, registeredAt: Number.NEGATIVE_INFINITY }
    const others = reported.filter((each) => !isOfOtherKind(first, each))
    const found = {
      said: isListed ? ('contested' as const) : gravestOf(others.map(ofAnother)),
      contestedSince: firstOf([
        ...(contestedAs.get(number.key)?.filter(isOfKind) ?? []),
        ...reported.filter((each) => isOfOtherKind(first, each)),
      ]),
    }
    known.set(name, found)
    return found
  }

  function saidOf(own: Registration): OtherNumbers {
    if (contestedNumbers.has(`${own.namespace} ${own.key}`)) return 'contested'
    const { said, contestedSince } = knownOf(own)
    return contestedSince < own.registeredAt ? 'contested' : said
  }

  return (assetId, { key }) =>
    gravestOf(
      (ofAssets.get(assetId) ?? [])
        .filter((each) => each.key !== key)
        .flatMap((each) => [ofOwnClaim(each.claim), saidOf(each)]),
    )
}

interface Known {
  said: OtherNumbers
  /**
   * When the first of those registered the number who contest it, as the same kind at any maker, and
   * report nothing, or whose report as another kind waits. If they registered it later, it is no contest
   * about the thing of the earlier one.
   */
  contestedSince: number
}

function isContestedAlone({ claim, report }: Registration): boolean {
  return report === null && claim === 'contested'
}

function firstOf(registrations: readonly Registration[]): number {
  return registrations.reduce(
    (first, { registeredAt }) => Math.min(first, registeredAt),
    Number.POSITIVE_INFINITY,
  )
}

/** The namespace without a maker that somebody made up: what is known is the same for all of these. */
function thingsNamespace({ namespace }: Number): IdentifierNamespace {
  const maker = makerIn(namespace)
  return maker !== null && isListedMaker(maker) ? namespace : withoutMaker(namespace)
}

function gravestOf(said: readonly OtherNumbers[]): OtherNumbers {
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
