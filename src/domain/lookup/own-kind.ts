import type { IdentifierNamespace } from '../identifiers/kinds.ts'
import { hasOwnForm } from '../identifiers/own-form.ts'
import { withoutMaker } from '../identifiers/serial-namespaces.ts'
import { type CarriedIdentifier, type RegistryHit, statusOf } from './verdict.ts'

type Number = Pick<CarriedIdentifier, 'namespace' | 'key'>

/** Kinds that take any text: a plate can be registered as a serial number, and reported. */
function isFreeKind(namespace: IdentifierNamespace): boolean {
  return withoutMaker(namespace) === 'serial' || namespace === 'chassis'
}

/**
 * Whether a report of a number says nothing about the same number of another kind until staff have
 * confirmed it: else anybody could make any car look reported whose plate they read on the street.
 */
export function isOfOtherKind(
  of: Number,
  {
    namespace,
    report,
  }: Number & { report: Pick<NonNullable<RegistryHit['report']>, 'stage'> | null },
): boolean {
  return report?.stage === 'pending' && isFreeKind(namespace) && hasOwnForm(of)
}

/** The hits without unconfirmed reports of what somebody registered as what it is. */
export function withoutOtherKinds<Each extends RegistryHit>(
  hits: readonly Each[],
): readonly Each[] {
  if (hits.length < 2) return hits
  const own = hits.filter((hit) => hasOwnForm(hit.carried) && statusOf(hit) === 'clear')
  return own.length === 0
    ? hits
    : hits.filter(
        ({ carried, report }) =>
          !own.some(
            (each) =>
              each.carried.key === carried.key &&
              isOfOtherKind(each.carried, { ...carried, report }),
          ),
      )
}
