/**
 * The key by which names are sorted and searched: lower case, no accents, single spaces. SQLite and
 * PostgreSQL sort it in the same order.
 */
export function collationKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
