import { deletionKeysOf } from './deletion-keys.ts'
import type { MatchCandidate } from './similarity.ts'
import { extractFeatures, tokenize } from './tokenize.ts'

/**
 * The keys by which similar reports are found: the deletion keys of each identifier, the make with
 * the state, and the make with the model. `scoreSimilarity` compares reports that share a key.
 */
export function blockingKeysOf(side: MatchCandidate): string[] {
  const near = side.identifiers.flatMap(({ namespace, key }) => deletionKeysOf(namespace, key))
  return [...new Set([...near, ...descriptionKeysOf(side)])]
}

/** None without a make, since everything would be similar. */
function descriptionKeysOf({ type, brand, state, model, name }: MatchCandidate): string[] {
  const make = tokenize(brand ?? '').join('')
  if (!make) return []
  const models = [...extractFeatures([model, name]).model].toSorted().join(' ')
  return [
    ...(state ? [`like:${type}:${make}:in ${state}`] : []),
    ...(models ? [`like:${type}:${make}:${models}`] : []),
  ]
}
