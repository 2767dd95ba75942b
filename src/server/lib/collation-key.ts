import { foldText } from '../../domain/normalise.ts'

/**
 * The key by which names are sorted and searched: lower case, no accents, single spaces. SQLite and
 * PostgreSQL sort it in the same order.
 */
export function collationKey(name: string): string {
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
