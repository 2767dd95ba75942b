import { deletionKeysOf } from './deletion-keys.ts'
import type { MatchCandidate } from './similarity.ts'
import { describe, tokenize } from './tokenize.ts'

/**
 * What an open report is found by besides its own numbers: the near keys of each, and its make with
 * the state and with the model. Two whose keys meet are looked at closer by `likenessOf`.
 */
export function blockingKeysOf(side: MatchCandidate): string[] {
  const near = side.identifiers.flatMap(({ namespace, key }) => deletionKeysOf(namespace, key))
  return [...new Set([...near, ...likenessKeysOf(side)])]
}

/** Both sides have to name the make: without it everything would be like everything. */
function likenessKeysOf({ type, brand, state, model, name }: MatchCandidate): string[] {
  const make = tokenize(brand ?? '').join('')
  if (!make) return []
  const models = [...describe([model, name]).model].toSorted().join(' ')
  return [
    ...(state ? [`like:${type}:${make}:in ${state}`] : []),
    ...(models ? [`like:${type}:${make}:${models}`] : []),
  ]
}
