/** Text as it is looked up: lower case, no accents, single spaces. `Ọlá` is found by `ola`. */
export function toSearchText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
