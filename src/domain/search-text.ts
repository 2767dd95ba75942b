/** Normalized text for search: lower case, no accents, single spaces. `ola` finds `Ọlá`. */
export function toSearchText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
