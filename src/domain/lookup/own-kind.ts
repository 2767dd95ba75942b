import type { IdentifierNamespace } from '../identifiers/kinds.ts'
import { withoutMaker } from '../identifiers/serial-namespaces.ts'
import { type CarriedIdentifier, type RegistryHit, statusOf } from './verdict.ts'

type Number = Pick<CarriedIdentifier, 'namespace' | 'key'>

/** Whether two numbers are the same letters and digits of two kinds: a plate, and a serial number. */
function isOfTwoKinds(one: Number, other: Number): boolean {
  return one.key === other.key && withoutMaker(one.namespace) !== withoutMaker(other.namespace)
}

type Waiting = Pick<NonNullable<RegistryHit['report']>, 'stage' | 'isHeld'>

function isWaiting(report: Waiting | null): boolean {
  return report?.stage === 'pending' && report.isHeld
}

type Dated = Number & { registeredAt: number }

/**
 * Whether a report of a number says nothing about the same number of another kind until staff have
 * confirmed it. It waits because somebody else registered that one earlier: else anybody could make
 * any car look reported whose plate they read on the street.
 */
export function isOfOtherKind(
  of: Dated,
  { report, ...number }: Dated & { report: Waiting | null },
): boolean {
  return isWaiting(report) && isOfTwoKinds(of, number) && of.registeredAt < number.registeredAt
}

type DatedHit = RegistryHit & { registeredAt: number }

/**
 * The hits without what the other numbers say of a thing whose registration of this number is later
 * than one of another kind or maker, or a finder's, who claims nothing. Else anybody could make the
 * earlier thing contested, without a dispute: they would register its number beside a reported one.
 */
export function withoutOtherThings<Each extends DatedHit>(hits: readonly Each[]): readonly Each[] {
  const isDoubted = ({ report, otherNumbers }: Each) =>
    report === null && (otherNumbers === 'contested' || otherNumbers === 'found')
  if (!hits.some(isDoubted)) return hits
  const shown = hits.filter(isShown).toSorted((a, b) => a.registeredAt - b.registeredAt)
  const isLater = ({ carried, registeredAt }: Each) => {
    const earlier = shown.find((each) => each.carried.key === carried.key)
    return earlier !== undefined && earlier.registeredAt < registeredAt
  }
  return hits.map((hit) =>
    isDoubted(hit) && isLater(hit) ? { ...hit, otherNumbers: 'unknown' as const } : hit,
  )
}

/**
 * The hits without reports that wait because of an earlier registration as another kind. That two
 * things have this number is told instead: either may be the one that a buyer holds.
 */
export function withoutOtherKinds<Each extends DatedHit>(given: readonly Each[]): readonly Each[] {
  const hits = withoutOtherThings(given)
  const waiting = hits.filter(({ report }) => isWaiting(report))
  if (waiting.length === 0) return hits
  const lastWaiting = timesByKind(waiting, Math.max)
  const isEarlier = (hit: Each) =>
    isFree(hit) && otherKindsOf(lastWaiting, hit.carried).some((at) => hit.registeredAt < at)
  const firstEarlier = timesByKind(hits.filter(isEarlier), Math.min)
  const isHeldBack = ({ report, carried, registeredAt }: Each) =>
    isWaiting(report) && otherKindsOf(firstEarlier, carried).some((at) => at < registeredAt)
  return hits
    .filter((hit) => !isHeldBack(hit))
    .map((hit) => (isEarlier(hit) ? { ...hit, claim: 'contested' } : hit))
}

/** For each number a time for each of its kinds. */
type Times = ReadonlyMap<string, ReadonlyMap<IdentifierNamespace, number>>

function timesByKind(
  hits: readonly DatedHit[],
  ofTwo: (one: number, other: number) => number,
): Times {
  const times = new Map<string, Map<IdentifierNamespace, number>>()
  for (const { carried, registeredAt } of hits) {
    const ofKey = times.get(carried.key) ?? new Map<IdentifierNamespace, number>()
    const kind = withoutMaker(carried.namespace)
    times.set(carried.key, ofKey.set(kind, ofTwo(ofKey.get(kind) ?? registeredAt, registeredAt)))
  }
  return times
}

function otherKindsOf(times: Times, { namespace, key }: Number): number[] {
  const own = withoutMaker(namespace)
  return [...(times.get(key) ?? [])].flatMap(([kind, at]) => (kind === own ? [] : [at]))
}

/** Whether lookups show a registration by itself, or its report. */
function isShown(hit: RegistryHit): boolean {
  return hit.report !== null ? statusOf(hit) !== 'unknown' : isFree(hit)
}

/** Whether lookups show a registration, and nothing graver of it than a find. */
export function isFree(hit: RegistryHit): boolean {
  return ['clear', 'found'].includes(statusOf(hit))
}
