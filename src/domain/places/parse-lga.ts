import { tokenize } from '../matching/tokenize.ts'

/** The local government area that a place such as `Computer Village, Ikeja, Lagos` names; null where none is. */
export function parseLga(place: string, lgas: Iterable<string>): string | null {
  const text = spelled(place)
  const named = [...lgas].filter((lga) => text.includes(spelled(lga)))
  // The longest: "Ijebu North East" has "Ijebu North" in it.
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** Whole words alone: `Eti Osa` is not in `Betiosa`. */
function spelled(text: string): string {
  return ` ${tokenize(text).join(' ')} `
}
