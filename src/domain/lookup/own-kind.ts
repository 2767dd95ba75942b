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

/**
 * Whether a report of a number says nothing about the same number of another kind until staff have
 * confirmed it. It waits because somebody else registered that one earlier: else anybody could make
 * any car look reported whose plate they read on the street.
 */
export function isOfOtherKind(
  of: Number,
  { report, ...number }: Number & { report: Waiting | null },
): boolean {
  return isWaiting(report) && isOfTwoKinds(of, number)
}

type DatedHit = RegistryHit & { registeredAt: number }

/**
 * The hits without what the other numbers say of a thing whose registration of this number is later
 * than one of another kind or maker, or a finder's, who claims nothing. Else anybody could make the
 * earlier thing contested, without a dispute: they would register its number beside a reported one.
 */
function withoutOtherThings<Each extends DatedHit>(hits: readonly Each[]): readonly Each[] {
  const isDoubted = ({ report, otherNumbers }: Each) =>
    report === null && (otherNumbers === 'contested' || otherNumbers === 'found')
  if (!hits.some(isDoubted)) return hits
  const free = hits.filter(isFree).toSorted((a, b) => a.registeredAt - b.registeredAt)
  const isLater = ({ carried, registeredAt }: Each) => {
    const earlier = free.find((each) => each.carried.key === carried.key)
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
  const laterKinds = kindsByKey(waiting)
  const isEarlier = (hit: Each) => isFree(hit) && hasOtherKind(laterKinds, hit.carried)
  const earlierKinds = kindsByKey(hits.filter(isEarlier))
  return hits
    .filter(({ report, carried }) => !isWaiting(report) || !hasOtherKind(earlierKinds, carried))
    .map((hit) => (isEarlier(hit) ? { ...hit, claim: 'contested' } : hit))
}

type Kinds = ReadonlyMap<string, ReadonlySet<IdentifierNamespace>>

function kindsByKey(hits: readonly RegistryHit[]): Kinds {
  const kinds = new Map<string, Set<IdentifierNamespace>>()
  for (const { carried } of hits) {
    const ofKey = kinds.get(carried.key) ?? new Set()
    kinds.set(carried.key, ofKey.add(withoutMaker(carried.namespace)))
  }
  return kinds
}

function hasOtherKind(kinds: Kinds, { namespace, key }: Number): boolean {
  const ofKey = kinds.get(key)
  return ofKey !== undefined && (ofKey.size > 1 || !ofKey.has(withoutMaker(namespace)))
}

/** Whether lookups show a registration, and nothing graver of it than a find. */
export function isFree(hit: RegistryHit): boolean {
  return ['clear', 'found'].includes(statusOf(hit))
}
