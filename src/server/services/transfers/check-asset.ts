import type { LookupResult } from '../../../api/lookup/verify.ts'
import type { IdentifierNamespace } from '../../../domain/identifiers/kinds.ts'
import { isOtherMaker } from '../../../domain/identifiers/namespace-at-maker.ts'
import type { Candidate } from '../../../domain/identifiers/read/candidates.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { withoutMaker } from '../../../domain/identifiers/serial-namespaces.ts'
import { withoutGroups } from '../../../domain/identifiers/without-groups.ts'
import { isOfOtherKind } from '../../../domain/lookup/own-kind.ts'
import { gravityOf, isReport } from '../../../domain/lookup/verdict.ts'
import { type TransferRefusal, whyCannotTransfer } from '../../../domain/transfers/transfers.ts'
import type { Queries } from '../../db/database.ts'
import type { IdentifierRow } from '../../db/tables.ts'
import type { AssetWithIdentifiers } from '../../queries/assets/asset-rows.ts'
import { formatIdentifierRow } from '../../queries/assets/format-identifiers.ts'
import type { Found } from '../../queries/lookup/find-in-registry.ts'
import { transferEligibility } from '../../queries/transfers/transfer-eligibility.ts'
import type { Context } from '../context.ts'
import { resultOf } from '../lookup/verify-identifier.ts'

type Lookup = Pick<Context, 'findInRegistry' | 'now'>
type Identifier = Pick<IdentifierRow, 'kind' | 'namespace' | 'key' | 'raw_value'>

/**
 * What a stranger's lookups of these identifiers say, the gravest first. A seller may have
 * registered a chassis number as a serial number, or with the prefix of a barcode: a lookup reads
 * the text as each of them, and at each maker.
 */
export async function checksOf(
  lookup: Lookup,
  identifiers: readonly Identifier[],
): Promise<LookupResult[]> {
  const checks = await Promise.all(
    identifiers.map(async (each) => resultOn(lookup, each, await foundFor(lookup, each))),
  )
  return checks.toSorted((a, b) => graveness(a) - graveness(b))
}

/**
 * Why the owner cannot transfer an asset now; null if they can. Reads the registry outside of
 * `db`, so call it before the transaction that decides with `transferEligibility`.
 */
export async function refusalOf(
  lookup: Lookup,
  db: Queries,
  found: AssetWithIdentifiers,
): Promise<TransferRefusal | null> {
  const refusal = whyCannotTransfer(await transferEligibility(db, found))
  if (refusal) return refusal
  for (const each of found.identifiers) {
    const { matches, listed } = await foundFor(lookup, each)
    // Two makers of our list may use one serial number, and rivals may report the number of a plate as a
    // serial number, or contest it with each other. The buyer is told of each. `transferEligibility`
    // tells of a contest with the owner.
    const dated = { ...each, registeredAt: each.registered_at }
    const own = matches.filter(
      ({ carried, report, registeredAt }) =>
        !isOtherMaker(carried.namespace, each.namespace) &&
        !isOfOtherKind(dated, { ...carried, report, registeredAt }) &&
        (report !== null ||
          (registeredAt <= each.registered_at && isOfKind(carried.namespace, each.namespace))),
    )
    const { verdict, looksLikeReported } = resultOn(lookup, each, { matches: own, listed })
    if (looksLikeReported || refusing.has(verdict)) return 'reported-by-others'
  }
  return null
}

function isOfKind(one: IdentifierNamespace, other: IdentifierNamespace): boolean {
  return withoutMaker(one) === withoutMaker(other)
}

const refusing = new Set<LookupResult['verdict']>(['stolen', 'lost', 'contested'])

function foundFor({ findInRegistry }: Lookup, identifier: Identifier): Promise<Found> {
  return findInRegistry(candidatesOf(identifier))
}

function candidatesOf(identifier: Identifier): Candidate[] {
  const { kind, namespace, key, raw_value } = identifier
  const how = { certainty: 'typed', why: 'as-written', number: 0 } as const
  const shown = formatIdentifierRow(identifier).value
  // The form saves a number as it is shown, and its first groups are no other number.
  const texts = [raw_value, shown].map((text) => (text === shown ? withoutGroups(text) : text))
  return [
    { kind, namespace: withoutMaker(namespace), key, ...how },
    ...texts.flatMap((text) => readText(text).candidates),
  ]
}

/** Without the doubts about the text: it is registered. */
function resultOn({ now }: Lookup, identifier: Identifier, found: Found): LookupResult {
  const text = identifier.raw_value
  const reading = {
    candidates: candidatesOf(identifier),
    numbers: [text],
    doubts: [],
    leftover: '',
  }
  return resultOf({ now }, text, reading, found).result
}

function graveness({ verdict, underReview, listings }: LookupResult): number {
  if (verdict !== 'invalid' && isReport({ verdict })) return gravityOf({ verdict, underReview })
  return verdict === 'invalid' || listings ? leastReport : clear
}

const leastReport = 100
const clear = 101
