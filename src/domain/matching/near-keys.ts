import { type KeySpace, keySpaces } from '../identifiers/kinds.ts'
import { readCleanText } from '../identifiers/read-identifier.ts'
import { skeletonOf } from './look-alikes.ts'

/** With less to go by, everything is near everything. */
export const fewestToDelete = 6
/** A UUID has 32; longer serials are compared by their look alone. */
const mostToDelete = 32

/**
 * What an identifier is found by when it was written a little differently: two whose near keys meet
 * differ in look-alikes only, or in one character, or in one swapped pair of neighbours (the deletion
 * keys of SymSpell, here on the skeleton). At most 36 of them, each with its space before it. A
 * meeting is a hint to look closer: `slipBetween` says what it is.
 */
export function nearKeysOf(space: KeySpace, key: string): string[] {
  const near = deletionsOf(space, skeletonOf(space, key))
  const meant = space === 'serial' || space === 'chassis' ? meantInstead(space, key) : []
  return [...new Set([...near, ...meant])]
}

function deletionsOf(space: KeySpace, skeleton: string): string[] {
  const keys = [`${space}:${skeleton}`]
  if (skeleton.length < fewestToDelete || skeleton.length > mostToDelete) return keys
  for (let at = 0; at < skeleton.length; at++) {
    keys.push(`${space}:${skeleton.slice(0, at)}${skeleton.slice(at + 1)}`)
  }
  return keys
}

const couldBe = ['imei1', 'meid', 'mac-address', 'vin'] as const

/** A serial number may be an IMEI, a MAC address or a VIN that was put into the wrong field. */
function meantInstead(space: KeySpace, key: string): string[] {
  return readingsElsewhere(space, key).map(
    (other) => `${other.space}:${skeletonOf(other.space, other.key)}`,
  )
}

/** The keys, in other spaces, of what this key would be read as there. */
export function readingsElsewhere(
  space: KeySpace,
  key: string,
): { space: KeySpace; key: string }[] {
  const elsewhere = couldBe.flatMap((kind) => {
    const reading = readCleanText(kind, key, key)
    return reading.ok && reading.space !== space ? [{ space: reading.space, key: reading.key }] : []
  })
  const seen = new Set<string>()
  return elsewhere
    .toSorted((a, b) => keySpaces.indexOf(a.space) - keySpaces.indexOf(b.space))
    .filter((each) => !seen.has(each.space) && seen.add(each.space))
}
