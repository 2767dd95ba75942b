import { tokenize } from '../matching/tokenize.ts'

/**
 * The local government area that a place such as `Computer Village, Ikeja, Lagos` names; null if
 * none.
 */
export function parseLga(place: string, lgas: Iterable<string>): string | null {
  const text = spelled(place)
  const named = [...lgas].filter((lga) => text.includes(spelled(lga)))
  // The longest match: "Ijebu North East" contains "Ijebu North".
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** Only whole words match: `Eti Osa` is not in `Betiosa`. */
function spelled(text: string): string {
  return ` ${tokenize(text).join(' ')} `
}
