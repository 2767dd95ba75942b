import { vinCheckCharacter } from './check-digits.ts'
import type { IdentifierReason } from './identifier-reasons.ts'
import { whyWrongLength } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'

export const vinLength = 17
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

/** How the VINs of most vehicles in Nigeria begin: the codes of their makers (ISO 3780). */
const makerCodes = [
  ...['JT', '[24]T[1-4]', '5T[BDEF]', '5YF', '1NX', '58A', 'NMT', 'SB1', 'MR[02]', 'AHT', 'VNK'],
  ...['JH[LM4]', '[12]HG', '2HK', '5FN', '5J[68]', '19[UX]', 'SH[HS]', 'JN', '[13]N[1468]', '5N1'],
  ...['SJN', 'VSK', 'ADN', 'WD[BCDF]', 'W1[KNV]', '4JG', '55S', 'WB[ASXY]', '5UX', '[13W]VW'],
  ...['WV[12]', 'WA[U1]', 'TMB', 'KM[FH8]', 'KN[ADM]', '5N[MP]', '5X[XY]', 'MAL', '[123]F[ABDMT]'],
  ...['WF0', '[123]G[1-9A-Z]', 'KL1', 'J[AMSF]', 'VF[1378]', 'SA[LJ]', 'YV[14]', '[123][CJ][3468]'],
  ...['MA3', 'MD[26]', 'MBL', 'LMG', 'LB3', 'L6T', 'LVV'],
]
const ofCommonMaker = new RegExp(`^(?:${makerCodes.join('|')})`)

/** Whether a text looks like the VIN of a common maker with a character too few or too many. */
export function isMiscountedVin(text: string): boolean {
  return /^(?:.{16}|.{18})$/.test(text) && likeVin.test(text) && ofCommonMaker.test(text)
}

const likeVin = /^(?=.*[A-Z])[0-9A-HJ-NPR-Z]+\d{4}$/

/** Whether a text is a VIN beyond doubt: its check digit is right, and it has letters and digits. */
export function isCheckedVin(text: string): boolean {
  return (
    vinCharacters.test(text) && /[A-Z]/.test(text) && /\d{4}$/.test(text) && hasVinCheckDigit(text)
  )
}
