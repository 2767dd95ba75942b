import type { IdentifierNamespace } from '../identifiers/kinds.ts'

/** Characters that are taken for one another, each class under the digit it folds to. */
const mistaken = { 0: 'OQD', 1: 'IL', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' } as const

/** The letters that stand in a key beside all digits; a namespace that is not named has every letter. */
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
 * The key with each character that could be mistaken for a digit put as that digit, where both can
 * stand in a key of this namespace. Keys of one skeleton look alike: a hint, never identity.
 */
export function skeletonOf(namespace: IdentifierNamespace, key: string): string {
  const fold = foldOf(namespace)
  return key.replace(/[A-Z]/g, (letter) => fold.get(letter) ?? letter)
}
