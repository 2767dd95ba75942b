import { foldText } from './normalise.ts'

/** Normalized text for search: lower case, no accents, single spaces. `ola` finds `Ọlá`. */
export function toSearchText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim()
}
