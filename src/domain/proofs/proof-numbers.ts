import { daysMs } from '../durations.ts'

/**
 * Crockford’s base 32 (https://www.crockford.com/base32.html): no I, L, O or U, which are misheard.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const valueLength = 7
/**
 * Crockford’s check symbol is the value modulo 37. Only values with a symbol in the alphabet are
 * used.
 */
const modulus = 37

/** The number of a proof opens it for this long. Its text never ends. */
export const proofNumberLifeMs = daysMs(365)

/** Proof numbers are made of a value below this: 35 bits. */
export const maxProofValue = 32 ** valueLength

/**
 * `T-XXXX-XXXX`: seven characters of a value and one check character, so that a number with a
 * typing error is not the number of another proof. Null if the alphabet lacks the check symbol of
 * `value`.
 */
export function formatProofNumber(value: number): string | null {
  const check = alphabet[value % modulus]
  if (check === undefined) return null
  const characters = Array.from({ length: valueLength }, (_, at) =>
    alphabet.charAt(Math.floor(value / 32 ** (valueLength - 1 - at)) % 32),
  )
  return withDashes([...characters, check].join(''))
}

/** The canonical form of a number that somebody typed or heard; null if a character is wrong. */
export function parseProofNumber(text: string): string | null {
  const typed = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const characters = typed.length === valueLength + 2 ? typed.replace(/^T/, '') : typed
  const values = Array.from(characters, (character) => alphabet.indexOf(character))
  if (values.length !== valueLength + 1 || values.includes(-1)) return null
  const value = values.slice(0, -1).reduce((sum, digit) => sum * 32 + digit, 0)
  return value % modulus === values.at(-1) ? withDashes(characters) : null
}

function withDashes(characters: string): string {
  return `T-${characters.slice(0, 4)}-${characters.slice(4)}`
}

const ageUnits = ['moment', 'minute', 'hour', 'day'] as const

interface ProofAge {
  unit: (typeof ageUnits)[number]
  count: number
}

const seconds = { day: 86_400, hour: 3600, minute: 60 } as const

/** The age of a proof in the largest unit that it fills. */
export function ageOf(asOf: string, now: number): ProofAge {
  const age = Math.max(0, (now - Date.parse(asOf)) / 1000)
  for (const unit of ['day', 'hour', 'minute'] as const) {
    if (age >= seconds[unit]) return { unit, count: Math.floor(age / seconds[unit]) }
  }
  return { unit: 'moment', count: 0 }
}

/** The name of the text for an age: `hour` for one, `hours` for several. */
export function ageTextName({ unit, count }: ProofAge): AgeTextName {
  return unit === 'moment' || count === 1 ? unit : `${unit}s`
}

export type AgeTextName = ProofAge['unit'] | `${Exclude<ProofAge['unit'], 'moment'>}s`
