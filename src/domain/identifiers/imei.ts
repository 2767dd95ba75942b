import { luhnCharacter } from './check-digits.ts'
import type { IdentifierReason } from './identifier-reasons.ts'
import { filler, isJunk } from './normalize.ts'
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
 * last 2 are the software version. The key is the first 14.
 */
export function parseImei(typed: string): ParseResult {
  const letter = notDigit.exec(typed)?.[0]
  if (letter !== undefined) return refuse(refuseLetter(typed, letter))
  const { length } = typed
  if (length < 14 || length > 16) return refuse(refuseImeiLength(typed))
  const key = typed.slice(0, 14)
  if (length === 15 && typed.charAt(14) !== luhnCharacter(key, 10)) {
    return refuse({ code: 'imei-check-digit' })
  }
  return isJunk(key) ? refuse(filler) : accept('imei', key)
}

function refuseLetter(typed: string, letter: string): IdentifierReason {
  return typed.startsWith('IMEI')
    ? { code: 'imei-with-label' }
    : { code: 'imei-letter', params: { letter, digit: digitMistakenFor[letter] ?? null } }
}

function refuseImeiLength(digits: string): IdentifierReason {
  return isImeiWithVersion(digits)
    ? { code: 'imei-with-version' }
    : { code: 'imei-length', params: { length: digits.length } }
}

/** Many phones show the 15 digits, a slash and the 2 of the software version for *#06#. */
export function isImeiWithVersion(digits: string): boolean {
  return digits.length === 17 && digits.charAt(14) === luhnCharacter(digits.slice(0, 14), 10)
}
