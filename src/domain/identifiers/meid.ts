import { luhnCharacter } from './check-digits.ts'
import { parseImei } from './imei.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'
import { filler, isJunk } from './placeholders.ts'

const digitsOnly = /^[0-9]+$/
const notHex = /[^0-9A-F]/
const startsA0OrHigher = /^[A-F]/

/**
 * 3GPP2 S.R0048: 14 hex, the first two A0 or higher; a 15th is their base-16 Luhn digit; 18 decimal
 * digits are the first 32 bits in 10 and the last 24 bits in 8. A MEID of 14 to 16 decimal digits
 * is an IMEI: it follows the rule of IMEIs and is in their namespace.
 */
export function parseMeid(typed: string): ParseResult {
  const { length } = typed
  if (digitsOnly.test(typed)) {
    if (length === 18) return readDecimalMeid(typed)
    if (length >= 14 && length <= 16) return parseImei(typed)
  }
  const letter = notHex.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse({ code: 'meid-letter', params: { letter } })
  }
  if (length !== 14 && length !== 15) {
    return refuse({ code: 'meid-length', params: { length } })
  }
  const key = typed.slice(0, 14)
  if (!startsA0OrHigher.test(key)) {
    return refuse({ code: 'meid-start', params: { start: key.charAt(0) } })
  }
  if (length === 15 && !hasMeidCheckDigit(typed)) {
    return refuse({ code: 'meid-check-digit' })
  }
  return isJunk(key) ? refuse(filler) : accept('meid', key)
}

/** Whether the last of 15 hex digits is the check digit of the first 14. */
export function hasMeidCheckDigit(hex: string): boolean {
  return hex.charAt(14) === luhnCharacter(hex.slice(0, 14), 16)
}

function readDecimalMeid(digits: string): ParseResult {
  const first = Number(digits.slice(0, 10))
  const last = Number(digits.slice(10))
  const hex = first.toString(16).padStart(8, '0') + last.toString(16).padStart(6, '0')
  const key = hex.toUpperCase()
  if (key.length === 14) {
    if (digitsOnly.test(key)) return parseImei(key)
    if (startsA0OrHigher.test(key)) return isJunk(key) ? refuse(filler) : accept('meid', key)
  }
  return refuse({ code: 'meid-decimal' })
}
