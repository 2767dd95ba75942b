/** A name as it is ordered and looked for by: no accents, no capitals, single spaces. Both engines order it alike. */
export function collationKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
