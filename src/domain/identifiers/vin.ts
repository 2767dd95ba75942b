import { vinCheckCharacter } from './check-digits.ts'
import { whyWrongLength } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'

const vinLength = 17
export const maxChassisCharacters = 25

const vinCharacters = /^[0-9A-HJ-NPR-Z]{17}$/
const neverInVin = /[IOQ]/

/** ISO 3779: 17 of A–Z and 0–9 without I, O and Q. */
export function parseVin(typed: string): ParseResult {
  const { length } = typed
  if (length !== vinLength) {
    return refuse(
      length < vinLength
        ? `A VIN has 17 letters and digits; yours has ${length}. If the vehicle’s number is really shorter, enter it as chassis number.`
        : `A VIN has 17 letters and digits; yours has ${length}. Check it again.`,
    )
  }
  const letter = neverInVin.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse(
      `A VIN never has the letters I, O or Q; yours has ${letter}. It is probably the digit ${letter === 'I' ? '1' : '0'}.`,
    )
  }
  return accept('vin', typed, warnCheckDigit(typed))
}

/** The maker's own, 4–25. What could be a VIN shares the VIN's key namespace, warnings and all. */
export function parseChassisNumber(typed: string): ParseResult {
  if (typed.length > maxChassisCharacters) {
    return refuse(
      `A chassis number has at most ${maxChassisCharacters} letters and digits; yours has ${typed.length}. Check it again.`,
    )
  }
  const reason = whyWrongLength(typed)
  if (reason !== null) return refuse(reason)
  return vinCharacters.test(typed) ? parseVin(typed) : accept('chassis', typed)
}

function warnCheckDigit(vin: string): string | null {
  return vin.charAt(8) === vinCheckCharacter(vin)
    ? null
    : 'The 9th character, the check digit, does not fit the others. That is usual for a vehicle not built for North America or China; for one that was, a character is probably mistyped.'
}
