import { tokenize } from '../matching/tokenize.ts'
import { isStateName } from './states.ts'

const before = new Set(['in', 'at', 'near', 'for', 'inside'])

/**
 * Whether a text is nothing but the name of a state, of one of these local government areas, or of
 * both: `Ikeja`, `in Port Harcourt, Rivers State`.
 */
export function isPlaceName(text: string, lgas: Iterable<string>): boolean {
  const [first = '', ...rest] = tokenize(text)
  const words = before.has(first) ? rest : [first, ...rest]
  if (words.at(-1) === 'state') words.pop()
  if (words.length === 0 || /\d/.test(text)) return false
  const areas = new Set([...lgas].map((lga) => tokenize(lga).join(' ')))
  const isOne = (name: string) => areas.has(name) || isStateName(name)
  return words.some(
    (_, at) =>
      isOne(words.slice(0, at + 1).join(' ')) &&
      (at === words.length - 1 || isOne(words.slice(at + 1).join(' '))),
  )
}

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
