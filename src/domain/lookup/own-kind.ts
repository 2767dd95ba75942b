import { withoutMaker } from '../identifiers/serial-namespaces.ts'
import { type CarriedIdentifier, type RegistryHit, statusOf } from './verdict.ts'

type Number = Pick<CarriedIdentifier, 'namespace' | 'key'>

/** Whether two numbers are the same letters and digits of two kinds: a plate, and a serial number. */
function isOfTwoKinds(one: Number, other: Number): boolean {
  return one.key === other.key && withoutMaker(one.namespace) !== withoutMaker(other.namespace)
}

/**
 * Whether a report of a number says nothing about the same number of another kind until staff have
 * confirmed it. It waits because somebody else registered that one earlier: else anybody could make
 * any car look reported whose plate they read on the street.
 */
export function isOfOtherKind(
  of: Number,
  {
    report,
    ...number
  }: Number & { report: Pick<NonNullable<RegistryHit['report']>, 'stage' | 'isHeld'> | null },
): boolean {
  return report?.stage === 'pending' && report.isHeld && isOfTwoKinds(of, number)
}

/**
 * The hits without reports that wait because of an earlier registration as another kind. That two
 * things have this number is told instead: either may be the one that a buyer holds.
 */
export function withoutOtherKinds<Each extends RegistryHit>(
  hits: readonly Each[],
): readonly Each[] {
  if (hits.length < 2) return hits
  const isLater = (own: Each, { carried, report }: Each) =>
    isOfOtherKind(own.carried, { ...carried, report })
  const earlier = hits.filter((hit) => isFree(hit) && hits.some((each) => isLater(hit, each)))
  return hits
    .filter((each) => !earlier.some((own) => isLater(own, each)))
    .map((hit) => (earlier.includes(hit) ? { ...hit, claim: 'contested' } : hit))
}

/** Whether lookups show a registration, and nothing graver of it than a find. */
export function isFree(hit: RegistryHit): boolean {
  return ['clear', 'found'].includes(statusOf(hit))
}
