import { deletionKeysOf } from './deletion-keys.ts'
import type { MatchCandidate } from './similarity.ts'
import { describe, tokenize } from './tokenize.ts'

/**
 * The keys by which similar reports are found: the near keys of each identifier, and the make with
 * the state and with the model. Reports that share a key are compared by `scoreSimilarity`.
 */
export function blockingKeysOf(side: MatchCandidate): string[] {
  const near = side.identifiers.flatMap(({ namespace, key }) => deletionKeysOf(namespace, key))
  return [...new Set([...near, ...likenessKeysOf(side)])]
}

/** Both have to name the make: without it everything would be similar. */
function likenessKeysOf({ type, brand, state, model, name }: MatchCandidate): string[] {
  const make = tokenize(brand ?? '').join('')
  if (!make) return []
  const models = [...describe([model, name]).model].toSorted().join(' ')
  return [
    ...(state ? [`like:${type}:${make}:in ${state}`] : []),
    ...(models ? [`like:${type}:${make}:${models}`] : []),
  ]
}
