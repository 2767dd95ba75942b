import type { IdentifierNamespace } from '../identifiers/kinds.ts'

/** Characters that are confused with a digit, by that digit. */
const mistaken = { 0: 'OQD', 1: 'IL', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' } as const

/**
 * The letters that a key may have besides digits; a namespace that is not listed has all letters.
 */
const lettersOf: Partial<Record<IdentifierNamespace, string>> = {
  imei: '',
  meid: 'ABCDEF',
  mac: 'ABCDEF',
  uuid: 'ABCDEF',
  vin: 'ABCDEFGHJKLMNPRSTUVWXYZ',
}

const folds = new Map<IdentifierNamespace, ReadonlyMap<string, string>>()

function foldOf(namespace: IdentifierNamespace): ReadonlyMap<string, string> {
  const known = folds.get(namespace)
  if (known) return known
  const letters = lettersOf[namespace]
  const made = new Map(
    Object.entries(mistaken).flatMap(([digit, alike]) =>
      [...alike]
        .filter((letter) => letters === undefined || letters.includes(letter))
        .map((letter) => [letter, digit] as const),
    ),
  )
  folds.set(namespace, made)
  return made
}

/**
 * The key with every confusable character replaced by its digit, where both are possible in the
 * namespace. Keys with the same skeleton look alike: a hint, not a proof.
 */
export function skeletonOf(namespace: IdentifierNamespace, key: string): string {
  const fold = foldOf(namespace)
  return key.replace(/[A-Z]/g, (letter) => fold.get(letter) ?? letter)
}
