import { maxLabels } from '../../../domain/assets/assets.ts'

/** Reads asset ids from the URL and drops malformed ones. */
export function readSelection(value: unknown): string[] {
  const ids = String(value ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, maxLabels)
}
