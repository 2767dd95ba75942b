import type { IdentifierKind } from '../kinds.ts'
import { spellOut } from '../normalize.ts'
import { isIssuedPlate } from '../plate-shapes.ts'
import { isModelLikePlate } from './names-of-things.ts'
import { writtenIn } from './read-text.ts'
import { keyOf } from './token-groups.ts'
import { gaps, type Token, tokensOf } from './tokens.ts'

/** What follows `S/N`, `serial no` or `plate`. */
export function labelledIn(words: string): string[] {
  const written = writtenIn(words)
  if ('code' in written) return []
  const labelled = written.numbers.filter(
    ({ label, key }) => label && labels.has(label) && key.length >= 5 && /\d/.test(key),
  )
  return labelled.map(({ spelled }) => spelled)
}

/** Not `Mac`, which names computers, too. */
const labels = new Set<IdentifierKind>([
  ...(['serial-number', 'plateNumber', 'chassisNumber', 'vin', 'imei1', 'meid'] as const),
])

/** Plates of the regular forms, however they are divided: `KTU 318 GB`, `KTU-318GB`. */
export function platesIn(words: string): string[] {
  const { tokens } = tokensOf(spellOut(words))
  return tokens.flatMap((_, from) => {
    const runs = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => tokens.slice(from, from + count))
    return runs.filter(isPlate).map(keyOf)
  })
}

function isPlate(tokens: readonly Token[]): boolean {
  if (!isIssuedPlate(keyOf(tokens))) return false
  const isSpaced = tokens.slice(1).some(({ before }) => before > gaps.joined)
  return !isSpaced || !isModelLikePlate(tokens)
}
