/** Text as it is compared when one looks for words: no capitals, no marks over letters, single spaces. */
export function searchWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
