import type { IdentifierNamespace } from '../identifiers/kinds.ts'
import { plateShapes } from '../identifiers/plate-shapes.ts'
import type { Candidate } from '../identifiers/read/candidates.ts'
import { readText } from '../identifiers/read/read-text.ts'
import type { Verdict } from './verdict.ts'

/** Namespaces whose identifiers are so dense that somebody who knows a few can guess others. */
export const enumerableNamespaces = ['imei', 'meid', 'vin', 'plate'] as const
export type EnumerableNamespace = (typeof enumerableNamespaces)[number]

/** The identifiers that an attacker can try one after another. */
export interface IdentifierRange {
  namespace: EnumerableNamespace
  /** The part that all identifiers of the range share. */
  prefix: string
}

/** Computes the prefix of the range from a key; null if it belongs to none. */
const prefixOf: Record<EnumerableNamespace, (key: string) => string | null> = {
  // The model (its TAC); the 6 digits after it count the phones, a million of them.
  imei: (key) => key.slice(0, 8),
  // The same; the 6 hexadecimal digits after it count 16 million phones.
  meid: (key) => key.slice(0, 8),
  // Maker, model, year and plant; the last 6 count the vehicles.
  vin: (key) => key.slice(0, 11),
  plate: (key) => areaOf(key),
}

/** The local government area, in either form of a plate; a special plate has none. */
function areaOf(plate: string): string | null {
  const shape = plateShapes.find(({ pattern }) => pattern.test(plate))
  return shape ? plate.slice(shape.areaAt, shape.areaAt + 3) : null
}

/**
 * The range of an identifier. Null for serial and chassis numbers, which have no known form, for
 * UUIDs, which are too many to try, and for MAC addresses, which share only their maker.
 */
export function identifierRangeOf({
  namespace,
  key,
}: Pick<Candidate, 'namespace' | 'key'>): IdentifierRange | null {
  if (!isEnumerable(namespace)) return null
  const prefix = prefixOf[namespace](key)
  return prefix === null ? null : { namespace, prefix }
}

/**
 * What a lookup counts as: of each number in the text, the likeliest identifier that belongs to a
 * range, even if the text only looks like it.
 */
export function countedOf(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>()
  return candidates.filter((each) => {
    if (seen.has(each.number) || identifierRangeOf(each) === null) return false
    seen.add(each.number)
    return true
  })
}

/** The same for a text. */
export function countedIn(text: string): Candidate[] {
  return countedOf(readText(text).candidates)
}

function isEnumerable(namespace: IdentifierNamespace): namespace is EnumerableNamespace {
  return (enumerableNamespaces as readonly IdentifierNamespace[]).includes(namespace)
}

/**
 * Who asks: an IP address, a network of addresses, an account, the API keys of a verified business,
 * a phone number or known device, or everyone together.
 */
export type ClientKind = 'address' | 'network' | 'account' | 'key' | 'caller' | 'everyone'

export interface EnumerationRule {
  /** More different unregistered identifiers of one range than this are enumeration … */
  misses: number
  /** … within this time of the first. */
  withinMs: number
}

const minutes = (count: number) => count * 60_000
const hours = (count: number) => count * 3_600_000

export const enumerationRules = {
  // A carrier puts thousands of users behind one address, who look up many phone models. After more
  // misses of one model, the address still gets some answers about it (`enumerationByAddress`).
  address: { misses: 30, withinMs: minutes(10) },
  // An IPv4 /24 or an IPv6 /48: a carrier, or one person with all its addresses.
  network: { misses: 120, withinMs: minutes(10) },
  // A shop looks up its deliveries, often of one model: two full batches of the largest plan.
  account: { misses: 100, withinMs: hours(24) },
  // A marketplace looks up everything that is offered there, of many models, so a thousand misses
  // of one model are unusual. The keys of one business count together: a new key is not a new
  // client.
  key: { misses: 1000, withinMs: hours(24) },
  // One phone, by USSD or message, where each lookup costs its owner something; or one device.
  caller: { misses: 60, withinMs: hours(24) },
  // More suggests many attackers. A client is not throttled for what others did:
  // `suspectThreshold`.
  everyone: { misses: 600, withinMs: hours(24) },
} as const satisfies Record<ClientKind, EnumerationRule>

/**
 * While a range is enumerated from many places, clients with this many misses in it are throttled
 * too.
 */
export const suspectThreshold = 5

/** Throttling ends this long after the last miss. */
const enumerationEndsAfterMs = hours(1)

/** `lastAt` in the future is treated like the past: the clock may have been wrong. */
export function isEnumerationActive(lastAt: number, now: number): boolean {
  return Math.abs(now - lastAt) < enumerationEndsAfterMs
}

/**
 * Only misses count. Hits do not make up for them: an attacker could register identifiers of their
 * own and look them up in between.
 */
export function isEnumeration(misses: number, rule: EnumerationRule): boolean {
  return misses > rule.misses
}

/** A mistyped identifier is a miss too. */
export function isUnregistered(verdict: Verdict): boolean {
  return verdict === 'unknown' || verdict === 'invalid'
}
