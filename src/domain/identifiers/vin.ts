import { vinCheckCharacter } from './check-digits.ts'
import type { IdentifierReason } from './identifier-reasons.ts'
import { whyWrongLength } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'

const vinLength = 17
export const maxChassisCharacters = 25

export const vinCharacters = /^[0-9A-HJ-NPR-Z]{17}$/
const neverInVin = /[IOQ]/

/** ISO 3779: 17 of A–Z and 0–9 without I, O and Q. */
export function parseVin(typed: string): ParseResult {
  const { length } = typed
  if (length !== vinLength) {
    return refuse({
      code: length < vinLength ? 'vin-too-short' : 'vin-too-long',
      params: { length },
    })
  }
  const letter = neverInVin.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse({ code: 'vin-letter', params: { letter, digit: letter === 'I' ? '1' : '0' } })
  }
  return accept('vin', typed, warnCheckDigit(typed))
}

/**
 * Issued by the maker, 4–25 characters. A chassis number that could be a VIN is in the VIN
 * namespace and has the warnings of a VIN.
 */
export function parseChassisNumber(typed: string): ParseResult {
  if (typed.length > maxChassisCharacters) {
    return refuse({
      code: 'chassis-too-long',
      params: { length: typed.length, max: maxChassisCharacters },
    })
  }
  const reason = whyWrongLength(typed)
  if (reason !== null) return refuse(reason)
  return vinCharacters.test(typed) ? parseVin(typed) : accept('chassis', typed)
}

function warnCheckDigit(vin: string): IdentifierReason | null {
  return hasVinCheckDigit(vin) ? null : { code: 'vin-check-digit' }
}

export function hasVinCheckDigit(vin: string): boolean {
  return vin.charAt(8) === vinCheckCharacter(vin)
}

/** Whether a text is a VIN beyond doubt: its check digit is right, and it has letters and digits. */
export function isCheckedVin(text: string): boolean {
  return (
    vinCharacters.test(text) && /[A-Z]/.test(text) && /\d{4}$/.test(text) && hasVinCheckDigit(text)
  )
}
