import { mostLabels } from '../../api/make-labels.ts'

/** Ids out of an address: what can be none of ours is left out. */
export function readChosen(value: unknown): string[] {
  const ids = String(value ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, mostLabels)
}
