import { maxLabels } from '../../../api/assets/create-labels.ts'

/** Ids out of an address: what can be none of ours is left out. */
export function readSelection(value: unknown): string[] {
  const ids = String(value ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, maxLabels)
}
