import { luhnCharacter } from './check-digits.ts'
import { isJunk, junkReason } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'

const notDigit = /[^0-9]/

const digitMistakenFor: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}

/**
 * 3GPP TS 23.003: 14 digits identify the phone. A 15th is their Luhn digit; of 16 (an IMEISV) the
 * last 2 are the software version. The key is the 14.
 */
export function parseImei(typed: string): ParseResult {
  const letter = notDigit.exec(typed)?.[0]
  if (letter !== undefined) return refuse(refuseLetter(typed, letter))
  const { length } = typed
  if (length < 14 || length > 16) return refuse(refuseImeiLength(typed))
  const key = typed.slice(0, 14)
  if (length === 15 && typed.charAt(14) !== luhnCharacter(key, 10)) {
    return refuse(
      'One digit is probably mistyped: the last one, the check digit, does not fit the others. Dial *#06# to see it again.',
    )
  }
  return isJunk(key) ? refuse(junkReason) : accept('imei', key)
}

function refuseLetter(typed: string, letter: string): string {
  if (typed.startsWith('IMEI')) return 'Type only the 15 digits, without the word IMEI.'
  const digit = digitMistakenFor[letter]
  const guess = digit === undefined ? '' : ` If it is the digit ${digit}, type ${digit}.`
  return `An IMEI has digits only; yours has the letter ${letter}.${guess} Dial *#06# to see it again.`
}

function refuseImeiLength(digits: string): string {
  return isImeiWithVersion(digits)
    ? 'An IMEI has 15 digits; yours has 17. Leave out the last 2.'
    : `An IMEI has 15 digits; yours has ${digits.length}. Dial *#06# to see it again.`
}

/** Many phones answer *#06# with the 15 digits, a stroke and the 2 of the software version. */
export function isImeiWithVersion(digits: string): boolean {
  return digits.length === 17 && digits.charAt(14) === luhnCharacter(digits.slice(0, 14), 10)
}
